// Where many throws of one aim come to rest.
#pragma once

#include <array>
#include <vector>

#include "ai/player.h"

namespace hammer::ai {

inline constexpr int kZones = static_cast<int>(Zone::kCornerHanger) + 1;

struct Scatter {
  struct Rest {
    Fate fate;
    double x, y;
  };
  std::vector<Rest> rests;               // of the weights thrown, throw after throw
  double points = 0;                     // mean of own less the opponents', if the round or turn ended there
  double in_play = 0;                    // share of the weights thrown
  double off = 0;                        // likewise: they fell, or were taken off
  std::array<double, kZones> in_zone{};  // likewise, of those on the board
};

// By the hand of the side to shoot.
Scatter scatter(const Situation& situation, const Aim& aim, int throws, std::uint64_t seed);

}  // namespace hammer::ai
