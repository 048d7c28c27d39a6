// The names people choose: they are seen by others, so they have to show as what they are.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "json/complaint.h"

namespace hammer::server {

inline constexpr std::size_t kMaxNameCharacters = 24;

// Without the spaces around it, and with single plain ones within.
std::string tidy_name(std::string_view name);

// What is wrong with a tidy name, about the field "name"; nothing for one that is accepted.
std::optional<Complaint> find_name_refusal(std::string_view tidy);

// The name with a number behind it, cut so that it is not too long.
std::string numbered_name(std::string_view name, int number);

}  // namespace hammer::server
