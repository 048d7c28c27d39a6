#include "base/mask.h"
#include "match/play.h"

namespace hammer {

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

// Wear belongs to the table: from the other end it is seen turned round.
void stand_at(State& state, End end) {
  if (state.end != end && state.powder) state.powder = state.powder->turned();
  state.end = end;
}

void start_game(Play& play, const SideOrder& order) {
  State& state = play.state;
  const int sides = play.setup.side_count();
  state.phase = Phase::kShooting;
  state.order = order;
  state.place = first_in(state, sides);
  state.round = 1;
  state.board = {};
  state.chooser = -1;
  state.dust_granted = false;
  state.order_taken = false;
  state.scores = play.setup.options.handicap();
  play.note({.kind = NoteKind::kOpens, .side = order[idx(state.place)]});
}

}  // namespace hammer
