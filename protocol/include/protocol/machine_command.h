// What a machine player would do next, as the line that the umpire takes for it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "hammer/match.h"

namespace hammer::protocol {

// {"level","effort","effort_last"} in; {"ok":true,"command":{"cmd":…},…} out, or {"ok":false,"error","field"}.
std::string machine_command(std::string_view line, const Match& match, std::uint64_t seed);

}  // namespace hammer::protocol
