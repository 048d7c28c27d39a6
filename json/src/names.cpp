#include "json/names.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hammer {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

// Letters to change, add, drop or swap with a neighbour.
std::size_t edits_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> two_back, back, row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    two_back = std::exchange(back, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      row[j] = std::min({back[j] + 1, row[j - 1] + 1, back[j - 1] + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]);
      if (swapped) row[j] = std::min(row[j], two_back[j - 2] + 1);
    }
  }
  return row[b.size()];
}

}  // namespace

std::string join(std::span<const std::string_view> names, std::string_view last) {
  std::string joined;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) joined += i + 1 < names.size() ? ", " : ' ' + std::string(last) + ' ';
    joined += names[i];
  }
  return joined;
}

std::string_view nearest_name(std::string_view mistyped, std::span<const std::string_view> names) {
  constexpr std::size_t kLongest = 40;
  if (mistyped.size() > kLongest) return {};
  std::string_view nearest;
  std::size_t least = 0;
  for (const std::string_view name : names) {
    const std::size_t edits = edits_between(mistyped, name);
    // Half of the letters right at the least, or short names would all be near each other.
    const bool near = edits <= 2 && 2 * edits < std::max(name.size(), mistyped.size()) + 1;
    if (near && (nearest.empty() || edits < least)) {
      nearest = name;
      least = edits;
    }
  }
  return nearest;
}

std::string shortened(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  if (text.size() <= kLongest) return std::string(text);
  std::size_t end = kLongest;
  const auto inside_character = [&](std::size_t i) { return (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80; };
  while (end > 0 && inside_character(end)) --end;
  return std::string(text.substr(0, end)) + "…";
}

std::string quoted(std::string_view text) { return '"' + shortened(text) + '"'; }

}  // namespace hammer
