// `hammer judge`: one position in, what every weight of it is worth and why out.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "protocol/line_limit.h"

namespace hammer::protocol {

// Appends the answer to line number `line` and a newline; nothing for a blank line.
void judge_line(std::int64_t line, std::string_view text, std::string& out);

// The answer to a line of more than kMaxLineBytes.
void refuse_long_judge_line(std::int64_t line, std::string& out);

}  // namespace hammer::protocol
