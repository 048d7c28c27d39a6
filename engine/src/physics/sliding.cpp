#include "physics/sliding.h"

namespace hammer::sliding {
namespace {

// A motion keeps to its curve; how far along it is, the curve's measure tells. `ratio` is w/v, or v/w where `inverse`.
struct Place {
  double ratio;
  bool inverse;
};

double sixth_power(double x) {
  const double x2 = x * x;
  return x2 * x2 * x2;
}

double measure_below(double eta) {  // eta < kFinalRatio
  if (eta < 0.5) return HAMMER_SEGMENT(MeasureSmall, eta).value() / sixth_power(eta);
  const double offset = kFinalRatio - eta;
  if (offset < 0x1p-20) return 0;
  return HAMMER_SEGMENT(MeasureBelow, offset).value() / sixth_power(eta);
}

double measure_above(double v, double w) {
  if (w <= v) {
    const double eta = w / v, offset = eta - kFinalRatio;
    if (offset < 0x1p-20) return 0;
    if (offset < 0.0487) return HAMMER_SEGMENT(MeasureAbove, offset).value();
    return HAMMER_SEGMENT(MeasureUnder, 1 - eta + kEqualGrain).value();
  }
  const double epsilon = v / w, key = 1 - epsilon + kEqualGrain;
  if (key < 0.5) return HAMMER_SEGMENT(MeasureOver, key).value();
  return HAMMER_SEGMENT(MeasureFast, epsilon).value() / (epsilon * epsilon);
}

Place place_below(double measure) {
  if (measure >= 1) return {HAMMER_SEGMENT(RatioSmall, measure).value(), false};
  if (measure < 0x1p-27) return {kFinalRatio, false};
  return {kFinalRatio - HAMMER_SEGMENT(RatioBelow, measure).value(), false};
}

Place place_above(double measure) {
  if (measure < 0x1p-25) return {kFinalRatio, false};
  const double under = 1 - measure + kEqualGrain;
  if (under > 0.5) return {kFinalRatio + HAMMER_SEGMENT(RatioAbove, measure).value(), false};
  if (measure < 1) return {HAMMER_SEGMENT(RatioUnder, under).value(), false};
  const double over = measure - 1 + kEqualGrain;
  if (over < 1) return {HAMMER_SEGMENT(RatioOver, over).value(), true};
  return {HAMMER_SEGMENT(RatioFast, measure - 1).value(), true};
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
    now = at_place(place_below(measure_below(w / v) * share), left);
  } else {
    now = at_place(place_above(measure_above(v, w) * share), left);
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
