#include "physics/sliding.h"

namespace hammer::sliding {
namespace {

// A motion keeps to its curve; how far along it is, the curve's measure tells. `ratio` is w/v, or v/w where `inverse`.
struct Place {
  double ratio;
  bool inverse;
};

struct Measure {
  double value;
  double slope;  // by the ratio
};

// The table holds the measure times a power of the ratio that makes it flat.
Measure over_sixth_power(double flat, double slope, double ratio) {
  const double square = ratio * ratio, power = square * square * square;
  const double value = flat / power;
  return {value, slope / power - 6 * value / ratio};
}

Measure measure_below(double eta) {  // eta < kFinalRatio
  if (eta < 0.5) {
    const auto at = HAMMER_SEGMENT(MeasureSmall, eta);
    return over_sixth_power(at.value(), at.slope(), eta);
  }
  const double offset = kFinalRatio - eta;
  if (offset < 0x1p-20) return {0, 0};
  const auto at = HAMMER_SEGMENT(MeasureBelow, offset);
  return over_sixth_power(at.value(), -at.slope(), eta);
}

Measure measure_above(const Place& place) {
  if (!place.inverse) {
    const double offset = place.ratio - kFinalRatio;
    if (offset < 0x1p-20) return {0, 0};
    if (offset < 0.0487) {
      const auto at = HAMMER_SEGMENT(MeasureAbove, offset);
      return {at.value(), at.slope()};
    }
    const auto at = HAMMER_SEGMENT(MeasureUnder, 1 - place.ratio + kEqualGrain);
    return {at.value(), -at.slope()};
  }
  const double epsilon = max(kInPlace, place.ratio), key = 1 - epsilon + kEqualGrain;
  if (key < 0.5) {
    const auto at = HAMMER_SEGMENT(MeasureOver, key);
    return {at.value(), -at.slope()};
  }
  const auto at = HAMMER_SEGMENT(MeasureFast, epsilon);
  const double square = epsilon * epsilon, value = at.value() / square;
  return {value, at.slope() / square - 2 * value / epsilon};
}

double guess_below(double measure) {
  if (measure >= 1) return max(kSpinless, HAMMER_SEGMENT(RatioSmall, measure).value());
  return kFinalRatio - HAMMER_SEGMENT(RatioBelow, measure).value();
}

Place guess_above(double measure) {
  if (measure < 0.5) return {kFinalRatio + HAMMER_SEGMENT(RatioAbove, measure).value(), false};
  if (measure < 1) return {min(1, HAMMER_SEGMENT(RatioUnder, 1 - measure + kEqualGrain).value()), false};
  const double over = measure - 1 + kEqualGrain;
  if (over < 1) return {min(1, HAMMER_SEGMENT(RatioOver, over).value()), true};
  return {HAMMER_SEGMENT(RatioFast, measure - 1).value(), true};
}

// One Newton step makes the way back agree with the way there to the last digits, whatever the tables' own errors:
// a motion that has not gone anywhere is found where it was.
double refined(double ratio, const Measure& here, double measure) {
  return here.slope != 0 ? ratio - (here.value - measure) / here.slope : ratio;
}

constexpr double kNearlyFinal = 0x1p-25;  // of the measure: the ratio is the final one to seven digits and matters no more

Place place_below(double measure) {
  if (measure < kNearlyFinal) return {kFinalRatio, false};
  const double guess = guess_below(measure);
  return {min(kFinalRatio, refined(guess, measure_below(guess), measure)), false};
}

Place place_above(double measure) {
  if (measure < kNearlyFinal) return {kFinalRatio, false};
  Place guess = guess_above(measure);
  guess.ratio = refined(guess.ratio, measure_above(guess), measure);
  if (!guess.inverse) guess.ratio = max(kFinalRatio, guess.ratio);
  return guess;
}

// Speed, ring speed and time left where `left` remains and the ratio is known.
Motion at_place(const Place& place, double left) {
  if (place.inverse) {
    const Stop unit = stop_spinning(place.ratio, 1);
    const double w = sqrt(left / unit.distance);
    return {w * place.ratio, w, w * unit.time};
  }
  const Stop unit = stop_spinning(1, place.ratio);
  const double v = sqrt(left / unit.distance);
  return {v, v * place.ratio, v * unit.time};
}

}  // namespace

Motion spinning_when_left(double v, double w, const Stop& whole, double left) {
  if (!(left > 0)) return {0, 0, 0};
  if (left >= whole.distance) return {v, w, whole.time};
  const double share = left / whole.distance;
  Motion now;
  if (w < kSpinless * v) {
    const double scale = sqrt(share);
    now = {v * scale, w * scale, whole.time * scale};
  } else if (w < kFinalRatio * v) {
    now = at_place(place_below(measure_below(w / v).value * share), left);
  } else {
    now = at_place(place_above(measure_above(w <= v ? Place{w / v, false} : Place{v / w, true}).value * share), left);
  }
  // The table is good to about 1e-8; friction never speeds anything up.
  return {min(now.v, v), min(now.w, w), min(now.time_left, whole.time)};
}

double left_at_time(double v, double w, const Stop& whole, double time_left) {
  if (w == 0) return 0.5 * time_left * time_left;
  if (!(time_left > 0)) return 0;
  if (time_left >= whole.time) return whole.distance;
  // Newton on the time left, whose slope by friction distance is 1 / v: increasing and convex, so it comes down from above.
  const double share = time_left / whole.time;
  double left = whole.distance * share * share;
  for (int i = 0; i < 20; ++i) {
    const Motion now = spinning_when_left(v, w, whole, left);
    const double miss = now.time_left - time_left;
    left = clamp(left - miss * now.v, 0.25 * left, whole.distance);
    if (abs(miss) <= 1e-14 * whole.time) break;
  }
  return left;
}

}  // namespace hammer::sliding
