// `hammer advise`: one position in, the best few shots with their chances and reasons out. Also a rating of a shot that
// was played, and an estimate of a hand from throws with a declared aim.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "protocol/line_limit.h"

namespace hammer::protocol {

// What is spent on one line.
struct AdviseCost {
  int most_effort = 10000000;  // simulated shots for a choice; a line that asks for more gets these
  int judged = 2000;           // executed throws behind the chances of one shot
  int named = 200;             // and behind its name
};

// Appends the answer to line number `line` and a newline; nothing for a blank line.
void advise_line(std::int64_t line, std::string_view text, const AdviseCost& cost, std::string& out);

// The answer to a line of more than kMaxLineBytes.
void refuse_long_advise_line(std::int64_t line, std::string& out);

}  // namespace hammer::protocol
