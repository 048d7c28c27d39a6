// Reads the request of `hammer match`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/level.h"
#include "ai/player.h"
#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"
#include "protocol/machine_match.h"

namespace hammer::protocol {

struct MachineMatchRequest {
  Setup setup;
  std::vector<ai::Level> levels;  // by seat
  ai::Effort effort;
  std::uint64_t seed;
};

// The seed is for a line that has none.
Result<MachineMatchRequest, Complaint> read_machine_match(const JsonValue& line, std::optional<std::uint64_t> seed);

// The same from a command line.
Result<JsonValue, Complaint> line_of(const TypedMachineMatch& typed);

}  // namespace hammer::protocol
