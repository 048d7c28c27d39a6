// An event of a match as a line of its record, both ways. Reading back gives the same bits.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "hammer/match.h"
#include "json/fields.h"
#include "json/value.h"
#include "json/writer.h"
#include "protocol/record_sum.h"

namespace hammer::protocol {

// What every line of a record has besides its event.
inline constexpr std::array<std::string_view, 3> kBesidesEvent{"told", "scores", kSumField};

inline bool is_end_line(const JsonValue& value) {
  const auto* object = value.get<JsonObject>();
  return object && !object->empty() && object->front().name == "end";
}

// The fields of an object that is open; "event" first.
void write_event_fields(JsonWriter& json, const Event& event, const Setup& setup);

// A whole line; `besides` are fields that every line has too, and are read elsewhere. The match is as it was before the
// event.
Result<Event, Complaint> read_event(const JsonValue& line, std::span<const std::string_view> besides,
                                    const Match& match);

}  // namespace hammer::protocol
