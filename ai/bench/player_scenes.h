// Positions of every game that decisions are timed on, the same natively and in WebAssembly, and what machine players
// do as one number. No clock is read here.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/exam.h"

namespace hammer::ai::bench {

struct DecisionScene {
  ExamPosition position;
  bool last;  // throw of its round or turn
  std::uint64_t seed;
};

// From matches between two pros on the first table that the game is played on, the default one before others. So many
// ordinary ones, then so many last ones.
std::vector<DecisionScene> decision_scenes(const Game& game, int ordinary, int last);

// By the champion's judgement, with the default effort.
Choice decide(const DecisionScene& scene);

// Equal exactly when this build decides and learns as every other build does. Over rounds that players of every
// judgement and hand play in every way of playing a game, thorough decisions and advice in every game, and a network
// made from nothing.
std::uint32_t players_signature();

}  // namespace hammer::ai::bench
