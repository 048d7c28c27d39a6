// How the rules are applied to a throw once all is at rest, step by step (M10). A match notes what each step changed.
#pragma once

#include <span>

#include "hammer/round.h"

namespace hammer {

// The weights thrown, still without a place.
void add_thrown(const Throw& thrown, Board& board);

// Places and falls. One rest for every weight that is on, in the order shot.
void let_rest(std::span<const Rest> rests, Board& board);

// BK3: the shot weight comes off, and everything it moved goes back.
void undo_shot_without_cushion(const Board& before, Board& board);

// TD2 to TD6, in games that restore.
void restore(const RoundSetting& setting, const Board& before, Board& board);

// G9, where dead weights are removed.
void remove_dead_weights(const RoundSetting& setting, Board& board);

// CE2, in games whose turns can fail.
bool has_failed(const RoundSetting& setting, const Board& board);

// BK1: the four-weight throw is exempt from the cushion rule.
inline bool breaks_cushion_rule(const RoundSetting& setting, const Throw& thrown, const Outcome& outcome) {
  return setting.surface.cushions && !thrown.four && !outcome.last_met_cushion_first;
}

}  // namespace hammer
