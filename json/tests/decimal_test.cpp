// The digits that WebAssembly writes, held against the standard library's.
#include "decimal.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "from_environment.h"
#include "hammer/random.h"
#include "json/numbers.h"

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

}  // namespace
}  // namespace hammer
