// What comes of an aim when a hand throws it.
#pragma once

#include <vector>

#include "view.h"

namespace hammer::ai {

struct Executed {
  Board board;
  Settled settled;
};

// Throw after throw, by our hand or theirs. The same seed gives every aim the same trembling, so that what differs
// between two aims is the aims.
std::vector<Executed> execute(const View& view, int who, const Board& board, const Aim& aim, int throws,
                              std::uint64_t seed);

// By a hand of ours that does not tremble.
Executed execute_as_meant(const View& view, const Board& board, const Aim& aim);

// The weight is thrown away: over the far edge, nothing touched. Four: the board as it was, and the turn has failed.
Executed throw_away(const View& view, int who, const Board& board);

}  // namespace hammer::ai
