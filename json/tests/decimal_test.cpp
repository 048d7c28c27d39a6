// The digits that WebAssembly writes, held against the standard library's.
#include "decimal.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "from_environment.h"
#include "hammer/random.h"
#include "json/reader.h"
#include "json/writer.h"

namespace hammer {
namespace {

double any_double(Random& random) {
  const double number = std::bit_cast<double>(random.bits());
  return std::isfinite(number) ? number : 0;
}

void expect_alike(double number) {
  if (number != 0) {
    ASSERT_EQ(shortest_decimal(number), shortest(number));
  }
  for (const int digits : {1, 2, 3, 6, 12, 17}) ASSERT_EQ(rounded_decimal(number, digits), rounded(number, digits));
}

TEST(Decimal, AnyNumberIsWrittenAsByTheStandardLibrary) {
  Random random(test::seed_for(1));
  for (int i = 0; i < 20000; ++i) expect_alike(any_double(random));
}

TEST(Decimal, NumbersOfTheBoardToo) {
  Random random(test::seed_for(2));
  for (int i = 0; i < 20000; ++i) {
    const double number = random.between(-30, 30);
    expect_alike(number);
    expect_alike(std::round(number * 1000) / 1000);
    expect_alike(std::round(number * 8) / 16);
  }
}

// Where the doubles below lie closer than those above, and where zeros would stand for digits that are known.
TEST(Decimal, PowersAndTheirNeighbours) {
  for (int power = -1074; power < 1024; ++power) {
    const double two = std::ldexp(1, power);
    for (const double number : {two, std::nextafter(two, 0), std::nextafter(two, 2 * two), 3 * two}) {
      if (std::isfinite(number)) expect_alike(number);
    }
  }
  for (int power = -323; power < 309; ++power) {
    const double ten = *read_number("1e" + std::to_string(power));
    for (const double number : {ten, std::nextafter(ten, 0), std::nextafter(ten, 2 * ten), 12345 * ten})
      if (std::isfinite(number)) expect_alike(number);
  }
}

TEST(Decimal, WholeNumbersAndHalves) {
  Random random(test::seed_for(3));
  for (int i = 0; i < 20000; ++i) {
    const double whole = std::floor(std::ldexp(random.between(0.5, 1), 1 + static_cast<int>(random.below(80))));
    expect_alike(whole);
    expect_alike(whole + 0.5);
    expect_alike(whole * 10);
  }
  for (const double number : {0.0, -0.0, 0.5, 2.5, 0.25, 9.5, 99.95, 5e-324, std::numeric_limits<double>::max()})
    expect_alike(number);
}

void expect_read_alike(const std::string& text) {
  const auto ours = nearest_double(text), other = read_number(text);
  ASSERT_EQ(ours.has_value(), other.has_value()) << text;
  if (ours) {
    ASSERT_EQ(std::bit_cast<std::uint64_t>(*ours), std::bit_cast<std::uint64_t>(*other)) << text;
  }
}

std::string digits_of(Random& random, std::uint32_t most) {
  std::string digits;
  for (std::uint32_t left = random.below(most) + 1; left > 0; --left)
    digits += static_cast<char>('0' + random.below(10));
  return digits;
}

TEST(Decimal, AnyNumberIsReadAsByTheStandardLibrary) {
  Random random(test::seed_for(4));
  for (int i = 0; i < 20000; ++i) {
    expect_read_alike(shortest(any_double(random)));
    expect_read_alike(shortest(random.between(-7, 7)));
    expect_read_alike(std::to_string(random.below(10)) + '.' + digits_of(random, 60) + 'e' +
                      std::to_string(static_cast<int>(random.below(700)) - 350));
  }
}

TEST(Decimal, BetweenTwoDoublesTheEvenOneIsReadAndAHairDecides) {
  for (const std::string half :
       {"9007199254740993", "9007199254740995", "0.5000000000000000555111512312578270211815834045410156250"}) {
    expect_read_alike(half);
    const std::string point = half.find('.') == std::string::npos ? half + '.' : half;
    expect_read_alike(point + std::string(790, '0') + '1');
    expect_read_alike(point + std::string(2000, '0') + '1');
  }
  for (const std::string text : {"0", "-0", "0.0", "1e400", "-1e400", "1e-400", "4.9e-324", "2.4703282292062327e-324",
                                 "2.4703282292062328e-324", "1.7976931348623157e308", "1.7976931348623158e308",
                                 "1.7976931348623159e308", "0e999999999", "1e999999999", "1e-999999999", "0.000e5"})
    expect_read_alike(text);
}

}  // namespace
}  // namespace hammer
