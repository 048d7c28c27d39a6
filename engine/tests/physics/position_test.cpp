// Throws, and what is refused before it is played.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "boards.h"
#include "hammer/random.h"

namespace hammer {
namespace {

using test::board;
using test::kRadius;
using test::position_of;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kHuge = std::numeric_limits<double>::infinity();

void expect_fault(const Surface& surface, const Position& position, PositionFault fault, int weight, int other,
                  std::string_view field) {
  const auto found = find_fault(surface, position);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->fault, fault);
  EXPECT_EQ(found->weight, weight);
  EXPECT_EQ(found->other, other);
  EXPECT_EQ(found->field, field);
}

TEST(Launch, StartsAtTheReleasePointAndKeepsItsSpin) {
  const Weight weight = launch({.y = 0.1, .speed = 2, .angle = 0.02, .spin = -7});
  EXPECT_EQ(weight.x, kReleaseX);
  EXPECT_EQ(weight.y, 0.1);
  EXPECT_EQ(weight.spin, -7);
  EXPECT_TRUE(weight.on);
}

TEST(Launch, APositiveAngleGoesToTheLeft) {
  for (double angle = -kMaxAngle; angle <= kMaxAngle; angle += 0.01) {
    const Weight weight = launch({.speed = 2.5, .angle = angle});
    ASSERT_NEAR(weight.vx, 2.5 * std::cos(angle), 1e-14);
    ASSERT_NEAR(weight.vy, 2.5 * std::sin(angle), 1e-14);
  }
}

TEST(Launch, TheMirroredShotIsTheMirroredWeight) {
  const Weight left = launch({0.07, 2, 0.3, 5}), right = launch({-0.07, 2, -0.3, -5});
  EXPECT_EQ(left.vx, right.vx);
  EXPECT_EQ(left.vy, -right.vy);
}

TEST(LaunchFour, StandsInASquareAboutTheReleasePoint) {
  const auto four = launch_four({.y = 0.02, .speed = 1}, 0, kRadius);
  const double out = kRadius + 0.0005;
  const double signs[4][2] = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};  // front left, back left, front right, back right
  for (std::size_t k = 0; k < 4; ++k) {
    EXPECT_DOUBLE_EQ(four[k].x, kReleaseX + signs[k][0] * out);
    EXPECT_DOUBLE_EQ(four[k].y, 0.02 + signs[k][1] * out);
  }
}

TEST(LaunchFour, SpreadsTheLeftPairLeftAndTheRightPairRight) {
  const auto four = launch_four({.speed = 2, .angle = 0.1, .spin = 3}, 0.04, kRadius);
  for (std::size_t k = 0; k < 4; ++k) {
    const double angle = k < 2 ? 0.14 : 0.06;
    EXPECT_NEAR(four[k].vx, 2 * std::cos(angle), 1e-15);
    EXPECT_NEAR(four[k].vy, 2 * std::sin(angle), 1e-15);
    EXPECT_EQ(four[k].spin, 3);
  }
}

TEST(LaunchFour, IsAPositionWithoutFault) {
  Position position;
  for (const Weight& weight : launch_four({.speed = 2}, 0.02, kRadius)) position.add(weight);
  EXPECT_FALSE(find_fault(board(), position));
}

TEST(FindFault, AnEmptyBoardIsFine) { EXPECT_FALSE(find_fault(board(), Position{})); }

TEST(FindFault, MoreThanEightWeightsAreTooMany) {
  Position position;
  position.count = kMaxWeights + 1;
  expect_fault(board(), position, PositionFault::kTooMany, -1, -1, "");
  position.count = -1;
  expect_fault(board(), position, PositionFault::kTooMany, -1, -1, "");
}

TEST(FindFault, EveryNumberMustBeFinite) {
  struct Field {
    const char* name;
    double Weight::* member;
  };
  for (const Field field : {Field{"x", &Weight::x}, Field{"y", &Weight::y}, Field{"vx", &Weight::vx},
                            Field{"vy", &Weight::vy}, Field{"spin", &Weight::spin}}) {
    for (const double nonsense : {kNan, kHuge, -kHuge}) {
      Position position = position_of({{1, 0}, {2, 0}});
      position.weights[1].*field.member = nonsense;
      expect_fault(board(), position, PositionFault::kNotFinite, 1, -1, field.name);
    }
  }
}

TEST(FindFault, ACentrePastAnEdgeIsOffTheBoard) {
  const Surface surface = board();
  const double past_end = std::nextafter(surface.length, 10), past_side = std::nextafter(surface.half_width, 1);
  expect_fault(surface, position_of({{-1e-300, 0}}), PositionFault::kOffBoard, 0, -1, "x");
  expect_fault(surface, position_of({{past_end, 0}}), PositionFault::kOffBoard, 0, -1, "x");
  expect_fault(surface, position_of({{1, 0}, {3, past_side}}), PositionFault::kOffBoard, 1, -1, "y");
  expect_fault(surface, position_of({{3, -past_side}}), PositionFault::kOffBoard, 0, -1, "y");
}

TEST(FindFault, ACentreExactlyOnAnEdgeIsOnTheBoard) {
  const Surface surface = board();
  EXPECT_FALSE(find_fault(surface, position_of({{0, 0},
                                                {surface.length, surface.half_width},
                                                {surface.length, -surface.half_width},
                                                {3, surface.half_width}})));
}

TEST(FindFault, AWeightInACushionIsOffTheBoard) {
  const Surface surface = board("12ft-bank");
  const double against = surface.half_width - surface.radius;
  EXPECT_FALSE(find_fault(surface, position_of({{1, against}, {2, -against}})));
  EXPECT_FALSE(find_fault(surface, position_of({{1, against + 0.9 * kTouching}})));
  expect_fault(surface, position_of({{1, against + 2 * kTouching}}), PositionFault::kOffBoard, 0, -1, "y");
  expect_fault(surface, position_of({{1, -against - 2 * kTouching}}), PositionFault::kOffBoard, 0, -1, "y");
}

TEST(FindFault, WeightsMayTouchButNotOverlap) {
  const double d = 2 * kRadius;
  EXPECT_FALSE(find_fault(board(), position_of({{1, 0}, {1 + d, 0}})));
  EXPECT_FALSE(find_fault(board(), position_of({{1, 0}, {1 + d - 0.9 * kTouching, 0}})));
  expect_fault(board(), position_of({{3, 0}, {1, 0}, {1, d - 2 * kTouching}}), PositionFault::kOverlap, 1, 2, "");
  expect_fault(board(), position_of({{3, 0.1}, {1, 0}, {3, 0.1}}), PositionFault::kOverlap, 0, 2, "");
}

TEST(FindFault, AThrowAtTheGreatestSpeedIsFineAndAFasterOneIsNot) {
  for (double angle = -kMaxAngle; angle < kMaxAngle; angle += 0.01) {
    EXPECT_FALSE(find_fault(board(), position_of({launch({.speed = kMaxSpeed, .angle = angle})})));
  }
  const Weight fast{1, 0, 0.8 * kMaxSpeed, 0.8 * kMaxSpeed};
  expect_fault(board(), position_of({{2, 0}, fast}), PositionFault::kTooFast, 1, -1, "vx");
}

TEST(FindFault, ASpinPastTheGreatestIsRefusedEitherWay) {
  EXPECT_FALSE(find_fault(board(), position_of({{1, 0, 1, 0, kMaxSpin}, {2, 0, 1, 0, -kMaxSpin}})));
  for (const double spin : {1.001 * kMaxSpin, -1.001 * kMaxSpin}) {
    expect_fault(board(), position_of({{1, 0, 1, 0, spin}}), PositionFault::kSpinTooFast, 0, -1, "spin");
  }
}

TEST(FindFault, WeightsThatAreOffAreNotLookedAt) {
  Weight off{kNan, 99, kHuge, 0, kNan, false};
  EXPECT_FALSE(find_fault(board(), position_of({off, {1, 0}, {1, 0, 0, 0, 0, false}})));
}

TEST(FindFault, TheFirstThingWrongIsNamed) {
  expect_fault(board(), position_of({{1, 0}, {9, 0}, {kNan, 0}}), PositionFault::kOffBoard, 1, -1, "x");
  expect_fault(board(), position_of({{9, kNan, kNan, kNan, kNan}}), PositionFault::kNotFinite, 0, -1, "y");
}

TEST(ShotToReach, AWeightThrownSoStopsThere) {
  for (const Table& table : tables())
    for (const double x : {0.31, 1.0, table.length - 0.01, table.length})
      for (const double y : {0.0, 0.1, -0.15}) {
        const Surface surface = make_surface(table, *find_weight_size("medium"), 0.21);
        const auto shot = shot_to_reach(surface, 0.05, x, y);
        if (x < 1 && y != 0) continue;  // too far to the side
        ASSERT_TRUE(shot) << table.name << ' ' << x;
        const Rest rest = test::rest_of(simulate(surface, position_of({launch(*shot)})), 0);
        EXPECT_NEAR(rest.x, x, 1e-12) << table.name;
        EXPECT_NEAR(rest.y, y, 1e-12) << table.name;
      }
}

TEST(ShotToReach, NothingForPlacesThatNoThrowStopsAt) {
  for (const double x : {kReleaseX, 0.0, -1.0, board().length + 1e-9, kNan, kHuge})
    EXPECT_FALSE(shot_to_reach(board(), 0, x, 0)) << x;
  EXPECT_FALSE(shot_to_reach(board(), -0.2, kReleaseX + 0.001, 0.2)) << "at too sharp an angle";
}

}  // namespace
}  // namespace hammer
