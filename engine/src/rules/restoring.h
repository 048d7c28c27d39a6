// Weights that go back where they stood before a shot.
#pragma once

#include "hammer/game.h"

namespace hammer::rules {

// An opponent's weight that was knocked off goes back, and with it what the shot gained (TD2-TD6).
void restore_knocked_off(const ShotView& view, Board& board);

}  // namespace hammer::rules
