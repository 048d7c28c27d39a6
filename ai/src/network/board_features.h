// A board as a network's inputs: the weights from the deepest on, as the side that shoots next sees them, and how many
// are still to come. A board and its mirror image have the same features.
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

// How far a hand's lags up this board scatter, scaled for the network.
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
void fill_features(const RoundSetting& setting, const Board& board, const Judgement& judgement, const Viewer& viewer,
                   Features& features);

}  // namespace hammer::ai
