#include "ai/networks.h"

#include <gtest/gtest.h>

#include "arrangements.h"
#include "network/net.h"

namespace hammer::ai {
namespace {

constexpr std::int16_t kNumbers[]{0, 1, -1, 127, -127, 128, -128, 255, 256, -256, 32767, -32768};
constexpr auto kPacked = packed<kNumbers>();

TEST(PackedNumbers, ComeOutAsTheyWentIn) {
  EXPECT_EQ(unpacked(kPacked), std::vector<std::int16_t>(std::begin(kNumbers), std::end(kNumbers)));
}

TEST(PackedNumbers, SmallOnesTakeOneByte) { EXPECT_EQ(kPacked.size(), 5 + 7 * 3u); }

TEST(PackedNumbers, ACutOffNumberIsLeftOut) {
  EXPECT_EQ(unpacked(std::span(kPacked).first(kPacked.size() - 1)).size(), std::size(kNumbers) - 1);
}

TEST(Net, EveryGameHasANetwork) {
  for (const auto& setup : every_setup()) {
    const StoredNet* stored = find_net(*setup.game, setup.options);
    ASSERT_NE(stored, nullptr) << name_of(setup);
    Net net;
    ASSERT_TRUE(from_numbers(stored->numbers(), net)) << stored->name;
    EXPECT_EQ(net.heads, heads_of(*setup.game, setup.options)) << stored->name;
    EXPECT_EQ(to_numbers(net), stored->numbers()) << stored->name;
  }
}

TEST(Net, NumbersOfAnotherShapeAreRefused) {
  Net net;
  std::vector<std::int16_t> other = stored_nets()[0].numbers();
  EXPECT_FALSE(from_numbers({}, net));
  EXPECT_FALSE(from_numbers(std::span(other).first(other.size() - 1), net));
  other.push_back(0);
  EXPECT_FALSE(from_numbers(other, net));
  other.pop_back();
  for (const std::size_t i : {0u, 1u, 2u, 3u, 4u}) {
    std::vector<std::int16_t> wrong = other;
    wrong[i] = -1;
    EXPECT_FALSE(from_numbers(wrong, net)) << i;
  }
}

}  // namespace
}  // namespace hammer::ai
