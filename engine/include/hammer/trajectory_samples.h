// A recorded shot cut into samples, for drawing it.
#pragma once

#include <vector>

#include "hammer/trajectory.h"

namespace hammer {

// Times in order, from 0 to the end of the shot. Sample s of weight w is at [s * weights + w]; a weight that has fallen
// stays where it fell.
struct TrajectorySamples {
  int weights = 0;
  std::vector<double> times;  // s
  std::vector<double> x, y;   // m
  std::vector<double> turn;   // rad: how far the weight has turned about itself
};

// So many a second, and one more at every contact, stop and fall: nothing bends between two of them.
TrajectorySamples sample(const Trajectory& trajectory, int weights, double per_second);

struct Corner {
  double x, y;
};

// The path of one weight as a line: where it began, where it was turned, where it came to rest or fell.
std::vector<Corner> corners_of(const Trajectory& trajectory, int weight);

}  // namespace hammer
