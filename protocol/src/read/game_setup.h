// What is agreed before a match: the game, its options, table, weights and powder; and weights that lie on the board.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hammer/game.h"
#include "hammer/judge.h"
#include "hammer/match.h"
#include "hammer/options.h"
#include "hammer/table.h"
#include "json/fields.h"
#include "json/writer.h"

namespace hammer::protocol {

// ---------------------------------------------------------------- table, weights, powder

template <class Named>
std::vector<std::string_view> names_of(std::span<const Named> all) {
  std::vector<std::string_view> names;
  for (const Named& one : all) names.push_back(one.name);
  return names;
}

// nullptr where none is named.
const Table* read_table(const Fields& line);
// Where none is named, the default.
const WeightSize& read_weight_size(const Fields& line);
double read_powder(const Fields& line);

Color read_color(const Fields& fields);

// Positions measured at a real table, {"color","x","y"} each: reads "weights", at most four of a colour, on the board,
// none overlapping another. Complains by name otherwise.
std::vector<PlacedWeight> read_placed_weights(const Fields& line, const Table& table, const WeightSize& size);

// ---------------------------------------------------------------- options

// Who sits where: a handicap names sides or players.
struct Roster {
  std::vector<std::string> sides;  // in the order in which they first appear among the seats
  std::vector<Seat> seats;
};

struct GivenOptions {
  std::vector<OptionValue> values;
  bool handicap_given = false;
  std::array<int, kMaxSides> handicap{};
};

// Reads the field "options" of a game (nullptr: none could be read). Without a roster there are
// no players, and no handicaps.
GivenOptions read_given_options(const Fields& line, const Game* game, const Roster* roster);

// The name that gives this side a handicap and no other: its own, or a player's.
const std::string& name_for_handicap(const Setup& setup, int side);

// The value as JSON: 21, true, "long"; null for a tie tolerance that depends on where the positions come from.
void write_option_value(JsonWriter& json, const OptionValue& value);

// The same as text, for sentences and tables.
std::string show_option_value(const OptionValue& value);

// "hanger_value only with scoring knock_off": the second half.
std::string show_condition(const OptionValue& needed);

// ---------------------------------------------------------------- the game

struct GameSetup {
  const Game* game;
  Preset preset;
  const Table* table;
  Options options;
};

// Reads "game"; nullptr after a complaint.
const Game* read_game(const Fields& line);

// Reads "preset", "options" and "table"; nothing after any complaint. Where no table is named it is the default
// one, or the first that the game is played on. Without a roster there are no players: positions are judged.
std::optional<GameSetup> read_game_setup(const Fields& line, const Game* game, const Roster* roster);

}  // namespace hammer::protocol
