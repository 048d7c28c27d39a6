// The loop of every command that answers lines from standard input on standard output.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hammer::cli {

// Lines from a file descriptor, never holding more than the longest accepted line.
class LineReader {
 public:
  enum class Event : std::uint8_t {
    kLine,       // text() is the next line, without its newline
    kTooLong,    // the next line has more bytes than the limit and was skipped
    kWouldRead,  // the next call may wait for input: time to write answers out
    kEnd,
    kBroken,  // errno says why
  };

  LineReader(int descriptor, std::size_t longest) : descriptor_(descriptor), longest_(longest), block_(65536) {}

  Event next();

  // Valid until the next call of next().
  std::string_view text() const { return line_; }
  // Of the line last answered, from 1.
  std::int64_t number() const { return number_; }

 private:
  enum class State : std::uint8_t { kBetweenLines, kInLine, kInLongLine };

  void append(std::string_view piece);
  Event finish_line();
  bool read_block();

  int descriptor_;
  std::size_t longest_;
  std::vector<char> block_;
  std::string_view unread_;  // of block_
  std::string line_;
  std::int64_t number_ = 0;
  State state_ = State::kBetweenLines;
  bool announced_ = false;  // kWouldRead was the last answer
  bool ended_ = false;
};

// Each appends its answer, with a newline, to `out`.
struct LineAnswers {
  // False: it cannot go on, and has said why. Earlier answers still go out.
  std::function<bool(std::int64_t line, std::string_view text, std::string& out)> answer;
  std::function<void(std::int64_t line, std::string& out)> refuse_long_line;
};

// Until the input ends, or nobody reads the answers any more, which is a failure; answers with the exit status. Answers
// go out whenever the next read may wait: at once for someone who sends a line and waits for its answer, in large
// pieces for a long file.
int answer_lines(std::string_view command, const LineAnswers& answers);

}  // namespace hammer::cli
