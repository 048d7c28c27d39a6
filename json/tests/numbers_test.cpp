#include "json/reader.h"
#include "json/writer.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "from_environment.h"
#include "hammer/random.h"

namespace hammer {
namespace {

std::uint64_t bits(double number) { return std::bit_cast<std::uint64_t>(number); }

TEST(Numbers, EveryBitPatternReadsBackToItself) {
  Random random(test::seed_for(1));
  for (int i = 0; i < 200000; ++i) {
    const double number = std::bit_cast<double>(random.bits());
    if (!std::isfinite(number)) continue;
    const auto back = read_number(shortest(number));
    ASSERT_TRUE(back) << shortest(number);
    ASSERT_EQ(bits(*back), bits(number)) << shortest(number);
  }
}

TEST(Numbers, HardCasesAreCorrectlyRounded) {
  EXPECT_EQ(bits(*read_number("9007199254740993")), bits(9007199254740992.0));  // 2^53 + 1: to even
  EXPECT_EQ(bits(*read_number("9007199254740993.0000000000000000000000001")), bits(9007199254740994.0));
  EXPECT_EQ(bits(*read_number("5e-324")), 1u);                                    // the smallest there is
  EXPECT_EQ(bits(*read_number("2.2250738585072011e-308")), 0x000fffffffffffffu);  // the largest denormal
  EXPECT_EQ(bits(*read_number("2.2250738585072012e-308")), 0x0010000000000000u);
  EXPECT_EQ(bits(*read_number("0.30000000000000004")), bits(0.1 + 0.2));
  EXPECT_EQ(bits(*read_number("123456789012345678")), bits(123456789012345678.0));
  EXPECT_EQ(bits(*read_number("1.7976931348623157e308")), bits(std::numeric_limits<double>::max()));
  EXPECT_EQ(bits(*read_number("8.41e21")), bits(8.41e21));
  EXPECT_EQ(bits(*read_number("9.5367431640625E-7")), bits(0x1p-20));
}

TEST(Numbers, MinusZeroKeepsItsSignBothWays) {
  EXPECT_EQ(bits(*read_number("-0")), bits(-0.0));
  EXPECT_EQ(shortest(-0.0), "-0.0");
  EXPECT_EQ(shortest(0.0), "0");
}

TEST(Numbers, TooLargeIsNoNumber) {
  EXPECT_FALSE(read_number("1e309"));
  EXPECT_FALSE(read_number("-1e309"));
  EXPECT_FALSE(read_number("1.7976931348623159e308"));
  EXPECT_FALSE(read_number("1" + std::string(400, '0')));
  EXPECT_FALSE(read_number("0.001e400"));
  EXPECT_FALSE(read_number("1e999999999"));
}

TEST(Numbers, TooSmallIsZeroWithItsSign) {
  EXPECT_EQ(bits(*read_number("1e-400")), bits(0.0));
  EXPECT_EQ(bits(*read_number("-1e-400")), bits(-0.0));
  EXPECT_EQ(bits(*read_number("0." + std::string(400, '0') + "1")), bits(0.0));
  EXPECT_EQ(bits(*read_number("123456e-999999999")), bits(0.0));
  EXPECT_EQ(bits(*read_number("2e-324")), bits(0.0));  // less than half of the smallest
}

TEST(Numbers, AreWrittenAsPeopleWriteThem) {
  EXPECT_EQ(shortest(6.1), "6.1");
  EXPECT_EQ(shortest(2), "2");
  EXPECT_EQ(shortest(-0.254), "-0.254");
  EXPECT_EQ(rounded(0.1738300000000001, 7), "0.17383");
  EXPECT_EQ(rounded(25, 7), "25");
}

}  // namespace
}  // namespace hammer
