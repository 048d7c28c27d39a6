#include "lobby/pairing.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <set>

#include "from_environment.h"

namespace hammer::server {
namespace {

using std::chrono::seconds;

const Loop::TimePoint kNow{seconds(100'000)};

MayMeet everybody() {
  return [](AccountId, AccountId) { return true; };
}

Seeker seeker(AccountId account, double rating, int waited, const std::string& game = "a") {
  return {account, game, rating, kNow - seconds(waited)};
}

TEST(Pairing, TheWindowWidensUntilAnybodyWillDo) {
  EXPECT_EQ(pairing_window(seconds(0)), 100);
  EXPECT_EQ(pairing_window(seconds(10)), 200);
  EXPECT_TRUE(std::isinf(pairing_window(seconds(60))));
  EXPECT_EQ(pairing_window(seconds(-5)), 100);
}

TEST(Pairing, NobodyWaitsForEverWhenTwoAreThere) {
  for (const double far : {0.0, 99.0, 500.0, 3000.0}) {
    const std::vector<Seeker> two{seeker(1, 1500, 60), seeker(2, 1500 + far, 0)};
    EXPECT_EQ(pair_up(two, kNow, everybody()).size(), 1u) << far;
  }
}

TEST(Pairing, WhoHasJustComeWaitsForSomebodyNear) {
  const std::vector<Seeker> two{seeker(1, 1500, 0), seeker(2, 1700, 0)};
  EXPECT_TRUE(pair_up(two, kNow, everybody()).empty());
  const std::vector<Seeker> later{seeker(1, 1500, 10), seeker(2, 1700, 0)};
  EXPECT_EQ(pair_up(later, kNow, everybody()).size(), 1u);
}

TEST(Pairing, TheNearestComeFirst) {
  const std::vector<Seeker> three{seeker(1, 1500, 60), seeker(2, 1560, 60), seeker(3, 1570, 60)};
  const auto pairs = pair_up(three, kNow, everybody());
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_EQ(pairs.front(), (std::pair<std::size_t, std::size_t>(1, 2)));
}

TEST(Pairing, OfEquallyNearOnesWhoHasWaitedLongestPlays) {
  const std::vector<Seeker> three{seeker(1, 1500, 1), seeker(2, 1500, 2), seeker(3, 1500, 30)};
  const auto pairs = pair_up(three, kNow, everybody());
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_TRUE(pairs.front().first == 2 || pairs.front().second == 2);
}

TEST(Pairing, GamesAreKeptApart) {
  const std::vector<Seeker> two{seeker(1, 1500, 900, "a"), seeker(2, 1500, 900, "b")};
  EXPECT_TRUE(pair_up(two, kNow, everybody()).empty());
}

// Random crowds: every law at once.
TEST(Pairing, HoldsItsLawsForRandomCrowds) {
  std::mt19937 random(static_cast<unsigned>(test::seed_for(7)));
  const auto draw = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
  for (int crowd = 0; crowd < 300; ++crowd) {
    std::vector<Seeker> seekers;
    const int count = draw(30);
    for (int i = 0; i < count; ++i) {
      // Somebody may be there twice, from two devices.
      seekers.push_back(seeker(1 + draw(30), 1000 + draw(1000), draw(120), draw(3) == 0 ? "b" : "a"));
    }
    const MayMeet may_meet = [](AccountId one, AccountId other) { return (one + other) % 5 != 0; };
    const auto pairs = pair_up(seekers, kNow, may_meet);
    std::set<std::size_t> taken;
    double last_gap = 0;
    for (const auto& [i, j] : pairs) {
      const Seeker& one = seekers[i];
      const Seeker& other = seekers[j];
      ASSERT_TRUE(taken.insert(i).second && taken.insert(j).second) << "nobody plays twice";
      ASSERT_NE(one.account, other.account) << "nobody plays themselves";
      ASSERT_EQ(one.game, other.game);
      ASSERT_TRUE(may_meet(one.account, other.account)) << "nobody plays somebody muted";
      const double gap = std::abs(one.rating - other.rating);
      ASSERT_LE(gap, pairing_window(kNow - std::min(one.since, other.since)));
      ASSERT_GE(gap, last_gap) << "nearest first";
      last_gap = gap;
    }
    for (std::size_t i = 0; i < seekers.size(); ++i) {
      for (std::size_t j = i + 1; j < seekers.size(); ++j) {
        if (taken.contains(i) || taken.contains(j) || seekers[i].game != seekers[j].game) continue;
        const bool could = seekers[i].account != seekers[j].account && may_meet(seekers[i].account, seekers[j].account);
        const double gap = std::abs(seekers[i].rating - seekers[j].rating);
        ASSERT_FALSE(could && gap <= pairing_window(kNow - std::min(seekers[i].since, seekers[j].since)))
            << "two who could play are both left";
      }
    }
  }
}

TEST(Pairing, ThousandsAreLookedAtInOneGo) {
  std::vector<Seeker> seekers;
  for (int i = 0; i < 2000; ++i) seekers.push_back(seeker(i + 1, 1000 + (i * 37) % 1500, 90));
  EXPECT_EQ(pair_up(seekers, kNow, everybody()).size(), 1000u);
}

}  // namespace
}  // namespace hammer::server
