#include "protocol/player_name.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace hammer::protocol {
namespace {

constexpr std::size_t kMaxNameBytes = 100;

struct Range {
  char32_t first, last;
};

// Control characters, and those that end a line.
constexpr std::array<Range, 3> kControls{{{0x00, 0x1F}, {0x7F, 0x9F}, {0x2028, 0x2029}}};
// They would turn round the text that follows the name.
constexpr std::array<Range, 2> kOverrides{{{0x202A, 0x202E}, {0x2066, 0x2069}}};
constexpr std::array<Range, 7> kSpaces{{{0x20, 0x20},
                                        {0xA0, 0xA0},
                                        {0x1680, 0x1680},
                                        {0x2000, 0x200A},
                                        {0x202F, 0x202F},
                                        {0x205F, 0x205F},
                                        {0x3000, 0x3000}}};
// Joiners, fillers, marks and selectors that show nothing by themselves.
constexpr std::array<Range, 14> kUnseen{{{0xAD, 0xAD},
                                         {0x34F, 0x34F},
                                         {0x61C, 0x61C},
                                         {0x115F, 0x1160},
                                         {0x17B4, 0x17B5},
                                         {0x180B, 0x180F},
                                         {0x200B, 0x200F},
                                         {0x2060, 0x206F},
                                         {0x2800, 0x2800},
                                         {0x3164, 0x3164},
                                         {0xFE00, 0xFE0F},
                                         {0xFEFF, 0xFEFF},
                                         {0xFFA0, 0xFFA0},
                                         {0xE0000, 0xE0FFF}}};

bool is_in(char32_t c, std::span<const Range> ranges) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const Range& range) { return c >= range.first && c <= range.last; });
}

std::vector<char32_t> characters_of(std::string_view text) {
  std::vector<char32_t> characters;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0) == 0x80 && !characters.empty()) {
      characters.back() = (characters.back() << 6) | (byte & 0x3Fu);
    } else {
      characters.push_back(byte < 0x80 ? byte : byte < 0xE0 ? byte & 0x1Fu : byte < 0xF0 ? byte & 0x0Fu : byte & 0x07u);
    }
  }
  return characters;
}

}  // namespace

std::optional<Complaint> find_name_fault(std::string_view name) {
  const std::vector<char32_t> characters = characters_of(name);
  const auto any_in = [&](std::span<const Range> ranges) {
    return std::any_of(characters.begin(), characters.end(), [&](char32_t c) { return is_in(c, ranges); });
  };
  const auto is_unseen = [](char32_t c) { return is_in(c, kSpaces) || is_in(c, kUnseen); };
  if (any_in(kControls)) return Complaint{"name_control"};
  if (any_in(kOverrides)) return Complaint{"name_turned"};
  if (std::all_of(characters.begin(), characters.end(), is_unseen)) return Complaint{"name_blank"};
  if (is_in(characters.front(), kSpaces) || is_in(characters.back(), kSpaces)) return Complaint{"name_spaces"};
  if (name.size() <= kMaxNameBytes) return std::nullopt;
  return Complaint{"name_too_long", {}, {arg("bytes", name.size()), arg("most", kMaxNameBytes)}};
}

}  // namespace hammer::protocol
