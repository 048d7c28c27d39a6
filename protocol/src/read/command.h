// One command to a match, as it is sent.
#pragma once

#include <cstdint>

#include "hammer/match.h"
#include "json/complaint.h"
#include "json/value.h"

namespace hammer::protocol {

// The draws that the command needs (a coin, a hand) are made from the seed.
Result<Command, Complaint> read_match_command(const JsonValue& line, const Match& match, std::uint64_t seed);

}  // namespace hammer::protocol
