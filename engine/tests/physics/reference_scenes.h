// Random boards and shots on which engine and reference are compared, and the comparison itself.
#pragma once

#include "hammer/physics.h"
#include "hammer/random.h"

namespace hammer::reference {

// Any table, weight size and powder.
Surface random_surface(Random& random);

// Seven weights at rest up the board, none touching, and an eighth thrown at one of them with spin.
Position random_position(const Surface& surface, Random& random);

// Four at rest, and four thrown with one hand.
Position random_throw_of_four(const Surface& surface, Random& random);

// All eight sliding and spinning, every way.
Position random_turmoil(const Surface& surface, Random& random);

// How far apart two outcomes are.
struct Difference {
  double place = 0;      // m, the furthest of the weights that stayed on in both or fell over one edge in both
  bool same_set = true;  // the same weights on the board, but for those that end within `kHair` of an edge
};
inline constexpr double kHair = 1e-4;  // m

Difference compare(const Surface& surface, const Outcome& a, const Outcome& b);

}  // namespace hammer::reference
