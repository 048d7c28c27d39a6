// Who shoots first, with which colour, from which end (M2, X1).
#include "hammer/index.h"
#include "match/play.h"

namespace hammer {
namespace {

SideOrder order_of(int first, int last) {
  SideOrder order{};
  order[0] = static_cast<std::int8_t>(first);
  order[1] = static_cast<std::int8_t>(last);
  return order;
}

bool has_every_side_once(const SideOrder& order, int sides) {
  std::array<bool, kMaxSides> seen{};
  for (int i = 0; i < sides; ++i) {
    const int side = order[idx(i)];
    if (side < 0 || side >= sides || seen[idx(side)]) return false;
    seen[idx(side)] = true;
  }
  return true;
}

void give_color(State& state, int side, Color color) {
  state.colors[idx(side)] = color;
  state.colors[idx(1 - side)] = other(color);
}

bool needs_colors(const Play& play) { return play.setup.game->shares_board && !play.state.colors[0]; }

void start_with_any_colors(Play& play, const SideOrder& order) {
  if (needs_colors(play)) give_color(play.state, 0, Color::kRed);
  start_game(play, order);
}

void let_choose(Play& play, int side) {
  play.state.phase = Phase::kChoice;
  play.state.chooser = side;
  play.note({.kind = NoteKind::kChooses, .side = side});
}

// The side that a flip gave the choice: it chooses, or simply shoots first.
void give_choice(Play& play, int side) {
  play.state.order_taken = false;
  if (play.setup.options.toss() == TossRule::kWinnerFirst) return start_with_any_colors(play, order_of(side, 1 - side));
  let_choose(play, side);
}

void take_order(Play& play, int first) {
  play.state.order = order_of(first, 1 - first);
  play.state.order_taken = true;
  if (!needs_colors(play)) return start_game(play, play.state.order);
  let_choose(play, 1 - play.state.chooser);
}

std::optional<Refused> take_color(Play& play, std::optional<Color> color) {
  State& state = play.state;
  if (!play.setup.game->shares_board) return Refused{Refusal::kNoColors, "take"};
  const auto own = state.colors[idx(state.chooser)];
  if (own && color && *own != *color) return Refused{Refusal::kColorTaken, "color"};
  if (!own && !color) return Refused{Refusal::kColorMissing, "color"};
  if (!own) give_color(state, state.chooser, *color);
  if (state.order_taken) {
    start_game(play, state.order);
    return std::nullopt;
  }
  // The chooser took a colour, so the other side gets the better place in the order.
  const int other = 1 - state.chooser;
  const bool is_first = play.setup.game->prize == Prize::kFirst;
  start_game(play, is_first ? order_of(other, state.chooser) : order_of(state.chooser, other));
  return std::nullopt;
}

}  // namespace

void start_game(Play& play, const SideOrder& order) {
  State& state = play.state;
  const int sides = play.setup.side_count();
  state.phase = Phase::kShooting;
  state.order = order;
  state.order_index = first_in(state, sides);
  state.round = 1;
  state.board = {};
  state.chooser = -1;
  state.dust_granted = false;
  state.order_taken = false;
  state.scores = play.setup.options.handicap();
  play.note({.kind = NoteKind::kOpens, .side = order[idx(state.order_index)]});
}

std::optional<Refused> toss(Play& play, const Toss& toss) {
  if (play.state.phase != Phase::kToss) return Refused{Refusal::kNotTossTime};
  if (play.setup.side_count() > 2) {
    if (toss.side != -1) return Refused{Refusal::kCallNotNeeded, "side"};
    if (!has_every_side_once(toss.order, play.setup.side_count())) return Refused{Refusal::kOrder, "order"};
    set_shooting_end(play.state, toss.end);
    start_game(play, toss.order);
    return std::nullopt;
  }
  if (toss.side == -1) return Refused{Refusal::kCallNeeded, "side"};
  if (!play.is_side(toss.side)) return Refused{Refusal::kNoSuchSide, "side"};
  set_shooting_end(play.state, toss.end);
  const int winner = toss.call == toss.landed ? toss.side : 1 - toss.side;
  play.state.flip_winner = winner;
  play.note({.kind = NoteKind::kTossWon, .side = winner});
  give_choice(play, winner);
  return std::nullopt;
}

std::optional<Refused> choose(Play& play, const Choose& choose) {
  if (play.state.phase != Phase::kChoice) return Refused{Refusal::kNotChoiceTime};
  if (choose.take != Take::kColor && choose.color) return Refused{Refusal::kColorNotAsked, "color"};
  if (choose.take == Take::kColor) return take_color(play, choose.color);
  if (play.state.order_taken) return Refused{Refusal::kChoiceGone, "take"};
  take_order(play, choose.take == Take::kFirst ? play.state.chooser : 1 - play.state.chooser);
  return std::nullopt;
}

std::optional<Refused> open(Play& play, const Open& open) {
  State& state = play.state;
  if (state.phase != Phase::kToss && state.phase != Phase::kChoice) return Refused{Refusal::kNotTossTime};
  if (!has_every_side_once(open.order, play.setup.side_count())) return Refused{Refusal::kOrder, "first"};
  if (state.out[idx(open.order[0])]) return Refused{Refusal::kAlreadyOut, "first"};
  if (open.first_sides_color) {
    if (!play.setup.game->shares_board) return Refused{Refusal::kNoColors, "color"};
    state.colors = colors_by_name(play.setup);
    const int first = open.order[0];
    const auto own = state.colors[idx(first)];
    if (own && *own != *open.first_sides_color) return Refused{Refusal::kColorTaken, "color"};
    give_color(state, first, *open.first_sides_color);
  }
  set_shooting_end(state, open.end);
  start_with_any_colors(play, open.order);
  return std::nullopt;
}

// X1: the loser of the flip chooses in even games, the winner in odd ones; a deciding game flips again.
void open_next_game(Play& play) {
  State& state = play.state;
  ++state.game_number;
  state.scores = play.setup.options.handicap();
  state.board = {};
  state.round = 1;
  state.phase = Phase::kToss;
  state.colors = colors_by_name(play.setup);
  if (play.setup.side_count() > 2 || state.flip_winner < 0) return;
  const int almost = play.setup.options.best_of() / 2;
  if (state.wins[0] == almost && state.wins[1] == almost) return;
  give_choice(play, state.game_number % 2 == 0 ? 1 - state.flip_winner : state.flip_winner);
}

}  // namespace hammer
