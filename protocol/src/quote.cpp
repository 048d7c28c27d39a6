#include "quote.h"

namespace hammer::protocol {

std::string shortened(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  if (text.size() <= kLongest) return std::string(text);
  std::size_t end = kLongest;
  const auto inside_character = [&](std::size_t i) { return (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80; };
  while (end > 0 && inside_character(end)) --end;
  return std::string(text.substr(0, end)) + "…";
}

std::string quoted(std::string_view text) { return '"' + shortened(text) + '"'; }

}  // namespace hammer::protocol
