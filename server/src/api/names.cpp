#include "api/names.h"

#include <algorithm>
#include <array>
#include <span>

#include "store/name_key.h"

namespace hammer::server {
namespace {

struct NameRange {
  char32_t first, last;
};

constexpr std::array<NameRange, 3> kControlCharacters{{{0x00, 0x1F}, {0x7F, 0x9F}, {0x2028, 0x2029}}};
constexpr std::array<NameRange, 4> kTurningCharacters{
    {{0x061C, 0x061C}, {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2066, 0x2069}}};
// Joiners, fillers, selectors, tags; private use and what can never be a character.
constexpr std::array<NameRange, 17> kUnseenCharacters{{{0xAD, 0xAD},
                                                       {0x34F, 0x34F},
                                                       {0x115F, 0x1160},
                                                       {0x17B4, 0x17B5},
                                                       {0x180B, 0x180F},
                                                       {0x200B, 0x200D},
                                                       {0x2060, 0x2065},
                                                       {0x206A, 0x206F},
                                                       {0x2800, 0x2800},
                                                       {0x3164, 0x3164},
                                                       {0xE000, 0xF8FF},
                                                       {0xFDD0, 0xFDEF},
                                                       {0xFE00, 0xFE0F},
                                                       {0xFEFF, 0xFEFF},
                                                       {0xFFA0, 0xFFA0},
                                                       {0xFFF0, 0xFFFF},
                                                       {0xE0000, 0x10FFFF}}};
// Marks that stand on the character before them.
constexpr std::array<NameRange, 14> kMarks{{{0x300, 0x36F},
                                            {0x483, 0x489},
                                            {0x591, 0x5C7},
                                            {0x610, 0x61A},
                                            {0x64B, 0x65F},
                                            {0x6D6, 0x6ED},
                                            {0xE31, 0xE31},
                                            {0xE34, 0xE3A},
                                            {0xE47, 0xE4E},
                                            {0x1AB0, 0x1AFF},
                                            {0x1DC0, 0x1DFF},
                                            {0x20D0, 0x20FF},
                                            {0x302A, 0x302D},
                                            {0xFE20, 0xFE2F}}};
// ServerDependencies of letters that have a character of their own: written so, a name would look like another's.
constexpr std::array<NameRange, 2> kLoosePartsOfLetters{{{0x1100, 0x11FF}, {0x3099, 0x309A}}};

constexpr int kMaxMarksInARow = 2;

bool is_one_of(char32_t c, std::span<const NameRange> ranges) {
  return std::ranges::any_of(ranges, [&](const NameRange& range) { return c >= range.first && c <= range.last; });
}

bool holds(std::u32string_view characters, std::span<const NameRange> ranges) {
  return std::ranges::any_of(characters, [&](char32_t c) { return is_one_of(c, ranges); });
}

bool has_heaped_marks(std::u32string_view characters) {
  int in_a_row = 0;
  for (const char32_t c : characters) {
    in_a_row = is_one_of(c, kMarks) ? in_a_row + 1 : 0;
    if (in_a_row > kMaxMarksInARow) return true;
  }
  return is_one_of(characters.front(), kMarks);
}

// The code of what is odd in it.
std::optional<std::string_view> find_odd_character(std::u32string_view characters) {
  if (holds(characters, kControlCharacters)) return "name_has_control";
  if (holds(characters, kTurningCharacters)) return "name_has_turning";
  if (holds(characters, kUnseenCharacters)) return "name_has_unseen";
  if (holds(characters, kLoosePartsOfLetters)) return "name_has_loose_letters";
  if (has_heaped_marks(characters)) return "name_has_heaped_marks";
  if (characters.find(U'/') != std::u32string_view::npos) return "name_has_slash";  // names are parts of paths
  return std::nullopt;
}

}  // namespace

std::string tidy_name(std::string_view name) {
  std::string tidy;
  bool is_gap = false;
  for (std::size_t at = 0; at < name.size();) {
    std::size_t bytes = 1;
    while (at + bytes < name.size() && (static_cast<unsigned char>(name[at + bytes]) & 0xC0) == 0x80) ++bytes;
    const std::string_view character = name.substr(at, bytes);
    at += bytes;
    if (is_space(characters_of(character).front())) {
      is_gap = !tidy.empty();
      continue;
    }
    if (is_gap) tidy += ' ';
    is_gap = false;
    tidy += character;
  }
  return tidy;
}

std::optional<Complaint> find_name_refusal(std::string_view tidy) {
  const std::u32string characters = characters_of(tidy);
  const JsonMember most = arg("most", kMaxNameCharacters);
  if (characters.empty()) return Complaint{"name_empty", "name", {most}};
  if (characters.size() > kMaxNameCharacters) {
    return Complaint{"name_length", "name", {arg("characters", characters.size()), most}};
  }
  if (const auto odd = find_odd_character(characters)) return Complaint{*odd, "name", {most}};
  if (characters.find_first_not_of(U'.') == std::u32string::npos) return Complaint{"name_only_stops", "name", {most}};
  if (name_key(tidy).starts_with("deleted-")) return Complaint{"name_like_deleted", "name"};
  return std::nullopt;
}

std::string numbered_name(std::string_view name, int number) {
  const std::string ending = ' ' + std::to_string(number);
  const std::size_t most = kMaxNameCharacters - ending.size();
  std::size_t end = 0;
  for (std::size_t characters = 0; end < name.size(); ++end) {
    const bool begins = (static_cast<unsigned char>(name[end]) & 0xC0) != 0x80;
    if (begins && ++characters > most) break;
  }
  return tidy_name(name.substr(0, end)) + ending;
}

}  // namespace hammer::server
