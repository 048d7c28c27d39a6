// What the engine refuses, as complaints about what was sent.
#pragma once

#include <string>
#include <string_view>

#include "hammer/match.h"
#include "hammer/physics.h"
#include "hammer/table.h"
#include "json/complaint.h"
#include "read/game_setup.h"

namespace hammer::protocol {

// Of a command.
Complaint complaint_of(const Refused& refused, const Match& match);
// Of an event of a record that the match refuses.
Complaint cannot_happen(const Complaint& why);

// Of a setup that could be read.
Complaint complaint_of(const SetupRefusal& refusal, const Setup& setup);
Complaint complaint_of(const OptionRefusal& refusal, const OptionRequest& request, const Roster* roster);

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
Complaint complaint_of(const PositionRefusal& refusal, const SentWeights& sent);

// For a result that cannot be trusted.
Complaint complaint_of_cap();

}  // namespace hammer::protocol
