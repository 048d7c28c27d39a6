#include "base/names.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <span>

namespace hammer::server {
namespace {

struct NameRange {
  char32_t first, last;
};

// Bidi_Control, a property of Unicode that utf8proc does not have.
constexpr std::array<NameRange, 4> kBidiControls{
    {{0x061C, 0x061C}, {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2066, 0x2069}}};
// Beside private use, unassigned characters and what Unicode calls ignorable: the Braille blank, stand-ins, tags.
constexpr std::array<NameRange, 3> kUnseenCharacters{{{0x2800, 0x2800}, {0xFFF0, 0xFFFF}, {0xE0000, 0x10FFFF}}};
// Parts of letters that have a character of their own: with these, a name would look like another one.
constexpr std::array<NameRange, 4> kLoosePartsOfLetters{
    {{0x1100, 0x11FF}, {0x3099, 0x309A}, {0xA960, 0xA97F}, {0xD7B0, 0xD7FF}}};
// Accents: marks that name_key() leaves out. Marks of other blocks tell names apart, as the vowels of Thai do.
constexpr std::array<NameRange, 6> kAccents{
    {{0x300, 0x36F}, {0x483, 0x489}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}}};
// Scripts of South and Southeast Asia whose vowels and joined consonants are marks.
constexpr std::array<NameRange, 5> kScriptsWithVowelMarks{
    {{0x900, 0xDFF}, {0xE80, 0x1AAF}, {0x1B00, 0x1CFF}, {0xA800, 0xABFF}, {0x11000, 0x11FFF}}};

constexpr int kMaxMarksInARow = 2;
constexpr int kMaxVowelMarksInARow = 4;

// Letters that look like another one, in lower case and without accents. NFKC and case folding keep them apart.
struct LookAlike {
  char32_t letter, looks_like;
};
constexpr std::array kLookAlikes = std::to_array<LookAlike>({
    // Latin with strokes, and without dots
    {U'ð', U'd'},
    {U'ø', U'o'},
    {U'đ', U'd'},
    {U'ħ', U'h'},
    {U'ı', U'i'},
    {U'ł', U'l'},
    {U'ŧ', U't'},
    {U'ǥ', U'g'},
    {U'ȷ', U'j'},
    // Greek
    {U'α', U'a'},
    {U'β', U'b'},
    {U'ε', U'e'},
    {U'ζ', U'z'},
    {U'η', U'h'},
    {U'ι', U'i'},
    {U'κ', U'k'},
    {U'μ', U'm'},
    {U'ν', U'n'},
    {U'ο', U'o'},
    {U'ρ', U'p'},
    {U'τ', U't'},
    {U'υ', U'y'},
    {U'χ', U'x'},
    // Cyrillic
    {U'а', U'a'},
    {U'в', U'b'},
    {U'е', U'e'},
    {U'к', U'k'},
    {U'м', U'm'},
    {U'н', U'h'},
    {U'о', U'o'},
    {U'р', U'p'},
    {U'с', U'c'},
    {U'т', U't'},
    {U'у', U'y'},
    {U'х', U'x'},
    {U'ѕ', U's'},
    {U'і', U'i'},
    {U'ј', U'j'},
});

bool is_in(char32_t c, std::span<const NameRange> ranges) {
  return std::ranges::any_of(ranges, [&](const NameRange& range) { return c >= range.first && c <= range.last; });
}

bool holds(std::u32string_view characters, std::span<const NameRange> ranges) {
  return std::ranges::any_of(characters, [&](char32_t c) { return is_in(c, ranges); });
}

utf8proc_category_t category_of(char32_t c) { return utf8proc_category(static_cast<utf8proc_int32_t>(c)); }

bool is_space(char32_t c) { return category_of(c) == UTF8PROC_CATEGORY_ZS; }

bool is_control(char32_t c) {
  const auto category = category_of(c);
  return category == UTF8PROC_CATEGORY_CC || category == UTF8PROC_CATEGORY_ZL || category == UTF8PROC_CATEGORY_ZP;
}

bool is_mark(char32_t c) {
  const auto category = category_of(c);
  return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC || category == UTF8PROC_CATEGORY_ME;
}

// Characters that Unicode has not assigned yet show nothing either, and what they fold to may still change.
bool is_unseen(char32_t c) {
  const auto* property = utf8proc_get_property(static_cast<utf8proc_int32_t>(c));
  return property->ignorable || property->category == UTF8PROC_CATEGORY_CO ||
         property->category == UTF8PROC_CATEGORY_CN || is_in(c, kUnseenCharacters);
}

bool has_too_many_combining_marks(std::u32string_view characters) {
  int in_a_row = 0;
  for (const char32_t c : characters) {
    in_a_row = is_mark(c) ? in_a_row + 1 : 0;
    if (in_a_row > (is_in(c, kScriptsWithVowelMarks) ? kMaxVowelMarksInARow : kMaxMarksInARow)) return true;
  }
  return is_mark(characters.front());
}

// The code for what is odd in it.
std::optional<std::string_view> find_odd_character(std::u32string_view characters) {
  if (std::ranges::any_of(characters, is_control)) return "name_has_control";
  if (holds(characters, kBidiControls)) return "name_has_turning";
  if (std::ranges::any_of(characters, is_unseen)) return "name_has_unseen";
  if (holds(characters, kLoosePartsOfLetters)) return "name_has_loose_letters";
  if (has_too_many_combining_marks(characters)) return "name_has_heaped_marks";
  if (characters.find(U'/') != std::u32string_view::npos) return "name_has_slash";  // names are parts of paths
  return std::nullopt;
}

void append(std::string& text, char32_t c) {
  std::array<utf8proc_uint8_t, 4> bytes{};
  const auto size = utf8proc_encode_char(static_cast<utf8proc_int32_t>(c), bytes.data());
  text.append(bytes.begin(), bytes.begin() + size);
}

// Without spaces at the ends, and with single plain ones between words.
std::u32string with_plain_spaces(std::u32string_view characters) {
  std::u32string tidy;
  bool is_gap = false;
  for (const char32_t c : characters) {
    if (is_space(c)) {
      is_gap = !tidy.empty();
      continue;
    }
    if (is_gap) tidy += U' ';
    is_gap = false;
    tidy += c;
  }
  return tidy;
}

std::string utf8(std::u32string_view characters) {
  std::string text;
  for (const char32_t c : characters) append(text, c);
  return text;
}

// Compatibility decomposition and case folding of one character.
std::u32string folded(char32_t c) {
  std::array<utf8proc_int32_t, 32> parts{};  // the longest in Unicode has 18
  int boundary = 0;
  const auto size = utf8proc_decompose_char(
      static_cast<utf8proc_int32_t>(c), parts.data(), parts.size(),
      static_cast<utf8proc_option_t>(UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE),
      &boundary);
  // An accent that stands alone decomposes to a space with the accent: it must not become a gap.
  if (size > 1 && is_space(static_cast<char32_t>(parts[0]))) return {c};
  return {parts.begin(), parts.begin() + std::max<utf8proc_ssize_t>(size, 0)};
}

char32_t look_alike_of(char32_t c) {
  const auto found = std::ranges::find(kLookAlikes, c, &LookAlike::letter);
  return found == kLookAlikes.end() ? c : found->looks_like;
}

// NFC, which also puts marks in their canonical order.
std::string composed(const std::string& text) {
  utf8proc_uint8_t* made = nullptr;
  const auto size =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
                   &made, static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
  if (size < 0) return text;
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owned(made, &std::free);
  return {made, made + size};
}

}  // namespace

std::u32string characters_of(std::string_view text) {
  constexpr char32_t kReplacement = 0xFFFD;
  std::u32string characters;
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  for (std::size_t at = 0; at < text.size();) {
    utf8proc_int32_t c = 0;
    const auto size = utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(text.size() - at), &c);
    characters += size > 0 ? static_cast<char32_t>(c) : kReplacement;
    at += size > 0 ? static_cast<std::size_t>(size) : 1;
  }
  return characters;
}

std::string tidy_name(std::string_view name) { return utf8(with_plain_spaces(characters_of(name))); }

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
  const std::u32string start = characters_of(name).substr(0, kMaxNameCharacters - ending.size());
  return utf8(with_plain_spaces(start)) + ending;
}

std::string name_key(std::string_view name) {
  std::u32string key;
  for (const char32_t c : characters_of(name)) {
    for (const char32_t part : folded(c)) {
      if (!is_mark(part) || !is_in(part, kAccents)) key += look_alike_of(part);
    }
  }
  return composed(utf8(with_plain_spaces(key)));
}

}  // namespace hammer::server
