#include "rules/turns.h"

namespace hammer::rules {

std::optional<NextThrow> alternate_single_weights(const TurnView& view) {
  const int shot = view.board.count;
  if (shot >= kMaxWeights) return std::nullopt;
  return NextThrow{
      .place = shot % 2, .player = view.round % view.team_size, .four = false, .left = kMaxWeights / 2 - shot / 2};
}

std::optional<NextThrow> eight_in_a_row(const TurnView& view) {
  const int shot = view.board.count;
  if (shot >= kMaxWeights) return std::nullopt;
  const int share = kMaxWeights / view.team_size;
  return NextThrow{.place = 0,
                   .player = shot / share,
                   .four = false,
                   .color = shot < kMaxWeights / 2 ? Color::kRed : Color::kBlue,
                   .left = share - shot % share};
}

}  // namespace hammer::rules
