#include <gtest/gtest.h>

#include <cmath>

#include "game_fixture.h"

namespace hammer {
namespace {

using namespace test;

constexpr double kNanometre = 1e-9;

// On the 22ft board, from the table of distances: the middle of the paint, and half of its 6 mm beyond.
constexpr double kShortFoulCleared = 1.8288 + 0.003 + kRadius;
constexpr double kLongFoulCleared = kLength - 1.8288 + 0.003 + kRadius;
constexpr double kDeuceCleared = kLength - 0.3048 + 0.003 + kRadius;
constexpr double kTreyCleared = kLength - 0.1524 + 0.003 + kRadius;
constexpr double kHangsFrom = kLength - kRadius;
constexpr double kOverSideFrom = 0.508 / 2 - kRadius;

Ruler ruler_of(std::string_view table, FoulLine foul_line = FoulLine::kShort) {
  const bool rings = find_table(table)->target.has_value();
  Given given;
  if (!find_table(table)->cushions) given.push_back(set(Option::kFoulLine, foul_line));
  return make_game(rings ? "target" : "knock-off", table, given).ruler();
}

TEST(Ruler, G1_OnTheBoardWhileTheCentreIs) {
  const Ruler ruler = ruler_of("22ft");
  EXPECT_EQ(ruler.zone(kLength, 0), Zone::kHanger);  // the last place before it falls
  EXPECT_EQ(ruler.zone(0, 0), Zone::kDead);
}

TEST(Ruler, G2_TouchingALineOrExactlyLevelIsNotClear) {
  const Ruler ruler = ruler_of("22ft");
  EXPECT_EQ(ruler.zone(kTreyCleared - kMicrometre, 0), Zone::kTwo);
  EXPECT_EQ(ruler.zone(kTreyCleared, 0), Zone::kTwo);
  EXPECT_EQ(ruler.zone(kTreyCleared + kMicrometre, 0), Zone::kThree);
}

TEST(Ruler, G2_WithinANanometreOfALineTouchesIt) {
  const Ruler ruler = ruler_of("22ft");
  EXPECT_FALSE(ruler.past(Line::kTrey, kTreyCleared + 0.9 * kNanometre, 0));
  EXPECT_TRUE(ruler.past(Line::kTrey, kTreyCleared + 1.1 * kNanometre, 0));
}

TEST(Ruler, G2_ThePaintBelongsToTheLine) {
  const Ruler ruler = ruler_of("22ft");
  EXPECT_NEAR(ruler.clearance(Line::kDeuce, kLength - 0.3048 + kRadius, 0), -0.003, 1e-12);
}

TEST(Ruler, G3_ShortFoulLineIsTheShooters) {
  const Ruler ruler = ruler_of("22ft", FoulLine::kShort);
  EXPECT_FALSE(ruler.in_play(kShortFoulCleared, 0));
  EXPECT_TRUE(ruler.in_play(kShortFoulCleared + kMicrometre, 0));
}

TEST(Ruler, G3_LongFoulLineIsTheFarEnds) {
  const Ruler ruler = ruler_of("22ft", FoulLine::kLong);
  EXPECT_FALSE(ruler.in_play(kLongFoulCleared, 0));
  EXPECT_TRUE(ruler.in_play(kLongFoulCleared + kMicrometre, 0));
}

TEST(Ruler, G3_OnlyTheFarEndsDeuceAndTreyLinesCount) {
  const Ruler ruler = ruler_of("22ft");
  EXPECT_EQ(ruler.zone(0.1524 / 2, 0), Zone::kDead);
  EXPECT_EQ(ruler.zone(2.0, 0), Zone::kOne);
}

TEST(Ruler, G4_InPlayIsClearOfTheDesignatedFoulLine) {
  const double between_the_lines = 3.0;
  EXPECT_TRUE(ruler_of("22ft", FoulLine::kShort).in_play(between_the_lines, 0));
  EXPECT_FALSE(ruler_of("22ft", FoulLine::kLong).in_play(between_the_lines, 0));
}

TEST(Ruler, G5_ZoneByTheLastLineItIsClearOf) {
  const Ruler ruler = ruler_of("22ft");
  EXPECT_EQ(ruler.zone(kShortFoulCleared, 0), Zone::kDead);
  EXPECT_EQ(ruler.zone(kShortFoulCleared + kMicrometre, 0), Zone::kOne);
  EXPECT_EQ(ruler.zone(kDeuceCleared, 0), Zone::kOne);
  EXPECT_EQ(ruler.zone(kDeuceCleared + kMicrometre, 0), Zone::kTwo);
  EXPECT_EQ(ruler.zone(kTreyCleared, 0), Zone::kTwo);
  EXPECT_EQ(ruler.zone(kTreyCleared + kMicrometre, 0), Zone::kThree);
}

TEST(Ruler, G5_LinesLieAsFarFromTheEndOnEveryOpenBoard) {
  for (const Table& table : tables()) {
    if (!table.deuce_line) continue;
    const Ruler ruler = ruler_of(table.name);
    EXPECT_EQ(ruler.zone(table.length - 0.3, 0), Zone::kOne) << table.name;
    EXPECT_EQ(ruler.zone(table.length - 0.2, 0), Zone::kTwo) << table.name;
    EXPECT_EQ(ruler.zone(table.length - 0.1, 0), Zone::kThree) << table.name;
    EXPECT_EQ(ruler.zone(table.length - 0.01, 0), Zone::kHanger) << table.name;
  }
}

TEST(Ruler, G6_HangerByAHair) {
  const Ruler ruler = ruler_of("22ft");
  EXPECT_EQ(ruler.zone(kHangsFrom, 0), Zone::kThree);
  EXPECT_EQ(ruler.zone(kHangsFrom + 0.9 * kNanometre, 0), Zone::kThree);
  EXPECT_EQ(ruler.zone(kHangsFrom + 1.1 * kNanometre, 0), Zone::kHanger);
  EXPECT_EQ(ruler.zone(kHangsFrom + kMicrometre, 0), Zone::kHanger);
}

TEST(Ruler, G6_HangingMeansNothingOnATargetBoard) {
  EXPECT_EQ(ruler_of("22ft-target").zone(kLength - 0.001, 0.24), Zone::kOne);
}

TEST(Ruler, G7_CornerHangerOverhangsASideToo) {
  const Ruler ruler = ruler_of("22ft");
  EXPECT_EQ(ruler.zone(kHangs, kOverSideFrom), Zone::kHanger);
  EXPECT_EQ(ruler.zone(kHangs, kOverSideFrom + kMicrometre), Zone::kCornerHanger);
  EXPECT_EQ(ruler.zone(kHangs, -kOverSideFrom), Zone::kHanger);
  EXPECT_EQ(ruler.zone(kHangs, -kOverSideFrom - kMicrometre), Zone::kCornerHanger);
}

TEST(Ruler, G7_OverhangingASideAloneMeansNothing) {
  const Ruler ruler = ruler_of("22ft");
  EXPECT_EQ(ruler.zone(kHangsFrom, kOverSide), Zone::kThree);
  EXPECT_EQ(ruler.zone(kOne, kOverSide), Zone::kOne);
}

// A weight slid along the back end with its rim on the far edge: how near it comes to the one at x, y, from rim to rim
// (negative: it runs into it). It is moved across the board and measured, first in coarse steps, then about the nearest
// place in ever finer ones.
double nearest_while_sliding(double x, double y) {
  const auto gap_at = [&](double slid) { return std::hypot(kLength + kRadius - x, slid - y) - 2 * kRadius; };
  double middle = 0, step = 0.508 / 2 / 100;
  for (int finer = 0; finer < 4; ++finer, step /= 100) {
    const double about = middle;
    for (int i = -120; i <= 120; ++i) {
      if (gap_at(about + i * step) < gap_at(middle)) middle = about + i * step;
    }
  }
  return gap_at(middle);
}

TEST(Ruler, G11_SlidingAWeightAlongTheEndHitsExactlyTheHangers) {
  const Ruler ruler = ruler_of("22ft");
  int hit = 0, missed = 0;
  for (const double y : {0.0, 0.11, -0.2137, kOverSide}) {
    for (int i = -250; i <= 250; ++i) {
      // From a thousandth of a millimetre to 15 mm on either side of the edge.
      const double overhang = i * std::fabs(i) * 0.24e-6 + (i < 0 ? -kMicrometre : kMicrometre);
      const double x = kHangsFrom + overhang;
      const double gap = nearest_while_sliding(x, y);
      const bool hangs = ruler.zone(x, y) == Zone::kHanger || ruler.zone(x, y) == Zone::kCornerHanger;
      ASSERT_EQ(hangs, gap < 0) << "overhang " << overhang << " at " << y;
      ASSERT_NEAR(ruler.clearance(Line::kFarEdge, x, y), -gap, 1e-9);
      ++(hangs ? hit : missed);
    }
  }
  EXPECT_GT(hit, 900);
  EXPECT_GT(missed, 900);
}

TEST(Ruler, BK4_TheCentreLineIsTheFoulLineOfACushionBoard) {
  for (const std::string_view name : {"12ft-bank", "9ft-bank"}) {
    const Table& table = *find_table(name);
    const Ruler ruler = ruler_of(name);
    const double cleared = table.length / 2 + 0.003 + kRadius;
    EXPECT_FALSE(ruler.in_play(cleared, 0)) << name;
    EXPECT_TRUE(ruler.in_play(cleared + kMicrometre, 0)) << name;
  }
}

TEST(Ruler, BK4_AlsoInGamesWhoseFoulLineIsTheLongOne) {
  const GameFixture fixture = make_game("crazy-eight", "9ft-bank");
  EXPECT_TRUE(fixture.ruler().in_play(fixture.table->length / 2 + 0.003 + kRadius + kMicrometre, 0));
}

TEST(Ruler, BK5_TheLastThreeInchesOfTheNineFootCushionBoardAreAZone) {
  const Table& table = *find_table("9ft-bank");
  const Ruler ruler = ruler_of("9ft-bank");
  const double cleared = table.length - 0.0762 + 0.003 + kRadius;
  EXPECT_EQ(ruler.zone(cleared, 0), Zone::kThree);
  EXPECT_EQ(ruler.zone(cleared + kMicrometre, 0), Zone::kFive);
  EXPECT_EQ(ruler_of("12ft-bank").zone(find_table("12ft-bank")->length - 0.03, 0), Zone::kThree);
}

TEST(Ruler, BK6_NoCornerHangersWhereThereAreCushions) {
  for (const std::string_view name : {"12ft-bank", "9ft-bank"}) {
    const Table& table = *find_table(name);
    EXPECT_EQ(ruler_of(name).zone(table.length - 0.001, table.width / 2 - kRadius), Zone::kHanger) << name;
  }
}

TEST(Ruler, ALineThatTheTableDoesNotHaveIsNeverPassed) {
  EXPECT_FALSE(ruler_of("22ft").past(Line::kFive, kLength, 0));
  EXPECT_FALSE(ruler_of("22ft").past(Line::kInnerRing, kLength - 0.254, 0));
  EXPECT_FALSE(ruler_of("22ft-target").past(Line::kTrey, kLength, 0));
  EXPECT_FALSE(ruler_of("9ft-bank").past(Line::kSideEdge, 2, 0.2));
}

// From the middle of the rings outwards, in the direction of (along, across).
PlacedWeight from_bullseye(double distance, double along = 1, double across = 0) {
  const double length = std::hypot(along, across);
  return red(kLength - 0.254 + distance * along / length, distance * across / length);
}

Zone ring_zone(double distance, double along, double across) {
  const PlacedWeight weight = from_bullseye(distance, along, across);
  return ruler_of("22ft-target").zone(weight.x, weight.y);
}

TEST(Ruler, TG2_RingsToTheMicrometreFromEverySide) {
  constexpr double kInOuter = 0.2032 - 0.003 - kRadius, kInMiddle = 0.127 - 0.003 - kRadius;
  constexpr double kTouchesInner = 0.0159 + kRadius, kCoversInner = kRadius - 0.0159;
  for (const auto& [along, across] : {std::pair{1.0, 0.0}, {-1.0, 0.0}, {0.0, 1.0}, {-0.6, 0.8}, {0.6, -0.8}}) {
    EXPECT_EQ(ring_zone(kInOuter + kMicrometre, along, across), Zone::kOne);
    EXPECT_EQ(ring_zone(kInOuter, along, across), Zone::kOne);
    EXPECT_EQ(ring_zone(kInOuter - kMicrometre, along, across), Zone::kTwo);
    EXPECT_EQ(ring_zone(kInMiddle, along, across), Zone::kTwo);
    EXPECT_EQ(ring_zone(kInMiddle - kMicrometre, along, across), Zone::kThree);
    EXPECT_EQ(ring_zone(kTouchesInner + kMicrometre, along, across), Zone::kThree);
    EXPECT_EQ(ring_zone(kTouchesInner, along, across), Zone::kFour);  // touching in any way
    EXPECT_EQ(ring_zone(kCoversInner, along, across), Zone::kFour);
    EXPECT_EQ(ring_zone(kCoversInner - kMicrometre, along, across), Zone::kFive);
    EXPECT_EQ(ring_zone(0, along, across), Zone::kFive);
  }
}

TEST(Ruler, TG2_WithinANanometreOfTheInnerRingTouchesIt) {
  constexpr double kTouchesInner = 0.0159 + kRadius;
  EXPECT_EQ(ring_zone(kTouchesInner + 0.9e-9, 0, 1), Zone::kFour);
  EXPECT_EQ(ring_zone(kTouchesInner + 1.1e-9, 0, 1), Zone::kThree);
}

}  // namespace
}  // namespace hammer
