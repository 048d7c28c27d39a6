// What the contract tests share: every arrangement of every game, and how many matches of each are played.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "from_environment.h"
#include "hammer/match.h"
#include "plain_name.h"
#include "random_play.h"

namespace hammer::test {

// Enough for the unluckiest match: a game that hardly ever scores takes thousands of throws.
inline constexpr int kMaxCommands = 2000000;

// Matches of each kind; fewer in slow builds.
inline int matches_each() { return static_cast<int>(from_environment("HAMMER_CONTRACT_MATCHES", 200)); }

class OfEveryGame : public testing::TestWithParam<bench::Arrangement> {};

inline std::string name_of_arrangement(const testing::TestParamInfo<bench::Arrangement>& info) {
  return plain_name(info.param.name());
}

inline std::vector<OptionValue> with_every_third(std::vector<OptionValue> options, int number) {
  if (number % 3 == 1) options.push_back({Option::kWear, 1});
  if (number % 3 == 2) options.push_back({Option::kHand, static_cast<double>(1 + number % 2)});
  if (number % 7 == 0) options.push_back({Option::kBestOf, 3});
  return options;
}

inline void expect_reads_back(const Match& match) {
  Match again(match.setup());
  for (const Event& event : match.log()) ASSERT_TRUE(again.append(event));
  ASSERT_EQ(again.hash(), match.hash());
}

}  // namespace hammer::test
