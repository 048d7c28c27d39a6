// Laws of records that hold for every game, preset and table that allows it. No game is named here.
#include <gtest/gtest.h>

#include <algorithm>

#include "from_environment.h"
#include "plain_name.h"
#include "protocol/record.h"
#include "protocol/record_writer.h"
#include "random_play.h"

namespace hammer::protocol {
namespace {

using bench::Arrangement;

constexpr int kMaxCommands = 3000;  // one that is not over by then is put down

// A quarter of what the engine's contract tests play: every throw is simulated three times here.
std::uint64_t matches_each() {
  return static_cast<std::uint64_t>(std::max(1L, test::from_environment("HAMMER_CONTRACT_MATCHES", 200) / 4));
}

void expect_reads_back(const Match& match, std::uint64_t seed) {
  const std::string text = write_record(match, RecordHead::of(match.setup(), seed, {}));
  const ReadRecord read = read_record(text);
  ASSERT_FALSE(read.fault) << read.fault->sentence();
  ASSERT_TRUE(read.verified);
  ASSERT_EQ(read.head.seed, seed);
  ASSERT_EQ(read.match->hash(), match.hash());
  ASSERT_EQ(read.match->log().size(), match.log().size());
  ASSERT_EQ(write_record(*read.match, read.head), text);
}

class RecordContract : public testing::TestWithParam<Arrangement> {};

std::string test_name(const testing::TestParamInfo<Arrangement>& info) { return test::plain_name(info.param.name()); }

INSTANTIATE_TEST_SUITE_P(Every, RecordContract, testing::ValuesIn(bench::arrangements()), test_name);

void expect_all_read_back(const Arrangement& arrangement, const bench::NextCommand& next, bool short_games) {
  for (std::uint64_t number = test::seed_for(0); number < test::seed_for(0) + matches_each(); ++number) {
    std::vector<OptionValue> options = short_games ? bench::short_game(*arrangement.game) : std::vector<OptionValue>{};
    options.push_back({Option::kWear, static_cast<double>(number % 2)});
    options.push_back({Option::kHand, static_cast<double>(number % 3)});
    Setup setup = bench::setup_of(arrangement, number, options);
    if (number % 4 == 3) setup = bench::with_hands(std::move(setup), number);
    const Match match = bench::play_out(std::move(setup), number, next, kMaxCommands);
    expect_reads_back(match, number);
    if (testing::Test::HasFatalFailure()) FAIL() << arrangement.name() << ", match " << number;
  }
}

TEST_P(RecordContract, MatchesOfShotsReadBackToTheSameStateAndText) {
  expect_all_read_back(GetParam(), bench::random_command, true);
}

TEST_P(RecordContract, MatchesOfReportsReadBackToTheSameStateAndText) {
  expect_all_read_back(GetParam(), bench::random_report, false);
}

TEST_P(RecordContract, ARecordOfAMatchThatGoesOnReadsBackAfterEveryEvent) {
  const std::uint64_t number = test::seed_for(3);
  int events = 0;
  bench::play_out(bench::setup_of(GetParam(), number), number, bench::random_command, 20, [&](const Match& match) {
    expect_reads_back(match, number);
    ++events;
  });
  EXPECT_GT(events, 5);
}

}  // namespace
}  // namespace hammer::protocol
