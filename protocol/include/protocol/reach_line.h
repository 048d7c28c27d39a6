// How hard to throw so that a weight stops at a place: for those who scale a gesture.
#pragma once

#include <string>
#include <string_view>

namespace hammer::protocol {

// {"table","powder","weight","x"} in, all but x with the usual defaults; {"speed":1.9} out, null where no speed does it
// on a fresh board, or {"error","field"}. With "y", where across the board, and "from", the y at which it is let go,
// both 0 if not given: {"speed","angle"}. No newline.
std::string reach_line(std::string_view text);

}  // namespace hammer::protocol
