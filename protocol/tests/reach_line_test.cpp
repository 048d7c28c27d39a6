#include "protocol/lines.h"

#include <gtest/gtest.h>

#include "answers.h"

namespace hammer::protocol {
namespace {

TEST(ReachLine, AsHardAsFrictionTakes) {
  const JsonValue answer = parsed(reach_line(R"({"table":"22ft","powder":0.5,"weight":"standard","x":1.3})"));
  EXPECT_DOUBLE_EQ(as<double>(at(answer, "speed")), 1);
}

TEST(ReachLine, AllButThePlaceHasItsDefault) {
  EXPECT_EQ(reach_line(R"({"x":5})"), reach_line(R"({"x":5,"table":"22ft","powder":"medium","weight":"standard"})"));
}

TEST(ReachLine, NullWhereNoSpeedDoesIt) {
  for (const char* x : {"0.3", "-2", "6.3"})
    EXPECT_EQ(reach_line(std::string(R"({"x":)") + x + '}'), R"({"speed":null})") << x;
}

TEST(ReachLine, WhatIsWrongIsNamed) {
  EXPECT_EQ(as<std::string>(at(parsed(reach_line("{}")), "field")), "x");
  EXPECT_EQ(as<std::string>(at(parsed(reach_line(R"({"x":5,"table":"23ft"})")), "field")), "table");
  EXPECT_TRUE(is_null(at(parsed(reach_line("nonsense")), "field")));
}

}  // namespace
}  // namespace hammer::protocol
