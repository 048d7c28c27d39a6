// The fixed, seeded positions that the judge's speed is measured on: one scene for every game.
#pragma once

#include <array>
#include <vector>

#include "hammer/game.h"
#include "hammer/judge.h"

namespace hammer::bench {

using JudgePosition = std::array<PlacedWeight, kMaxWeights>;

struct JudgeScene {
  const Game* game;
  const Table* table;  // the first on which the game is played with its defaults
  Options options;
  double radius;
  std::optional<Color> first_color;  // where the game has a colour that is thrown together
  std::vector<JudgePosition> positions;

  Judgement judge_at(std::size_t i) const;
};

// In the order of games(). Eight weights in every position, from short of the foul line to hanging over the end.
std::vector<JudgeScene> judge_scenes();

}  // namespace hammer::bench
