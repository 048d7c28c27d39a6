// An event of a match as a line of its record, both ways. Reading back gives the same bits.
#pragma once

#include "fields.h"
#include "hammer/match.h"
#include "json_value.h"
#include "json_writer.h"

namespace hammer::protocol {

// The fields of an object that is open; "event" first.
void write_event_fields(JsonWriter& json, const Event& event, const Setup& setup);

// A whole line; `ignored` is a field that every line has besides. The match is as it was before the event.
Result<Event, Complaint> read_event(const JsonValue& line, std::string_view ignored, const Match& match);

}  // namespace hammer::protocol
