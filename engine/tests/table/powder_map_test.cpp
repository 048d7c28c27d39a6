#include "hammer/powder_map.h"

#include <gtest/gtest.h>

#include "from_environment.h"
#include "hammer/index.h"
#include "hammer/random.h"

namespace hammer {
namespace {

constexpr double kLength = 6.2992, kWidth = 0.508;

PowderMap fresh() { return {kLength, kWidth}; }

template <class Check>
void for_every_cell(Check check) {
  for (int i = 0; i < kPowderCellsAlong; ++i)
    for (int j = 0; j < kPowderCellsAcross; ++j) check(i, j);
}

PowderWear random_wear(std::uint64_t seed, double most) {
  Random random(test::seed_for(seed));
  PowderWear wear;
  for (auto& row : wear.metres)
    for (double& metres : row) metres = random.between(0.1, most);
  return wear;
}

PowderMap worn(std::uint64_t seed) {
  PowderMap map = fresh();
  map.wear(random_wear(seed, 20));
  return map;
}

std::uint64_t hash_of(const PowderMap& map) {
  Hash hash;
  map.add_to(hash);
  return hash.value();
}

TEST(PowderMap, AFreshBoardHasFactorOneEverywhere) {
  const PowderMap map = fresh();
  for_every_cell([&](int i, int j) {
    EXPECT_EQ(map.factor(i, j), 1);
    EXPECT_EQ(map.dryness(i, j), 0);
  });
}

TEST(PowderMap, CellsCoverTheBoard) {
  EXPECT_DOUBLE_EQ(fresh().cell_length() * kPowderCellsAlong, kLength);
  EXPECT_DOUBLE_EQ(fresh().cell_width() * kPowderCellsAcross, kWidth);
}

TEST(PowderMap, WearDriesTheCellsSlidOverAndNoOthers) {
  PowderMap map = fresh();
  PowderWear wear;
  wear.metres[7][2] = 3;
  map.wear(wear);
  for_every_cell([&](int i, int j) {
    if (i == 7 && j == 2) {
      EXPECT_DOUBLE_EQ(map.dryness(i, j), 3 * PowderMap::kWearPerMetre);
    } else {
      EXPECT_EQ(map.dryness(i, j), 0);
    }
  });
}

TEST(PowderMap, EveryMetreTakesItsShareOfThePowderThatIsLeft) {
  PowderMap map = fresh();
  double left = 1;
  PowderWear metre;
  metre.metres[0][4] = 1;
  for (int i = 0; i < 100; ++i) {
    map.wear(metre);
    left *= 1 - PowderMap::kWearPerMetre;
    ASSERT_NEAR(map.dryness(0, 4), 1 - left, 1e-13);
  }
}

TEST(PowderMap, WearRaisesEveryFactorAndNeverPastBareWood) {
  PowderMap map = fresh();
  for (std::uint64_t round = 0; round < 60; ++round) {
    const PowderMap before = map;
    map.wear(random_wear(round, 30));
    for_every_cell([&](int i, int j) {
      ASSERT_GE(map.factor(i, j), before.factor(i, j));
      ASSERT_LE(map.factor(i, j), PowderMap::kBareFactor);
    });
  }
}

TEST(PowderMap, AThousandKilometresLeaveBareWood) {
  PowderMap map = fresh();
  PowderWear wear;
  for (auto& row : wear.metres) row.fill(1e6);
  map.wear(wear);
  for_every_cell([&](int i, int j) { EXPECT_DOUBLE_EQ(map.factor(i, j), PowderMap::kBareFactor); });
}

TEST(PowderMap, NoWearChangesNothing) {
  PowderMap map = worn(1);
  const std::uint64_t before = hash_of(map);
  map.wear(PowderWear{});
  EXPECT_EQ(hash_of(map), before);
}

TEST(PowderMap, DustingTheWholeBoardMakesItFresh) {
  PowderMap map = worn(2);
  map.dust(DustArea::kWhole);
  EXPECT_EQ(hash_of(map), hash_of(fresh()));
}

TEST(PowderMap, DustingTheEdgesLeavesTheMiddleAsItWas) {
  const PowderMap before = worn(3);
  PowderMap map = before;
  map.dust(DustArea::kEdges);
  for_every_cell([&](int i, int j) {
    const bool edge = j == 0 || j == kPowderCellsAcross - 1;
    EXPECT_EQ(map.dryness(i, j), edge ? 0 : before.dryness(i, j)) << i << ' ' << j;
  });
}

TEST(PowderMap, TurnedTheFarLeftIsTheNearRight) {
  const PowderMap map = worn(4), turned = map.turned();
  for_every_cell([&](int i, int j) {
    EXPECT_EQ(turned.dryness(i, j), map.dryness(kPowderCellsAlong - 1 - i, kPowderCellsAcross - 1 - j));
  });
}

TEST(PowderMap, TurnedTwiceItIsTheSame) {
  const PowderMap map = worn(5), twice = map.turned().turned();
  for_every_cell([&](int i, int j) { EXPECT_EQ(twice.dryness(i, j), map.dryness(i, j)); });
  EXPECT_EQ(hash_of(twice), hash_of(map));
}

TEST(PowderMap, TheHashKnowsOneWayRoundFromTheOther) { EXPECT_NE(hash_of(worn(6).turned()), hash_of(worn(6))); }

TEST(PowderMap, TheHashChangesWithTheWearOfAnyCell) {
  for_every_cell([&](int i, int j) {
    PowderMap map = fresh();
    PowderWear wear;
    wear.metres[idx(i)][idx(j)] = 0.001;
    map.wear(wear);
    ASSERT_NE(hash_of(map), hash_of(fresh())) << i << ' ' << j;
  });
}

}  // namespace
}  // namespace hammer
