#include "answers.h"

#include <cstdio>
#include <cstdlib>

#include "json/reader.h"

namespace hammer::fuzz {

std::string_view take_line(std::string_view& rest) {
  const std::size_t end = rest.find('\n');
  const std::string_view line = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return line;
}

void expect_one_answer(std::string_view line, std::string_view answer) {
  if (answer.empty()) {
    expect(line.find_first_not_of(" \t\r") == std::string_view::npos, "no answer to", line);
    return;
  }
  if (answer.ends_with('\n')) answer.remove_suffix(1);
  expect(answer.find('\n') == std::string_view::npos, "not one line", answer);
  const auto value = read_json(answer);
  expect(value && value.value().get<JsonObject>(), "no JSON object", answer);
}

void die(std::string_view why, std::string_view about) {
  std::fprintf(stderr, "%.*s: %.*s\n", static_cast<int>(why.size()), why.data(), static_cast<int>(about.size()),
               about.data());
  std::abort();
}

}  // namespace hammer::fuzz
