// What follows the last weight of a round or turn: its score, the next round, the end of a game or series.
#include "hammer/index.h"
#include "match/play.h"

namespace hammer {
namespace {

// HJ2
void take_jar(Play& play, int side) {
  if (play.state.jar_cents == 0) return;
  play.note({.kind = NoteKind::kJarTaken, .side = side, .cents = play.state.jar_cents});
  play.state.jar_cents = 0;
}

void change_ends(Play& play) { set_shooting_end(play.state, across(play.state.end)); }

void win_match(Play& play, int side) {
  play.state.phase = Phase::kOver;
  play.state.winner = side;
  play.note({.kind = NoteKind::kMatchWon, .side = side});
}

// The side that has won more games than any other still in, or -1.
int series_leader(const Play& play) {
  const auto leads = [&](int side) {
    for (int rival = 0; rival < play.setup.side_count(); ++rival)
      if (rival != side && !play.state.out[idx(rival)] && play.state.wins[idx(rival)] >= play.state.wins[idx(side)])
        return false;
    return !play.state.out[idx(side)];
  };
  for (int side = 0; side < play.setup.side_count(); ++side)
    if (leads(side)) return side;
  return -1;
}

// More than half of the games; where several sides share them out, the most once all are played. -1: not yet decided.
int series_winner(const Play& play, int games_played) {
  const int leader = series_leader(play), best_of = play.setup.options.best_of();
  const bool is_decided = leader >= 0 && (play.state.wins[idx(leader)] > best_of / 2 || games_played >= best_of);
  return is_decided ? leader : -1;
}

void win_game(Play& play, int side) {
  play.note({.kind = NoteKind::kGameWon, .side = side, .total = play.state.scores[idx(side)]});
  take_jar(play, side);
  ++play.state.wins[idx(side)];
  if (const int winner = series_winner(play, play.state.game_number); winner >= 0) return win_match(play, winner);
  change_ends(play);
  open_next_game(play);
}

// Whether the frame that is complete now has ended the game.
bool end_frame(Play& play) {
  const auto sides = static_cast<std::size_t>(play.setup.side_count());
  const State& state = play.state;
  const Standing standing{play.setup.options, state.round, {state.scores.data(), sides}, {state.out.data(), sides}};
  const int winner = play.setup.game->winner(standing);
  if (winner >= 0) {
    win_game(play, winner);
    return true;
  }
  if (winner == kStillLevel) play.note({.kind = NoteKind::kExtraFrame});
  return false;
}

void clear_board(Play& play) {
  play.state.board = {};
  play.state.dust_granted = false;
}

// M4: ends change with every turn that was taken; one that was skipped leaves the weights where they are.
void next_turn(Play& play, bool was_taken) {
  State& state = play.state;
  const int sides = play.setup.side_count();
  do {
    ++state.order_index;
  } while (state.order_index < sides && state.out[idx(state.order[idx(state.order_index)])]);
  if (state.order_index >= sides) {
    if (end_frame(play)) return;
    ++state.round;
    state.order_index = first_in(state, sides);
  }
  clear_board(play);
  if (was_taken) change_ends(play);
}

void add_points(Play& play, int side, int points, const std::optional<Judgement>& judgement) {
  int& total = play.state.scores[idx(side)];
  total += points;
  play.note({.kind = NoteKind::kScored, .side = side, .points = points, .total = total, .judgement = judgement});
}

}  // namespace

int first_in(const State& state, int sides) {
  for (int i = 0; i < sides; ++i)
    if (!state.out[idx(state.order[idx(i)])]) return i;
  return -1;
}

int last_in(const State& state, int sides) {
  for (int i = sides - 1; i >= 0; --i)
    if (!state.out[idx(state.order[idx(i)])]) return i;
  return -1;
}

int count_in(const State& state, int sides) {
  int count = 0;
  for (int side = 0; side < sides; ++side)
    if (!state.out[idx(side)]) ++count;
  return count;
}

// Wear belongs to the table, so the map is turned for a shooter at the other end.
void set_shooting_end(State& state, End end) {
  if (state.end != end && state.powder) state.powder = state.powder->turned();
  state.end = end;
}

bool is_last_throw(const Setup& setup, const State& state) { return !next_throw(setup, state); }

Tally tally_of(const Play& play, const Judgement& judgement) {
  Tally tally;
  tally.judgement = judgement;
  if (!play.setup.game->shares_board) {
    tally.points[idx(play.state.order[idx(play.state.order_index)])] = judgement.points[0];
    return tally;
  }
  for (int side = 0; side < 2; ++side) tally.points[idx(side)] = judgement.points[idx(*play.state.colors[idx(side)])];
  return tally;
}

void score_board(Play& play) {
  const Tally tally = tally_of(play, judge_board(setting_of(play.setup, play.state), play.state.board));
  if (play.setup.game->shares_board) return finish_round(play, tally, play.state.order[0]);
  finish_turn(play, tally);
}

void fail_turn(Play& play) {
  play.note({.kind = NoteKind::kTurnFailed, .side = play.state.order[idx(play.state.order_index)]});
  finish_turn(play, {});
}

void finish_round(Play& play, const Tally& tally, int first) {
  State& state = play.state;
  const int last = 1 - first;
  for (int side = 0; side < 2; ++side)
    add_points(play, side, tally.points[idx(side)], side == 0 ? tally.judgement : std::nullopt);
  if (end_frame(play)) return;
  if (play.setup.game->next_first) {
    const int next = play.setup.game->next_first({first, last, {tally.points[idx(first)], tally.points[idx(last)]}});
    state.order[0] = static_cast<std::int8_t>(next);
    state.order[1] = static_cast<std::int8_t>(1 - next);
  }
  ++state.round;
  clear_board(play);
  change_ends(play);
  play.note({.kind = NoteKind::kOpens, .side = state.order[0]});
}

void finish_turn(Play& play, const Tally& tally) {
  const int side = play.state.order[idx(play.state.order_index)];
  const int points = tally.points[idx(side)];
  add_points(play, side, points, tally.judgement);
  const int stake = play.setup.options.hickey_cents();
  if (points == 0 && stake > 0) {  // HJ1
    play.state.jar_cents += stake;
    play.note({.kind = NoteKind::kHickey, .side = side, .cents = stake});
  }
  next_turn(play, true);
}

// M8
void concede(Play& play, const Concede& event) {
  State& state = play.state;
  const int side = event.side;
  state.out[idx(side)] = true;
  play.note({.kind = event.claimed ? NoteKind::kClaimed : NoteKind::kConceded, .side = side});
  const int sides = play.setup.side_count();
  if (count_in(state, sides) == 1) {
    int winner = 0;
    while (state.out[idx(winner)]) ++winner;
    play.note({.kind = NoteKind::kGameWon, .side = winner, .total = state.scores[idx(winner)]});
    take_jar(play, winner);
    ++state.wins[idx(winner)];
    return win_match(play, winner);
  }
  // All games are played, and of those that are left one has the most.
  if (const int winner = series_winner(play, state.game_number - 1); winner >= 0) return win_match(play, winner);
  if (state.phase == Phase::kShooting && state.order[idx(state.order_index)] == side)
    next_turn(play, state.board.count > 0);
}

}  // namespace hammer
