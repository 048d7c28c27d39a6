#include "hammer/random.h"

#include <gtest/gtest.h>

#include <array>

#include "from_environment.h"

namespace hammer {
namespace {

// Every recorded match, scene and signature rests on these draws. The first line is SplitMix64's published test vector.
TEST(Random, AKnownSeedGivesKnownDraws) {
  Random published(1234567);
  for (const std::uint64_t expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u}) {
    EXPECT_EQ(published.bits(), expected);
  }
  Random ours(42);
  for (const std::uint64_t expected : {13679457532755275413u, 2949826092126892291u, 5139283748462763858u}) {
    EXPECT_EQ(ours.bits(), expected);
  }
}

TEST(Random, AKnownSeedGivesKnownNumbers) {
  Random random(42);
  EXPECT_EQ(random.unit(), 0x1.7bae644c5fd6dp-1);
  EXPECT_EQ(random.between(-3, 5), -0x1.b880e6626cc88p+0);
  EXPECT_EQ(random.below(1000), 278u);
}

TEST(Random, TheSameSeedGivesTheSameDraws) {
  Random a(7), b(7);
  for (int i = 0; i < 1000; ++i) ASSERT_EQ(a.bits(), b.bits());
}

TEST(Random, NeighbouringSeedsGiveOtherDraws) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) ASSERT_NE(Random(seed).bits(), Random(seed + 1).bits());
}

TEST(Random, UnitIsFromZeroToBelowOneWithAHalfOnAverage) {
  Random random(test::seed_for(3));
  double sum = 0;
  for (int i = 0; i < 100000; ++i) {
    const double unit = random.unit();
    ASSERT_GE(unit, 0);
    ASSERT_LT(unit, 1);
    ASSERT_EQ(unit * 0x1p53, static_cast<double>(static_cast<std::uint64_t>(unit * 0x1p53)));
    sum += unit;
  }
  EXPECT_NEAR(sum / 100000, 0.5, 0.005);
}

TEST(Random, BetweenStaysWithinItsBounds) {
  Random random(test::seed_for(4));
  for (int i = 0; i < 100000; ++i) {
    const double drawn = random.between(-2.5, 7);
    ASSERT_GE(drawn, -2.5);
    ASSERT_LT(drawn, 7);
  }
}

TEST(Random, BelowGivesEveryNumberAboutAsOften) {
  Random random(test::seed_for(5));
  std::array<int, 7> counts{};
  for (int i = 0; i < 70000; ++i) {
    const std::uint32_t drawn = random.below(7);
    ASSERT_LT(drawn, 7u);
    ++counts[drawn];
  }
  for (const int count : counts) EXPECT_NEAR(count, 10000, 500);
}

TEST(Random, BelowOneIsAlwaysZero) {
  Random random(test::seed_for(6));
  for (int i = 0; i < 100; ++i) ASSERT_EQ(random.below(1), 0u);
}

TEST(Random, OppositeDrawsTheSameTheOtherWayRound) {
  Random one(5), other = Random::opposite(5);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(one.unit() + other.unit(), 1 - 0x1p-53);
}

}  // namespace
}  // namespace hammer
