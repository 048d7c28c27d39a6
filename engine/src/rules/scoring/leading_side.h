// Rounds that one side wins: its weights count as far as they beat the other side's best.
#pragma once

#include "hammer/judge.h"

namespace hammer::rules {

// By depth (KO2-KO5, X3, X4).
void score_deepest_side(const JudgeSetting& setting, Judgement& judgement);
const Grounds& grounds_of_depth(const Options& options);

// By value, on a target board (TG2, TG3, X4).
void score_best_ring(const JudgeSetting& setting, Judgement& judgement);
const Grounds& grounds_of_rings(const Options& options);

}  // namespace hammer::rules
