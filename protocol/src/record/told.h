// What a record tells besides the facts: the words and scores that followed from an event. Both ways.
#pragma once

#include "json/fields.h"
#include "json/writer.h"
#include "protocol/record.h"
#include "record/happening.h"

namespace hammer::protocol {

// As they are told of a match that is played.
ToldScores scores_of(const Match& match);
ToldEvent told_of(const Happening& happening, const Match& after);
std::string winner_of(const Match& match);  // empty: none

// The fields "told" and "scores" of an object that is open; of the end line "scores" and "winner".
void write_told(JsonWriter& json, const ToldEvent& told);
void write_scores(JsonWriter& json, const ToldScores& scores);
void write_winner(JsonWriter& json, const std::string& winner);

// The same read back, with complaints where they are not what they should be.
ToldEvent read_told(const Fields& line);
ToldScores read_scores(const Fields& line);
std::string read_winner(const Fields& line);

// The setup, as far as it can be read: what is missing or of another kind is left out.
ToldMatch read_told_setup(const Fields& line);
void write_told_setup(JsonWriter& json, const ToldMatch& told);

}  // namespace hammer::protocol
