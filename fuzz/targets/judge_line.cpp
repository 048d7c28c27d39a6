// `hammer judge`: any line gets one answer.
#include "protocol/lines.h"

#include "answers.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hammer;
  std::string_view rest = fuzz::as_text(data, size);
  const std::string_view line = fuzz::take_line(rest);
  std::string answer;
  protocol::judge_line(1, line, answer);
  fuzz::expect_one_answer(line, answer);
  return 0;
}
