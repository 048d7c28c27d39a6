// What is asked of `hammer match`, read.
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

// The line that the words stand for.
Result<JsonValue, Complaint> line_of(const MachineMatchWords& words);

}  // namespace hammer::protocol
