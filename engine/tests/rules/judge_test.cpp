#include <gtest/gtest.h>

#include "game_fixture.h"

namespace hammer {
namespace {

using namespace test;

constexpr double kTolerance = 0.0001, kReportedTolerance = 0.0005;

TEST(Judge, G8_DeeperByLessThanTheToleranceIsLevel) {
  const GameFixture knock_off = make_game("knock-off");
  EXPECT_EQ(knock_off.judge({red(kTwo), blue(kTwo + kTolerance - kMicrometre)}).verdicts[0], Verdict::kLevel);
  EXPECT_EQ(knock_off.judge({red(kTwo), blue(kTwo + kTolerance + kMicrometre)}).points, (Points{0, 2}));
}

TEST(Judge, G8_ExactlyTheToleranceApartIsNotLevelWhateverTheRounding) {
  const GameFixture knock_off = make_game("knock-off");
  for (int i = 0; i < 1000; ++i) {
    const double x = 5 + 0.0007 * i;
    EXPECT_EQ(knock_off.judge({red(x), blue(x + kTolerance)}).verdicts[1], Verdict::kScores) << x;
    EXPECT_EQ(knock_off.judge_reported({red(x + kReportedTolerance), blue(x)}).verdicts[0], Verdict::kScores) << x;
  }
}

TEST(Judge, G8_ReportedPositionsHaveTheLargerTolerance) {
  const GameFixture knock_off = make_game("knock-off");
  const Weights weights{red(kTwo), blue(kTwo + kReportedTolerance - kMicrometre)};
  EXPECT_EQ(knock_off.judge(weights).points, (Points{0, 2}));
  EXPECT_EQ(knock_off.judge_reported(weights).points, (Points{0, 0}));
}

TEST(Judge, G8_AnAgreedToleranceHoldsForBoth) {
  const GameFixture knock_off = make_game("knock-off", "22ft", {set(Option::kTieToleranceMm, 2)});
  const Weights weights{red(kTwo), blue(kTwo + 0.0019)};
  EXPECT_EQ(knock_off.judge(weights).verdicts[0], Verdict::kLevel);
  EXPECT_EQ(knock_off.judge_reported(weights).verdicts[0], Verdict::kLevel);
}

TEST(Judge, G8_WithNoToleranceOnlyTheSameDepthIsLevel) {
  const GameFixture knock_off = make_game("knock-off", "22ft", {set(Option::kTieToleranceMm, 0)});
  EXPECT_EQ(knock_off.judge({red(kTwo), blue(kTwo, 0.1)}).verdicts[0], Verdict::kLevel);
  EXPECT_EQ(knock_off.judge({red(kTwo), blue(kTwo + 1e-12, 0.1)}).points, (Points{0, 2}));
}

TEST(Judge, G8_DepthIsAlongTheBoardWhateverTheLane) {
  EXPECT_EQ(make_game("knock-off").judge({red(kTwo, 0.2), blue(kTwo, -0.2)}).verdicts[0], Verdict::kLevel);
}

TEST(Judge, G9_AWeightKnockedBackOverTheFoulLineIsDead) {
  const GameFixture knock_off = make_game("knock-off");
  const double cleared = 1.8288 + 0.003 + kRadius;
  const Judgement before = knock_off.judge({red(cleared + kMicrometre)});
  const Judgement after = knock_off.judge({red(cleared - kMicrometre)});
  EXPECT_EQ(before.points, (Points{1, 0}));
  EXPECT_EQ(after.points, (Points{0, 0}));
  EXPECT_EQ(after.weights[0].zone, Zone::kDead);
  EXPECT_EQ(after.weights[0].why, Why::kDead);
  EXPECT_EQ(after.weights[0].value, 0);
}

TEST(Judge, G9_EachGameSaysWhatBecomesOfDeadWeights) {
  for (const std::string_view game : {"knock-off", "tap-and-draw"})
    EXPECT_EQ(make_game(game).options.dead_weights(), DeadWeights::kRemoved) << game;
  EXPECT_EQ(make_game("target", "22ft-target").options.dead_weights(), DeadWeights::kRemoved);
  for (const std::string_view game : {"horse-collar", "baseball", "crazy-eight"}) {
    EXPECT_EQ(make_game(game).options.dead_weights(), DeadWeights::kStay) << game;
    EXPECT_EQ(make_game(game, "22ft", {}, Preset::kBrochure).options.dead_weights(), DeadWeights::kRemoved) << game;
  }
  EXPECT_EQ(make_game("tap-and-draw", "22ft", {set(Option::kScoring, Scoring::kHorseCollar)}).options.dead_weights(),
            DeadWeights::kStay);
}

void expect_line(const GameFixture& fixture, const PlacedWeight& weight, Line line, double clearance_mm) {
  const JudgedWeight judged = fixture.judge({weight}).weights[0];
  EXPECT_EQ(judged.line, line) << fixture.game->key << " x " << weight.x << " y " << weight.y;
  EXPECT_NEAR(judged.clearance * 1000, clearance_mm, 1e-9) << fixture.game->key << " x " << weight.x;
}

TEST(Judge, G10_TellsTheNearestLineAndTheClearance) {
  const GameFixture knock_off = make_game("knock-off");
  const double trey = kLength - 0.1524 + 0.003 + kRadius, deuce = kLength - 0.3048 + 0.003 + kRadius;
  expect_line(knock_off, red(trey + 0.0004), Line::kTrey, 0.4);
  expect_line(knock_off, red(trey - 0.0004), Line::kTrey, -0.4);
  expect_line(knock_off, red(deuce + 0.02), Line::kDeuce, 20);
  expect_line(knock_off, red(kLength - kRadius - 0.002), Line::kFarEdge, -2);
  expect_line(knock_off, red(kLength - kRadius + 0.002), Line::kFarEdge, 2);
  expect_line(knock_off, red(0.5), Line::kFoul, -1000 * (1.8288 + 0.003 + kRadius - 0.5));
}

TEST(Judge, G10_TheSideEdgeDecidesOnlyWhereCornersAreWorthMore) {
  const double side = 0.508 / 2 - kRadius;
  expect_line(make_game("horse-collar"), red(kHangs, side - 0.001), Line::kSideEdge, -1);
  expect_line(make_game("horse-collar"), red(kHangs, -side - 0.001), Line::kSideEdge, 1);
  expect_line(make_game("horse-collar"), red(kThree, side - 0.001), Line::kTrey, (kThree - 6.1498 - kRadius) * 1000);
  const double over_end_mm = (kHangs + kRadius - kLength) * 1000;
  expect_line(make_game("horse-collar", "22ft", {set(Option::kCornerHangers, false)}), red(kHangs, side - 0.001),
              Line::kFarEdge, over_end_mm);
  expect_line(make_game("knock-off"), red(kHangs, side - 0.001), Line::kFarEdge, over_end_mm);
}

TEST(Judge, G10_ALineBetweenZonesOfOneValueDecidesNothing) {
  const double length = find_table("9ft-bank")->length;
  const double five = length - 0.0762 + 0.003 + kRadius, trey = length - 0.1524 + 0.003 + kRadius;
  // A hanger and the 5 zone are both worth 5 there, so the edge changes nothing.
  expect_line(make_game("knock-off", "9ft-bank"), red(length - kRadius + 0.001), Line::kFive,
              (length - kRadius + 0.001 - five) * 1000);
  // The 5 zone counts as trey here, so the edge and the trey line are the nearest.
  expect_line(make_game("horse-collar", "9ft-bank"), red(five + 0.001), Line::kFarEdge,
              (five + 0.001 + kRadius - length) * 1000);
  expect_line(make_game("horse-collar", "9ft-bank"), red(trey + 0.02), Line::kTrey, 20);
  // A hanger worth no more than a trey.
  const GameFixture cheap = make_game("knock-off", "22ft", {set(Option::kHangerValue, 3)});
  expect_line(cheap, red(kHangs), Line::kTrey, (kHangs - 6.1498 - kRadius) * 1000);
}

TEST(Judge, G10_TellsTheWeightThatDecided) {
  const Judgement round = make_game("knock-off").judge({red(kOne), blue(kTwo), red(kThree), blue(kShort)});
  EXPECT_EQ(round.weights[0].why, Why::kBehind);
  EXPECT_EQ(round.weights[0].other, 1);
  EXPECT_EQ(round.weights[1].why, Why::kBehind);
  EXPECT_EQ(round.weights[1].other, 2);
  EXPECT_EQ(round.weights[2].why, Why::kCountsDeeper);
  EXPECT_EQ(round.weights[2].other, 1);
  EXPECT_EQ(round.weights[3].why, Why::kDead);
  EXPECT_EQ(round.weights[3].other, -1);
}

TEST(Judge, KeepsTheOrderGiven) {
  const Judgement round = make_game("knock-off").judge({blue(kOne, 0.1), red(kThree), blue(kTwo)});
  ASSERT_EQ(round.count, 3);
  EXPECT_EQ(round.weights[0].color, Color::kBlue);
  EXPECT_EQ(round.weights[0].y, 0.1);
  EXPECT_EQ(round.weights[1].x, kThree);
  EXPECT_EQ(round.weights[2].x, kTwo);
}

}  // namespace
}  // namespace hammer
