// What a shot is called, by what it does.
#pragma once

#include <span>

#include "advice/trial_throws.h"
#include "ai/advice.h"

namespace hammer::ai {

// By the outcome of one throw.
ShotName name_outcome(const RoundSetting& setting, const Board& before, const Executed& after);

// An aim, thrown a number of times to find a name for it.
struct NamingThrows {
  std::span<const Executed> executed;
  std::span<const double> wins;  // chance of winning after each
  double pass;                   // if the weight is thrown away
};

// Named by what the aim does without noise, or, if that hardly ever happens, by what happens most often. A name says
// what is hoped for: an outcome whose throws win less often than the others is an accident, and the next most frequent
// is used. Only a shot that mostly has no effect and gains nothing is called thrown away.
ShotName name_shot(const RoundSetting& setting, const Board& before, const Executed& as_meant,
                   const NamingThrows& throws);

// Share of the throws that succeed.
double success_of(const RoundSetting& setting, const ShotName& name, const Board& before,
                  std::span<const Executed> executed);

// Throws it `throws` times to find out. `pass`: chance of winning if the weight is thrown away.
ShotName name_aim(const View& view, const Worth& worth, const Board& before, double pass, const Aim& aim, int throws,
                  std::uint64_t seed);

}  // namespace hammer::ai
