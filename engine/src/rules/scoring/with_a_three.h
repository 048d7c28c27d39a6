// Every weight counts for whoever shot it, once one of them is worth 3 (HC4-HC6).
#pragma once

#include "hammer/judge.h"

namespace hammer::rules {

// One side has the board alone.
void score_turn_with_a_three(const JudgeSetting& setting, Judgement& judgement);

// Two sides share it, and each counts its own (TD8).
void score_sides_with_a_three(const JudgeSetting& setting, Judgement& judgement);

const Grounds& grounds_with_a_three(const Options& options);

}  // namespace hammer::rules
