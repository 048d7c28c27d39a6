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

// The same if only resting places can be measured, as at a real table: a lag that met no other weight.
struct DeclaredRest {
  double from_y;  // where it was released
  double aimed_x, aimed_y;
  double rest_x, rest_y;
};

// An estimated standard deviation. If nothing was learned, `low` is 0 and `high` infinite.
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
  bool place_measured = true;  // false: taken in proportion to the angle, as in the known hands
  Hand hand{};                 // with these deviations; the rest as in `nearest`
  const Hand* nearest = nullptr;
};

// Fewer throws give no estimate.
inline constexpr int kMinDeclared = 5;

// Nothing if there are too few throws, or the speeds aimed for are not above zero. Harder throws are expected to
// scatter more, and those along a side less, as with the known hands.
std::optional<HandEstimate> estimate_hand(std::span<const DeclaredThrow> throws, const Surface& surface);
std::optional<HandEstimate> estimate_hand(std::span<const DeclaredRest> rests, const Surface& surface);

}  // namespace hammer::ai
