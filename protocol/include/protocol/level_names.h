// Levels as people type them: "pro", "champion/greedy".
#pragma once

#include <string>
#include <string_view>

#include "ai/level.h"
#include "hammer/result.h"

namespace hammer::protocol {

// Or the end of a sentence that says what is wrong, to stand behind what names the field:
// " is \"pr\", did you mean pro? accepted is …".
Result<ai::Level, std::string> read_level(std::string_view text);

// The levels that have one name, weakest first: {"levels":[{"name","help"},…]} on one line, no newline.
std::string level_list_json();

}  // namespace hammer::protocol
