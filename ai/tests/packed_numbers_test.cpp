#include "ai/packed_numbers.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace hammer::ai
