// What a shot is called, by what it does.
#pragma once

#include <span>

#include "advice/executed.h"
#include "ai/advice.h"

namespace hammer::ai {

// By what became of one throw.
ShotName name_outcome(const RoundSetting& setting, const Board& before, const Executed& after);

// By what the aim does when nothing trembles; where that hardly ever happens, by what happens most often.
ShotName name_shot(const RoundSetting& setting, const Board& before, const Executed& as_meant,
                   std::span<const Executed> executed);

// Share of the throws that succeed.
double success_of(const RoundSetting& setting, const ShotName& name, const Board& before,
                  std::span<const Executed> executed);

}  // namespace hammer::ai
