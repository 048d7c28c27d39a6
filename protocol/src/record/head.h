// The first lines of a record: what was agreed, and what the players are called. Both ways.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"
#include "protocol/record.h"

namespace hammer::protocol {

// The features of a record that not every program knows: its head lists those that it uses. One more is one more name.
inline constexpr std::array<std::string_view, 1> kFeatures{"seat_hands"};

inline bool is_line_of(const JsonValue& value, std::string_view first_field) {
  const auto* object = value.get<JsonObject>();
  return object && !object->empty() && object->front().name == first_field;
}
inline bool is_names_line(const JsonValue& value) { return is_line_of(value, "names"); }
inline bool is_end_line(const JsonValue& value) { return is_line_of(value, "end"); }

// Appends them, with their newlines.
void write_head_lines(const Setup& setup, const RecordHead& head, RecordSum& sum, std::string& out);

struct HeadRead {
  RecordHead head;  // but for the seed, which the setup has
  NarrationMatch told;
  JsonValue setup;  // as the umpire takes it: players without a name are "#1", "#2" …
  // Why our rules cannot take it: who sits where cannot be read, or a feature is not known.
  std::optional<Complaint> objection;
};

struct NamesLine {
  const JsonValue& value;
  std::string_view text;
};

// `names`: the second line, where it is one of names. Or what is wrong with either: that holds for every program.
Result<HeadRead, Complaint> read_head(const JsonValue& line, const NamesLine* names);

}  // namespace hammer::protocol
