// A second opinion on the physics, by another method than the engine's: the ring's friction is
// integrated over its angle by quadrature and over time by Runge-Kutta steps, and contacts are found
// by bisection inside a step. Slow and plain on purpose; it shares no code with the engine.
#pragma once

#include "hammer/physics.h"

namespace hammer::reference {

// Friction on a sliding, spinning ring, as shares of mu m g and mu m g rho.
struct RingFriction {
  double force;
  double torque;
};

// `ratio` is sliding speed over the ring's rim speed, above 0.
RingFriction ring_friction(double ratio);

struct Settings {
  double step = 0.002;  // s
  // A weight that presses on another bounces more and more often and ever more slowly. No bounce is slower than this,
  // which keeps the number of bounces finite and hardly separates the two.
  double least_bounce = 1e-5;  // m/s
};

// The engine's outcome, and how long it took.
struct TimedOutcome : Outcome {
  double duration;
};

// Plays the position to rest on fresh powder. Weights must not overlap; racks of touching weights are not solved
// together. The duration is until the last weight stops sliding; one that only spins in place does not lengthen it.
TimedOutcome play(const Surface& surface, const Position& position, const Settings& settings = {});

}  // namespace hammer::reference
