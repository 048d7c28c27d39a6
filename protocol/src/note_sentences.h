// What follows from an event, in words.
#pragma once

#include <string>

#include "happening.h"

namespace hammer::protocol {

// "The second red weight falls over the left side."
std::string describe(const Note& note, const Happening& happening);

}  // namespace hammer::protocol
