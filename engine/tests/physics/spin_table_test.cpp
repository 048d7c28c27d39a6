// The tables that sliding with spin is read from, against the ring equations themselves.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "physics/sliding.h"
#include "reference.h"

namespace hammer {
namespace {

// In friction units: the deceleration is 1.
struct Course {
  double v, w, path = 0, time = 0;
};

struct Rates {
  double v, w;
};

Rates rates(double v, double w) {
  const reference::RingFriction friction = reference::ring_friction(v / w);
  return {-friction.force, -1.28 * friction.torque};
}

void runge_kutta(Course& c, double h) {
  const Rates k1 = rates(c.v, c.w);
  const Rates k2 = rates(c.v + 0.5 * h * k1.v, c.w + 0.5 * h * k1.w);
  const Rates k3 = rates(c.v + 0.5 * h * k2.v, c.w + 0.5 * h * k2.w);
  const Rates k4 = rates(c.v + h * k3.v, c.w + h * k3.w);
  c.path += h * c.v + h * h / 6 * (k1.v + k2.v + k3.v);
  c.v += h / 6 * (k1.v + 2 * k2.v + 2 * k3.v + k4.v);
  c.w += h / 6 * (k1.w + 2 * k2.w + 2 * k3.w + k4.w);
  c.time += h;
}

// From spinning almost in place to hardly spinning, the faster of the two speeds at 2 m/s.
template <class Check>
void for_every_ratio(Check check) {
  for (double power = -11.9; power < 12; power += 0.31) {
    const double ratio = std::exp2(power);
    check(2 * std::min(1.0, ratio), 2 * std::min(1.0, 1 / ratio));
  }
}

TEST(SpinTable, AgreesWithTheRingEquationsAllAlongTheSlide) {
  for_every_ratio([](double v, double w) {
    const sliding::Stop whole = sliding::stop(v, w);
    double worst = 0;
    for (Course course{.v = v, .w = w}; std::max(course.v, course.w) > 0.05;) {
      runge_kutta(course, std::max(course.v, course.w) / 400);
      const sliding::Motion now = sliding::when_left(v, w, whole, whole.distance - course.path);
      worst = std::max({worst, std::abs(now.v - course.v), std::abs(now.w - course.w),
                        std::abs(whole.time - now.time_left - course.time)});
    }
    EXPECT_LT(worst, 2e-6) << "from " << v << " and " << w;
  });
}

// Where one table hands over to the next nothing may jump.
TEST(SpinTable, HasNoSeams) {
  for_every_ratio([](double v, double w) {
    const sliding::Stop whole = sliding::stop(v, w);
    sliding::Motion before{v, w, whole.time};
    double worst = 0;
    constexpr int kSteps = 100000;
    for (int n = kSteps - 1; n > kSteps / 100; --n) {
      const sliding::Motion now = sliding::when_left(v, w, whole, whole.distance * n / kSteps);
      // The ratio of the two moves by at most about a part in a hundred over such a step.
      const double drift = now.w / now.v / (before.w / before.v);
      worst = std::max({worst, std::abs(drift - 1), std::abs(now.v - before.v) / before.v});
      before = now;
    }
    EXPECT_LT(worst, 2e-2) << "from " << v << " and " << w;
  });
}

}  // namespace
}  // namespace hammer
