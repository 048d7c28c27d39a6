#include "ai/host.h"

#include <gtest/gtest.h>

#include "from_environment.h"
#include "random_play.h"

namespace hammer::ai {
namespace {

constexpr Effort kLittle{.ordinary = 40, .last = 40};
constexpr int kMaxEvents = 12;  // a round and a little

Setup short_setup(const bench::Arrangement& arrangement, std::uint64_t number) {
  return bench::setup_of(arrangement, number, bench::short_game(*arrangement.game));
}

std::vector<Level> levels_for(const Setup& setup) {
  std::vector<Level> levels;
  for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
    const auto names = level_names();
    levels.push_back(*find_level(names[(seat + 2) % names.size()]));
  }
  return levels;
}

Match played(const Setup& setup, std::uint64_t seed) {
  Host host(setup, levels_for(setup), kLittle, seed, kMaxEvents);
  while (!host.is_done()) host.step();
  return host.match();
}

TEST(Host, MatchesOfEveryGameVerifyAndAreTheSameAgain) {
  std::uint64_t number = test::seed_for(0), count = 0;
  for (const bench::Arrangement& arrangement : bench::arrangements()) {
    ++number;
    if (++count % 9 != 0) continue;
    const auto setup = short_setup(arrangement, number);
    const Match match = played(setup, number);
    EXPECT_FALSE(verify(match, DrawSource::from_seed(number)).has_value()) << arrangement.name();
    EXPECT_EQ(match.hash(), played(setup, number).hash()) << arrangement.name();
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
      EXPECT_EQ(match.setup().seats[seat].hand, levels_for(setup)[seat].hand);
  }
}

TEST(Host, MatchThatNobodyEndsIsPutDown) {
  const auto setup = short_setup(bench::arrangements().front(), 0);
  Host host(setup, levels_for(setup), kLittle, 1, 5);
  while (!host.is_done()) host.step();
  EXPECT_TRUE(host.is_abandoned());
  EXPECT_FALSE(host.is_over());
  EXPECT_EQ(host.match().log().size(), 5u);
  EXPECT_TRUE(host.choice().has_value());
}

TEST(Host, SearchHasAnotherStreamThanTheHand) {
  const auto setup = short_setup(bench::arrangements().front(), 0);
  const Match match(setup);
  const DrawSource one = DrawSource::from_seed(1);
  EXPECT_NE(search_seed(one, match), search_seed(DrawSource::from_seed(2), match));
  Match opened = match;
  ASSERT_TRUE(opened.apply(open_by_machine(match, one)));
  EXPECT_NE(search_seed(one, match), search_seed(one, opened));
}

}  // namespace
}  // namespace hammer::ai
