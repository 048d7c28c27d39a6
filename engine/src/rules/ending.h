// When a game is over, looked at when a round or frame is complete: the side that has won,
// kNotYet or kStillLevel.
#pragma once

#include "hammer/game.h"

namespace hammer::rules {

// The highest of at least the game score; level at the top, another round or frame (KO7, HC8, HC9, CE6, X5).
int highest_at_game_score(const Standing& standing);

// The highest after the last inning; level, an extra one (BB1, BB2).
int highest_after_innings(const Standing& standing);

}  // namespace hammer::rules
