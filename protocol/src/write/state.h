// Where a match stands, as every answer of the umpire shows it.
#pragma once

#include "hammer/match.h"
#include "json/writer.h"

namespace hammer::protocol {

// One object.
void write_state(JsonWriter& json, const Match& match);

}  // namespace hammer::protocol
