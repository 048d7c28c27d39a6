#include "physics/sliding.h"

namespace hammer::sliding {
namespace {

// A point on the curve that a motion follows in (v, w). `ratio` is w/v, or v/w where `inverse`.
struct Place {
  double ratio;
  bool inverse;
};

// How far along its curve a motion is: the measure is value / power, and its derivative by the ratio is slope / power.
// The table holds the measure times a power of the ratio, which is nearly constant and so easy to interpolate.
struct Measure {
  double value;
  double slope;
  double power;
};

double sixth_power(double x) {
  const double square = x * x;
  return square * square * square;
}

// kSpinless <= eta < kFinalRatio. The slope costs a division, so it is computed only on request.
template <bool kWithSlope>
Measure measure_below(double eta) {
  const double power = sixth_power(eta);
  if (eta < 0.5) {
    const auto at = HAMMER_SEGMENT(MeasureSmall, eta);
    const double value = at.value();
    return {value, kWithSlope ? at.slope() - 6 * value / eta : 0, power};
  }
  const double offset = kFinalRatio - eta;
  if (offset < 0x1p-20) return {0, 0, 1};
  const auto at = HAMMER_SEGMENT(MeasureBelow, offset);
  const double value = at.value();
  return {value, kWithSlope ? -at.slope() - 6 * value / eta : 0, power};
}

Measure measure_above(const Place& place) {
  if (!place.inverse) {
    const double offset = place.ratio - kFinalRatio;
    if (offset < 0x1p-20) return {0, 0, 1};
    if (offset < 0.0487) {
      const auto at = HAMMER_SEGMENT(MeasureAbove, offset);
      return {at.value(), at.slope(), 1};
    }
    const auto at = HAMMER_SEGMENT(MeasureUnder, 1 - place.ratio + kEqualGrain);
    return {at.value(), -at.slope(), 1};
  }
  const double epsilon = max(kInPlace, place.ratio), key = 1 - epsilon + kEqualGrain;
  if (key < 0.5) {
    const auto at = HAMMER_SEGMENT(MeasureOver, key);
    return {at.value(), -at.slope(), 1};
  }
  const auto at = HAMMER_SEGMENT(MeasureFast, epsilon);
  const double value = at.value();
  return {value, at.slope() - 2 * value / epsilon, epsilon * epsilon};
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

// One Newton step makes the inverse agree with the function to the last digits, whatever the errors of the tables: a
// motion that has not gone anywhere is found exactly where it was.
double refined(double ratio, const Measure& here, double measure) {
  return here.slope != 0 ? ratio - (here.value - measure * here.power) / here.slope : ratio;
}

constexpr double kNearlyFinal =
    0x1p-25;  // of the measure: the ratio is the final one to seven digits and matters no more

Place place_below(double measure) {
  if (measure < kNearlyFinal) return {kFinalRatio, false};
  const double guess = guess_below(measure);
  return {min(kFinalRatio, refined(guess, measure_below<true>(guess), measure)), false};
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
    const Stop unit = stop_spinning(place.ratio, 1, 1 / place.ratio);
    const double w = sqrt(left / unit.distance);
    return {w * place.ratio, w, w * unit.time};
  }
  const Stop unit = stop_spinning(1, place.ratio, 1);
  const double v = sqrt(left / unit.distance);
  return {v, v * place.ratio, v * unit.time};
}

}  // namespace

Motion spinning_when_left(double v, double w, const Stop& whole, double left) {
  if (!(left > 0)) return {0, 0, 0};
  if (left >= whole.distance) return {v, w, whole.time};
  Motion now;
  if (w < kSpinless * v) {
    // w falls as v to the power kSpinDecay / 2 = 0.64, which 41/64 is near enough.
    const double scale = sqrt(left / whole.distance), half = sqrt(scale), eighth = sqrt(sqrt(half));
    now = {v * scale, w * (half * eighth * sqrt(sqrt(sqrt(eighth)))), whole.time * scale};
  } else {
    const bool below = w < kFinalRatio * v;
    const Place from = w <= v ? Place{w / v, false} : Place{v / w, true};
    const Measure began = below ? measure_below<false>(from.ratio) : measure_above(from);
    const double measure = began.value * left / (began.power * whole.distance);
    now = at_place(below ? place_below(measure) : place_above(measure), left);
  }
  // The table is good to about 1e-9; friction never speeds anything up.
  return {min(now.v, v), min(now.w, w), min(now.time_left, whole.time)};
}

Left left_at_time(double v, double w, const Stop& whole, double time_left) {
  if (w == 0) return {0.5 * time_left * time_left, {time_left, 0, time_left}};
  if (!(time_left > 0)) return {0, {0, 0, 0}};
  if (time_left >= whole.time) return {whole.distance, {v, w, whole.time}};
  // Newton on the time left, whose slope by friction distance is 1 / v, from the cubic with the right ends and slopes.
  const double share = time_left / whole.time, square = share * share;
  double left = square * (whole.distance * (3 - 2 * share) - v * whole.time * (1 - share));
  Motion now{};
  for (int i = 0; i < 20; ++i) {
    now = spinning_when_left(v, w, whole, left);
    const double miss = now.time_left - time_left;
    if (abs(miss) <= 1e-14 * whole.time) break;
    left = clamp(left - miss * now.v, 0.25 * left, whole.distance);
  }
  return {left, now};
}

}  // namespace hammer::sliding
