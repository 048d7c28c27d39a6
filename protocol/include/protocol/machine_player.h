// A machine player: its level, its effort, and its next command. Levels as people type them: "pro", "champion/greedy".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ai/level.h"
#include "ai/player.h"
#include "hammer/match.h"
#include "hammer/result.h"
#include "json/complaint.h"
#include "json/fields.h"
#include "json/writer.h"

namespace hammer::protocol {

// Or what is wrong, about no field.
Result<ai::Level, Complaint> read_level(std::string_view text);

// Reads "effort", simulated shots for an ordinary decision, and "effort_last", for the last of a round or turn. Where
// only the first is given, the ratio of the two is the default one.
ai::Effort read_effort(const Fields& line);

// {"level","effort","effort_last"} in; the command out, with all that is drawn for it from the seed of the match.
Result<Command, Complaint> command_by_machine(std::string_view line, const Match& match, std::uint64_t seed);

// Where another host draws: the fields "cmd" … of what is to be sent there, of an object that is open. The match must
// not be over.
void write_machine_command(JsonWriter& json, const Match& match, const ai::Level& level, std::uint64_t seed);

}  // namespace hammer::protocol
