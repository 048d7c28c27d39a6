// Why somebody can be reported. Codes: the page has the words.
#pragma once

#include <array>
#include <string_view>

namespace hammer::server {

inline constexpr std::array<std::string_view, 5> kReportReasons{"name", "stalling", "cheating", "abuse", "other"};

}  // namespace hammer::server
