// A board with what its weights are worth, by their indices on it.
#pragma once

#include <array>

#include "hammer/index.h"
#include "hammer/round.h"

namespace hammer::ai {

struct ValuedBoard {
  std::array<int, kMaxWeights> value{};    // 0 for one that is off
  std::array<bool, kMaxWeights> counts{};  // towards the score, if the round or turn ended now
  std::array<int, 2> points{};             // by colour, where two sides share the board; else points[0]
  std::array<Verdict, 2> verdicts{};       // likewise
};

ValuedBoard value_board(const RoundSetting& setting, const Board& board);

inline const BoardWeight& weight_at(const Board& board, int i) { return board.weights[idx(i)]; }
inline BoardWeight& weight_at(Board& board, int i) { return board.weights[idx(i)]; }

inline Zone zone_of(const RoundSetting& setting, const BoardWeight& weight) {
  return weight.on() ? setting.ruler.zone(weight.x, weight.y) : Zone::kDead;
}
inline bool is_in_play(const RoundSetting& setting, const BoardWeight& weight) {
  return weight.on() && setting.ruler.in_play(weight.x, weight.y);
}

// To be knocked off: an opponent's, or of the colour that was thrown together.
inline bool is_theirs(const Board& board, int i, int shooter) {
  const BoardWeight& weight = weight_at(board, i);
  return board.first_color ? weight.color == *board.first_color : weight.side != shooter;
}

// Off the board as that means: one of the colour thrown together must have fallen (CE4).
inline bool is_out(const Board& board, int i) {
  const BoardWeight& weight = weight_at(board, i);
  return weight.color == board.first_color ? weight.fate == Fate::kFell : !weight.on();
}

// Own points less the opponents', if the round or turn ended with this board; a turn that failed is worth nothing.
int margin_of(const RoundSetting& setting, const ValuedBoard& valued, Settled settled, Color own);

}  // namespace hammer::ai
