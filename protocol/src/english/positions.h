// The engine answers with codes and numbers; here they become English, once.
#pragma once

#include <string>
#include <string_view>

#include "hammer/physics.h"
#include "hammer/table.h"
#include "json/complaint.h"

namespace hammer::protocol {

// Weights as they were sent, for naming the one at fault.
struct SentWeights {
  const Table& table;
  const WeightSize& size;
  const Position& position;
  int listed;                 // how many came in the field "weights"
  std::string_view launched;  // the field that the rest came from: "shot"
};

// "weights[2]", or "shot"
std::string field_of(const SentWeights& sent, int weight);

Complaint describe(const PositionRefusal& refusal, const SentWeights& sent);

// "a 22ft table", "an 18ft table"
std::string a_table(const Table& table);

// For a result that cannot be trusted.
std::string describe_capped();

}  // namespace hammer::protocol
