// Whether the coach's chances are true: advised shots are executed, and counted by the chance that was predicted.
#pragma once

#include <array>
#include <cstdint>

#include "ai/advice.h"
#include "hammer/match.h"

namespace hammer::ai {

// Shots whose predicted chance lies in one tenth.
struct PredictedAndSeen {
  std::int64_t shots = 0;
  double predicted = 0;  // sum of the chances
  std::int64_t succeeded = 0;

  double mean_predicted() const { return shots == 0 ? 0 : predicted / static_cast<double>(shots); }
  double seen() const { return shots == 0 ? 0 : static_cast<double>(succeeded) / static_cast<double>(shots); }
};

struct Calibration {
  std::array<PredictedAndSeen, 10> tenths{};  // 0 to 0.1, …, 0.9 to 1
  std::int64_t positions = 0;
  std::int64_t simulated = 0;

  void add(double predicted, bool succeeded);
  void add(const Calibration& other);
  std::int64_t shots() const;
};

struct CalibrationPlan {
  Effort effort{};
  int shots = 6;       // advised in a position, at most
  int executions = 8;  // of each
  Sampling sampling{.drawn = 0};
};

// Plays one match from the toss to its end, or up to a number of positions, by shots drawn from those that are advised.
// In every position each advised shot is executed, with the noise that the match itself would draw. Seats without a
// hand use that of the option `hand`, for throwing and for advice.
Calibration calibrate(const Setup& setup, const CalibrationPlan& plan, std::uint64_t seed, int max_positions);

}  // namespace hammer::ai
