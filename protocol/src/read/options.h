// Options as they are sent, {"game_score":21,"foul_line":"long"}, and as they are shown.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "hammer/match.h"
#include "hammer/options.h"
#include "json/fields.h"
#include "json/writer.h"

namespace hammer::protocol {

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

// Reads the field "options" of a game (nullptr: none could be read). Without a roster nobody plays, and nobody can have
// a handicap.
GivenOptions read_given_options(const Fields& line, const Game* game, const Roster* roster);

// The name that gives this side a handicap and no other: its own, or a player's.
const std::string& name_for_handicap(const Setup& setup, int side);

// The value as JSON: 21, true, "long"; null for a tie tolerance that depends on where the positions come from.
void write_option_value(JsonWriter& json, const OptionValue& value);

// The same as text, for sentences and tables.
std::string show_option_value(const OptionValue& value);

// "hanger_value only with scoring knock_off": the second half.
std::string show_condition(const OptionValue& needed);

}  // namespace hammer::protocol
