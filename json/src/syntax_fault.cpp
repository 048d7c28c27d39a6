#include "syntax_fault.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "json/fields.h"
#include "json/reader.h"

namespace hammer {
namespace {

std::optional<std::size_t> find_broken_character(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = character_length(text, i);
    if (length == 0) return i;
    i += length;
  }
  return std::nullopt;
}

JsonMember at_column(std::size_t offset) { return arg("column", offset + 1); }

bool is_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '+' ||
         c == '.' || c == '_';
}

struct Word {
  std::size_t at;
  std::string_view text;
};

// The whole word that `at` is in, or one character.
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

Complaint unexpected(std::string_view text, std::size_t at, std::string field) {
  if (const auto broken = find_broken_character(text)) {
    return {"not_utf8", std::move(field), {arg("byte", byte_at(text, *broken)), at_column(*broken)}};
  }
  if (byte_at(text, at) < 0x20) {
    return {"json_control_character", std::move(field), {arg("byte", byte_at(text, at)), at_column(at)}};
  }
  // Named, because it is invisible: some editors put it at the start of a file.
  if (text.substr(at).starts_with("\xef\xbb\xbf")) return {"byte_order_mark", std::move(field), {at_column(at)}};
  const Word word = word_at(text, at);
  if (is_not_a_number(word.text)) return {"not_finite", std::move(field), {arg("found", word.text)}};
  return {"json_unexpected", std::move(field), {arg("found", shortened(word.text)), at_column(word.at)}};
}

}  // namespace

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
    if ((byte_at(text, i + k) & 0xC0) != 0x80) return 0;
  }
  return length;
}

Complaint describe_syntax(SyntaxFault fault, std::string_view text, std::size_t at, std::string field) {
  switch (fault) {
    case SyntaxFault::kTooDeep:
      return {"json_too_deep", std::move(field), {arg("levels", kMaxJsonDepth), at_column(at)}};
    case SyntaxFault::kExponent:
      return {"exponent_too_large", std::move(field)};
    case SyntaxFault::kExtraData:
      return {"json_goes_on", {}, {at_column(at)}};
    case SyntaxFault::kSurrogate:
      return {"half_a_pair", std::move(field)};
    case SyntaxFault::kUnexpected:
      break;
  }
  if (at >= text.size()) return {"json_ends_early", std::move(field), {arg("bytes", text.size())}};
  return unexpected(text, at, std::move(field));
}

}  // namespace hammer
