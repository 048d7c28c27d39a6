// Whose word a command to a match is, where people play from afar: nobody shoots another's weight.
#pragma once

#include <cstdint>

#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"

namespace hammer::protocol {

enum class Speaker : std::uint8_t {
  kSideThatCalls,  // of a toss: any side, for itself
  kChooser,        // a player of the side whose choice it is
  kShooter,        // the player at turn
  kOpponent,       // of the side at turn
  kOwnSide,        // any player, for its own side
  kHost,           // nobody who plays: clocks and agreements bring these about
};

// Looks at "cmd" alone. A complaint where it is no command.
Result<Speaker, Complaint> speaker_of(const JsonValue& command);

}  // namespace hammer::protocol
