// Who has won, by the totals.
#pragma once

#include <array>
#include <vector>

#include "agreed.h"

namespace hammer::test {

// After so many frames; the sides in `out` have conceded.
inline int winner(const Agreed& agreed, const std::vector<int>& totals, int frames = 1,
                  const std::vector<std::size_t>& out = {}) {
  std::array<bool, kMaxSides> has_conceded{};
  for (const std::size_t side : out) has_conceded[side] = true;
  return agreed.game->winner({agreed.options, frames, totals, {has_conceded.data(), totals.size()}});
}

}  // namespace hammer::test
