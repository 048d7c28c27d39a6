// A situation as a duel: the side to shoot, and the side that it plays against.
#pragma once

#include "ai/player.h"
#include "hammer/index.h"
#include "network/board_features.h"

namespace hammer::ai {

// The two sides of a decision: the one to shoot, and the other or the best of the others.
inline constexpr int kSelf = 0, kOpponent = 1;

// The standing as two sides see it: kSelf and kOpponent.
struct Duel {
  const Game* game;
  const Options* options;
  std::array<int, 2> totals;
  int frame;  // that is being played, 1 first
  int first;  // the side that begins this round; alone: that has the first turn of every frame
};

struct View {
  RoundSetting setting;
  Match::ToShoot to_shoot;
  std::array<int, 2> sides;  // ours, and theirs: the other, or the best of the others
  std::array<Color, 2> colors;
  std::array<Hand, 2> hands;
  std::array<HandFeatures, 2> hand_features;
  Duel duel;

  Viewer viewer(int thrower) const {
    return {sides[idx(thrower)], colors[idx(thrower)], hand_features[idx(thrower)], hand_features[idx(1 - thrower)]};
  }
  // Which of the two throws next on this board, or -1 when the round (turn) is over.
  int next(const Board& board) const;
  // A throw by one of the two, with the colour that it must have.
  Throw make_throw(int thrower, const Board& board, const Shot& shot) const;
};

// The situation must have a side to shoot.
View view_of(const Situation& situation);

// Whether no weight lies where it is released.
bool is_free(const RoundSetting& setting, const Board& board, const Throw& thrown);

// The throw that an aim becomes in the hand. False if the release is blocked, however often it is tried.
bool throw_at(const View& view, int thrower, const Aim& aim, const Board& board, Random& random, Throw& thrown);

}  // namespace hammer::ai
