// Two weights that meet.
#include <gtest/gtest.h>

#include <cmath>

#include "boards.h"
#include "from_environment.h"
#include "hammer/random.h"

namespace hammer {
namespace {

using test::board;
using test::frictionless;
using test::kDeceleration;
using test::kRadius;
using test::lag_of;
using test::leg_at;
using test::position_of;
using test::rest_of;
using test::speed_after;

// A shot straight up the board at a weight that lies `aside` metres to the left of its path.
struct Hit {
  Hit(const ContactModel& contact, double speed, double aside, double spin = 0) {
    simulate(board("22ft", contact), position_of({{4, aside}, {1, 0, speed, 0, spin}}), &trajectory);
    if (trajectory.contacts().empty()) return;
    first = trajectory.contacts()[0];
    target = leg_at(trajectory, 0, first.t);
    shot = leg_at(trajectory, 1, first.t);
    arriving = speed_after(speed, shot.x - 1);
  }
  Trajectory trajectory;
  Contact first{};
  Leg target{}, shot{};
  double arriving = 0;  // valid only where spin does not reduce friction
};

TEST(Collision, HeadOnTheWeightsShareTheSpeedByTheRestitution) {
  for (const double e : {0.0, 0.3, 0.9, 1.0}) {
    const Hit hit(frictionless(e), 2, 0);
    ASSERT_FALSE(hit.trajectory.contacts().empty()) << e;
    EXPECT_NEAR(hit.target.speed, hit.arriving * (1 + e) / 2, 1e-13) << e;
    EXPECT_NEAR(hit.shot.speed * hit.shot.ux, hit.arriving * (1 - e) / 2, 1e-13) << e;
    EXPECT_EQ(hit.target.uy, 0) << e;
    EXPECT_NEAR(hit.first.impulse, board().mass * hit.arriving * (1 + e) / 2, 1e-13) << e;
  }
}

TEST(Collision, HeadOnTheTargetRestsWhereItsShareOfTheSpeedTakesIt) {
  const Outcome outcome = simulate(board("22ft", frictionless(0.9)), position_of({{4, 0}, {1, 0, 1.6, 0}}));
  const double arriving = speed_after(1.6, 3 - 2 * kRadius);
  EXPECT_NEAR(rest_of(outcome, 0).x, 4 + lag_of(0.95 * arriving), 1e-12);
  EXPECT_NEAR(rest_of(outcome, 1).x, 4 - 2 * kRadius + lag_of(0.05 * arriving), 1e-12);
}

TEST(Collision, RestitutionFallsTowardsItsCreepingValueAtLowSpeed) {
  for (const double speed : {1.342, 1.36, 1.5, 2.0, 4.0}) {
    const Hit hit({}, speed, 0);
    ASSERT_GT(hit.arriving, 0);
    const double e = 0.6 + 0.3 * hit.arriving / (hit.arriving + 0.05);
    EXPECT_NEAR(hit.target.speed - hit.shot.speed * hit.shot.ux, e * hit.arriving, 1e-12) << speed;
  }
}

TEST(Collision, WithoutFrictionTheTargetLeavesAlongTheLineOfCentres) {
  for (double aside = -1.9; aside < 2; aside += 0.1) {
    const Hit hit(frictionless(0.9), 2.5, aside * kRadius);
    EXPECT_NEAR(hit.target.uy, aside / 2, 1e-12);
    EXPECT_NEAR(hit.target.ux, std::sqrt(1 - aside * aside / 4), 1e-12);
  }
}

TEST(Collision, WithoutFrictionEqualWeightsPartAtARightAngleWhenNothingIsLost) {
  for (double aside = -1.9; aside < 2; aside += 0.17) {
    const Hit hit(frictionless(1), 2.5, aside * kRadius);
    ASSERT_FALSE(hit.trajectory.contacts().empty()) << aside;
    EXPECT_NEAR(hit.target.ux * hit.shot.ux + hit.target.uy * hit.shot.uy, 0, 1e-9);
  }
}

TEST(Collision, AThinHitHardlyTurnsTheShot) {
  const Hit hit({}, 2.5, 2 * kRadius - 1e-7);
  ASSERT_EQ(hit.trajectory.contacts().size(), 1u);
  EXPECT_GT(hit.shot.ux, 0.99999);
  EXPECT_GT(hit.target.uy, 0.99);
  EXPECT_LT(hit.target.speed, 0.01);
}

TEST(Collision, AMissByAHairTouchesNothing) {
  for (const double aside : {2 * kRadius, 2 * kRadius + 1e-9}) {
    EXPECT_TRUE(Hit({}, 2.5, aside).trajectory.contacts().empty());
    EXPECT_TRUE(Hit({}, 2.5, -aside).trajectory.contacts().empty());
  }
}

TEST(Collision, RimFrictionThrowsTheTargetTheWayTheShotGoesBy) {
  // The target lies to the left, so the shot's rim passes on its right, upwards: the target is dragged along.
  const Hit rubbing({}, 2.5, kRadius), smooth(frictionless(0.9), 2.5, kRadius);
  EXPECT_GT(rubbing.target.ux / rubbing.target.uy, smooth.target.ux / smooth.target.uy);
  EXPECT_NE(rubbing.target.spin, 0);
  EXPECT_EQ(smooth.target.spin, 0);
}

TEST(Collision, RimsThatRubTurnBothWeightsTheSameWay) {
  const Hit hit({}, 2.5, kRadius);
  EXPECT_GT(hit.target.spin, 0);
  EXPECT_NEAR(hit.shot.spin, hit.target.spin, 1e-12);
}

TEST(Collision, ASpinningShotThrowsTheTargetHeadOn) {
  const Hit left({}, 2.5, 0, 20), right({}, 2.5, 0, -20);
  EXPECT_NE(left.target.uy, 0);
  EXPECT_EQ(left.target.uy, -right.target.uy);
  EXPECT_EQ(left.target.ux, right.target.ux);
}

TEST(Collision, RubbingIsAtMostTheFrictionTimesThePush) {
  for (double aside = -1.9; aside < 2; aside += 0.1) {
    const Hit hit({}, 2.5, aside * kRadius, 30);
    ASSERT_FALSE(hit.trajectory.contacts().empty()) << aside;
    const double nx = std::sqrt(1 - aside * aside / 4), ny = aside / 2;
    const double pushed = hit.target.speed * (hit.target.ux * nx + hit.target.uy * ny);
    const double rubbed = hit.target.speed * (hit.target.uy * nx - hit.target.ux * ny);
    EXPECT_GT(std::fabs(rubbed), 0) << aside;
    EXPECT_LE(std::fabs(rubbed), 0.12 * pushed * (1 + 1e-9));
  }
}

struct Momentum {
  double x = 0, y = 0, turning = 0;

  // Per kilogram; spin counts half the radius squared.
  void add(double px, double py, double vx, double vy, double spin) {
    x += vx;
    y += vy;
    turning += px * vy - py * vx + 0.5 * kRadius * kRadius * spin;
  }
};

Momentum after(const Trajectory& trajectory, double t) {
  Momentum sum;
  for (int i = 0; i < 2; ++i) {
    const Leg leg = leg_at(trajectory, i, t);
    sum.add(leg.x, leg.y, leg.speed * leg.ux, leg.speed * leg.uy, leg.spin);
  }
  return sum;
}

// Where and how fast the two arrive, by the closed form without spin.
Momentum before(const Position& position, double t) {
  Momentum sum;
  for (int i = 0; i < 2; ++i) {
    const Weight& weight = test::weight_of(position, i);
    const double speed = std::hypot(weight.vx, weight.vy), time = std::fmin(t, speed / kDeceleration);
    const double left = 1 - kDeceleration * time / speed, way = time * (1 - 0.5 * kDeceleration * time / speed);
    // One that has come to rest has stopped spinning too.
    const double spin = t < speed / kDeceleration ? weight.spin : 0;
    sum.add(weight.x + weight.vx * way, weight.y + weight.vy * way, left * weight.vx, left * weight.vy, spin);
  }
  return sum;
}

TEST(Collision, KeepsMomentumAndAngularMomentum) {
  Random random(test::seed_for(1));
  int met = 0;
  for (int i = 0; i < 20000; ++i) {
    ContactModel contact;
    contact.spin_friction = false;
    contact.weight_friction = i % 2 == 0 ? 0 : random.unit();
    Position position = position_of({{2.8, 0}, {3.2, 0}});
    for (Weight& weight : position.weights) {
      weight.y = random.between(-0.05, 0.05);
      weight.vx = random.between(-1, 1);
      weight.vy = random.between(-0.2, 0.2);
      weight.spin = random.between(-30, 30);
    }
    Trajectory trajectory;
    simulate(board("22ft", contact), position, &trajectory);
    if (trajectory.contacts().empty()) continue;
    ++met;
    const double t = trajectory.contacts()[0].t;
    const Momentum one = before(position, t), two = after(trajectory, t);
    ASSERT_NEAR(one.x, two.x, 1e-10) << i;
    ASSERT_NEAR(one.y, two.y, 1e-10) << i;
    ASSERT_NEAR(one.turning, two.turning, 1e-9) << i;
  }
  EXPECT_GT(met, 1000);
}

TEST(Collision, AWeightTouchedWhileItMovesAwayIsNotPushed) {
  const Outcome outcome = simulate(board(), position_of({{2, 0, 0.5, 0}, {2 + 2 * kRadius, 0, 1, 0}}));
  EXPECT_EQ(outcome.contacts, 0);
}

TEST(Collision, OneThatTouchesAndMovesAwayFromARestingWeightLeavesItAlone) {
  const Outcome outcome = simulate(board(), position_of({{2, 0}, {2 + 2 * kRadius, 0, 1, 0.1}}));
  EXPECT_EQ(outcome.contacts, 0);
  EXPECT_EQ(rest_of(outcome, 0).x, 2);
}

TEST(Collision, OneThatTouchesAndMovesTowardsPushesAtOnce) {
  Trajectory trajectory;
  simulate(board(), position_of({{2, 0, 1, 0}, {2 + 2 * kRadius, 0}}), &trajectory);
  ASSERT_FALSE(trajectory.contacts().empty());
  EXPECT_NEAR(trajectory.contacts()[0].t, 0, 1e-9);
}

}  // namespace
}  // namespace hammer
