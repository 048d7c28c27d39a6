// Laws of records that hold for every game, preset and table that allows it. No game is named here.
#include <gtest/gtest.h>

#include <algorithm>

#include "from_environment.h"
#include "protocol/record.h"
#include "random_play.h"

namespace hammer::protocol {
namespace {

using bench::Arrangement;

constexpr int kMostCommands = 3000;  // one that is not over by then is put down

// A quarter of what the engine's contract tests play: every throw is simulated three times here.
std::uint64_t matches_each() {
  return static_cast<std::uint64_t>(std::max(1L, test::from_environment("HAMMER_CONTRACT_MATCHES", 200) / 4));
}

void expect_reads_back(const Match& match, std::uint64_t seed) {
  const std::string text = write_record(match, seed, Revisions::own(*match.setup().game));
  const ReadRecord read = read_record(text);
  ASSERT_FALSE(read.fault) << read.fault->sentence();
  ASSERT_TRUE(read.verified);
  ASSERT_EQ(read.seed, seed);
  ASSERT_EQ(read.match->hash(), match.hash());
  ASSERT_EQ(read.match->log().size(), match.log().size());
  ASSERT_EQ(write_record(*read.match, seed, read.revisions), text);
}

void expect_all_read_back(const bench::NextCommand& next, bool short_games) {
  for (const Arrangement& arrangement : bench::arrangements())
    for (std::uint64_t number = test::seed_for(0); number < test::seed_for(0) + matches_each(); ++number) {
      std::vector<OptionValue> options =
          short_games ? bench::short_game(*arrangement.game) : std::vector<OptionValue>{};
      options.push_back({Option::kWear, static_cast<double>(number % 2)});
      options.push_back({Option::kHand, static_cast<double>(number % 3)});
      Setup setup = bench::setup_of(arrangement, number, options);
      if (number % 4 == 3) setup = bench::with_hands(std::move(setup), number);
      const Match match = bench::play_out(std::move(setup), number, next, kMostCommands);
      expect_reads_back(match, number);
      if (testing::Test::HasFatalFailure()) FAIL() << arrangement.name() << ", match " << number;
    }
}

TEST(RecordContract, MatchesOfShotsReadBackToTheSameStateAndText) { expect_all_read_back(bench::random_command, true); }

TEST(RecordContract, MatchesOfReportsReadBackToTheSameStateAndText) {
  expect_all_read_back(bench::random_report, false);
}

TEST(RecordContract, ARecordOfAMatchThatGoesOnReadsBackAfterEveryEvent) {
  for (const Arrangement& arrangement : bench::arrangements())
    bench::play_out(bench::setup_of(arrangement, 3), 3, bench::random_command, 20,
                    [](const Match& match) { expect_reads_back(match, 3); });
}

}  // namespace
}  // namespace hammer::protocol
