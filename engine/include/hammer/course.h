// Replays a throw that was played, for drawing it. Nothing here affects the match.
#pragma once

#include <variant>
#include <vector>

#include "hammer/match.h"
#include "hammer/trajectory.h"

namespace hammer {

struct ThrowCourse {
  std::vector<int> weights;   // indices on the board: of those that lay on it in the order shot, then of those thrown
  std::vector<Color> colors;  // of each
  Trajectory trajectory;      // of each, in that order
  Trajectory alone;           // of the first weight thrown, had nothing been in its way
};

// Of a throw that was accepted in this state, with the powder as it then was.
ThrowCourse course_of(const Setup& setup, const State& before, const std::variant<Shoot, ThrowFour>& shot);

// Whether a throw that is next in the match, simulated here, comes out as it was logged, to the bit.
bool reproduces(const Match& match, const ShotPlayed& played);

}  // namespace hammer
