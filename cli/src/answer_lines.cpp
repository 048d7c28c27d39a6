#include "answer_lines.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "command.h"
#include "output.h"
#include "protocol/line_limit.h"

namespace hammer::cli {

LineReader::Event LineReader::next() {
  if (state_ == State::kBetweenLines) line_.clear();
  for (;;) {
    const std::size_t newline = unread_.find('\n');
    if (newline != std::string_view::npos) {
      append(unread_.substr(0, newline));
      unread_.remove_prefix(newline + 1);
      return finish_line();
    }
    if (!unread_.empty()) append(unread_);
    unread_ = {};
    if (ended_) return state_ == State::kBetweenLines ? Event::kEnd : finish_line();
    announced_ = !announced_;
    if (announced_) return Event::kWouldRead;
    if (!read_block()) return Event::kBroken;
  }
}

void LineReader::append(std::string_view piece) {
  if (state_ == State::kInLongLine) return;
  state_ = State::kInLine;
  if (line_.size() + piece.size() <= longest_) {
    line_ += piece;
  } else {
    state_ = State::kInLongLine;
    line_.clear();
  }
}

LineReader::Event LineReader::finish_line() {
  ++number_;
  const bool too_long = state_ == State::kInLongLine;
  state_ = State::kBetweenLines;
  return too_long ? Event::kTooLong : Event::kLine;
}

bool LineReader::read_block() {
  ssize_t count = 0;
  do {
    count = read(descriptor_, block_.data(), block_.size());
  } while (count < 0 && errno == EINTR);
  if (count < 0) return false;
  ended_ = count == 0;
  unread_ = {block_.data(), static_cast<std::size_t>(count)};
  return true;
}

int answer_lines(std::string_view command, const LineAnswers& answers) {
  if (isatty(STDIN_FILENO)) {
    complain("type one JSON object a line, Ctrl-D to end; hammer " + std::string(command) + " --help has an example");
  }
  constexpr std::size_t kMaxHeld = 65536;
  LineReader lines(STDIN_FILENO, protocol::kMaxLineBytes);
  std::string held;
  const auto write_out = [&] {
    const bool written = try_print(held);
    held.clear();
    return written;
  };
  for (;;) {
    switch (lines.next()) {
      case LineReader::Event::kLine:
        if (!answers.answer(lines.number(), lines.text(), held)) return write_out(), kFailed;
        if (held.size() >= kMaxHeld && !write_out()) return kFailed;
        break;
      case LineReader::Event::kTooLong:
        answers.refuse_long_line(lines.number(), held);
        break;
      case LineReader::Event::kWouldRead:
        if (!write_out()) return kFailed;
        break;
      case LineReader::Event::kEnd:
        return write_out() ? kDone : kFailed;
      case LineReader::Event::kBroken:
        write_out();
        complain(std::string("cannot read standard input: ") + std::strerror(errno));
        return kFailed;
    }
  }
}

}  // namespace hammer::cli
