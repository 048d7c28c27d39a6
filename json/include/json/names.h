// Names as a person would list or mistype them.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hammer {

// "slow, medium or fast"
std::string join(std::span<const std::string_view> names, std::string_view last = "or");

// The name nearest to a mistyped one, or empty where none is near.
std::string_view nearest_name(std::string_view mistyped, std::span<const std::string_view> names);

// Whole characters of UTF-8 text, at most 40 bytes, then "…" where some are missing.
std::string shortened(std::string_view text);

// The same, in quotation marks.
std::string quoted(std::string_view text);

}  // namespace hammer
