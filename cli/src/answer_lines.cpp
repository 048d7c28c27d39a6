#include "answer_lines.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "command.h"
#include "line_reader.h"
#include "output.h"
#include "protocol/line_limit.h"

namespace hammer::cli {

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
