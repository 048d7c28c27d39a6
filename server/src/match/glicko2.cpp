#include "match/glicko2.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hammer::server {
namespace {

constexpr double kScale = 173.7178;  // rating points in one unit of Glicko-2's scale
constexpr double kTau = 0.5;         // how fast volatility may change
constexpr double kExact = 0.000001;  // of the search for the volatility
constexpr int kMaxTries = 200;       // some ten are needed

// A rating in Glicko-2's units; the letters are the paper's.
struct ScaledRating {
  double mu, phi, sigma;
};

ScaledRating to_scaled(const Rating& rating) {
  return {(rating.rating - 1500) / kScale, rating.deviation / kScale, rating.volatility};
}

Rating from_scaled(const ScaledRating& scaled) {
  return {scaled.mu * kScale + 1500, std::clamp(scaled.phi * kScale, kSurestDeviation, kUnknownDeviation),
          std::min(scaled.sigma, kHighestVolatility)};
}

double weight_of(double phi) { return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi)); }

// What the results say: how much they are worth (1/v) and how far they are from what was expected (Δ/v).
struct Evidence {
  double worth = 0, surprise = 0;
};

Evidence weigh(const ScaledRating& before, std::span<const RatedResult> results) {
  Evidence evidence;
  for (const RatedResult& result : results) {
    const ScaledRating opponent = to_scaled(result.opponent);
    const double g = weight_of(opponent.phi);
    const double expected = 1 / (1 + std::exp(-g * (before.mu - opponent.mu)));
    evidence.worth += g * g * expected * (1 - expected);
    evidence.surprise += g * (result.score - expected);
  }
  return evidence;
}

// Step 5: the root of f by the Illinois method.
double find_volatility(const ScaledRating& before, double delta, double v) {
  const double a = std::log(before.sigma * before.sigma);
  const double phi2 = before.phi * before.phi;
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double sum = phi2 + v + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (kTau * kTau);
  };
  double low = a;
  double high = 0;
  if (delta * delta > phi2 + v) {
    high = std::log(delta * delta - phi2 - v);
  } else {
    int steps = 1;
    while (steps < kMaxTries && f(a - steps * kTau) < 0) ++steps;
    high = a - steps * kTau;
  }
  double f_low = f(low);
  double f_high = f(high);
  for (int tries = 0; tries < kMaxTries && std::abs(high - low) > kExact; ++tries) {
    const double next = low + (low - high) * f_low / (f_high - f_low);
    const double f_next = f(next);
    if (f_next * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = next;
    f_high = f_next;
  }
  return std::exp(low / 2);
}

// `share` of a period with that share of the results.
Rating rate_share(const Rating& before, std::span<const RatedResult> results, double share) {
  const ScaledRating scaled = to_scaled(before);
  Evidence evidence = weigh(scaled, results);
  evidence.surprise *= share;
  // A result always says something; only the sum may round to 0.
  const double v = 1 / std::max(evidence.worth * share, 1e-12);
  const double sigma = find_volatility(scaled, v * evidence.surprise, v);
  const double grown2 = scaled.phi * scaled.phi + sigma * sigma * share;
  const double phi = 1 / std::sqrt(1 / grown2 + 1 / v);
  return from_scaled({scaled.mu + phi * phi * evidence.surprise, phi, sigma});
}

}  // namespace

Rating rate_period(const Rating& before, std::span<const RatedResult> results) {
  return results.empty() ? rate_idle(before, 1) : rate_share(before, results, 1);
}

Rating rate_idle(const Rating& before, double days) {
  ScaledRating scaled = to_scaled(before);
  scaled.phi = std::sqrt(scaled.phi * scaled.phi + scaled.sigma * scaled.sigma * std::max(days, 0.0));
  return from_scaled(scaled);
}

RatedPair rate_match(const Rating& one, const Rating& other, double score_of_one, double weight) {
  if (weight <= 0) return {one, other};
  const RatedResult for_one{other, score_of_one};
  const RatedResult for_other{one, 1 - score_of_one};
  return {rate_share(one, {&for_one, 1}, weight), rate_share(other, {&for_other, 1}, weight)};
}

}  // namespace hammer::server
