// Hashes as text: lower case, always the same length. JSON numbers could not hold 64 bits.
#pragma once

#include <cstdint>
#include <string>

namespace hammer::protocol {

inline std::string hex(std::uint64_t word, int digits) {
  std::string text(static_cast<std::size_t>(digits), '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, word >>= 4) *digit = "0123456789abcdef"[word & 15];
  return text;
}

}  // namespace hammer::protocol
