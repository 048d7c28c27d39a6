// Reads the first lines of a record: what was agreed, and the names of the players.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"
#include "protocol/record.h"

namespace hammer::protocol {

inline bool is_line_of(const JsonValue& value, std::string_view first_field) {
  const auto* object = value.get<JsonObject>();
  return object && !object->empty() && object->front().name == first_field;
}
inline bool is_names_line(const JsonValue& value) { return is_line_of(value, "names"); }

struct HeadRead {
  RecordHead head;
  Narration narration;
  bool is_own;  // of a version that we write and of our revisions
  // What our rules make of it: a match, in which players without a name are called "#1", "#2" …, or why they cannot
  // take it.
  std::optional<Match> match;
  std::optional<Complaint> objection;
};

struct NamesLine {
  const JsonValue& value;
  std::string_view text;
};

// `names`: the second line, where it has the names. Or what is wrong with either, whatever the rules are.
Result<HeadRead, Complaint> read_head(const JsonValue& line, const NamesLine* names);

// The line {"names":…}, without its newline: removed ones are null.
std::string names_line(const std::vector<std::string>& sides, const std::vector<std::string>& seats,
                       const RecordNames& names);

using Salt = std::array<std::uint8_t, 16>;
// BLAKE2s-256 of the name with the salt as the key, 64 hex digits.
std::string hash_of_name(std::string_view name, std::span<const std::uint8_t> salt);

}  // namespace hammer::protocol
