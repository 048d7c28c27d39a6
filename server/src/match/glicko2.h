// Ratings as Mark Glickman describes them in "Example of the Glicko-2 system" (2013): strength, its
// uncertainty, and how steady it is. Nothing here knows of accounts or time; the caller says how many days have passed.
#pragma once

#include <span>

namespace hammer::server {

struct Rating {
  double rating = 1500, deviation = 350, volatility = 0.06;
};

inline constexpr double kSurestDeviation = 30;     // below it a match would change next to nothing
inline constexpr double kUnknownDeviation = 350;   // of somebody who has not played yet
inline constexpr double kHighestVolatility = 0.1;  // one lucky week must not upset a rating

struct RatedResult {
  Rating opponent;
  double score = 0;  // 1 won, 0 lost, 0.5 drawn
};

// The rating after one period with these results. Without results only the deviation grows.
Rating rate_period(const Rating& before, std::span<const RatedResult> results);

// A rating grows less certain while somebody does not play: every day is a period without a result.
Rating rate_idle(const Rating& before, double days);

struct RatedPair {
  Rating one, other;
};

// One match between two is one rating period for both, each from what they were before it. A match of less weight is
// that share of a period, and of a result: with 0 nothing changes.
RatedPair rate_match(const Rating& one, const Rating& other, double score_of_one, double weight = 1);

}  // namespace hammer::server
