#include "hammer/det_math.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "from_environment.h"
#include "hammer/random.h"

namespace hammer {
namespace {

constexpr double kQuarterTurn = 1.5707963267948966;

// Both are positive, or both negative.
std::int64_t ulps_between(double a, double b) {
  return std::abs(std::bit_cast<std::int64_t>(a) - std::bit_cast<std::int64_t>(b));
}

// A fine grid, random places, and ever smaller ones.
template <class Check>
void for_every_angle(Check check) {
  Random random(test::seed_for(1));
  for (int i = -1000; i <= 1000; ++i) check(kQuarterTurn * i / 1000);
  for (int i = 0; i < 20000; ++i) check(random.between(-kQuarterTurn, kQuarterTurn));
  for (double x = 1; x > 1e-300; x *= 0.37) check(x);
}

TEST(DetMath, SinIsWithinAFewUlpOfTheLibrarys) {
  for_every_angle([](double x) { ASSERT_LE(ulps_between(hammer::sin(x), std::sin(x)), 4) << x; });
}

// Towards pi/2 the cosine goes to nothing while the sum's terms do not, so there it is exact to an ulp of 1.
TEST(DetMath, CosIsWithinAFewUlpOfTheLibrarys) {
  for_every_angle([](double x) {
    ASSERT_NEAR(hammer::cos(x), std::cos(x), 4 * std::numeric_limits<double>::epsilon()) << x;
    if (std::fabs(x) < 1) {
      ASSERT_LE(ulps_between(hammer::cos(x), std::cos(x)), 4) << x;
    }
  });
}

TEST(DetMath, SinIsOddToTheBit) {
  for_every_angle([](double x) {
    ASSERT_EQ(std::bit_cast<std::uint64_t>(hammer::sin(-x)), std::bit_cast<std::uint64_t>(-hammer::sin(x))) << x;
  });
}

TEST(DetMath, CosIsEvenToTheBit) {
  for_every_angle([](double x) {
    ASSERT_EQ(std::bit_cast<std::uint64_t>(hammer::cos(-x)), std::bit_cast<std::uint64_t>(hammer::cos(x))) << x;
  });
}

TEST(DetMath, AnglesOfNothingAreExact) {
  EXPECT_EQ(hammer::sin(0), 0);
  EXPECT_EQ(hammer::cos(0), 1);
}

// Golden bits: another compiler, or other flags, must not change them.
TEST(DetMath, KnownAnglesGiveKnownBits) {
  EXPECT_EQ(hammer::sin(0.5), 0x1.eaee8744b05fp-2);
  EXPECT_EQ(hammer::cos(0.5), 0x1.c1528065b7d5p-1);
}

TEST(DetMath, InfinitiesAndNanAreNotFinite) {
  EXPECT_TRUE(is_finite(0));
  EXPECT_TRUE(is_finite(-std::numeric_limits<double>::max()));
  EXPECT_FALSE(is_finite(kInfinity));
  EXPECT_FALSE(is_finite(-kInfinity));
  EXPECT_FALSE(is_finite(std::numeric_limits<double>::quiet_NaN()));
}

TEST(DetMath, ClampKeepsWithinItsBounds) {
  EXPECT_EQ(clamp(-2, -1, 1), -1);
  EXPECT_EQ(clamp(2, -1, 1), 1);
  EXPECT_EQ(clamp(0.25, -1, 1), 0.25);
}

TEST(DetMath, SqrtIsCorrectlyRounded) {
  Random random(test::seed_for(2));
  for (int i = 0; i < 1000; ++i) {
    const double x = random.between(0, 1e6);
    ASSERT_EQ(hammer::sqrt(x), std::sqrt(x));
  }
}

// Within so many units in the last place of the larger.
void expect_near(double ours, double theirs, double ulps) {
  EXPECT_LE(std::abs(ours - theirs), ulps * 0x1p-52 * std::max(std::abs(theirs), 1e-300)) << theirs;
}

TEST(DetMath, AtanExpAndLogAreWithinAFewUlpOfTheLibrarys) {
  Random random(test::seed_for(2));
  for (int i = 0; i < 20000; ++i) {
    const double x = random.between(-5, 5), large = random.between(-690, 690);
    expect_near(atan(x), std::atan(x), 8);
    EXPECT_EQ(atan(-x), -atan(x));
    expect_near(exp(large), std::exp(large), 4);
    expect_near(exp(x), std::exp(x), 4);
    // Where the power is near 1, its own rounding is worth more than the last place of its logarithm.
    EXPECT_NEAR(log(exp(large)), large, 0x1p-50 * std::max(1.0, std::abs(large)));
    expect_near(log(1 + x * x), std::log(1 + x * x), 8);
  }
  EXPECT_EQ(exp(0), 1);
  EXPECT_EQ(log(1), 0);
  EXPECT_EQ(atan(0), 0);
  EXPECT_EQ(exp(-1000), 0);
}

}  // namespace
}  // namespace hammer
