// `hammer simulate`: one JSON object in, one JSON object out. See docs of the command for the fields.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "hammer/trajectory.h"
#include "protocol/line_limit.h"

namespace hammer::protocol {

class LineSimulator {
 public:
  LineSimulator() { trajectory_.reserve(); }

  // Appends the answer to line number `line` and a newline; nothing for a blank line.
  void answer(std::int64_t line, std::string_view text, std::string& out);

  // The answer to a line of more than kMaxLineBytes.
  void refuse_long_line(std::int64_t line, std::string& out);

 private:
  Trajectory trajectory_;
};

}  // namespace hammer::protocol
