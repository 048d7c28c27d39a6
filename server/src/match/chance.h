// What nobody may guess.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "protocol/record.h"

namespace hammer::server {

inline constexpr std::size_t kMatchIdLength = 12;
std::string draw_match_id();      // 12 letters and digits that cannot be mistaken for each other
std::uint64_t draw_match_seed();  // as large as records can hold
protocol::NameSecret draw_name_secret();

}  // namespace hammer::server
