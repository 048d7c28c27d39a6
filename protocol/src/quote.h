// Pieces of what was sent, cut to a length that a sentence can carry.
#pragma once

#include <string>
#include <string_view>

namespace hammer::protocol {

// Whole characters of UTF-8 text, at most 40 bytes, then "…" where some are missing.
std::string shortened(std::string_view text);

// The same, in quotation marks.
std::string quoted(std::string_view text);

}  // namespace hammer::protocol
