// One line of `hammer simulate`, read and checked: what it names can be played.
#pragma once

#include <array>
#include <string_view>

#include "hammer/judge.h"
#include "hammer/physics.h"
#include "hammer/result.h"
#include "hammer/table.h"
#include "json/complaint.h"
#include "json/value.h"

namespace hammer::protocol {

struct SimulateRequest {
  const Table* table = nullptr;
  const WeightSize* size = nullptr;
  double deceleration = 0;
  ContactModel contact;
  Position position;  // launched weights last
  std::array<Color, kMaxWeights> colors{};
  int listed = 0;             // how many came in "weights"
  std::string_view launched;  // the field that the rest came from, or empty

  Surface surface() const { return make_surface(*table, *size, deceleration, contact); }
};

Result<SimulateRequest, Complaint> read_simulate_request(const JsonValue& line);

}  // namespace hammer::protocol
