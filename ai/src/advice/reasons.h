// Why a shot is good, or what is risky about it: only reasons that are backed by a number.
#pragma once

#include <span>
#include <vector>

#include "advice/trial_throws.h"
#include "ai/advice.h"

namespace hammer::ai {

// A shot, thrown many times.
struct Trial {
  const View& view;
  const Board& before;
  ShotName name;
  std::span<const Executed> executed;
  std::span<const double> wins;  // chance of winning after each
  double pass;                   // chance of winning if the weight is thrown away
};

struct Findings {
  std::vector<Reason> reasons;  // what matters most first
  double points;                // mean margin_of() after the shot
  int simulated;                // shots that were needed besides those of the trial
};
Findings look_at(const Trial& trial, std::uint64_t seed);

}  // namespace hammer::ai
