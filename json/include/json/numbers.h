// Numbers as text, exactly: what is printed reads back to the same bits, what is read is correctly rounded.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hammer {

// The shortest text that reads back to the same bits. The number must be finite.
std::string shortest(double number);

// A whole one.
std::string whole_number(std::int64_t number);

// At most `digits` significant digits, for sentences.
std::string rounded(double number, int digits);

// The nearest double to a number in JSON's grammar, or nothing where it is too large for one.
std::optional<double> read_number(std::string_view text);

// Hashes as text: lower case, always the same length. JSON numbers could not hold 64 bits.
inline std::string hex(std::uint64_t word, int digits) {
  std::string text(static_cast<std::size_t>(digits), '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, word >>= 4) *digit = "0123456789abcdef"[word & 15];
  return text;
}

}  // namespace hammer
