// Sentences about text that is not JSON.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "complaint.h"

namespace hammer::protocol {

enum class SyntaxFault : std::uint8_t { kUnexpected, kIncomplete, kExtraData, kTooDeep, kExponent, kSurrogate };

// `at`: how many bytes were understood; `field`: what was being read there.
Complaint describe_syntax(SyntaxFault fault, std::string_view text, std::size_t at, std::string field);

}  // namespace hammer::protocol
