// What a machine player does next.
#pragma once

#include <cstdint>
#include <string_view>

#include "ai/level.h"
#include "ai/player.h"
#include "hammer/match.h"
#include "hammer/result.h"
#include "json/complaint.h"
#include "json/writer.h"

namespace hammer::protocol {

// {"level","effort","effort_last"} in; the command out, with all that is drawn for it from the seed of the match.
Result<Command, Complaint> command_by_machine(std::string_view line, const Match& match, std::uint64_t seed);

// Where another host draws: the fields "cmd" … of what is to be sent there, of an object that is open. The match is not
// over.
void write_machine_command(JsonWriter& json, const Match& match, const ai::Level& level, std::uint64_t seed);

}  // namespace hammer::protocol
