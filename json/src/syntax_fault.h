// What is wrong with text that is not JSON, for the reader.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "json/complaint.h"

namespace hammer {

enum class SyntaxFault : std::uint8_t { kUnexpected, kExtraData, kTooDeep, kExponent, kSurrogate };

// `at`: how many bytes were understood; `field`: what was being read there.
Complaint describe_syntax(SyntaxFault fault, std::string_view text, std::size_t at, std::string field);

// 0 past the end.
inline unsigned byte_at(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
}

// Bytes of the UTF-8 character at i. 0: not a character; overlong forms and surrogates are not.
std::size_t character_length(std::string_view text, std::size_t i);

}  // namespace hammer
