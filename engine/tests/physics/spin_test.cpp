// A weight that spins while it slides.
#include <gtest/gtest.h>

#include <cmath>

#include "boards.h"

namespace hammer {
namespace {

using test::board;
using test::kDeceleration;
using test::kRadius;
using test::lag_of;
using test::position_of;
using test::rest_of;

double reach_of(double speed, double spin, const ContactModel& contact = {}) {
  return rest_of(simulate(board("22ft", contact), position_of({launch({.speed = speed, .spin = spin})})), 0).x -
         kReleaseX;
}

TEST(Spin, MakesAShotGoFurtherTheMoreItSpins) {
  double before = lag_of(0.6);
  for (double spin = 2; spin <= 150; spin += 2) {
    const double reach = reach_of(0.6, spin);
    ASSERT_GT(reach, before) << spin;
    before = reach;
  }
}

TEST(Spin, EitherWayRoundGoesAsFarToTheBit) {
  for (double spin = 0.1; spin < kMaxSpin; spin *= 1.7) ASSERT_EQ(reach_of(0.9, spin), reach_of(0.9, -spin)) << spin;
}

TEST(Spin, LeavesThePathStraight) {
  const Rest rest = rest_of(simulate(board(), position_of({{1, -0.1, 1.2, 0.03, 60}})), 0);
  EXPECT_NEAR((rest.y + 0.1) / (rest.x - 1), 0.03 / 1.2, 1e-13);
}

TEST(Spin, OfAlmostNothingChangesAlmostNothing) {
  for (const double spin : {1e-300, 1e-12, 1e-6}) EXPECT_NEAR(reach_of(1.2, spin), lag_of(1.2), 1e-6) << spin;
}

TEST(Spin, WithoutItsFrictionChangesNothing) {
  ContactModel contact;
  contact.spin_friction = false;
  EXPECT_EQ(reach_of(1.2, 80, contact), reach_of(1.2, 0));
}

TEST(Spin, WithoutItsFrictionIsKeptWhileTheWeightSlides) {
  ContactModel contact;
  contact.spin_friction = false;
  Trajectory trajectory;
  simulate(board("22ft", contact), position_of({launch({.speed = 1.2, .spin = 33})}), &trajectory);
  EXPECT_NEAR(trajectory.at(0, 0.9 * trajectory.duration()).spin, 33, 1e-12);
}

TEST(Spin, FallsAllAlongAndEndsWithTheSlide) {
  for (const double spin : {1.0, 30.0, 300.0}) {
    Trajectory trajectory;
    simulate(board(), position_of({launch({.speed = 0.3, .spin = spin})}), &trajectory);
    const double duration = trajectory.duration();
    double before = spin * (1 + 1e-12);
    for (int i = 0; i <= 1000; ++i) {
      const Sample sample = trajectory.at(0, duration * i / 1000);
      ASSERT_LE(sample.spin, before) << i;
      ASSERT_GE(sample.spin, 0) << i;
      before = sample.spin;
    }
    const Sample nearly = trajectory.at(0, duration * (1 - 1e-6)), done = trajectory.at(0, duration);
    EXPECT_GT(nearly.spin, 0);
    EXPECT_GT(nearly.vx, 0);
    EXPECT_LT(nearly.spin, 1e-3);
    EXPECT_EQ(done.spin, 0);
    EXPECT_EQ(done.vx, 0);
  }
}

// On a ring of 0.8 r with I = m r²/2 the spin loses 0.8 r a m / I = 1.6 a / r each second. Another weight keeps time.
TEST(Spin, InPlaceRunsDownEvenlyWhileTheWeightLiesStill) {
  Trajectory trajectory;
  const Outcome outcome =
      simulate(board(), position_of({{3, 0, 0, 0, 20}, {1, 0.2, 0.9, 0}, {5, 0, 0, 0, -20}}), &trajectory);
  EXPECT_EQ(rest_of(outcome, 0).x, 3);
  EXPECT_EQ(rest_of(outcome, 0).y, 0);
  for (double t = 0; t < trajectory.duration(); t += 0.01) {
    const double expected = std::fmax(0, 20 - 1.6 * kDeceleration / kRadius * t);
    ASSERT_NEAR(trajectory.at(0, t).spin, expected, 1e-11) << t;
    ASSERT_NEAR(trajectory.at(2, t).spin, -expected, 1e-11) << t;
    ASSERT_EQ(trajectory.at(0, t).x, 3) << t;
  }
}

TEST(Spin, InPlaceThrowsTheWeightThatTouchesIt) {
  const auto thrown = [](double spin) {
    return rest_of(simulate(board(), position_of({{1.3, 0, 0, 0, spin}, {1, 0, 1, 0}})), 1).y;
  };
  EXPECT_EQ(thrown(0), 0);
  EXPECT_NE(thrown(40), 0);
  EXPECT_EQ(thrown(40), -thrown(-40));
}

TEST(Spin, InPlaceThatHasRunDownNoLongerThrows) {
  // 1 rad/s is gone after 61 ms; the other weight takes longer to arrive.
  EXPECT_EQ(rest_of(simulate(board(), position_of({{1.3, 0, 0, 0, 1}, {1, 0, 1, 0}})), 1).y, 0);
}

}  // namespace
}  // namespace hammer
