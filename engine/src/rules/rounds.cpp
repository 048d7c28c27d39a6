// Which throw is next, which side begins the next round, and when a game is over.
#include "rules/game_parts.h"

namespace hammer::rules {
namespace {

// Whether a side still in the game has at least `points`.
bool has_reached(const Standing& standing, int points) {
  for (std::size_t side = 0; side < standing.totals.size(); ++side)
    if (!standing.out[side] && standing.totals[side] >= points) return true;
  return false;
}

// The side that is `ahead` points or more ahead of every other still in the game, or kStillLevel.
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

std::optional<NextThrow> alternate_single_weights(const TurnView& view) {
  const int shot = view.board.count;
  if (shot >= kMaxWeights) return std::nullopt;
  return NextThrow{.order_index = shot % 2,
                   .player = view.round % view.team_size,
                   .four = false,
                   .left = kMaxWeights / 2 - shot / 2};
}

std::optional<NextThrow> eight_in_a_row(const TurnView& view) {
  const int shot = view.board.count;
  if (shot >= kMaxWeights) return std::nullopt;
  const int share = kMaxWeights / view.team_size;
  return NextThrow{.order_index = 0,
                   .player = shot / share,
                   .four = false,
                   .color = shot < kMaxWeights / 2 ? Color::kRed : Color::kBlue,
                   .left = share - shot % share};
}

int scorer_shoots_first(const RoundResult& result) {
  return result.points[0] > result.points[1] ? result.first : result.last;
}

int scorer_shoots_last(const RoundResult& result) {
  return result.points[1] > result.points[0] ? result.first : result.last;
}

int highest_at_game_score(const Standing& standing) {
  if (!has_reached(standing, standing.options.game_score())) return kNotYet;
  return leader(standing, standing.options.win_by_two() ? 2 : 1);
}

int highest_after_innings(const Standing& standing) {
  return standing.frames < standing.options.innings() ? kNotYet : leader(standing, 1);
}

}  // namespace hammer::rules
