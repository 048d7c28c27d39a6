// Strict JSON in: no comments, no trailing commas, no field twice, no number that a double cannot hold.
#pragma once

#include <string_view>

#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"

namespace hammer {

inline constexpr int kMaxJsonDepth = 32;

Result<JsonValue, Complaint> read_json(std::string_view text);

}  // namespace hammer
