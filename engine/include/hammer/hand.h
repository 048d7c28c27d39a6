// What a hand does to an aimed shot. The host of a match draws the noise and logs it; physics never adds any.
#pragma once

#include <span>
#include <string_view>

#include "hammer/options.h"
#include "hammer/physics.h"
#include "hammer/random.h"

namespace hammer {

// Standard deviations of one throw.
struct Hand {
  std::string_view name;
  double speed;          // share of the speed
  double speed_hard;     // the share grows by this for every m/s above kEasySpeed
  double angle;          // rad
  double angle_hard;     // the same for the angle: rad for every m/s above kEasySpeed
  double place;          // m across the board
  double spin;           // rad/s, plus the next
  double spin_share;     // of the aimed spin
  double side_wheeling;  // times angle and place when the fingers run along a side
};

// About the speed of a lag up a tournament board; harder throws are less accurate. m/s, our choice.
inline constexpr double kEasySpeed = 1.9;
// A weight released within this of the side is guided along it. m, our choice.
inline constexpr double kSideWheeling = 0.010;

std::span<const Hand> hands();
const Hand* find_hand(std::string_view name);  // or nullptr
const Hand& hand_of(HandNoise noise);

// How far from the centre line a throw may be released so that every weight is wholly on the board (M9).
double max_release_y(const Surface& surface, bool four);

// The throw that comes of it: always one that the rules allow (M9), for an aimed shot that is. A hand without noise
// gives the aimed shot to the bit.
Shot throw_by(const Hand& hand, const Shot& aimed, const Surface& surface, bool four, Random& random);

// The same for the spread of four weights thrown together, with the angle that came of them.
double spread_by(const Hand& hand, double spread, const Shot& thrown, Random& random);

}  // namespace hammer
