#include "base/log.h"

#include <gtest/gtest.h>

#include <limits>

#include "json/reader.h"

namespace hammer::server {
namespace {

TEST(Log, EveryLineIsJsonWhateverItIsAbout) {
  std::string said;
  Log log(Log::Level::kInfo, [&](std::string_view line) { said += line; });
  log.say(Log::Level::kWarning, "a \"name\"\n",
          {{"name", std::string_view("<b>\x01\"")},
           {"count", std::int64_t{-3}},
           {"seconds", std::numeric_limits<double>::infinity()},
           {"slow", true}});
  ASSERT_TRUE(said.ends_with('\n'));
  EXPECT_EQ(said.find('\n'), said.size() - 1);
  EXPECT_TRUE(read_json(std::string_view(said).substr(0, said.size() - 1))) << said;
  EXPECT_NE(said.find(R"("level":"warning")"), std::string::npos);
  EXPECT_NE(said.find(R"("count":-3,"seconds":null,"slow":true)"), std::string::npos);
}

TEST(Log, WhatIsLessThanAskedForIsNotSaid) {
  std::string said;
  Log log(Log::Level::kError, [&](std::string_view line) { said += line; });
  log.say(Log::Level::kWarning, "no");
  EXPECT_EQ(said, "");
  log.say(Log::Level::kError, "yes");
  EXPECT_NE(said, "");
  Log(Log::Level::kOff, [](std::string_view) { ADD_FAILURE(); }).say(Log::Level::kError, "no");
}

}  // namespace
}  // namespace hammer::server
