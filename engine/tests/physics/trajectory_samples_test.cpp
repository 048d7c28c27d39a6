#include "hammer/trajectory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "boards.h"
#include "from_environment.h"
#include "random_scenes.h"

namespace hammer {
namespace {

using test::board;
using test::position_of;

constexpr double kPerSecond = 120;

struct SampledShot {
  Outcome outcome;
  const Trajectory& trajectory;
  TrajectorySamples samples;

  double x(std::size_t sample, int weight) const {
    return samples.x[sample * static_cast<std::size_t>(samples.weights) + static_cast<std::size_t>(weight)];
  }
  double turn(std::size_t sample, int weight) const {
    return samples.turn[sample * static_cast<std::size_t>(samples.weights) + static_cast<std::size_t>(weight)];
  }
};

template <class Check>
void for_every_sampled_shot(int shots, Check check) {
  Random random(test::seed_for(5));
  Trajectory trajectory;
  std::size_t contacts = 0, stops = 0, falls = 0;
  for (int shot = 0; shot < shots; ++shot) {
    const test::RandomScene scene = test::draw_scene(random);
    const Outcome outcome = simulate(scene.surface, scene.position, &trajectory);
    check(SampledShot{outcome, trajectory, sample(trajectory, scene.position.count, kPerSecond)});
    if (::testing::Test::HasFatalFailure()) FAIL() << "shot " << shot << ", " << scene.kind;
    contacts += trajectory.contacts().size();
    stops += trajectory.stops().size();
    falls += trajectory.falls().size();
  }
  // Without contacts, stops and falls the checks above would pass without checking anything.
  EXPECT_GT(std::min({contacts, stops, falls}), static_cast<std::size_t>(shots / 4));
}

TEST(TrajectorySamples, AreNeverFartherApartThanAskedFor) {
  for_every_sampled_shot(200, [](const SampledShot& s) {
    ASSERT_EQ(s.samples.times.front(), 0);
    ASSERT_EQ(s.samples.times.back(), s.trajectory.duration());
    for (std::size_t i = 1; i < s.samples.times.size(); ++i) {
      ASSERT_GT(s.samples.times[i], s.samples.times[i - 1]);
      ASSERT_LE(s.samples.times[i], s.samples.times[i - 1] + 1 / kPerSecond + 1e-12);
    }
  });
}

TEST(TrajectorySamples, ThereIsOneAtEveryContactStopAndFall) {
  for_every_sampled_shot(200, [](const SampledShot& s) {
    const auto has = [&](double t) { return std::ranges::binary_search(s.samples.times, t); };
    for (const Contact& contact : s.trajectory.contacts()) ASSERT_TRUE(has(contact.t));
    for (const Stop& stop : s.trajectory.stops()) ASSERT_TRUE(has(stop.t));
    for (const Fall& fall : s.trajectory.falls()) ASSERT_TRUE(has(fall.t));
  });
}

TEST(TrajectorySamples, TheLastIsTheOutcome) {
  for_every_sampled_shot(200, [](const SampledShot& s) {
    for (int i = 0; i < s.outcome.count; ++i)
      ASSERT_NEAR(s.x(s.samples.times.size() - 1, i), test::rest_of(s.outcome, i).x, 1e-9);
  });
}

// A weight that slides without touching anything: what it has turned is the sum of its spin.
TEST(TrajectorySamples, TurnIsTheSpinAddedUp) {
  Trajectory trajectory;
  simulate(board(), position_of({{0.3, 0, 1.5, 0, 12}, {5, 0.1, 0, 0, 0}}), &trajectory);
  const SampledShot s{{}, trajectory, sample(trajectory, 2, kPerSecond)};
  double sum = 0;
  constexpr int kSteps = 100000;
  for (int i = 0; i < kSteps; ++i)
    sum += trajectory.at(0, (i + 0.5) * trajectory.duration() / kSteps).spin * trajectory.duration() / kSteps;
  EXPECT_NEAR(s.turn(s.samples.times.size() - 1, 0), sum, 1e-3 * sum);
  EXPECT_GT(sum, 6);
  EXPECT_EQ(s.turn(s.samples.times.size() - 1, 1), 0);
}

TEST(TrajectorySamples, AFallLeavesTheBoardAsFastAsItsWeightWas) {
  Trajectory trajectory;
  simulate(board(), position_of({{0.3, 0, 3, 0.05, 4}}), &trajectory);
  ASSERT_EQ(trajectory.falls().size(), 1u);
  const Fall& fall = trajectory.falls()[0];
  const Sample before = trajectory.at(0, fall.t - 1e-9);
  EXPECT_NEAR(fall.vx, before.vx, 1e-6);
  EXPECT_NEAR(fall.vy, before.vy, 1e-6);
  EXPECT_GT(fall.vx, 1);
}

TEST(Corners, FromReleaseByEveryCushionToTheEnd) {
  Trajectory trajectory;
  simulate(board("12ft-bank"), position_of({{0.3, 0, 1.2, 0.3, 0}}), &trajectory);
  ASSERT_GE(trajectory.contacts().size(), 1u);
  const std::vector<Corner> corners = corners_of(trajectory, 0);
  ASSERT_EQ(corners.size(), trajectory.contacts().size() + 2);
  for (std::size_t i = 0; i < trajectory.contacts().size(); ++i) {
    EXPECT_NEAR(corners[i + 1].x, trajectory.contacts()[i].x, 1e-12);
    EXPECT_NEAR(std::fabs(corners[i + 1].y) + test::kRadius, std::fabs(trajectory.contacts()[i].y), 1e-12);
  }
  EXPECT_EQ(corners.back().x, trajectory.stops().back().x);
}

TEST(Corners, AWeightThatNeverMovesIsThereTwice) {
  Trajectory trajectory;
  simulate(board(), position_of({{0.3, 0, 0, 0, 0}}), &trajectory);
  EXPECT_EQ(corners_of(trajectory, 0).size(), 2u);
}

}  // namespace
}  // namespace hammer
