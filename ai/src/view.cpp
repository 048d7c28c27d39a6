#include "view.h"

#include "hammer/det_math.h"

namespace hammer::ai {
namespace {

int best_of_the_others(const Setup& setup, const State& state, int side) {
  int best = -1;
  for (int other = 0; other < setup.side_count(); ++other)
    if (other != side && !state.out[at(other)] && (best < 0 || state.scores[at(other)] > state.scores[at(best)]))
      best = other;
  return best < 0 ? side : best;
}

int place_of(const State& state, int side, int sides) {
  for (int place = 0; place < sides; ++place)
    if (state.order[at(place)] == side) return place;
  return sides;
}

// As in a match: a player would not let go where a weight lies, so it is drawn again.
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
  if (!setting.game->shares_board) return kWe;
  return (next->place == 0) == (duel.first == kWe) ? kWe : kThey;
}

Throw View::make_throw(int who, const Board& board, const Shot& shot) const {
  Throw thrown{.shot = shot, .color = colors[at(who)], .side = static_cast<std::int8_t>(sides[at(who)])};
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
            .hands = {situation.hands[at(ours)], situation.hands[at(theirs)]},
            .hand_features = {},
            .duel = {.game = setup.game,
                     .options = &setup.options,
                     .totals = {state.scores[at(ours)], state.scores[at(theirs)]},
                     .frame = state.round,
                     .first = place_of(state, ours, sides) <= place_of(state, theirs, sides) ? kWe : kThey}};
  for (int who = 0; who < 2; ++who) {
    view.hand_features[at(who)] = features_of(view.hands[at(who)], view.setting.surface);
    if (setup.game->shares_board) view.colors[at(who)] = state.colors[at(view.sides[at(who)])].value_or(Color::kRed);
  }
  return view;
}

bool throw_at(const View& view, int who, const Aim& aim, const Board& board, Random& random, Throw& thrown) {
  const Surface& surface = view.setting.surface;
  const Hand& hand = view.hands[at(who)];
  for (int i = 0; i < kTries; ++i) {
    const Shot shot = throw_by(hand, aim.shot, surface, aim.four, random);
    if (aim.four) {
      const double spread = spread_by(hand, aim.spread, shot, random);
      thrown = {.shot = shot,
                .four = true,
                .spread = spread,
                .color = aim.color,
                .side = static_cast<std::int8_t>(view.sides[at(who)])};
    } else {
      thrown = view.make_throw(who, board, shot);
    }
    if (is_free(view.setting, board, thrown)) return true;
  }
  return false;
}

}  // namespace hammer::ai
