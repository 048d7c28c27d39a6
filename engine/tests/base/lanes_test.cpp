#include "base/lanes.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>

#include "from_environment.h"
#include "hammer/random.h"

namespace hammer {
namespace {

using Eight = std::array<double, 8>;

std::uint32_t below_in_lanes(const Eight& values, double limit) {
  return mask_of_eight([&](std::size_t k) { return load_lanes(&values[k]) < limit; });
}

std::uint32_t below_one_by_one(const Eight& values, double limit) {
  std::uint32_t mask = 0;
  for (std::size_t i = 0; i < values.size(); ++i) mask |= values[i] < limit ? 1u << i : 0u;
  return mask;
}

TEST(Lanes, EachWeightHasItsOwnBit) {
  for (std::size_t i = 0; i < 8; ++i) {
    Eight values{};
    values[i] = -1;
    EXPECT_EQ(below_in_lanes(values, 0), 1u << i);
  }
}

TEST(Lanes, EveryMaskIsTheOneFoundOneByOne) {
  for (std::uint32_t mask = 0; mask < 256; ++mask) {
    Eight values{};
    for (std::size_t i = 0; i < 8; ++i) values[i] = (mask >> i & 1) != 0 ? -1 : 1;
    ASSERT_EQ(below_in_lanes(values, 0), mask);
  }
}

TEST(Lanes, RandomComparisonsAgreeWithThoseDoneOneByOne) {
  Random random(test::seed_for(1));
  for (int i = 0; i < 1000; ++i) {
    Eight values;
    for (double& value : values) value = random.between(-1, 1);
    const double limit = random.below(2) == 0 ? values[random.below(8)] : random.between(-1, 1);
    ASSERT_EQ(below_in_lanes(values, limit), below_one_by_one(values, limit));
  }
}

TEST(Lanes, NothingIsBelowNanNorNanBelowAnything) {
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(below_in_lanes({0, kNan, 0, 0, 0, 0, 0, kNan}, 1), 0b01111101u);
  EXPECT_EQ(below_in_lanes({}, kNan), 0u);
}

TEST(Lanes, ArithmeticGivesTheBitsOfTheSameSumsDoneOneByOne) {
  Random random(test::seed_for(2));
  for (int i = 0; i < 1000; ++i) {
    const std::array<double, 2> a{random.between(-9, 9), random.unit()}, b{random.unit(), random.between(-1e3, 1)};
    const Lanes sum = load_lanes(a.data()) * load_lanes(b.data()) + load_lanes(a.data()) / load_lanes(b.data());
    for (std::size_t k = 0; k < 2; ++k) ASSERT_EQ(sum[k], a[k] * b[k] + a[k] / b[k]);
  }
}

}  // namespace
}  // namespace hammer
