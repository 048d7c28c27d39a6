// Commands that answer each line by itself: one JSON object in, one out. `line` is the number of the line in its input;
// each appends its answer and a newline to `out`, and nothing for a blank line. Each is in the file of src/lines/ that
// has its name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "hammer/trajectory.h"

namespace hammer::protocol {

// Longer lines are refused without being read: a position is a few hundred bytes, a setup a few thousand.
inline constexpr std::size_t kMaxLineBytes = 1048576;
// The answer to a longer one.
void refuse_long_line(std::int64_t line, std::string& out);

// `hammer judge`: one position in, what every weight of it is worth and why out.
void judge_line(std::int64_t line, std::string_view text, std::string& out);

// `hammer simulate`: a position with moving weights in, what happens out. `hammer simulate --help` describes the
// fields.
class LineSimulator {
 public:
  LineSimulator() { trajectory_.reserve(); }
  void answer(std::int64_t line, std::string_view text, std::string& out);

 private:
  Trajectory trajectory_;
};

// How hard to throw so that a weight stops at a place, for scaling a gesture: {"table","powder","weight","x"} in, all
// but x with the usual defaults; {"speed":1.9} out, null where no speed does it on a fresh board, or {"error","field"}.
// With "y", where across the board, and "from", the y of the release, both 0 if not given: {"speed","angle"}. No line
// number and no newline.
std::string reach_line(std::string_view text);

}  // namespace hammer::protocol
