#include "view/view.h"

#include "hammer/det_math.h"
#include "hammer/index.h"

namespace hammer::ai {
namespace {

int best_of_the_others(const Setup& setup, const State& state, int side) {
  int best = -1;
  for (int other = 0; other < setup.side_count(); ++other)
    if (other != side && !state.out[idx(other)] && (best < 0 || state.scores[idx(other)] > state.scores[idx(best)]))
      best = other;
  return best < 0 ? side : best;
}

int order_index_of(const State& state, int side, int sides) {
  for (int i = 0; i < sides; ++i)
    if (state.order[idx(i)] == side) return i;
  return sides;
}

// As in a match: a player would not release onto another weight, so the throw is drawn again.
constexpr int kTries = 16;

}  // namespace

bool is_free(const RoundSetting& setting, const Board& board, const Throw& thrown) {
  const double reach = kReleaseX + 4 * setting.surface.radius;
  bool near = false;
  for (const BoardWeight& weight : board.shot()) near |= weight.on() && weight.x < reach;
  return !near || !find_fault(setting.surface, position_of(board, thrown, setting.surface.radius));
}

int View::next(const Board& board) const {
  const auto next = setting.next(board);
  if (!next) return -1;
  if (!setting.game->shares_board) return kSelf;
  return (next->order_index == 0) == (duel.first == kSelf) ? kSelf : kOpponent;
}

Throw View::make_throw(int thrower, const Board& board, const Shot& shot) const {
  Throw thrown{.shot = shot, .color = colors[idx(thrower)], .side = static_cast<std::int8_t>(sides[idx(thrower)])};
  if (!setting.game->shares_board) thrown.color = setting.next(board)->color.value_or(Color::kRed);
  return thrown;
}

View view_of(const Situation& situation) {
  const Setup& setup = *situation.setup;
  const State& state = *situation.state;
  const auto to_shoot = next_throw(setup, state);
  const int ours = to_shoot->side, theirs = best_of_the_others(setup, state, ours);
  const int sides = setup.side_count();
  View view{.setting = setting_of(setup, state),
            .to_shoot = *to_shoot,
            .sides = {ours, theirs},
            .colors = {Color::kRed, Color::kBlue},
            .hands = {situation.hands[idx(ours)], situation.hands[idx(theirs)]},
            .hand_features = {},
            .duel = {.game = setup.game,
                     .options = &setup.options,
                     .totals = {state.scores[idx(ours)], state.scores[idx(theirs)]},
                     .frame = state.round,
                     .first = order_index_of(state, ours, sides) <= order_index_of(state, theirs, sides) ? kSelf
                                                                                                         : kOpponent}};
  for (int thrower = 0; thrower < 2; ++thrower) {
    view.hand_features[idx(thrower)] = features_of(view.hands[idx(thrower)], view.setting.surface);
    if (setup.game->shares_board)
      view.colors[idx(thrower)] = state.colors[idx(view.sides[idx(thrower)])].value_or(Color::kRed);
  }
  return view;
}

bool throw_at(const View& view, int thrower, const Aim& aim, const Board& board, Random& random, Throw& thrown) {
  const Surface& surface = view.setting.surface;
  const Hand& hand = view.hands[idx(thrower)];
  for (int i = 0; i < kTries; ++i) {
    const Shot shot = throw_by(hand, aim.shot, surface, aim.four, random);
    if (aim.four) {
      const double spread = spread_by(hand, aim.spread, shot, random);
      thrown = {.shot = shot,
                .four = true,
                .spread = spread,
                .color = aim.color,
                .side = static_cast<std::int8_t>(view.sides[idx(thrower)])};
    } else {
      thrown = view.make_throw(thrower, board, shot);
    }
    if (is_free(view.setting, board, thrown)) return true;
  }
  return false;
}

}  // namespace hammer::ai
