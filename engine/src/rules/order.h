// Who shoots first in the next round.
#pragma once

#include "hammer/game.h"

namespace hammer::rules {

// Nobody scored, or both the same: the order changes (KO6, TD1, TD8).
int scorer_shoots_first(const RoundResult& result);  // KO6, TG4
int scorer_shoots_last(const RoundResult& result);   // TD1, TD8: the higher scorer

}  // namespace hammer::rules
