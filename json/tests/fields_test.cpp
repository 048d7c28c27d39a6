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

TEST(ParsedObject, HasTheFieldsOfItsText) {
  const ParsedObject object(R"({"speed":1.5,"color":"red"})", kFields);
  EXPECT_EQ(object.fields().number({.name = "speed", .unit = "m/s"}), 1.5);
  EXPECT_EQ(*object.fields().text("color", "name", true), "red");
  EXPECT_FALSE(object.complaint());
}

TEST(ParsedObject, SaysFirstThatTheTextIsNotJson) {
  const ParsedObject object(R"({"speed":)", kFields);
  object.fields().number({.name = "speed", .unit = "m/s"});
  ASSERT_TRUE(object.complaint());
  EXPECT_EQ(object.complaint()->code, "json_ends_early");
  EXPECT_EQ(object.complaint()->field, "speed");
}

TEST(ParsedObject, RefusesFieldsThatItDoesNotKnow) {
  const ParsedObject object(R"({"velocity":1})", kFields);
  ASSERT_TRUE(object.complaint());
  EXPECT_EQ(object.complaint()->field, "velocity");
}

}  // namespace
}  // namespace hammer
