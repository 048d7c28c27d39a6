// Where a match stands, as every answer of the umpire shows it.
#pragma once

#include <cstdint>

#include "hammer/match.h"
#include "json/writer.h"

namespace hammer::protocol {

// One object. `hash`: of the state, as the record of the match has it.
void write_state(JsonWriter& json, const Match& match, std::uint64_t hash);

}  // namespace hammer::protocol
