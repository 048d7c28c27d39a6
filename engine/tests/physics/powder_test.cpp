// Shots over a board that is dry in places.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "boards.h"
#include "from_environment.h"
#include "hammer/index.h"
#include "hammer/random.h"
#include "reference.h"
#include "reference_scenes.h"

namespace hammer {
namespace {

using test::board;
using test::kDeceleration;
using test::kRadius;
using test::lag_of;
using test::position_of;
using test::rest_of;

constexpr double kBare = 1e9;  // metres that leave nothing

PowderMap map_of(const Surface& surface, const PowderWear& wear) {
  PowderMap map(surface.length, 2 * surface.half_width);
  map.wear(wear);
  return map;
}

template <class Metres>
PowderWear wear_of(Metres metres) {
  PowderWear wear;
  for (std::size_t i = 0; i < kPowderCellsAlong; ++i)
    for (std::size_t j = 0; j < kPowderCellsAcross; ++j) wear.metres[i][j] = metres(i, j);
  return wear;
}

PowderWear random_wear(Random& random) {
  return wear_of([&](std::size_t, std::size_t) { return random.between(0, 60); });
}

PowderWear mirrored(PowderWear wear) {
  for (auto& row : wear.metres) std::reverse(row.begin(), row.end());
  return wear;
}

Rest played_alone(Surface surface, const PowderMap& map, const Weight& weight, PowderWear* wear = nullptr) {
  surface.powder_map = &map;
  return rest_of(simulate(surface, position_of({weight}), nullptr, wear), 0);
}

double total(const PowderWear& wear) {
  double sum = 0;
  for (const auto& row : wear.metres) sum = std::accumulate(row.begin(), row.end(), sum);
  return sum;
}

TEST(Powder, AMapWornNowhereIsTheSameAsNone) {
  Random random(test::seed_for(1));
  for (int i = 0; i < 3000; ++i) {
    Surface surface = reference::random_surface(random);
    const double x = random.between(0.2, surface.length - 0.2), y = random.between(-0.1, 0.1);
    const Weight weight{x, y, random.between(-1, 1), random.between(-0.4, 0.4),
                        i % 2 == 0 ? 0 : random.between(-60, 60)};
    const PowderMap fresh = map_of(surface, {});
    const Rest with = played_alone(surface, fresh, weight),
               without = rest_of(simulate(surface, position_of({weight})), 0);
    ASSERT_NEAR(with.x, without.x, 1e-12) << i;
    ASSERT_NEAR(with.y, without.y, 1e-12) << i;
    ASSERT_EQ(with.fell, without.fell) << i;
  }
}

TEST(Powder, AMapWornNowherePlaysCollisionsTheSame) {
  Surface surface = board();
  const PowderMap fresh = map_of(surface, {});
  const Position position = position_of({{5.5, 0.02}, {1, 0, 2.2, 0.01, 8}});
  const Outcome without = simulate(surface, position);
  surface.powder_map = &fresh;
  const Outcome with = simulate(surface, position);
  for (int i = 0; i < 2; ++i) EXPECT_LT(test::distance(rest_of(with, i), rest_of(without, i)), 1e-11) << i;
}

TEST(Powder, ABareBoardSlowsByTheBareFactor) {
  const Surface surface = board();
  const PowderMap bare = map_of(surface, wear_of([](std::size_t, std::size_t) { return kBare; }));
  EXPECT_NEAR(played_alone(surface, bare, {1, 0.1, 1.2, 0}).x, 1 + lag_of(1.2) / PowderMap::kBareFactor, 1e-13);
}

TEST(Powder, ADryFarHalfTakesItsShareOfTheSpeedThere) {
  const Surface surface = board();
  const PowderMap map = map_of(surface, wear_of([](std::size_t i, std::size_t) { return i < 12 ? 0 : kBare; }));
  const double half = surface.length / 2, left = lag_of(1.6) - (half - 1);
  const Rest rest = played_alone(surface, map, {1, 0, 1.6, 0});
  EXPECT_NEAR(rest.x, half + left / PowderMap::kBareFactor, 1e-12);
  // And the other way, from dry to fresh.
  const double gone = PowderMap::kBareFactor * 1;
  EXPECT_NEAR(played_alone(surface, map, {half + 1, 0, -1.6, 0}).x, half - (lag_of(1.6) - gone), 1e-12);
}

TEST(Powder, ADryLeftSideSlowsOnlyWhatSlidesThere) {
  const Surface surface = board();
  const PowderMap map = map_of(surface, wear_of([](std::size_t, std::size_t j) { return j > 2 ? kBare : 0; }));
  EXPECT_NEAR(played_alone(surface, map, {1, 0.1, 1.2, 0}).x, 1 + lag_of(1.2) / PowderMap::kBareFactor, 1e-13);
  EXPECT_NEAR(played_alone(surface, map, {1, -0.1, 1.2, 0}).x, 1 + lag_of(1.2), 1e-13);
  EXPECT_NEAR(played_alone(surface, map, {1, 0, 1.2, 0}).x, 1 + lag_of(1.2), 1e-13);
}

TEST(Powder, WearIsTheMetresSlidOverEachCell) {
  const Surface surface = board();
  const PowderMap fresh = map_of(surface, {});
  PowderWear wear;
  played_alone(surface, fresh, {0, 0, 1.2, 0}, &wear);
  const double cell = fresh.cell_length(), path = lag_of(1.2);
  for (int i = 0; i < kPowderCellsAlong; ++i) {
    EXPECT_NEAR(wear.metres[idx(i)][2], std::clamp(path - i * cell, 0.0, cell), 1e-12) << i;
  }
  EXPECT_NEAR(total(wear), path, 1e-12);
}

double length_of_legs(const Trajectory& trajectory, const Outcome& outcome) {
  double sum = 0;
  for (int i = 0; i < outcome.count; ++i) {
    const Leg* last = nullptr;
    for (const Leg& leg : trajectory.legs()) {
      if (leg.weight != i) continue;
      if (last != nullptr) sum += std::hypot(leg.x - last->x, leg.y - last->y);
      last = &leg;
    }
    if (last != nullptr) sum += std::hypot(rest_of(outcome, i).x - last->x, rest_of(outcome, i).y - last->y);
  }
  return sum;
}

TEST(Powder, WearAddsUpToThePathOfAllWeights) {
  Random random(test::seed_for(2));
  for (int i = 0; i < 1000; ++i) {
    Surface surface = reference::random_surface(random);
    const PowderMap map = map_of(surface, random_wear(random));
    surface.powder_map = &map;
    Trajectory trajectory;
    PowderWear wear;
    const Outcome outcome = simulate(surface, reference::random_position(surface, random), &trajectory, &wear);
    ASSERT_NEAR(total(wear), length_of_legs(trajectory, outcome), 1e-9) << i;
  }
}

TEST(Powder, WearIsAddedToWhatIsThereAndDoesNotChangeTheShot) {
  Surface surface = board();
  const PowderMap fresh = map_of(surface, {});
  PowderWear wear;
  const Rest first = played_alone(surface, fresh, {1, 0, 1.2, 0.01}, &wear);
  const double once = total(wear);
  const Rest second = played_alone(surface, fresh, {1, 0, 1.2, 0.01}, &wear),
             third = played_alone(surface, fresh, {1, 0, 1.2, 0.01});
  EXPECT_NEAR(total(wear), 2 * once, 1e-12);
  EXPECT_EQ(first.x, second.x);
  EXPECT_EQ(first.x, third.x);
}

TEST(Powder, TheMirroredMapAndShotGiveTheMirroredResultToTheBit) {
  Random random(test::seed_for(3));
  for (int i = 0; i < 2000; ++i) {
    Surface surface = reference::random_surface(random);
    const PowderWear wear = random_wear(random);
    const PowderMap map = map_of(surface, wear), other = map_of(surface, mirrored(wear));
    const Position position = reference::random_position(surface, random);
    PowderWear left, right;
    surface.powder_map = &map;
    const Outcome a = simulate(surface, position, nullptr, &left);
    surface.powder_map = &other;
    const Outcome b = simulate(surface, test::mirrored(position), nullptr, &right);
    for (int k = 0; k < a.count; ++k) {
      ASSERT_EQ(rest_of(a, k).x, rest_of(b, k).x) << i;
      ASSERT_EQ(rest_of(a, k).y, -rest_of(b, k).y) << i;
    }
    ASSERT_EQ(left.metres, mirrored(right).metres) << i;
  }
}

TEST(Powder, TheTurnedMapAndShotGiveTheTurnedResult) {
  Random random(test::seed_for(4));
  Surface surface = board();
  for (int i = 0; i < 1000; ++i) {
    const PowderMap map = map_of(surface, random_wear(random)), turned = map.turned();
    const double x = random.between(1, 5), y = random.between(-0.2, 0.2), vx = random.between(-1, 1),
                 vy = random.between(-0.2, 0.2);
    const Rest a = played_alone(surface, map, {x, y, vx, vy, 9}),
               b = played_alone(surface, turned, {surface.length - x, -y, -vx, -vy, 9});
    ASSERT_NEAR(a.x, surface.length - b.x, 1e-12) << i;
    ASSERT_NEAR(a.y, -b.y, 1e-12) << i;
  }
}

TEST(Powder, ALagExactlyAlongTheBorderOfTwoCellsTakesTheInnerOne) {
  const Surface surface = board();
  const PowderMap map =
      map_of(surface, wear_of([](std::size_t, std::size_t j) { return j == 1 || j == 3 ? kBare : 0; }));
  const double border = 0.5 * map.cell_width();
  for (const double y : {border, -border}) {
    for (const double zero : {0.0, -0.0}) {
      const Rest rest = played_alone(surface, map, {1, y, 1.2, zero});
      EXPECT_NEAR(rest.x, 1 + lag_of(1.2), 1e-13);
      EXPECT_EQ(rest.y, y);
    }
  }
}

TEST(Powder, ASlideExactlyAlongABorderAcrossTheBoardIsPlayed) {
  const Surface surface = board();
  const PowderMap map = map_of(surface, {});
  for (const double zero : {0.0, -0.0}) {
    for (int border = 0; border <= kPowderCellsAlong; ++border) {
      const Rest rest =
          played_alone(surface, map, {std::min(surface.length, border * map.cell_length()), -0.2, zero, 0.4});
      EXPECT_NEAR(rest.y, -0.2 + lag_of(0.4), 1e-13) << border;
    }
  }
}

// The ring equations, step by step, with the friction of wherever the weight is.
double reach_by_quadrature(const Surface& surface, const PowderMap& map, double x, double v, double spin) {
  const double h = 1e-4;
  double w = 0.8 * kRadius * spin;
  while (v > 1e-4) {
    const int cell = std::min(kPowderCellsAlong - 1, static_cast<int>(x / map.cell_length()));
    const double friction = surface.deceleration * map.factor(cell, kPowderCellsAcross / 2);
    const auto now = reference::ring_friction(v / w);
    const double half_v = v - 0.5 * h * friction * now.force, half_w = w - 0.5 * h * 1.28 * friction * now.torque;
    if (!(half_v > 0) || !(half_w > 0)) break;
    const auto middle = reference::ring_friction(half_v / half_w);
    x += h * half_v;
    v -= h * friction * middle.force;
    w = std::max(1e-9, w - h * 1.28 * friction * middle.torque);
  }
  return x;
}

TEST(Powder, SpinOverDryPatchesAgreesWithTheRingEquations) {
  const Surface surface = board();
  const PowderMap map = map_of(
      surface, wear_of([](std::size_t i, std::size_t) { return i % 3 == 0 ? 0 : 8.0 * static_cast<double>(i); }));
  for (const double spin : {3.0, 25.0, 90.0}) {
    EXPECT_NEAR(played_alone(surface, map, {1, 0, 1.1, 0, spin}).x, reach_by_quadrature(surface, map, 1, 1.1, spin),
                1e-4)
        << spin;
  }
}

// In friction distance the curve does not depend on the powder: what the cells add up to is what a fresh board gives.
TEST(Powder, ASpinningWeightUsesUpTheSameFrictionDistanceOnEveryMap) {
  Random random(test::seed_for(5));
  const Surface surface = board();
  for (int i = 0; i < 300; ++i) {
    const PowderMap map = map_of(surface, random_wear(random)), fresh = map_of(surface, {});
    const Weight weight{1, 0, random.between(0.3, 1.3), 0, random.between(-60, 60)};
    PowderWear wear, unworn;
    played_alone(surface, map, weight, &wear);
    played_alone(surface, fresh, weight, &unworn);
    double sum = 0;
    for (int k = 0; k < kPowderCellsAlong; ++k) sum += wear.metres[idx(k)][2] * map.factor(k, 2);
    ASSERT_NEAR(sum, total(unworn), 1e-11) << i;
  }
}

}  // namespace
}  // namespace hammer
