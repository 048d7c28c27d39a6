#include <gtest/gtest.h>

#include "game_fixture.h"

namespace hammer {
namespace {

using namespace test;

GameFixture knock_off(const Given& given = {}) { return make_game("knock-off", "22ft", given); }

TEST(KnockOff, KO1_SidesAlternateSingleWeightsUntilEachHasShotFour) {
  const Game& game = *knock_off().game;
  for (int shot = 0; shot < 8; ++shot) {
    const Board board = board_of(shot);
    const auto next = game.turns({board, 0, 1});
    ASSERT_TRUE(next);
    EXPECT_EQ(next->order_index, shot % 2);
    EXPECT_EQ(next->left, 4 - shot / 2);
    EXPECT_FALSE(next->four);
    EXPECT_FALSE(next->color);
  }
  const Board full = board_of(8);
  EXPECT_FALSE(game.turns({full, 0, 1}));
}

TEST(KnockOff, M5_PartnersTakeTurnsAtTheRounds) {
  const Game& game = *knock_off().game;
  for (int round = 0; round < 4; ++round)
    for (int shot = 0; shot < 8; ++shot) {
      const Board board = board_of(shot);
      EXPECT_EQ(game.turns({board, round, 2})->player, round % 2);
    }
}

TEST(KnockOff, KO2_OnlyTheSideWithTheDeepestWeightScores) {
  EXPECT_EQ(knock_off().judge({red(kThree), blue(kTwo), blue(kTwo, 0.1), blue(kOne)}).points, (Points{3, 0}));
  EXPECT_EQ(knock_off().judge({red(kThree), blue(kHangs), red(kThree, 0.1)}).points, (Points{0, 4}));
}

TEST(KnockOff, KO2_DepthDecidesWithinAZone) {
  EXPECT_EQ(knock_off().judge({red(kTwo), blue(kTwo + 0.001, 0.1)}).points, (Points{0, 2}));
}

TEST(KnockOff, KO3_CountsWhatIsDeeperThanTheOthersDeepest) {
  const Judgement round = knock_off().judge({red(kThree), red(kTwo + 0.01, 0.1), red(kTwo - 0.01), blue(kTwo)});
  EXPECT_EQ(round.points, (Points{5, 0}));
  EXPECT_FALSE(round.weights[2].counts);
  EXPECT_EQ(round.weights[2].why, Why::kBehind);
  EXPECT_EQ(round.weights[2].other, 3);
}

TEST(KnockOff, KO3_LevelWithTheOthersDeepestIsNotDeeper) {
  const Judgement round = knock_off().judge({red(kThree), red(kTwo + 0.00005, 0.1), blue(kTwo)});
  EXPECT_EQ(round.points, (Points{3, 0}));
  EXPECT_EQ(round.weights[1].why, Why::kBehind);
}

TEST(KnockOff, KO3_AllCountWhereTheOtherSideHasNoneInPlay) {
  const Judgement round = knock_off().judge({blue(kOne), blue(kTwo), blue(kThree), red(kShort)});
  EXPECT_EQ(round.points, (Points{0, 6}));
  EXPECT_EQ(round.weights[0].why, Why::kCounts);
  EXPECT_EQ(round.weights[0].other, -1);
  EXPECT_EQ(round.weights[3].why, Why::kDead);
}

TEST(KnockOff, KO4_NoneLeftScoresNothing) {
  const Judgement round = knock_off().judge({});
  EXPECT_EQ(round.points, (Points{0, 0}));
  EXPECT_EQ(round.verdicts[0], Verdict::kNoneInPlay);
}

TEST(KnockOff, KO4_AllDeadScoresNothing) {
  const Judgement round = knock_off().judge({red(kShort), blue(kShort, 0.1), red(0.5)});
  EXPECT_EQ(round.points, (Points{0, 0}));
  EXPECT_EQ(round.verdicts[0], Verdict::kNoneInPlay);
  for (const JudgedWeight& weight : round.judged()) EXPECT_EQ(weight.why, Why::kDead);
}

TEST(KnockOff, KO4_LevelLeadersScoreNothing) {
  const Judgement round = knock_off().judge({red(kThree), red(kTwo), blue(kThree, 0.1)});
  EXPECT_EQ(round.points, (Points{0, 0}));
  EXPECT_EQ(round.verdicts, (std::array{Verdict::kLevel, Verdict::kLevel}));
  EXPECT_EQ(round.weights[0].why, Why::kLevelLeaders);
  EXPECT_EQ(round.weights[0].other, 2);
  EXPECT_EQ(round.weights[1].other, 2);
  EXPECT_EQ(round.weights[2].other, 0);
}

TEST(KnockOff, KO5_ValuesByZoneAndFourForAHanger) {
  const Judgement round = knock_off().judge({red(kOne), red(kTwo), red(kThree), red(kHangs), red(kHangs, kOverSide)});
  EXPECT_EQ(round.weights[0].value, 1);
  EXPECT_EQ(round.weights[1].value, 2);
  EXPECT_EQ(round.weights[2].value, 3);
  EXPECT_EQ(round.weights[3].value, 4);
  EXPECT_EQ(round.weights[4].zone, Zone::kCornerHanger);
  EXPECT_EQ(round.weights[4].value, 4);
}

TEST(KnockOff, KO6_TheScorerShootsFirstNextRound) {
  const Game& game = *knock_off().game;
  EXPECT_EQ(game.next_first({.first = 1, .last = 0, .points = {3, 0}}), 1);
  EXPECT_EQ(game.next_first({.first = 1, .last = 0, .points = {0, 3}}), 0);
}

TEST(KnockOff, KO6_NobodyScoredSoTheHammerChangesHands) {
  const Game& game = *knock_off().game;
  EXPECT_EQ(game.next_first({.first = 0, .last = 1, .points = {0, 0}}), 1);
  EXPECT_EQ(game.next_first({.first = 1, .last = 0, .points = {0, 0}}), 0);
}

TEST(KnockOff, KO7_FirstToTheGameScoreWins) {
  EXPECT_EQ(winner(knock_off(), {14, 14}), kNotYet);
  EXPECT_EQ(winner(knock_off(), {15, 14}), 0);
  EXPECT_EQ(winner(knock_off(), {3, 18}), 1);
  EXPECT_EQ(winner(knock_off({set(Option::kGameScore, 21)}), {20, 15}), kNotYet);
  EXPECT_EQ(winner(knock_off({set(Option::kGameScore, 21)}), {21, 15}), 0);
}

TEST(KnockOff, KO7_BrochureHasFifteenForTwoPlayersAndTwentyOneForFour) {
  OptionRequest request{.game = knock_off().game, .preset = Preset::kBrochure, .table = find_table("22ft")};
  EXPECT_EQ(resolve_options(request).value().game_score(), 15);
  request.players = 4;
  EXPECT_EQ(resolve_options(request).value().game_score(), 21);
  request.preset = Preset::kTournament;
  EXPECT_EQ(resolve_options(request).value().game_score(), 15);
}

TEST(KnockOff, KO8_ShortFoulLineByDefaultLongAsOption) {
  const double between_the_lines = 3.0;
  EXPECT_EQ(knock_off().judge({red(between_the_lines)}).points, (Points{1, 0}));
  EXPECT_EQ(knock_off({set(Option::kFoulLine, FoulLine::kLong)}).judge({red(between_the_lines)}).points,
            (Points{0, 0}));
}

TEST(KnockOff, KO9_AHangerAndADeuceAheadOfTheLosersLeaderMakeSix) {
  EXPECT_EQ(knock_off().judge({red(kHangs), red(kTwo), blue(kOne), blue(kOne - 1), red(kOne - 2)}).points,
            (Points{6, 0}));
}

TEST(KnockOff, BK5_TheFiveZoneIsWorthFiveAndAHangerNoLess) {
  const double length = find_table("9ft-bank")->length;
  for (const int hanger : {3, 4, 5}) {
    const GameFixture fixture = make_game("knock-off", "9ft-bank", {set(Option::kHangerValue, hanger)});
    EXPECT_EQ(fixture.judge({red(length - 0.035)}).points, (Points{5, 0}));
    EXPECT_EQ(fixture.judge({red(length - 0.001)}).points, (Points{5, 0}));
  }
}

TEST(KnockOff, BK1_IsPlayedOnCushionBoardsAndOnEveryOtherWithoutRings) {
  const GameFixture fixture = knock_off();
  for (const Table& table : tables())
    EXPECT_EQ(fixture.game->is_played_on(table, fixture.options), !table.target) << table.name;
}

TEST(KnockOff, X3_HangerValue) {
  EXPECT_EQ(knock_off({set(Option::kHangerValue, 3)}).judge({red(kHangs)}).points, (Points{3, 0}));
  EXPECT_EQ(knock_off({set(Option::kHangerValue, 5)}).judge({red(kHangs)}).points, (Points{5, 0}));
}

GameFixture cancelling() { return knock_off({set(Option::kTiedLeaders, TiedLeaders::kCancel)}); }

TEST(KnockOff, X4_TheLevelPairIsIgnoredAndTheNextCompared) {
  const Judgement round = cancelling().judge({red(kThree), blue(kThree, 0.1), red(kTwo), blue(kOne)});
  EXPECT_EQ(round.points, (Points{2, 0}));
  EXPECT_EQ(round.weights[0].why, Why::kCancelled);
  EXPECT_EQ(round.weights[0].other, 1);
  EXPECT_EQ(round.weights[1].why, Why::kCancelled);
  EXPECT_EQ(round.weights[1].other, 0);
  EXPECT_EQ(round.weights[2].why, Why::kCountsDeeper);
  EXPECT_EQ(round.weights[2].other, 3);
}

TEST(KnockOff, X4_PairAfterPairCancels) {
  const Judgement round = cancelling().judge({red(kOne), blue(kThree, 0.1), red(kThree), blue(kTwo, 0.1), red(kTwo),
                                              blue(kOne + 0.5), red(kOne + 0.5, 0.1), blue(kOne - 1)});
  EXPECT_EQ(round.points, (Points{1, 0}));
  EXPECT_EQ(round.weights[4].other, 3);
}

TEST(KnockOff, X4_WhenOneSideRunsOutTheOtherScoresWhatItHasLeft) {
  const Judgement round = cancelling().judge({red(kThree), blue(kThree, 0.1), red(kTwo), red(kOne), blue(kShort)});
  EXPECT_EQ(round.points, (Points{3, 0}));
  EXPECT_EQ(round.weights[2].why, Why::kCounts);
}

TEST(KnockOff, X4_AllCancelledScoresNothing) {
  const Judgement round = cancelling().judge({red(kThree), blue(kThree, 0.1), red(kTwo), blue(kTwo, 0.1)});
  EXPECT_EQ(round.points, (Points{0, 0}));
  EXPECT_EQ(round.verdicts[0], Verdict::kLevel);
  for (const JudgedWeight& weight : round.judged()) EXPECT_EQ(weight.why, Why::kCancelled);
}

TEST(KnockOff, X4_LevelPairsBelowTheLeaderDoNotCancel) {
  EXPECT_EQ(cancelling().judge({red(kThree), blue(kTwo, 0.1), red(kTwo), red(kTwo + 0.01)}).points, (Points{5, 0}));
}

TEST(KnockOff, X5_WinByTwo) {
  const GameFixture fixture = knock_off({set(Option::kWinByTwo, true)});
  EXPECT_EQ(winner(fixture, {15, 14}), kStillLevel);
  EXPECT_EQ(winner(fixture, {16, 14}), 0);
  EXPECT_EQ(winner(fixture, {17, 16}), kStillLevel);
  EXPECT_EQ(winner(fixture, {17, 19}), 1);
}

TEST(KnockOff, ARoundIsWorthNoMoreThanFourWeightsMake) {
  const auto can = [](const GameFixture& fixture, int points) {
    return fixture.game->can_score(*fixture.table, fixture.options, points);
  };
  for (int points = 0; points <= 16; ++points) EXPECT_TRUE(can(knock_off(), points)) << points;
  EXPECT_FALSE(can(knock_off(), 17));
  EXPECT_FALSE(can(knock_off(), -1));
  EXPECT_FALSE(can(knock_off({set(Option::kHangerValue, 3)}), 13));
  const GameFixture dear = knock_off({set(Option::kHangerValue, 5)});
  EXPECT_TRUE(can(dear, 18));
  EXPECT_FALSE(can(dear, 19));
  EXPECT_TRUE(can(dear, 20));
  EXPECT_TRUE(can(make_game("knock-off", "9ft-bank"), 20));
  EXPECT_FALSE(can(make_game("knock-off", "9ft-bank"), 19));
}

}  // namespace
}  // namespace hammer
