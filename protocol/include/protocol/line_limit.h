// How long a line of JSON may be, for every command that reads them.
#pragma once

#include <cstddef>

namespace hammer::protocol {

// Longer lines are refused without being read: a position is a few hundred bytes, a setup a few thousand.
inline constexpr std::size_t kMaxLineBytes = 1048576;

}  // namespace hammer::protocol
