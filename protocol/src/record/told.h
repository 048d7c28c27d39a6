// What a record tells besides the facts: what followed from an event, and the scores. Both ways.
#pragma once

#include "json/fields.h"
#include "json/writer.h"
#include "protocol/record.h"
#include "record/applied_event.h"

namespace hammer::protocol {

// As they are told of a match that is played.
NarrationScores scores_of(const Match& match);
std::string winner_of(const Match& match);  // empty: none

// By the names of the sides, as answers have them.
void write_scores(JsonWriter& json, const NarrationScores& scores);
void write_winner(JsonWriter& json, const std::string& winner);

// Of a line of a record: the fields "notes" (once "told") and "scores"; of the end line "scores" and "winner".
void write_told_fields(JsonWriter& json, const AppliedEvent& applied, const Match& after, const RecordHead& head);
void write_end_fields(JsonWriter& json, const Match& match, const RecordHead& head);

// The same read back, with complaints where they are not what they should be.
NarrationEvent read_told(const Fields& line, const RecordHead& head, const NarrationMatch& told);
NarrationScores read_scores(const Fields& line, const RecordHead& head, const NarrationMatch& told);
std::string read_winner(const Fields& line, const RecordHead& head, const NarrationMatch& told);

// The setup, as far as it can be read: what is missing or of another kind is left out.
NarrationMatch read_told_setup(const Fields& line);
void write_told_setup(JsonWriter& json, const NarrationMatch& told);

}  // namespace hammer::protocol
