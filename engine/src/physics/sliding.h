// How a weight slides to rest, spinning or not, in units that no powder enters:
// friction distance (the deceleration times metres, m²/s²) and friction time (the deceleration times seconds, m/s).
//
// v is the weight's speed and w >= 0 the speed of the ring it stands on, rho * |spin|.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "hammer/det_math.h"

namespace hammer::sliding {

#include "physics/spin_table.inc"

inline constexpr double kRingRadius = 0.8;  // rho / r, our choice
inline constexpr double kSpinDecay =
    2 * kRingRadius * kRingRadius;  // of w in place, per unit of deceleration: rho² m / I

// Slower than this share of its ring, a weight spins in place.
inline constexpr double kInPlace = 0x1p-20;
// With less spin than this share of its speed, a weight slides as if it had none.
inline constexpr double kSpinless = 0x1p-12;

// Until it rests.
struct Stop {
  double distance;
  double time;
};

struct Motion {
  double v;
  double w;
  double time_left;
};

template <std::size_t kSegments, std::size_t kColumns>
struct Segment {
  const double* coefficients;
  double x;        // -1 .. 1 across the segment
  double stretch;  // of x by the key

  // Which segment a key is in is read off the bits of the key itself.
  Segment(const double (&table)[kSegments][kColumns], int first_octave, int bits, double key) {
    const std::uint64_t word = std::bit_cast<std::uint64_t>(key);
    const std::uint64_t index = (word >> (52 - bits)) - (static_cast<std::uint64_t>(1023 + first_octave) << bits);
    assert(index < kSegments);
    coefficients = table[index < kSegments ? index : kSegments - 1];
    const std::uint64_t low = word & ((std::uint64_t{1} << (52 - bits)) - 1);
    x = (std::bit_cast<double>(low | 0x3ff0000000000000u) - 1) * static_cast<double>(2 << bits) - 1;
    stretch = static_cast<double>(2 << bits) / std::bit_cast<double>(word & 0x7ff0000000000000u);
  }

  double value(int column = 0) const {
    const double* c = coefficients + 6 * column;
    const double x2 = x * x;
    return (c[0] + c[1] * x) + x2 * ((c[2] + c[3] * x) + x2 * (c[4] + c[5] * x));
  }
  double slope() const {
    const double* c = coefficients;
    const double x2 = x * x;
    return stretch * ((c[1] + 2 * c[2] * x) + x2 * ((3 * c[3] + 4 * c[4] * x) + x2 * (5 * c[5])));
  }
};

#define HAMMER_SEGMENT(name, key) Segment(k##name, k##name##FirstOctave, k##name##Bits, key)

inline Stop stop(double v) { return {0.5 * v * v, v}; }

// For v > 0, given 1 / v. R = v² S and T = v Theta, from the table by the ratio of w and v.
inline Stop stop_spinning(double v, double w, double inverse_v) {
  if (w <= v) {
    const double eta = w * inverse_v;
    if (eta < 0.5) {
      const auto at = HAMMER_SEGMENT(StopSmall, eta + kSmallGrain);
      return {v * v * at.value(0), v * at.value(1)};
    }
    const auto at = HAMMER_SEGMENT(StopUnder, max(0, 1 - eta) + kEqualGrain);
    return {v * v * at.value(0), v * at.value(1)};
  }
  const double epsilon = v / w;
  if (epsilon > 0.5) {
    const auto at = HAMMER_SEGMENT(StopOver, 1 - epsilon + kEqualGrain);
    return {v * w * at.value(0), w * at.value(1)};
  }
  const auto at = HAMMER_SEGMENT(StopFast, epsilon + kFastGrain);
  return {v * w * at.value(0), w * at.value(1)};
}

inline Stop stop(double v, double w) { return w == 0 ? stop(v) : stop_spinning(v, w, 1 / v); }

// What is left of the motion (v, w), whose stop is `whole`, when `left` of its friction distance remains.
Motion spinning_when_left(double v, double w, const Stop& whole, double left);

inline Motion when_left(double v, double w, const Stop& whole, double left) {
  if (w != 0) return spinning_when_left(v, w, whole, left);
  const double speed = min(v, sqrt(2 * left));
  return {speed, 0, speed};
}

// The friction distance that is left when friction time `time_left` is, and the motion then.
struct Left {
  double distance;
  Motion motion;
};
Left left_at_time(double v, double w, const Stop& whole, double time_left);

// Bounds on f, the share of the full friction that slows it, from now until it rests.
struct FrictionBounds {
  double low;
  double high;
};
inline FrictionBounds friction_bounds(double v, double w) {
  if (w == 0) return {1, 1};
  // Below the final ratio f falls towards its final value, above it f rises; and f >= v / 2w where v <= w.
  if (w <= kFinalRatio * v) return {kFinalFriction, 1};
  return {min(kFinalFriction, 0.5 * v / w), kFinalFriction};
}

}  // namespace hammer::sliding
