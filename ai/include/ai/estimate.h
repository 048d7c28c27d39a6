// How well a person throws, from throws with a declared aim.
#pragma once

#include <optional>
#include <span>

#include "hammer/hand.h"

namespace hammer::ai {

// What was meant and what left the hand.
struct DeclaredThrow {
  Shot aimed;
  Shot thrown;
};

// The same where only resting places can be measured, as at a real table: a lag that met no other weight.
struct DeclaredRest {
  double from_y;  // where it was released
  double aimed_x, aimed_y;
  double rest_x, rest_y;
};

// A standard deviation, as estimated. Where nothing was learned `low` is 0 and `high` infinite.
struct Deviation {
  double value = 0;
  double error = 0;          // one standard error
  double low = 0, high = 0;  // 95 %
};

// What is the same in every throw: too hard, too far to the left. Without a bias, zero lies within two errors.
struct Bias {
  double value = 0;
  double error = 0;
};

struct HandEstimate {
  int throws = 0;
  Deviation speed;  // share of the speed, at kEasySpeed and below
  Deviation angle;  // rad, likewise
  Deviation place;  // m
  Bias speed_bias, angle_bias, place_bias;
  bool place_measured = true;  // false: it is in proportion to the angle, as in the hands that are known
  Hand hand{};                 // with these deviations; the rest as in `nearest`
  const Hand* nearest = nullptr;
};

// Fewer throws say nothing.
inline constexpr int kMinDeclared = 5;

// Nothing where there are too few throws, or the speeds aimed for are not above zero. Harder throws are expected to be
// less sure, and those along a side surer, as in the hands that are known.
std::optional<HandEstimate> estimate_hand(std::span<const DeclaredThrow> throws, const Surface& surface);
std::optional<HandEstimate> estimate_hand(std::span<const DeclaredRest> rests, const Surface& surface);

}  // namespace hammer::ai
