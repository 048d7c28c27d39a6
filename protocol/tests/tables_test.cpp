#include "protocol/listings.h"

#include <gtest/gtest.h>

#include "hammer/table.h"
#include "json/reader.h"

namespace hammer::protocol {
namespace {

const JsonValue* find(const JsonValue& value, std::string_view name) {
  if (!value.get<JsonObject>()) return nullptr;
  for (const JsonMember& member : *value.get<JsonObject>()) {
    if (member.name == name) return &member.value;
  }
  return nullptr;
}

JsonArray all_tables() {
  const auto value = read_json(tables_json());
  EXPECT_TRUE(value);
  return *find(value.value(), "tables")->get<JsonArray>();
}

JsonValue table_named(std::string_view name) {
  for (const JsonValue& table : all_tables()) {
    if (*find(table, "name")->get<std::string>() == name) return table;
  }
  ADD_FAILURE() << name;
  return {};
}

double number_of(const JsonValue& table, std::string_view name) {
  const JsonValue* value = find(table, name);
  if (value && value->get<double>()) return *value->get<double>();
  ADD_FAILURE() << name;
  return 0;
}

bool is_null_in(const JsonValue& table, std::string_view name) {
  const JsonValue* value = find(table, name);
  return value && value->get<std::nullptr_t>();
}

TEST(Tables, EveryTableOfTheEngineIsListed) { EXPECT_EQ(all_tables().size(), tables().size()); }

TEST(Tables, NumbersReadBackToTheEnginesBits) {
  const JsonArray listed = all_tables();
  for (std::size_t i = 0; i < listed.size(); ++i) {
    EXPECT_EQ(number_of(listed[i], "length"), tables()[i].length);
    EXPECT_EQ(number_of(listed[i], "width"), tables()[i].width);
    EXPECT_EQ(number_of(listed[i], "foul_line"), tables()[i].foul_line);
  }
}

TEST(Tables, EveryTableHasEveryField) {
  for (const JsonValue& table : all_tables()) {
    for (const char* name : {"name",
                             "length",
                             "width",
                             "foul_line",
                             "deuce_line",
                             "trey_line",
                             "five_line",
                             "line_width",
                             "weight_radius",
                             "weight_mass",
                             "cushions",
                             "release_x",
                             "target",
                             "deceleration",
                             "restitution",
                             "restitution_creeping",
                             "restitution_knee",
                             "weight_friction",
                             "cushion_restitution",
                             "cushion_friction",
                             "weights"}) {
      EXPECT_TRUE(find(table, name)) << name;
    }
  }
}

TEST(Tables, TournamentBoardIsAsTheDesignSays) {
  const JsonValue table = table_named("22ft");
  EXPECT_DOUBLE_EQ(number_of(table, "length"), 6.2992);
  EXPECT_DOUBLE_EQ(number_of(table, "foul_line"), 1.8288);
  EXPECT_DOUBLE_EQ(number_of(table, "weight_radius"), 0.02937);
  EXPECT_DOUBLE_EQ(number_of(table, "restitution"), 0.9);
  EXPECT_DOUBLE_EQ(number_of(*find(table, "deceleration"), "medium"), 0.30);
  EXPECT_DOUBLE_EQ(number_of(*find(*find(table, "weights"), "medium"), "mass"), 0.270);
}

TEST(Tables, WhatATableDoesNotHaveIsNull) {
  const JsonValue plain = table_named("22ft"), rings = table_named("22ft-target"), bank = table_named("9ft-bank");
  EXPECT_TRUE(is_null_in(plain, "five_line"));
  EXPECT_TRUE(is_null_in(plain, "target"));
  EXPECT_TRUE(is_null_in(plain, "cushion_restitution"));
  EXPECT_TRUE(is_null_in(rings, "deuce_line"));
  EXPECT_TRUE(is_null_in(rings, "trey_line"));
  EXPECT_DOUBLE_EQ(number_of(*find(rings, "target"), "inner_radius"), 0.0159);
  EXPECT_DOUBLE_EQ(number_of(bank, "five_line"), 0.0762);
  EXPECT_DOUBLE_EQ(number_of(bank, "cushion_restitution"), 0.75);
  EXPECT_TRUE(*find(bank, "cushions")->get<bool>());
}

}  // namespace
}  // namespace hammer::protocol
