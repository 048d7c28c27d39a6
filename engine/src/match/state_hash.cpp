#include "hammer/hash.h"
#include "hammer/index.h"
#include "hammer/match.h"

namespace hammer {
namespace {

template <class T>
void add_number(Hash& hash, T number) {
  hash.add(static_cast<std::uint64_t>(number));
}

void add_text(Hash& hash, std::string_view text) {
  add_number(hash, text.size());
  for (const char c : text) add_number(hash, static_cast<unsigned char>(c));
}

void add_color(Hash& hash, std::optional<Color> color) { add_number(hash, color ? 1 + static_cast<int>(*color) : 0); }

// A side or seat is its index alone where names are left out.
void add_setup(Hash& hash, const Setup& setup, bool with_names) {
  add_number(hash, setup.game->id);
  add_number(hash, setup.game->revision);
  for (const OptionInfo& info : option_infos()) {
    add_number(hash, setup.options.has(info.option));
    hash.add(setup.options.value(info.option));
  }
  for (const int points : setup.options.handicap()) add_number(hash, points);
  add_text(hash, setup.table->name);
  add_text(hash, setup.weight->name);
  hash.add(setup.deceleration);
  for (const std::string& side : setup.sides)
    if (with_names) add_text(hash, side);
  for (const Seat& seat : setup.seats) {
    if (with_names) add_text(hash, seat.name);
    add_number(hash, seat.side);
  }
  // Seats without a hand add nothing, so that matches without hands keep their old hash.
  for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
    if (!setup.seats[seat].hand) continue;
    add_number(hash, seat);
    add_text(hash, setup.seats[seat].hand->name);
  }
}

void add_board(Hash& hash, const Board& board) {
  add_number(hash, board.count);
  add_color(hash, board.first_color);
  for (const BoardWeight& weight : board.shot()) {
    add_number(hash, weight.color);
    add_number(hash, weight.side);
    add_number(hash, weight.fate);
    hash.add(weight.x);
    hash.add(weight.y);
  }
}

void add_sides(Hash& hash, const State& state, int sides) {
  for (int side = 0; side < sides; ++side) {
    add_number(hash, state.order[idx(side)]);
    add_number(hash, state.scores[idx(side)]);
    add_number(hash, state.wins[idx(side)]);
    add_number(hash, state.fouls[idx(side)]);
    add_number(hash, state.out[idx(side)]);
  }
}

void add_state(Hash& hash, const State& state, int sides) {
  add_number(hash, state.phase);
  add_number(hash, state.game_number);
  add_number(hash, state.round);
  add_number(hash, state.end);
  add_number(hash, state.order_index);
  add_board(hash, state.board);
  add_sides(hash, state, sides);
  for (const auto& color : state.colors) add_color(hash, color);
  add_number(hash, state.flip_winner);
  add_number(hash, state.chooser);
  add_number(hash, state.order_taken);
  add_number(hash, state.jar_cents);
  add_number(hash, state.dust_granted);
  add_number(hash, state.winner);
  if (state.powder) state.powder->add_to(hash);
}

}  // namespace

std::uint64_t Match::hash() const {
  Hash hash;
  add_setup(hash, setup_, true);
  add_state(hash, state_, setup_.side_count());
  return hash.value();
}

std::uint64_t Match::nameless_hash() const {
  Hash hash;
  add_setup(hash, setup_, false);
  add_number(hash, setup_.sides.size());
  add_number(hash, setup_.seats.size());
  add_state(hash, state_, setup_.side_count());
  return hash.value();
}

}  // namespace hammer
