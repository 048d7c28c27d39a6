// Strict JSON in: no comments, no trailing commas, no repeated fields, no number that a double cannot hold.
#pragma once

#include <optional>
#include <string_view>

#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"

namespace hammer {

inline constexpr int kMaxJsonDepth = 32;

// Whether there is nothing but white space.
bool is_blank(std::string_view text);

Result<JsonValue, Complaint> read_json(std::string_view text);

// The nearest double to a number in JSON's grammar, or nothing if it is too large for one.
std::optional<double> read_number(std::string_view text);

}  // namespace hammer
