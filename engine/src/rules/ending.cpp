#include "rules/ending.h"

namespace hammer::rules {
namespace {

// Whether a side still in the game has so many points.
bool has_reached(const Standing& standing, int points) {
  for (std::size_t side = 0; side < standing.totals.size(); ++side)
    if (!standing.out[side] && standing.totals[side] >= points) return true;
  return false;
}

// The side that is so many points ahead of every other still in the game, or kStillLevel.
int leader(const Standing& standing, int ahead) {
  const auto is_ahead = [&](std::size_t side) {
    for (std::size_t other = 0; other < standing.totals.size(); ++other)
      if (other != side && !standing.out[other] && standing.totals[side] < standing.totals[other] + ahead) return false;
    return true;
  };
  for (std::size_t side = 0; side < standing.totals.size(); ++side)
    if (!standing.out[side] && is_ahead(side)) return static_cast<int>(side);
  return kStillLevel;
}

}  // namespace

int highest_at_game_score(const Standing& standing) {
  if (!has_reached(standing, standing.options.game_score())) return kNotYet;
  return leader(standing, standing.options.win_by_two() ? 2 : 1);
}

int highest_after_innings(const Standing& standing) {
  return standing.frames < standing.options.innings() ? kNotYet : leader(standing, 1);
}

}  // namespace hammer::rules
