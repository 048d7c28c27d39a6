// Properties of every answer, whatever the input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace hammer::fuzz {

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// The text up to a newline, and the rest after it.
std::string_view take_line(std::string_view& rest);

// Dies unless `answer` is one JSON object on one line, or nothing for a blank line.
void expect_one_answer(std::string_view line, std::string_view answer);

// Dies with the reason: libFuzzer then keeps the input.
[[noreturn]] void die(std::string_view why, std::string_view about);

inline void expect(bool holds, std::string_view what, std::string_view about) {
  if (!holds) die(what, about);
}

}  // namespace hammer::fuzz
