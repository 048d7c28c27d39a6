#include "rules/ending.h"

namespace hammer::rules {
namespace {

// The side that is so many points ahead of every other still in the game, or -1.
int leader(const Standing& standing, int ahead) {
  const auto is_ahead = [&](std::size_t side) {
    for (std::size_t other = 0; other < standing.totals.size(); ++other)
      if (other != side && !standing.out[other] && standing.totals[side] < standing.totals[other] + ahead) return false;
    return true;
  };
  for (std::size_t side = 0; side < standing.totals.size(); ++side)
    if (!standing.out[side] && is_ahead(side)) return static_cast<int>(side);
  return -1;
}

}  // namespace

int highest_at_game_score(const Standing& standing) {
  const int side = leader(standing, standing.options.win_by_two() ? 2 : 1);
  if (side < 0 || standing.totals[static_cast<std::size_t>(side)] < standing.options.game_score()) return -1;
  return side;
}

int highest_after_innings(const Standing& standing) {
  return standing.frames < standing.options.innings() ? -1 : leader(standing, 1);
}

}  // namespace hammer::rules
