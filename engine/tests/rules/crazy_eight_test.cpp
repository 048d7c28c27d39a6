#include <gtest/gtest.h>

#include "game_fixture.h"

namespace hammer {
namespace {

using namespace test;

GameFixture crazy_eight(const Given& given = {}) { return make_game("crazy-eight", "22ft", given); }

Board four_thrown(double last_x = kOne, Fate last_fate = Fate::kOn) {
  Board board;
  board.first_color = Color::kBlue;
  for (int i = 0; i < 3; ++i) board.add({Color::kBlue, 0, Fate::kOn, kOne, 0.1 * i});
  board.add({Color::kBlue, 0, last_fate, last_x, -0.1});
  return board;
}

bool has_failed(const GameFixture& fixture, const Board& board) {
  return fixture.game->has_failed(board, fixture.ruler(), fixture.options);
}

TEST(CrazyEight, CE1_TwoOrMorePlayersEachForThemselvesInAFixedOrder) {
  const Game& game = *crazy_eight().game;
  EXPECT_EQ(game.min_sides, 2);
  EXPECT_EQ(game.max_sides, kMaxSides);
  EXPECT_EQ(std::vector<int>(game.team_sizes.begin(), game.team_sizes.end()), std::vector{1});
  EXPECT_FALSE(game.shares_board);
  EXPECT_EQ(game.next_first, nullptr);
}

TEST(CrazyEight, CE2_FourOfAColorOfChoiceAreThrownTogetherFirst) {
  const Board empty;
  const auto next = crazy_eight().game->turns({empty, 0, 1});
  EXPECT_TRUE(next->four);
  EXPECT_FALSE(next->color);
  EXPECT_EQ(next->left, 8);
}

TEST(CrazyEight, CE2_AllFourMustStayPastTheLongFoulLine) {
  const double long_foul_cleared = kLength - 1.8288 + 0.003 + kRadius;
  EXPECT_EQ(crazy_eight().options.foul_line(), FoulLine::kLong);
  EXPECT_FALSE(has_failed(crazy_eight(), four_thrown()));
  EXPECT_FALSE(has_failed(crazy_eight(), four_thrown(kHangs)));
  EXPECT_FALSE(has_failed(crazy_eight(), four_thrown(long_foul_cleared + 1e-6)));
  EXPECT_TRUE(has_failed(crazy_eight(), four_thrown(long_foul_cleared)));
  EXPECT_TRUE(has_failed(crazy_eight(), four_thrown(kLength + 0.01, Fate::kFell)));
  EXPECT_TRUE(has_failed(crazy_eight(), four_thrown(kShort, Fate::kDead)));
  EXPECT_FALSE(has_failed(crazy_eight({set(Option::kFoulLine, FoulLine::kShort)}), four_thrown(long_foul_cleared)));
}

TEST(CrazyEight, CE2_OnlyTheThrowOfFourCanFail) {
  Board board = four_thrown(kLength + 0.01, Fate::kFell);
  board.add({Color::kRed, 0, Fate::kFell, kLength, 0});
  EXPECT_FALSE(has_failed(crazy_eight(), board));
}

TEST(CrazyEight, CE3_ThenTheOtherColorOneByOne) {
  Board board = four_thrown();
  for (int left = 4; left > 0; --left) {
    const auto next = crazy_eight().game->turns({board, 0, 1});
    ASSERT_TRUE(next);
    EXPECT_FALSE(next->four);
    EXPECT_EQ(next->color, Color::kRed);
    EXPECT_EQ(next->left, left);
    board.add({Color::kRed, 0, Fate::kOn, kTwo, 0});
  }
  EXPECT_FALSE(crazy_eight().game->turns({board, 0, 1}));
}

TEST(CrazyEight, CE4_NothingWhileOneOfTheFirstColorIsOnTheBoard) {
  const Judgement turn = crazy_eight().judge_with_first(Color::kBlue, {red(kThree), blue(kOne), red(kTwo)});
  EXPECT_EQ(turn.points[0], 0);
  EXPECT_EQ(turn.verdicts[0], Verdict::kFirstColorRemains);
  EXPECT_EQ(turn.weights[0].why, Why::kFirstColorRemains);
  EXPECT_EQ(turn.weights[0].other, 1);
  EXPECT_EQ(turn.weights[1].why, Why::kFirstColor);
}

TEST(CrazyEight, CE4_KnockedShortIsNotKnockedOff) {
  const Judgement turn = crazy_eight().judge_with_first(Color::kBlue, {red(kThree), blue(kShort)});
  EXPECT_EQ(turn.points[0], 0);
  EXPECT_EQ(turn.weights[1].why, Why::kFirstColor);
  const Judgement removed = crazy_eight().judge_with_first(Color::kBlue, {red(kThree)}, false);
  EXPECT_EQ(removed.points[0], 0);
  EXPECT_EQ(removed.weights[0].why, Why::kFirstColorRemains);
  EXPECT_EQ(removed.weights[0].other, -1);
}

TEST(CrazyEight, CE5_EachOfTheSecondColorInPlayScores) {
  const Judgement turn =
      crazy_eight().judge_with_first(Color::kBlue, {red(kOne), red(kTwo), red(kHangs, kOverSide), red(kShort)});
  EXPECT_EQ(turn.points[0], 1 + 2 + 4);
  EXPECT_EQ(turn.verdicts[0], Verdict::kScores);
  EXPECT_EQ(turn.weights[3].why, Why::kDead);
  EXPECT_EQ(crazy_eight().judge_with_first(Color::kRed, {blue(kThree)}).points[0], 3);
}

TEST(CrazyEight, CE5_AllFallenScoresNothing) {
  const Judgement turn = crazy_eight().judge_with_first(Color::kBlue, {});
  EXPECT_EQ(turn.points[0], 0);
  EXPECT_EQ(turn.verdicts[0], Verdict::kNoneInPlay);
}

TEST(CrazyEight, CE6_TheHighestOfAtLeastTheGameScoreWinsElseAnotherFrame) {
  EXPECT_EQ(crazy_eight().options.game_score(), 15);
  EXPECT_EQ(winner(crazy_eight(), {14, 3}), kNotYet);
  EXPECT_EQ(winner(crazy_eight(), {15, 18, 3}), 1);
  EXPECT_EQ(winner(crazy_eight(), {18, 18, 3}), kStillLevel);
  EXPECT_EQ(winner(crazy_eight({set(Option::kGameScore, 1)}), {0, 1}), 1);
}

TEST(CrazyEight, CE7_HasAHickeyJar) { EXPECT_TRUE(crazy_eight().options.has(Option::kHickeyCents)); }

TEST(CrazyEight, BK5_TheFiveZoneAndAHangerAreWorthFive) {
  const GameFixture fixture = make_game("crazy-eight", "9ft-bank");
  EXPECT_EQ(fixture.judge_with_first(Color::kBlue, {red(fixture.table->length - 0.035)}).points[0], 5);
  EXPECT_EQ(fixture.judge_with_first(Color::kBlue, {red(fixture.table->length - 0.001)}).points[0], 5);
}

TEST(CrazyEight, ATurnIsWorthNoMoreThanFourWeightsMake) {
  const GameFixture fixture = crazy_eight(), bank = make_game("crazy-eight", "9ft-bank");
  EXPECT_TRUE(fixture.game->can_score(*fixture.table, fixture.options, 16));
  EXPECT_FALSE(fixture.game->can_score(*fixture.table, fixture.options, 17));
  EXPECT_TRUE(bank.game->can_score(*bank.table, bank.options, 20));
  EXPECT_FALSE(bank.game->can_score(*bank.table, bank.options, 19));
}

}  // namespace
}  // namespace hammer
