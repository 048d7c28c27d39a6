#include "json/numbers.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

#ifdef __wasi__
#include "decimal.h"
#endif

namespace hammer {
namespace {

#ifndef __wasi__
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Of a number that no double can hold, whether it lies near zero rather than beyond the largest.
// from_chars reports both alike, so the power of ten of the first digit that is not 0 decides.
bool is_tiny(std::string_view text) {
  long power = 0;
  bool past_point = false;
  bool counting = false;  // from the first digit that is not 0
  std::size_t i = text.starts_with('-') ? 1 : 0;
  for (; i < text.size() && (is_digit(text[i]) || text[i] == '.'); ++i) {
    if (text[i] == '.') {
      past_point = true;
    } else {
      if (!counting && text[i] != '0') counting = true;
      if (counting && !past_point) ++power;
      if (!counting && past_point) --power;
    }
  }
  if (i == text.size()) return power < 0;
  ++i;  // the e
  const bool negative = text[i] == '-';
  if (text[i] == '-' || text[i] == '+') ++i;
  long exponent = 0;
  const auto read = std::from_chars(text.data() + i, text.data() + text.size(), exponent);
  if (read.ec != std::errc{}) return negative;
  return power + (negative ? -exponent : exponent) < 0;
}

std::optional<double> convert(std::string_view text) {
  double number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec == std::errc::result_out_of_range) {
    if (!is_tiny(text)) return std::nullopt;
    return text.starts_with('-') ? -0.0 : 0.0;
  }
  assert(read.ec == std::errc{} && read.ptr == text.data() + text.size());
  return number;
}
#else
std::optional<double> convert(std::string_view text) { return nearest_double(text); }
#endif

#ifndef __wasi__
std::string write_shortest(double number) {
  std::array<char, 32> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number);
  return {text.data(), end.ptr};
}

std::string write_rounded(double number, int digits) {
  std::array<char, 32> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, digits);
  return {text.data(), end.ptr};
}
#else
std::string write_shortest(double number) { return shortest_decimal(number); }
std::string write_rounded(double number, int digits) { return rounded_decimal(number, digits); }
#endif

}  // namespace

std::string shortest(double number) {
  assert(std::isfinite(number));
  // Readers that know integers (Python's, for one) would lose the sign of a plain -0.
  if (number == 0 && std::signbit(number)) return "-0.0";
  return write_shortest(number);
}

std::string whole_number(std::int64_t number) {
  auto size = static_cast<std::uint64_t>(number);
  if (number < 0) size = 0 - size;
  std::array<char, 20> digits;
  std::size_t first = digits.size();
  do digits[--first] = static_cast<char>('0' + size % 10);
  while ((size /= 10) > 0);
  if (number < 0) digits[--first] = '-';
  return {digits.data() + first, digits.size() - first};
}

std::string rounded(double number, int digits) {
  assert(digits <= 17);
  return write_rounded(number, digits);
}

std::optional<double> read_number(std::string_view text) { return convert(text); }

}  // namespace hammer
