// What a throw does to the board of a round or turn, rules included (M10). Matches are played by the same code; this is
// for callers that look ahead. Nothing here allocates.
#pragma once

#include "hammer/game.h"
#include "hammer/physics.h"

namespace hammer {

// What stays the same from the first throw of a round or turn to its last.
struct RoundSetting {
  const Game* game;
  const Table* table;
  const Options* options;
  Surface surface;
  Ruler ruler;
  int round;  // of the game, 0 first
  int team_size;

  std::optional<NextThrow> next(const Board& board) const { return game->turns({board, round, team_size}); }
};

RoundSetting make_round_setting(const Game& game, const Table& table, const Options& options, const Surface& surface,
                                int round, int team_size);

// A throw as it left the hand: one weight, or four together.
struct Throw {
  Shot shot;
  bool four = false;
  double spread = 0;
  Color color = Color::kRed;
  std::int8_t side = 0;
};

// The weights on the board in the order shot, then those thrown.
Position position_of(const Board& board, const Throw& thrown, double radius);

enum class Settled : std::uint8_t {
  kStands,   // another throw may follow
  kFailed,   // the turn has failed and ends with nothing (CE2)
  kGivenUp,  // the simulation did not finish; the board is unchanged
};

// Simulates the throw, then applies falls, the cushion rule, restoring and dead weights. The rules must allow the
// throw, and no weight may lie where it is released.
Settled play_throw(const RoundSetting& setting, const Throw& thrown, Board& board);

// What the board is worth if the round or turn ends now.
Judgement judge_board(const RoundSetting& setting, const Board& board);

}  // namespace hammer
