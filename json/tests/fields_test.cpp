#include "json/fields.h"

#include <gtest/gtest.h>

#include <array>

namespace hammer {
namespace {

constexpr std::array<std::string_view, 5> kFields{"color", "y", "speed", "angle", "spin"};

TEST(Names, MistypedNameFindsItsNeighbour) {
  EXPECT_EQ(nearest_name("colour", kFields), "color");
  EXPECT_EQ(nearest_name("sped", kFields), "speed");
  EXPECT_EQ(nearest_name("psin", kFields), "spin");
  EXPECT_EQ(nearest_name("Angle", kFields), "angle");
}

TEST(Names, NothingNearGivesNoSuggestion) {
  EXPECT_EQ(nearest_name("velocity", kFields), "");
  EXPECT_EQ(nearest_name("z", kFields), "");
  EXPECT_EQ(nearest_name("", kFields), "");
  EXPECT_EQ(nearest_name(std::string(100000, 'x'), kFields), "");
}

}  // namespace
}  // namespace hammer
