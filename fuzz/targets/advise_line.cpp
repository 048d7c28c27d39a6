// `hammer advise`: any line gets one answer. With the least effort, because this tests reading.
#include "protocol/advise_line.h"

#include "answers.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hammer;
  std::string_view rest = fuzz::as_text(data, size);
  const std::string_view line = fuzz::take_line(rest);
  std::string answer;
  protocol::advise_line(1, line, {.max_effort = 1, .judged = 2, .named = 1, .max_throws = 2}, answer);
  fuzz::expect_one_answer(line, answer);
  const bool is_thrown = answer.starts_with(R"({"aimed":)");
  fuzz::expect(protocol::course_of_line(line).has_value() == is_thrown, "a throw and its course", line);
  protocol::network_of_line(line);
  return 0;
}
