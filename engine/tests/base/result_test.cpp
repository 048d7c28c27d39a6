#include "hammer/result.h"

#include <gtest/gtest.h>

#include <memory>

namespace hammer {
namespace {

enum class Refusal { kTooFast, kTooSlow };

Result<double, Refusal> speed_of(double wanted) {
  if (wanted > 10) return Refusal::kTooFast;
  if (wanted < 1) return Refusal::kTooSlow;
  return wanted;
}

TEST(Result, AValueIsTrueAndHeld) {
  const auto result = speed_of(2.5);
  ASSERT_TRUE(result);
  EXPECT_EQ(result.value(), 2.5);
}

TEST(Result, ARefusalIsFalseAndSaysWhy) {
  ASSERT_FALSE(speed_of(11));
  EXPECT_EQ(speed_of(11).refusal(), Refusal::kTooFast);
  EXPECT_EQ(speed_of(0.5).refusal(), Refusal::kTooSlow);
}

TEST(Result, AValueCanBeChangedInPlace) {
  auto result = speed_of(2);
  result.value() += 1;
  EXPECT_EQ(result.value(), 3);
}

TEST(Result, AValueThatOnlyMovesCanBeHeld) {
  Result<std::unique_ptr<int>, Refusal> result(std::make_unique<int>(8));
  ASSERT_TRUE(result);
  const std::unique_ptr<int> taken = std::move(result.value());
  EXPECT_EQ(*taken, 8);
}

TEST(Result, ACopyIsItsOwn) {
  auto first = speed_of(2);
  auto second = first;
  second.value() = 9;
  EXPECT_EQ(first.value(), 2);
}

}  // namespace
}  // namespace hammer
