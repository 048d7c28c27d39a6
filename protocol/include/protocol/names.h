// Names as a person would list or mistype them.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hammer::protocol {

// "slow, medium or fast"
std::string join(std::span<const std::string_view> names, std::string_view last = "or");

// The name nearest to a mistyped one, or empty where none is near.
std::string_view nearest_name(std::string_view mistyped, std::span<const std::string_view> names);

// ", did you mean x?" or nothing, for the end of a sentence's first part.
std::string suggestion(std::string_view mistyped, std::span<const std::string_view> names);

}  // namespace hammer::protocol
