// Throws with a declared aim, as they are sent: {"aimed":{shot},"thrown":{shot}}, or, where only resting places can be
// measured, {"from":y,"aimed":{"x","y"},"rest":{"x","y"}}.
#pragma once

#include <optional>

#include "ai/estimate.h"
#include "json/fields.h"

namespace hammer::protocol {

// Reads "estimate" with "table", "weight" and "powder"; nothing after a complaint.
std::optional<ai::HandEstimate> read_estimate(const Fields& line);

}  // namespace hammer::protocol
