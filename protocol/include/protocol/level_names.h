// Levels as people type them: "pro", "champion/greedy".
#pragma once

#include <string>
#include <string_view>

#include "ai/level.h"
#include "hammer/result.h"
#include "json/complaint.h"

namespace hammer::protocol {

// Or what is wrong, about no field.
Result<ai::Level, Complaint> read_level(std::string_view text);

// The levels that have one name, weakest first: {"levels":[{"name","help"},…]} on one line, no newline.
std::string level_list_json();

}  // namespace hammer::protocol
