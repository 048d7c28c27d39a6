#include "hammer/judge.h"

#include <cassert>

#include "hammer/game.h"

namespace hammer {

Judgement judge(const Game& game, const JudgeSetting& setting, std::span<const PlacedWeight> weights) {
  assert(weights.size() <= kMaxWeights);
  Judgement judgement;
  for (const PlacedWeight& placed : weights) {
    JudgedWeight& weight = judgement.weights[static_cast<std::size_t>(judgement.count++)];
    weight.color = placed.color;
    weight.x = placed.x;
    weight.y = placed.y;
  }
  game.score(setting, judgement);
  return judgement;
}

}  // namespace hammer
