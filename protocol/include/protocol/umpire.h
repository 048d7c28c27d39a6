// `hammer umpire`: a match by lines of text. The first line sets it up, every other one is a command; each is answered
// with what happened and where the match stands, or with what is wrong and the match as it was.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "hammer/match.h"
#include "protocol/line_limit.h"
#include "protocol/record.h"

namespace hammer::protocol {

class Umpire {
 public:
  Umpire() = default;
  // Takes up a match that was read from a record.
  explicit Umpire(const ReadRecord& record);

  // One line, without a newline; nothing for a blank one.
  std::string answer(std::string_view line);
  // The answer to a line of more than kMaxLineBytes.
  std::string refuse_long_line() const;
  // The answer to the setup line: nothing has happened, what was agreed, and where the match stands.
  std::string show() const;

  // Nothing before the setup.
  const Match* match() const { return match_.get(); }

  // The lines of the record that have come since this was last asked; then, once, its end.
  std::string take_record();
  std::string end_record();

 private:
  std::string set_up(std::string_view line);
  std::string command(std::string_view line);

  std::unique_ptr<Match> match_;
  std::uint64_t seed_ = 0;
  RecordWriter writer_;
  std::string unwritten_;
};

}  // namespace hammer::protocol
