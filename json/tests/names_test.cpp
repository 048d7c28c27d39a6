#include "json/names.h"

#include <gtest/gtest.h>

#include <array>

namespace hammer {
namespace {

constexpr std::array<std::string_view, 5> kFields{"color", "y", "speed", "angle", "spin"};

TEST(Names, AreJoinedAsInASentence) {
  EXPECT_EQ(join(std::array<std::string_view, 3>{"slow", "medium", "fast"}), "slow, medium or fast");
  EXPECT_EQ(join(std::array<std::string_view, 2>{"red", "blue"}, "and"), "red and blue");
  EXPECT_EQ(join(std::array<std::string_view, 1>{"red"}), "red");
}

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
