// Whether two methods disagree on what a shot is worth: who is left on the board, and in which zone.
#pragma once

#include <cstdint>

#include "hammer/physics.h"

namespace hammer::peers {

enum class Zone : std::uint8_t { kOff, kBehindFoulLine, kOne, kTwo, kThree, kHanger };

// On the scenes' table. A weight is past a line when it clears the line's paint.
Zone zone_of(const Rest& rest, double radius);

bool differ(const Outcome& a, const Outcome& b, double radius);

}  // namespace hammer::peers
