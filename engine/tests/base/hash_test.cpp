#include "hammer/hash.h"

#include <gtest/gtest.h>

#include <bit>
#include <set>

namespace hammer {
namespace {

template <class... Values>
std::uint64_t hash_of(Values... values) {
  Hash hash;
  (hash.add(values), ...);
  return hash.value();
}

TEST(Hash, BothZerosAreAlike) { EXPECT_EQ(hash_of(0.0), hash_of(-0.0)); }

TEST(Hash, EqualValuesHashAlike) {
  EXPECT_EQ(hash_of(1.5, std::uint64_t{3}, -2.0), hash_of(1.5, std::uint64_t{3}, -2.0));
}

TEST(Hash, EveryBitOfANumberMatters) {
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(6.2992);
  std::set<std::uint64_t> seen{hash_of(6.2992)};
  for (int i = 0; i < 64; ++i) seen.insert(hash_of(std::bit_cast<double>(bits ^ (std::uint64_t{1} << i))));
  EXPECT_EQ(seen.size(), 65u);
}

TEST(Hash, EveryBitOfAWordMattersThroughWhatFollows) {
  std::set<std::uint64_t> seen;
  for (int i = 0; i < 64; ++i) seen.insert(hash_of(std::uint64_t{1} << i, 0.25, 0.5));
  EXPECT_EQ(seen.size(), 64u);
}

TEST(Hash, OneBitChangesAboutHalfOfTheHash) {
  int changed = 0;
  for (int i = 0; i < 64; ++i) {
    changed += std::popcount(hash_of(std::uint64_t{1} << i, 0.25) ^ hash_of(std::uint64_t{0}, 0.25));
  }
  EXPECT_NEAR(changed / 64.0, 32, 6);
}

TEST(Hash, OrderMatters) {
  EXPECT_NE(hash_of(1.0, 2.0), hash_of(2.0, 1.0));
  EXPECT_NE(hash_of(std::uint64_t{1}, std::uint64_t{0}), hash_of(std::uint64_t{0}, std::uint64_t{1}));
}

TEST(Hash, ANumberMoreMatters) {
  EXPECT_NE(hash_of(), hash_of(0.0));
  EXPECT_NE(hash_of(0.0), hash_of(0.0, 0.0));
}

// Records hold hashes, so the function itself may never change.
TEST(Hash, KnownValuesGiveAKnownHash) { EXPECT_EQ(hash_of(6.2992, std::uint64_t{7}), 0xd9385b9a1808909bu); }

}  // namespace
}  // namespace hammer
