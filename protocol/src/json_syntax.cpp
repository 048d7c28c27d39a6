#include "json_syntax.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "json_reader.h"
#include "quote.h"
#include "words.h"

namespace hammer::protocol {
namespace {

unsigned byte_at(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
}

bool is_continuation(unsigned byte) { return (byte & 0xC0) == 0x80; }

// Bytes of the UTF-8 character at i; 0 where there is none. Overlong forms and surrogates are none.
std::size_t character_length(std::string_view text, std::size_t i) {
  const unsigned first = byte_at(text, i), second = byte_at(text, i + 1);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xC2 && first < 0xE0   ? 2
                             : first >= 0xE0 && first < 0xF0 ? 3
                             : first >= 0xF0 && first < 0xF5 ? 4
                                                             : 0;
  if (first == 0xE0 && second < 0xA0) return 0;
  if (first == 0xED && second >= 0xA0) return 0;
  if (first == 0xF0 && second < 0x90) return 0;
  if (first == 0xF4 && second >= 0x90) return 0;
  for (std::size_t k = 1; k < length; ++k) {
    if (!is_continuation(byte_at(text, i + k))) return 0;
  }
  return length;
}

std::optional<std::size_t> find_broken_character(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = character_length(text, i);
    if (length == 0) return i;
    i += length;
  }
  return std::nullopt;
}

std::string hex_byte(unsigned byte) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  return {'0', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
}

std::string at_column(std::size_t offset) { return " at column " + std::to_string(offset + 1); }

bool is_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '+' ||
         c == '.' || c == '_';
}

struct Word {
  std::size_t at;
  std::string_view text;
};

// What stands at `at`: the whole word that `at` is in, or one character.
Word word_at(std::string_view text, std::size_t at) {
  std::size_t begin = at, end = at;
  while (begin > 0 && is_word(text[begin - 1])) --begin;
  while (end < text.size() && is_word(text[end])) ++end;
  if (end == at) begin = at, end = at + std::max<std::size_t>(1, character_length(text, at));
  return {begin, text.substr(begin, end - begin)};
}

bool is_not_a_number(std::string_view word) {
  std::string lower(word.substr(word.starts_with('-') || word.starts_with('+') ? 1 : 0));
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
  constexpr std::array<std::string_view, 3> kNames{"nan", "inf", "infinity"};
  return std::find(kNames.begin(), kNames.end(), lower) != kNames.end();
}

// \ud800 to \udbff, which the other half has to follow.
bool ends_with_half_a_pair(std::string_view text) {
  constexpr std::size_t kLength = 6;
  if (text.size() < kLength) return false;
  text.remove_prefix(text.size() - kLength);
  return text[0] == '\\' && text[1] == 'u' && (text[2] == 'd' || text[2] == 'D') &&
         std::string_view("89abAB").find(text[3]) != std::string_view::npos;
}

Complaint unexpected(std::string_view text, std::size_t at, std::string field) {
  if (const auto broken = find_broken_character(text)) {
    return {std::move(field), "not UTF-8 text: byte " + hex_byte(byte_at(text, *broken)) + at_column(*broken)};
  }
  if (byte_at(text, at) < 0x20) {
    return {std::move(field), "not JSON: control character " + hex_byte(byte_at(text, at)) + at_column(at)};
  }
  // Invisible, so it must be named: some editors put it in front of a file.
  if (text.substr(at).starts_with("\xef\xbb\xbf")) {
    return {std::move(field), "not JSON: a byte-order mark" + at_column(at) + "; accepted is UTF-8 without one"};
  }
  const Word word = word_at(text, at);
  if (is_not_a_number(word.text)) {
    std::string sentence =
        (field.empty() ? "the line" : field) + " is " + std::string(word.text) + "; accepted is a finite number";
    return {std::move(field), std::move(sentence)};
  }
  return {std::move(field), "not JSON: unexpected " + shortened(word.text) + at_column(word.at)};
}

}  // namespace

Complaint describe_syntax(SyntaxFault fault, std::string_view text, std::size_t at, std::string field) {
  const std::string subject = field.empty() ? "the line" : field;
  switch (fault) {
    case SyntaxFault::kIncomplete:
      return {std::move(field), "not JSON: it ends too early, after " + counted(static_cast<int>(text.size()), "byte")};
    case SyntaxFault::kTooDeep:
      return {std::move(field), "nested deeper than " + std::to_string(kMaxJsonDepth) + " levels" + at_column(at)};
    case SyntaxFault::kExponent:
      return {std::move(field), subject + " has an exponent too large for a number"};
    case SyntaxFault::kExtraData:
      return {{}, "not JSON: something follows the first value" + at_column(at)};
    case SyntaxFault::kSurrogate:
      return {std::move(field), subject + R"( holds half of a pair such as \ud83d\ude00; accepted are both)"};
    case SyntaxFault::kUnexpected:
      break;
  }
  if (ends_with_half_a_pair(text.substr(0, at))) {
    return describe_syntax(SyntaxFault::kSurrogate, text, at, std::move(field));
  }
  if (at >= text.size()) return describe_syntax(SyntaxFault::kIncomplete, text, at, std::move(field));
  return unexpected(text, at, std::move(field));
}

}  // namespace hammer::protocol
