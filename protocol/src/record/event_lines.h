// An event of a match as a line of its record, both ways. Reading back gives the same bits.
#pragma once

#include <array>
#include <string_view>

#include "hammer/match.h"
#include "json/fields.h"
#include "json/value.h"
#include "json/writer.h"
#include "protocol/record_sum.h"
#include "protocol/setup.h"

namespace hammer::protocol {

// What every line of a record has besides its event: read elsewhere.
inline constexpr std::array<std::string_view, 3> kBesidesNamed{"told", "scores", kSumField};
inline constexpr std::array<std::string_view, 3> kBesidesNumbered{"notes", "scores", kSumField};

// The fields of an object that is open; "event" first.
void write_event_fields(JsonWriter& json, const Event& event, const Setup& setup, SidesBy sides);

// A whole line. The match is as it was before the event.
Result<Event, Complaint> read_event(const JsonValue& line, const Match& match, SidesBy sides);

}  // namespace hammer::protocol
