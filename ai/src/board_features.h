// What a network is told of a board: the weights from the deepest on, as the side that shoots next sees them, and what
// is still to come. A board and its mirror image are told alike.
#pragma once

#include <array>

#include "hammer/hand.h"
#include "hammer/round.h"

namespace hammer::ai {

inline constexpr int kSlots = kMaxWeights - 1;  // there is always one still to come
inline constexpr int kSlotInputs = 11;
inline constexpr int kOtherInputs = 26;
inline constexpr int kInputs = kSlots * kSlotInputs + kOtherInputs;

using Features = std::array<float, kInputs>;

// What a hand's lag up this board does, as the network is told it.
struct HandFeatures {
  float along, across;
};
HandFeatures features_of(const Hand& hand, const Surface& surface);

// Of one lag to the far end: standard deviations, m.
struct LagSpread {
  double along, across;
};
LagSpread lag_spread(const Hand& hand, const Surface& surface);

struct Viewer {
  int side;     // that shoots next
  Color color;  // its colour, where two sides share the board
  HandFeatures own, other;
};

// `board` has at most kSlots weights on it; `judgement` is its own.
void tell(const RoundSetting& setting, const Board& board, const Judgement& judgement, const Viewer& viewer,
          Features& features);

}  // namespace hammer::ai
