// The best aim for one throw by trying a dense grid of all of them: far too slow to play by, and what players are
// examined against.
#pragma once

#include <cstdint>

#include "ai/player.h"
#include "view.h"

namespace hammer::ai {

// Sees what an aim is worth by throwing it.
class AimJudge {
 public:
  // Both must outlive this.
  AimJudge(const Situation& situation, const Worth& worth)
      : view_(view_of(situation)), board_(&situation.state->board), worth_(&worth) {}

  const Surface& surface() const { return view_.setting.surface; }

  // The chance of winning, over so many throws. The same seed gives the same throws for every aim.
  double mean(const Aim& aim, int throws, std::uint64_t seed) const;

 private:
  View view_;
  const Board* board_;
  const Worth* worth_;
};

struct Found {
  Aim aim;
  std::int64_t simulated;
};

// For one weight. Simulates at least `shots`, and about as many. `also` is tried among the last few, so that what is
// found is never much worse.
Found search_everything(const AimJudge& judge, const Aim& also, std::int64_t shots, std::uint64_t seed);

}  // namespace hammer::ai
