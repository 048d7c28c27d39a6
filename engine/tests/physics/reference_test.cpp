// The engine against the reference: two methods, one physics. Chaotic shots amplify the last digits,
// so the bar is on the median and the 95th percentile, and the worst are printed when it is missed.
#include "reference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "from_environment.h"
#include "reference_scenes.h"
#include "scenes.h"

namespace hammer {
namespace {

struct Trial {
  Surface surface;
  Position start;
  Outcome ours;
  Outcome reference;
  reference::Difference difference;
};

Trial play_both(const Surface& surface, const Position& start, const reference::Settings& settings = {}) {
  Trial trial{.surface = surface, .start = start, .ours = simulate(surface, start), .reference = {}, .difference = {}};
  trial.reference = reference::play(surface, start, settings);
  trial.difference = reference::compare(surface, trial.ours, trial.reference);
  return trial;
}

std::string describe(const Trial& trial) {
  char line[256];
  std::snprintf(line, sizeof line, "%.3g mm apart, same set %d, contacts %d and %d; board %.4g x %.4g, a %.3g\n",
                1e3 * trial.difference.place, trial.difference.same_set, trial.ours.contacts, trial.reference.contacts,
                trial.surface.length, 2 * trial.surface.half_width, trial.surface.deceleration);
  std::string text = line;
  for (std::size_t i = 0; i < static_cast<std::size_t>(trial.start.count); ++i) {
    const Weight& w = trial.start.weights[i];
    const Rest &p = trial.ours.weights[i], &q = trial.reference.weights[i];
    std::snprintf(line, sizeof line,
                  "  {%.17g, %.17g, %.17g, %.17g, %.17g} ends %.9f %.9f %d, reference %.9f %.9f %d\n", w.x, w.y, w.vx,
                  w.vy, w.spin, p.x, p.y, static_cast<int>(p.fell), q.x, q.y, static_cast<int>(q.fell));
    text += line;
  }
  return text;
}

// By the difference, then with the three worst in the message.
void expect_agreement(std::vector<Trial> trials) {
  for (const Trial& trial : trials) {
    EXPECT_FALSE(trial.reference.capped || trial.ours.capped) << describe(trial);
    EXPECT_TRUE(trial.difference.same_set) << describe(trial);
  }
  std::sort(trials.begin(), trials.end(),
            [](const Trial& a, const Trial& b) { return a.difference.place < b.difference.place; });
  const std::size_t count = trials.size();
  const double median = trials[count / 2].difference.place, high = trials[count * 95 / 100].difference.place;
  std::printf("%zu shots: median %.3g mm, 95th percentile %.3g mm, worst %.3g mm\n", count, 1e3 * median, 1e3 * high,
              1e3 * trials.back().difference.place);
  std::string worst;
  for (std::size_t k = 0; k < 3; ++k) worst += describe(trials[count - 1 - k]);
  EXPECT_LT(median, 1e-5) << worst;
  EXPECT_LT(high, 5e-4) << worst;
}

const bench::Scene& scene(std::string_view name) {
  const auto all = bench::scenes();
  return *std::find_if(all.begin(), all.end(), [&](const bench::Scene& s) { return s.name == name; });
}

TEST(AgainstReference, EightWeightsOfTheBenchmark) {
  Random random(test::seed_for(2024));
  std::vector<Trial> trials;
  for (int n = 0; n < test::slow_shots(300); ++n)
    trials.push_back(play_both(bench::scene_surface(), scene("eight-weights").draw(random)));
  expect_agreement(std::move(trials));
}

TEST(AgainstReference, LagsWithEverySpin) {
  Random random(test::seed_for(7));
  std::vector<Trial> trials;
  for (int n = 0; n < test::slow_shots(100); ++n) {
    const Shot shot{.y = 0, .speed = random.between(0.01, 1.2), .angle = 0.001, .spin = random.between(-500, 500)};
    Position start;
    start.add(launch(shot));
    trials.push_back(play_both(bench::scene_surface(), start));
  }
  expect_agreement(std::move(trials));
}

// Boards differ in width, cushions and powder; positions are drawn by `draw`.
void compare_on_every_table(std::uint64_t seed, int count, Position (*draw)(const Surface&, Random&)) {
  Random random(test::seed_for(seed));
  std::vector<Trial> trials;
  for (int n = 0; n < count; ++n) {
    const Surface surface = reference::random_surface(random);
    trials.push_back(play_both(surface, draw(surface, random)));
  }
  expect_agreement(std::move(trials));
}

TEST(AgainstReference, SpinningShotsOnEveryTable) {
  compare_on_every_table(3, test::slow_shots(300), reference::random_position);
}

TEST(AgainstReference, FourThrownAtOnce) {
  compare_on_every_table(4, test::slow_shots(100), reference::random_throw_of_four);
}

TEST(AgainstReference, EverythingMovesAtOnce) {
  compare_on_every_table(5, test::slow_shots(100), reference::random_turmoil);
}

// The one behind rubs less on the board because it spins, so it presses on the one in front until they part or rest:
// a lasting contact, which both methods follow by many small bounces.
TEST(AgainstReference, AWeightPushesAnotherAlong) {
  const Surface surface = bench::scene_surface();
  const double diameter = 2 * surface.radius;
  for (const double offset : {0.0, 0.01, 0.03}) {
    for (const double spin : {-60.0, 20.0}) {
      Position start;
      start.add({.x = 1, .vx = 0.8, .spin = spin});
      start.add({.x = 1.0001 + std::sqrt(diameter * diameter - offset * offset), .y = offset, .vx = 0.8});
      const Trial trial = play_both(surface, start, {.least_bounce = 1e-4});
      EXPECT_LT(trial.difference.place, 1e-3) << describe(trial);
    }
  }
}

}  // namespace
}  // namespace hammer
