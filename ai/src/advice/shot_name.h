// What a shot is called, by what it does.
#pragma once

#include <span>

#include "advice/executed.h"
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

// By what the aim does when nothing trembles; where that hardly ever happens, by what happens most often. A name is
// what is hoped for: one whose throws win less often than the others is an accident, and gives way to the next most
// frequent. Thrown away is only what mostly comes to nothing and gains nothing.
ShotName name_shot(const RoundSetting& setting, const Board& before, const Executed& as_meant,
                   const NamingThrows& throws);

// Share of the throws that succeed.
double success_of(const RoundSetting& setting, const ShotName& name, const Board& before,
                  std::span<const Executed> executed);

}  // namespace hammer::ai
