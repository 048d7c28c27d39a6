// A situation as the code of the players needs it: us, and the one we play against.
#pragma once

#include "ai/player.h"
#include "board_features.h"
#include "outer.h"

namespace hammer::ai {

inline constexpr int kWe = 0, kThey = 1;

struct View {
  RoundSetting setting;
  Match::ToShoot to_shoot;
  std::array<int, 2> sides;  // ours, and theirs: the other, or the best of the others
  std::array<Color, 2> colors;
  std::array<Hand, 2> hands;
  std::array<HandFeatures, 2> hand_features;
  Duel duel;

  Viewer viewer(int who) const {
    return {sides[at(who)], colors[at(who)], hand_features[at(who)], hand_features[at(1 - who)]};
  }
  // Who throws next on this board, or -1 when the round (turn) is over.
  int next(const Board& board) const;
  // A throw by one of us, with the colour that it must have.
  Throw make_throw(int who, const Board& board, const Shot& shot) const;
};

// Somebody must be to shoot.
View view_of(const Situation& situation);

// Whether nothing lies where it is let go.
bool is_free(const RoundSetting& setting, const Board& board, const Throw& thrown);

// The throw that comes of an aim. False where the place is taken, however often it is tried.
bool throw_at(const View& view, int who, const Aim& aim, const Board& board, Random& random, Throw& thrown);

}  // namespace hammer::ai
