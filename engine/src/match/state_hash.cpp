#include "base/mask.h"
#include "hammer/hash.h"
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

void add_setup(Hash& hash, const Setup& setup) {
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
  for (const std::string& side : setup.sides) add_text(hash, side);
  for (const Seat& seat : setup.seats) {
    add_text(hash, seat.name);
    add_number(hash, seat.side);
  }
  // Nothing where there is none: matches without them keep the hash that they have always had.
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

}  // namespace

std::uint64_t Match::hash() const {
  Hash hash;
  add_setup(hash, setup_);
  add_number(hash, state_.phase);
  add_number(hash, state_.game_number);
  add_number(hash, state_.round);
  add_number(hash, state_.end);
  add_number(hash, state_.place);
  add_board(hash, state_.board);
  add_sides(hash, state_, setup_.side_count());
  for (const auto& color : state_.colors) add_color(hash, color);
  add_number(hash, state_.flip_winner);
  add_number(hash, state_.chooser);
  add_number(hash, state_.order_taken);
  add_number(hash, state_.jar_cents);
  add_number(hash, state_.dust_granted);
  add_number(hash, state_.winner);
  if (state_.powder) state_.powder->add_to(hash);
  return hash.value();
}

}  // namespace hammer
