#include <gtest/gtest.h>

#include "game_fixture.h"

namespace hammer {
namespace {

using namespace test;

GameFixture horse_collar(const Given& given = {}) { return make_game("horse-collar", "22ft", given); }

NextThrow next_throw(int shot, int team_size) {
  const Board board = board_of(shot);
  return *horse_collar().game->turns({board, 0, team_size});
}

TEST(HorseCollar, HC1_ATurnIsAllEightWeightsOfBothColors) {
  for (int shot = 0; shot < 8; ++shot) {
    EXPECT_EQ(next_throw(shot, 1).color, shot < 4 ? Color::kRed : Color::kBlue);
    EXPECT_EQ(next_throw(shot, 1).left, 8 - shot);
    EXPECT_FALSE(next_throw(shot, 1).four);
  }
  const Board full = board_of(8);
  EXPECT_FALSE(horse_collar().game->turns({full, 0, 1}));
  EXPECT_FALSE(horse_collar().game->shares_board);
}

TEST(HorseCollar, HC1_BothColorsCountTogether) {
  EXPECT_EQ(horse_collar().judge({red(kThree), blue(kTwo), blue(kOne)}).points, (Points{6, 0}));
}

TEST(HorseCollar, HC2_PartnersShootEqualShares) {
  for (int shot = 0; shot < 8; ++shot) {
    EXPECT_EQ(next_throw(shot, 2).player, shot / 4);
    EXPECT_EQ(next_throw(shot, 2).left, 4 - shot % 4);
    EXPECT_EQ(next_throw(shot, 2).color, shot / 4 == 0 ? Color::kRed : Color::kBlue);
    EXPECT_EQ(next_throw(shot, 4).player, shot / 2);
    EXPECT_EQ(next_throw(shot, 4).left, 2 - shot % 2);
  }
}

TEST(HorseCollar, HC2_TwoSidesOrMoreInAFixedOrder) {
  const Game& game = *horse_collar().game;
  EXPECT_EQ(game.min_sides, 2);
  EXPECT_EQ(game.max_sides, kMaxSides);
  EXPECT_EQ(std::vector<int>(game.team_sizes.begin(), game.team_sizes.end()), (std::vector{1, 2, 4}));
  EXPECT_EQ(game.next_first, nullptr);
}

TEST(HorseCollar, HC3_ShortFoulLineByDefaultLongAsOption) {
  const Weights between_the_lines{red(kThree), red(3.0)};
  EXPECT_EQ(horse_collar().judge(between_the_lines).points[0], 4);
  EXPECT_EQ(horse_collar({set(Option::kFoulLine, FoulLine::kLong)}).judge(between_the_lines).verdicts[0],
            Verdict::kVoided);
}

TEST(HorseCollar, HC4_NothingWithoutAWeightWorthThree) {
  const Judgement turn = horse_collar().judge({red(kTwo), blue(kTwo, 0.1), red(kOne)});
  EXPECT_EQ(turn.points, (Points{0, 0}));
  EXPECT_EQ(turn.verdicts[0], Verdict::kNoThree);
  for (const JudgedWeight& weight : turn.judged()) EXPECT_EQ(weight.why, Why::kNoThree);
}

TEST(HorseCollar, HC4_AHangerServesAsWell) { EXPECT_EQ(horse_collar().judge({red(kHangs), blue(kTwo)}).points[0], 15); }

TEST(HorseCollar, HC4_NoneLeftScoresNothing) {
  EXPECT_EQ(horse_collar().judge({}).points[0], 0);
  EXPECT_EQ(horse_collar().judge({}).verdicts[0], Verdict::kNoneInPlay);
}

TEST(HorseCollar, HC5_HangerThirteenCornerHangerTwentySix) {
  EXPECT_EQ(horse_collar().judge({red(kHangs)}).points[0], 13);
  EXPECT_EQ(horse_collar().judge({red(kHangs, kOverSide)}).points[0], 26);
  EXPECT_EQ(horse_collar().judge({red(kHangs, -kOverSide), blue(kOne)}).points[0], 27);
}

TEST(HorseCollar, HC5_WithoutCornerHangersThirteenThereToo) {
  const Judgement turn = horse_collar({set(Option::kCornerHangers, false)}).judge({red(kHangs, kOverSide)});
  EXPECT_EQ(turn.points[0], 13);
  EXPECT_EQ(turn.weights[0].zone, Zone::kCornerHanger);
  EXPECT_EQ(make_game("horse-collar", "22ft", {}, Preset::kBrochure).judge({red(kHangs, kOverSide)}).points[0], 13);
}

TEST(HorseCollar, HC6_ADeadWeightVoidsTheTurn) {
  const Judgement turn = horse_collar().judge({red(kHangs), blue(kShort), red(kThree), blue(kShort, 0.1)});
  EXPECT_EQ(turn.points[0], 0);
  EXPECT_EQ(turn.verdicts[0], Verdict::kVoided);
  EXPECT_EQ(turn.weights[0].why, Why::kVoidedByDead);
  EXPECT_EQ(turn.weights[0].other, 1);
  EXPECT_EQ(turn.weights[1].why, Why::kDead);
}

TEST(HorseCollar, HC6_OffItMerelyCountsNothing) {
  const GameFixture lenient = horse_collar({set(Option::kDeadWeightVoids, false)});
  EXPECT_EQ(lenient.judge({red(kHangs), blue(kShort)}).points[0], 13);
  EXPECT_EQ(lenient.judge({blue(kShort)}).verdicts[0], Verdict::kNoneInPlay);
}

TEST(HorseCollar, HC6_WhereDeadWeightsAreRemovedNoneCanVoid) {
  const GameFixture removed = horse_collar({set(Option::kDeadWeights, DeadWeights::kRemoved)});
  EXPECT_FALSE(removed.options.dead_weight_voids());
  EXPECT_EQ(removed.judge({red(kThree), blue(kShort)}).points[0], 3);
}

TEST(HorseCollar, HC7_OneThreeTwoTwosAndThreeOnesMakeTen) {
  EXPECT_EQ(horse_collar()
                .judge({red(kThree), red(kTwo), red(kTwo, 0.1), red(kOne), blue(kOne, 0.1), blue(kOne, -0.1)})
                .points[0],
            10);
}

TEST(HorseCollar, HC8_TheHighestOfAtLeastTheGameScoreWins) {
  EXPECT_EQ(horse_collar().options.game_score(), 51);
  EXPECT_EQ(winner(horse_collar(), {50, 49}), kNotYet);
  EXPECT_EQ(winner(horse_collar(), {51, 49}), 0);
  EXPECT_EQ(winner(horse_collar(), {51, 60, 55}), 1);
}

TEST(HorseCollar, HC9_LevelAtTheTopMeansAnotherFrame) {
  EXPECT_EQ(winner(horse_collar(), {51, 51}), kStillLevel);
  EXPECT_EQ(winner(horse_collar(), {60, 51, 60}), kStillLevel);
  EXPECT_EQ(winner(horse_collar(), {60, 60, 60, 60}), kStillLevel);
  EXPECT_EQ(winner(horse_collar(), {60, 52, 60, 61}), 3);
}

TEST(HorseCollar, M8_ASideThatConcededNeitherWinsNorHoldsUpTheRest) {
  EXPECT_EQ(winner(horse_collar(), {60, 55, 60}, 1, {0}), 2);
  EXPECT_EQ(winner(horse_collar(), {60, 40, 50}, 1, {0}), kNotYet);
}

TEST(HorseCollar, X5_WinByTwoOfEveryOtherSide) {
  const GameFixture fixture = horse_collar({set(Option::kWinByTwo, true)});
  EXPECT_EQ(winner(fixture, {52, 51, 10}), kStillLevel);
  EXPECT_EQ(winner(fixture, {53, 51, 52}), kStillLevel);
  EXPECT_EQ(winner(fixture, {53, 51, 51}), 0);
}

TEST(HorseCollar, HC10_NoPeekingByDefault) {
  EXPECT_EQ(horse_collar().options.peeking(), Peeking::kNotAllowed);
  EXPECT_EQ(make_game("horse-collar", "22ft", {}, Preset::kBrochure).options.peeking(), Peeking::kAllowed);
  EXPECT_EQ(make_game("knock-off").options.peeking(), Peeking::kAllowed);
  EXPECT_EQ(make_game("tap-and-draw").options.peeking(), Peeking::kAllowed);
  EXPECT_EQ(make_game("tap-and-draw", "22ft", {set(Option::kScoring, Scoring::kHorseCollar)}).options.peeking(),
            Peeking::kNotAllowed);
}

TEST(HorseCollar, HC11_HasAHickeyJar) {
  EXPECT_TRUE(horse_collar().options.has(Option::kHickeyCents));
  EXPECT_EQ(horse_collar().options.hickey_cents(), 0);
  EXPECT_EQ(horse_collar({set(Option::kHickeyCents, 25)}).options.hickey_cents(), 25);
}

TEST(HorseCollar, BK5_TheFiveZoneCountsAsTrey) {
  const GameFixture fixture = make_game("horse-collar", "9ft-bank");
  const Judgement turn = fixture.judge({red(fixture.table->length - 0.035)});
  EXPECT_EQ(turn.weights[0].zone, Zone::kFive);
  EXPECT_EQ(turn.points[0], 3);
}

TEST(HorseCollar, BK6_AHangerBesideTheCushionIsAPlainOne) {
  const GameFixture fixture = make_game("horse-collar", "12ft-bank");
  EXPECT_EQ(fixture.judge({red(fixture.table->length - 0.01, fixture.table->width / 2 - kRadius)}).points[0], 13);
}

// Every way to lay up to `weights` weights, at most two of them over corners.
bool can_be_laid(int points, int weights, bool corners) {
  for (int corner = 0; corner <= (corners ? 2 : 0) && corner <= weights; ++corner)
    for (int hanger = 0; corner + hanger <= weights; ++hanger)
      for (int three = 0; corner + hanger + three <= weights; ++three)
        for (int two = 0; corner + hanger + three + two <= weights; ++two) {
          const int rest = points - 26 * corner - 13 * hanger - 3 * three - 2 * two;
          const bool enough_weights = rest <= weights - corner - hanger - three - two;
          if (rest >= 0 && enough_weights && (points == 0 || corner + hanger + three > 0)) return true;
        }
  return false;
}

TEST(HorseCollar, HC4_ATurnIsWorthWhatEightWeightsWithAThreeMake) {
  const GameFixture with = horse_collar(), without = horse_collar({set(Option::kCornerHangers, false)});
  const GameFixture bank = make_game("horse-collar", "12ft-bank");
  for (int points = -1; points < 250; ++points) {
    const auto can = [&](const GameFixture& fixture) {
      return fixture.game->can_score(*fixture.table, fixture.options, points);
    };
    EXPECT_EQ(can(with), can_be_laid(points, 8, true)) << points;
    EXPECT_EQ(can(without), can_be_laid(points, 8, false)) << points;
    EXPECT_EQ(can(bank), can_be_laid(points, 8, false)) << points;
  }
}

TEST(HorseCollar, HC4_FourWeightsAreWorthLessWhereTheBoardIsShared) {
  const GameFixture shared = make_game("tap-and-draw", "22ft", {set(Option::kScoring, Scoring::kHorseCollar)});
  for (int points = -1; points < 120; ++points)
    EXPECT_EQ(shared.game->can_score(*shared.table, shared.options, points), can_be_laid(points, 4, true)) << points;
}

}  // namespace
}  // namespace hammer
