// Reads a line of a record: an event, to the same bits, and what the record says followed from it.
#pragma once

#include <string>

#include "hammer/match.h"
#include "json/fields.h"
#include "json/value.h"
#include "protocol/record.h"
#include "protocol/setup.h"

namespace hammer::protocol {

// A whole line. The match is as it was before the event.
Result<Event, Complaint> read_event(const JsonValue& line, const Match& match, SidesBy sides);

// The fields "notes" (once "told") and "scores" of an event's line; "scores" and "winner" of the end line.
NarratedEvent read_narrated_event(const Fields& line, const RecordHead& head, const Narration& narration);
NamedScores read_scores(const Fields& line, const RecordHead& head, const Narration& narration);
std::string read_winner(const Fields& line, const RecordHead& head, const Narration& narration);

}  // namespace hammer::protocol
