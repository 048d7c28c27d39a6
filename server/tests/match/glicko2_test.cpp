#include "match/glicko2.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

namespace hammer::server {
namespace {

// Section 4 of Glickman's "Example of the Glicko-2 system".
TEST(Glicko2, ComesToTheNumbersOfThePublishedExample) {
  const Rating player{1500, 200, 0.06};
  const std::array<RatedResult, 3> results{{{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}}};
  const Rating after = rate_period(player, results);
  EXPECT_NEAR(after.rating, 1464.06, 0.01);
  EXPECT_NEAR(after.deviation, 151.52, 0.01);
  EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, WithoutResultsOnlyTheDeviationGrows) {
  const Rating before{1612, 80, 0.06};
  const Rating after = rate_period(before, {});
  EXPECT_DOUBLE_EQ(after.rating, before.rating);
  EXPECT_DOUBLE_EQ(after.volatility, before.volatility);
  EXPECT_NEAR(after.deviation, std::hypot(80, 0.06 * 173.7178), 1e-9);
}

// Ratings from hopeless to unbeatable, hardly known to surely known, steady to wild.
std::vector<Rating> all_kinds_of_ratings() {
  std::vector<Rating> kinds;
  for (const double rating : {100.0, 1200.0, 1500.0, 1510.0, 2200.0, 3500.0}) {
    for (const double deviation : {kSurestDeviation, 75.0, 200.0, kUnknownDeviation}) {
      for (const double volatility : {0.03, 0.06, kHighestVolatility}) kinds.push_back({rating, deviation, volatility});
    }
  }
  return kinds;
}

template <class Check>
void for_all_pairs(Check check) {
  for (const Rating& one : all_kinds_of_ratings()) {
    for (const Rating& other : all_kinds_of_ratings()) check(one, other);
  }
}

TEST(Glicko2, TheWinnerNeverFallsAndTheLoserNeverRises) {
  for_all_pairs([](const Rating& one, const Rating& other) {
    const RatedPair after = rate_match(one, other, 1);
    ASSERT_GE(after.one.rating, one.rating);
    ASSERT_LE(after.other.rating, other.rating);
  });
}

TEST(Glicko2, ItDoesNotMatterWhoIsNamedFirst) {
  for_all_pairs([](const Rating& one, const Rating& other) {
    const RatedPair after = rate_match(one, other, 1);
    const RatedPair turned = rate_match(other, one, 0);
    ASSERT_EQ(after.one.rating, turned.other.rating);
    ASSERT_EQ(after.other.deviation, turned.one.deviation);
    ASSERT_EQ(after.one.volatility, turned.other.volatility);
  });
}

TEST(Glicko2, EverythingStaysFiniteAndWithinItsBounds) {
  for_all_pairs([](const Rating& one, const Rating& other) {
    for (const double score : {0.0, 0.5, 1.0}) {
      const Rating after = rate_match(one, other, score).one;
      ASSERT_TRUE(std::isfinite(after.rating));
      ASSERT_GE(after.deviation, kSurestDeviation);
      ASSERT_LE(after.deviation, kUnknownDeviation);
      ASSERT_GT(after.volatility, 0);
      ASSERT_LE(after.volatility, kHighestVolatility);
    }
  });
}

TEST(Glicko2, EqualsWhoDrawKeepTheirRatingsAndGetSurer) {
  const Rating equal{1500, 200, 0.06};
  const RatedPair after = rate_match(equal, equal, 0.5);
  EXPECT_NEAR(after.one.rating, 1500, 1e-9);
  EXPECT_LT(after.one.deviation, 200);
}

TEST(Glicko2, AWinOverSomebodyStrongerIsWorthMore) {
  double last = 0;
  for (const double strength : {1100.0, 1400.0, 1500.0, 1600.0, 2000.0}) {
    const double won = rate_match({}, {strength, 60, 0.06}, 1).one.rating - 1500;
    EXPECT_GT(won, last);
    last = won;
  }
}

TEST(Glicko2, IdleDaysMakeARatingUnsureButNeverMoreThanUnknown) {
  Rating rating{1700, 50, 0.06};
  double last = rating.deviation;
  for (const double days : {1.0, 10.0, 100.0, 1000.0}) {
    const double grown = rate_idle(rating, days).deviation;
    EXPECT_GT(grown, last);
    last = grown;
  }
  EXPECT_EQ(rate_idle(rating, 1e9).deviation, kUnknownDeviation);
  EXPECT_EQ(rate_idle(rating, 1000).rating, 1700);
  EXPECT_EQ(rate_idle(rating, -5).deviation, 50) << "a clock that was set back";
}

// Many matches between two whose true strengths are 200 points apart.
TEST(Glicko2, RatingsFindTheirDistance) {
  RatedPair pair;
  const double chance = 1 / (1 + std::pow(10, -200.0 / 400));
  double owed = 0;
  for (int match = 0; match < 2000; ++match) {
    owed += chance;
    const bool wins = owed >= 1;
    if (wins) owed -= 1;
    pair = rate_match(pair.one, pair.other, wins ? 1 : 0);
  }
  EXPECT_NEAR(pair.one.rating - pair.other.rating, 200, 40);
}

}  // namespace
}  // namespace hammer::server
