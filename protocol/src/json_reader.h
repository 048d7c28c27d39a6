// Strict JSON in: no comments, no trailing commas, no field twice, no number that a double cannot hold.
#pragma once

#include <string_view>

#include "complaint.h"
#include "hammer/result.h"
#include "json_value.h"

namespace hammer::protocol {

inline constexpr int kMaxJsonDepth = 32;

Result<JsonValue, Complaint> read_json(std::string_view text);

}  // namespace hammer::protocol
