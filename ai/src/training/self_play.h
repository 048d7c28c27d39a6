#pragma once

#include "ai/training.h"
#include "net.h"
#include "training/example.h"

namespace hammer::ai {

// One round (turn) with hands, table, powder and standing drawn by `seed`, by the network's own search or, without one,
// by a simple rule.
std::vector<Example> play_one(const Game& game, Scoring scoring, const Net* net, int effort, std::uint64_t seed);

// Options of a game as it is trained, on a table that it is played on; nothing where it is not.
std::optional<Options> options_for(const Game& game, Scoring scoring, const Table& table, bool long_foul_line);

}  // namespace hammer::ai
