// The reference must itself be right before it may judge the engine: against closed forms, against
// conservation laws, and against itself at half the step.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "from_environment.h"
#include "reference.h"
#include "reference_scenes.h"

namespace hammer {
namespace {

using reference::play;
using reference::RingFriction;

constexpr double kPi = 3.14159265358979323846;
constexpr double kBoardDeceleration = 0.3;
constexpr double kWeightRadius = 0.02937;
constexpr double kRing = 0.8 * kWeightRadius;

Surface long_board(const ContactModel& contact = {}) {
  return {.length = 40,
          .half_width = 5,
          .cushions = false,
          .radius = kWeightRadius,
          .mass = 0.345,
          .deceleration = kBoardDeceleration,
          .contact = contact};
}

Position one_weight(double vx, double spin) {
  Position position;
  position.add({.x = 1, .vx = vx, .spin = spin});
  return position;
}

// A hit that is off centre by `offset`, at 2 m/s.
Position two_weights(double offset, double spin) {
  Position position;
  position.add({.x = 3, .y = offset});
  position.add({.x = 1, .vx = 2, .spin = spin});
  return position;
}

double slid(const Position& from, const Outcome& to, std::size_t i) {
  return std::hypot(to.weights[i].x - from.weights[i].x, to.weights[i].y - from.weights[i].y);
}

// The same means by complete elliptic integrals; they cancel near ratio 0 and 1, the quadrature does not.
RingFriction ring_by_elliptic_integrals(double ratio) {
  const double k = 2 * std::sqrt(ratio) / (1 + ratio);
  const double mean_inverse = 2 * std::comp_ellint_1(k) / (kPi * (1 + ratio));
  const double mean = 2 * (1 + ratio) * std::comp_ellint_2(k) / kPi;
  const double projected = (ratio * ratio + 1) * mean_inverse - mean;
  return {ratio * mean_inverse - projected / (2 * ratio), mean_inverse - projected / 2};
}

// The ratio of sliding to rim speed that friction leaves as it is, and that every spinning weight ends with.
double lasting_ratio() {
  double low = 0.1, high = 10;
  for (int n = 0; n < 100; ++n) {
    const double middle = 0.5 * (low + high);
    const RingFriction friction = ring_by_elliptic_integrals(middle);
    (friction.force / middle < 1.28 * friction.torque ? low : high) = middle;
  }
  return low;
}

TEST(Reference, RingQuadratureAgreesWithEllipticIntegrals) {
  for (const double ratio : {0.01, 0.1, 0.5, 0.8, 0.95, 0.99, 1.01, 1.05, 1.5, 3.0, 20.0, 100.0}) {
    const RingFriction quadrature = reference::ring_friction(ratio);
    const RingFriction exact = ring_by_elliptic_integrals(ratio);
    EXPECT_NEAR(quadrature.force, exact.force, 1e-11) << ratio;
    EXPECT_NEAR(quadrature.torque, exact.torque, 1e-11) << ratio;
  }
  EXPECT_NEAR(reference::ring_friction(1).force, 2 / kPi, 1e-14);
}

TEST(Reference, WithoutSpinAWeightStopsAfterHalfTheSquareOfItsSpeed) {
  const Position start = one_weight(2, 0);
  const auto end = play(long_board(), start);
  EXPECT_NEAR(slid(start, end, 0), 4 / (2 * kBoardDeceleration), 1e-11);
  EXPECT_NEAR(end.duration, 2 / kBoardDeceleration, 1e-11);
}

TEST(Reference, SpinFrictionOffMakesSpinIdle) {
  ContactModel contact;
  contact.spin_friction = false;
  const Position start = one_weight(2, 80);
  EXPECT_NEAR(slid(start, play(long_board(contact), start), 0), 4 / (2 * kBoardDeceleration), 1e-11);
}

TEST(Reference, AtTheLastingRatioFrictionIsConstant) {
  const double ratio = lasting_ratio();
  const double share = ring_by_elliptic_integrals(ratio).force;
  const Position start = one_weight(1, 1 / (ratio * kRing));
  const auto end = play(long_board(), start);
  EXPECT_NEAR(slid(start, end, 0), 1 / (2 * kBoardDeceleration * share), 1e-10);
  EXPECT_NEAR(end.duration, 1 / (kBoardDeceleration * share), 1e-6);
}

TEST(Reference, SpinEitherWayCarriesFurtherAndAlike) {
  const Position left = one_weight(1.5, 40), right = one_weight(1.5, -40);
  const double path = slid(left, play(long_board(), left), 0);
  EXPECT_GT(path, 1.05 * 1.5 * 1.5 / (2 * kBoardDeceleration));
  EXPECT_EQ(path, slid(right, play(long_board(), right), 0));
}

// With restitution 1 and no friction between weights, all energy is left to the board: m a times the way slid.
TEST(Reference, ElasticContactsLeaveAllEnergyToTheBoard) {
  ContactModel contact = ContactModel::with_restitution(1);
  contact.weight_friction = 0;
  for (const double offset : {0.0, 0.02, 0.04, 0.057}) {
    const Position start = two_weights(offset, 0);
    const auto end = play(long_board(contact), start);
    ASSERT_EQ(end.contacts, 1) << offset;
    const double height = std::sqrt(4 * kWeightRadius * kWeightRadius - offset * offset);
    const double before = 2 - height;
    const double after = std::hypot(end.weights[1].x - 1 - before, end.weights[1].y);
    EXPECT_NEAR(before + after + slid(start, end, 0), 4 / (2 * kBoardDeceleration), 1e-10) << offset;
  }
}

// A stop after distance d means a speed of sqrt(2 a d) at the contact: the speeds must add up as vectors.
TEST(Reference, AContactKeepsMomentum) {
  ContactModel contact;
  contact.spin_friction = false;  // so that distance tells speed whatever the spin
  const double offset = 0.03;
  const Position start = two_weights(offset, 30);
  const auto end = play(long_board(contact), start);
  const double at = 3 - std::sqrt(4 * kWeightRadius * kWeightRadius - offset * offset);
  const double speed = std::sqrt(4 - 2 * kBoardDeceleration * (at - 1));
  double px = 0, py = 0;
  for (const auto& [dx, dy] : {std::pair{end.weights[0].x - 3, end.weights[0].y - offset},
                               std::pair{end.weights[1].x - at, end.weights[1].y}}) {
    const double path = std::hypot(dx, dy);
    px += std::sqrt(2 * kBoardDeceleration * path) * dx / path;
    py += std::sqrt(2 * kBoardDeceleration * path) * dy / path;
  }
  EXPECT_NEAR(px, speed, 1e-10);
  EXPECT_NEAR(py, 0, 1e-10);
}

TEST(Reference, RestitutionFallsWithTheSpeedOfAHeadOnHit) {
  const double speed = std::sqrt(4 - 2 * kBoardDeceleration * (2 - 2 * kWeightRadius));
  const double restitution = 0.6 + 0.3 * speed / (speed + 0.05);
  const double struck = 0.5 * (1 + restitution) * speed;
  const Position start = two_weights(0, 0);
  EXPECT_NEAR(slid(start, play(long_board(), start), 0), struck * struck / (2 * kBoardDeceleration), 1e-10);
}

TEST(Reference, ACushionTurnsSlidingIntoSpin) {
  Surface board = long_board();
  board.cushions = true;
  board.contact.spin_friction = false;
  Position start;
  start.add({.x = 1, .y = 5 - kWeightRadius - 0.001, .vx = 1, .vy = 0.2});
  const auto end = play(board, start);
  ASSERT_EQ(end.contacts, 1);
  const double share = 0.2 / std::hypot(1, 0.2);
  const double speed = std::sqrt(1.04 - 2 * kBoardDeceleration * 0.001 / share);
  const double normal = speed * share, along = speed * std::sqrt(1 - share * share);
  const double vy = 0.75 * normal, vx = along - 0.15 * 1.75 * normal;
  const double path = (vx * vx + vy * vy) / (2 * kBoardDeceleration);
  EXPECT_NEAR(end.weights[0].y, 5 - kWeightRadius - path * vy / std::hypot(vx, vy), 1e-10);
  EXPECT_NEAR(end.weights[0].x, 1 + 0.001 * 5 + path * vx / std::hypot(vx, vy), 1e-10);
}

TEST(Reference, AGrazeWithinOneStepIsSeen) {
  const Position start = two_weights(2 * kWeightRadius - 1e-7, 0);
  EXPECT_EQ(play(long_board(), start).contacts, 1);
}

TEST(Reference, HalvingTheStepChangesNextToNothing) {
  Random random(test::seed_for(11));
  std::vector<double> change;
  for (int n = 0; n < 40; ++n) {
    const Surface surface = reference::random_surface(random);
    const Position start = reference::random_position(surface, random);
    const Outcome coarse = play(surface, start), fine = play(surface, start, {.step = 0.001});
    ASSERT_FALSE(coarse.capped || fine.capped);
    change.push_back(reference::compare(surface, coarse, fine).place);
  }
  std::sort(change.begin(), change.end());
  EXPECT_LT(change[change.size() * 9 / 10], 1e-7);
}

}  // namespace
}  // namespace hammer
