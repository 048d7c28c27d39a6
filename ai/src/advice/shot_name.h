// What a shot is called, by what it does.
#pragma once

#include <span>

#include "advice/trial_throws.h"
#include "ai/advice.h"

namespace hammer::ai {

// By what became of one throw.
ShotName name_outcome(const RoundSetting& setting, const Board& before, const Executed& after);

// An aim, thrown some times to find out what to call it.
struct NamingThrows {
  std::span<const Executed> executed;
  std::span<const double> wins;  // chance of winning after each
  double pass;                   // where the weight is thrown away
};

// By what the aim does without noise; where that hardly ever happens, by what happens most often. A name is
// what is hoped for: one whose throws win less often than the others is an accident, and gives way to the next most
// frequent. Thrown away is only what mostly has no effect and gains nothing.
ShotName name_shot(const RoundSetting& setting, const Board& before, const Executed& as_meant,
                   const NamingThrows& throws);

// Share of the throws that succeed.
double success_of(const RoundSetting& setting, const ShotName& name, const Board& before,
                  std::span<const Executed> executed);

// Throws it `throws` times to find out. `pass`: chance of winning where the weight is thrown away.
ShotName name_aim(const View& view, const Worth& worth, const Board& before, double pass, const Aim& aim, int throws,
                  std::uint64_t seed);

}  // namespace hammer::ai
