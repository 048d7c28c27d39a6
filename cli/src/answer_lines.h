// The loop of every command that answers lines from standard input on standard output.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace hammer::cli {

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
