// Where a match stands, as every answer of the umpire shows it.
#pragma once

#include <cstdint>
#include <string>

#include "hammer/match.h"
#include "json/writer.h"
#include "protocol/record.h"

namespace hammer::protocol {

// One object. `hash`: of the state, as the record of the match has it.
void write_state(JsonWriter& json, const Match& match, std::uint64_t hash);

// Every number of points that a round or turn can be worth to a side, as [low, high] pairs.
JsonValue possible_points(const Setup& setup);

// One object: what was scored, round by round or turn by turn, and what a round can be worth.
void write_sheet(JsonWriter& json, const Match& match);

// Scores and the winner (empty: none) by the names of the sides, and the fields of these names of an object that is
// open.
NamedScores scores_of(const Match& match);
std::string winner_of(const Match& match);
void write_scores(JsonWriter& json, const NamedScores& scores);
void write_winner(JsonWriter& json, const std::string& winner);

}  // namespace hammer::protocol
