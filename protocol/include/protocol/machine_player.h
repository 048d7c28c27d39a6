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

struct MachineTurn {
  ai::Level level;
  ai::Effort effort;
};

// {"level","effort","effort_last"}. Refused also where a machine cannot play in this match now: it is over, or the
// network that boards are judged by is not here, which the refusal then names.
Result<MachineTurn, Complaint> read_machine_turn(std::string_view line, const Match& match);

// Where another host draws: the fields "cmd" … of what is to be sent there, of an object that is open. The match must
// not be over.
void write_machine_command(JsonWriter& json, const Match& match, const ai::Level& level, std::uint64_t seed);

}  // namespace hammer::protocol
