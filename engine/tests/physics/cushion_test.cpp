#include <gtest/gtest.h>

#include <cmath>

#include "boards.h"
#include "from_environment.h"
#include "hammer/random.h"

namespace hammer {
namespace {

using test::board;
using test::frictionless;
using test::kRadius;
using test::lag_of;
using test::leg_at;
using test::position_of;
using test::rest_of;

const Surface& bank() {
  static const Surface surface = board("12ft-bank");
  return surface;
}
double at_cushion() { return bank().half_width - kRadius; }

Surface bank_with(double restitution, double friction) {
  ContactModel contact;
  contact.cushion_restitution = restitution;
  contact.cushion_friction = friction;
  contact.spin_friction = false;
  return board("12ft-bank", contact);
}

TEST(Cushion, AShotRebounds) {
  Trajectory trajectory;
  const Outcome outcome = simulate(bank(), position_of({{1, 0, 0.5, 1}}), &trajectory);
  ASSERT_FALSE(trajectory.contacts().empty());
  EXPECT_EQ(trajectory.contacts()[0].a, 0);
  EXPECT_EQ(trajectory.contacts()[0].b, kLeftCushion);
  EXPECT_NEAR(trajectory.contacts()[0].y, bank().half_width, 1e-14);
  EXPECT_TRUE(outcome.on(0));
}

TEST(Cushion, TheRightOneIsOnTheRight) {
  Trajectory trajectory;
  simulate(bank(), position_of({{1, 0, 0.5, -1}}), &trajectory);
  ASSERT_FALSE(trajectory.contacts().empty());
  EXPECT_EQ(trajectory.contacts()[0].b, kRightCushion);
  EXPECT_NEAR(trajectory.contacts()[0].y, -bank().half_width, 1e-14);
}

TEST(Cushion, SmoothItKeepsTheSpeedAlongAndItsShareOfTheSpeedAcross) {
  for (const double e : {0.0, 0.75, 1.0}) {
    Trajectory trajectory;
    simulate(bank_with(e, 0), position_of({{1, 0, 0.3, 0.6}}), &trajectory);
    const Contact first = trajectory.contacts()[0];
    const Leg leg = leg_at(trajectory, 0, first.t);
    const double before = std::hypot(0.3, 0.6), path = at_cushion() * before / 0.6;
    const double share = test::speed_after(before, path) / before;
    EXPECT_NEAR(leg.speed * leg.ux, 0.3 * share, 1e-13) << e;
    EXPECT_NEAR(leg.speed * leg.uy, -e * 0.6 * share, 1e-13) << e;
    EXPECT_NEAR(first.impulse, (1 + e) * 0.6 * share * bank().mass, 1e-13) << e;
  }
}

// Unfold the board at its cushions: the path is straight and its length that of a lag.
TEST(Cushion, SmoothAndLosingNothingItFoldsAStraightLag) {
  Random random(test::seed_for(1));
  for (int i = 0; i < 1000; ++i) {
    const double angle = random.between(-1.5, 1.5), speed = random.between(0.1, 1), y = random.between(-0.1, 0.1);
    const Rest rest = rest_of(
        simulate(bank_with(1, 0), position_of({{0.5, y, speed * std::cos(angle), speed * std::sin(angle)}})), 0);
    ASSERT_NEAR(rest.x, 0.5 + lag_of(speed) * std::cos(angle), 1e-12);
    const double width = 2 * at_cushion(), straight = y + lag_of(speed) * std::sin(angle) + at_cushion();
    const double folded = std::fabs(straight - 2 * width * std::round(straight / (2 * width)));
    ASSERT_NEAR(rest.y, folded - at_cushion(), 1e-12);
  }
}

TEST(Cushion, FrictionSlowsTheSlideAlongItAndSetsSpin) {
  Trajectory trajectory;
  simulate(bank_with(0.75, 0.15), position_of({{1, 0, 1, 0.5}}), &trajectory);
  const Contact first = trajectory.contacts()[0];
  const Leg leg = leg_at(trajectory, 0, first.t);
  const double share =
      test::speed_after(std::hypot(1, 0.5), at_cushion() * std::hypot(1, 0.5) / 0.5) / std::hypot(1, 0.5);
  const double rubbed = 0.15 * first.impulse / bank().mass;
  EXPECT_NEAR(leg.speed * leg.ux, share - rubbed, 1e-12);
  EXPECT_NEAR(std::fabs(leg.spin), 2 * rubbed / kRadius, 1e-9);
  // Its left rim is held back, so it turns to the left.
  EXPECT_GT(leg.spin, 0);
}

TEST(Cushion, MuchFrictionLetsTheRimRoll) {
  Trajectory trajectory;
  simulate(bank_with(0.75, 10), position_of({{1, 0, 1, 0.5}}), &trajectory);
  const Leg leg = leg_at(trajectory, 0, trajectory.contacts()[0].t);
  EXPECT_NEAR(leg.speed * leg.ux, kRadius * leg.spin, 1e-12);
}

TEST(Cushion, SlidingAlongItIsNotAContact) {
  for (const double zero : {0.0, -0.0}) {
    for (const double side : {1.0, -1.0}) {
      const Outcome outcome = simulate(bank(), position_of({{1, side * at_cushion(), 0.6, zero}}));
      EXPECT_EQ(outcome.contacts, 0);
      EXPECT_NEAR(rest_of(outcome, 0).x, 1 + lag_of(0.6), 1e-13);
      EXPECT_EQ(rest_of(outcome, 0).y, side * at_cushion());
    }
  }
}

TEST(Cushion, AWeightAtOneThatMovesIntoItReboundsAtOnce) {
  Trajectory trajectory;
  const Outcome outcome = simulate(bank(), position_of({{1, at_cushion(), 0.4, 0.3}}), &trajectory);
  ASSERT_FALSE(trajectory.contacts().empty());
  EXPECT_NEAR(trajectory.contacts()[0].t, 0, 1e-12);
  EXPECT_LT(rest_of(outcome, 0).y, at_cushion());
}

TEST(Cushion, WeightsStillFallOverTheEnds) {
  EXPECT_EQ(rest_of(simulate(bank(), position_of({{1, 0, 4, 1}})), 0).fell, Edge::kFar);
  EXPECT_EQ(rest_of(simulate(bank(), position_of({{1, 0, -4, 1}})), 0).fell, Edge::kNear);
}

TEST(Cushion, NothingEverFallsOverASide) {
  Random random(test::seed_for(2));
  for (int i = 0; i < 5000; ++i) {
    const double y = random.between(-1, 1) * at_cushion(), vx = random.between(-2, 2), vy = random.between(-20, 20);
    const Rest rest = rest_of(simulate(bank(), position_of({{1.6, y, vx, vy, random.between(-90, 90)}})), 0);
    ASSERT_TRUE(rest.fell != Edge::kLeft && rest.fell != Edge::kRight);
    ASSERT_LE(std::fabs(rest.y), at_cushion() + 1e-12);
  }
}

TEST(Cushion, ADeadOneStopsAWeightThatComesStraight) {
  Trajectory trajectory;
  const Outcome outcome = simulate(bank_with(0, 0), position_of({{1, 0, 0, 0.5}}), &trajectory);
  ASSERT_EQ(trajectory.contacts().size(), 1u);
  EXPECT_EQ(rest_of(outcome, 0).x, 1);
  EXPECT_NEAR(rest_of(outcome, 0).y, at_cushion(), 1e-14);
}

}  // namespace
}  // namespace hammer
