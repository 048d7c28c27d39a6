// What follows from an event, in words.
#pragma once

#include <string>

#include "json/value.h"
#include "write/notes.h"

namespace hammer::protocol {

// "The second red weight falls over the left side." Of a code of another program that is not known here: its name.
std::string describe(const JsonObject& code, const PlayerNames& names);

}  // namespace hammer::protocol
