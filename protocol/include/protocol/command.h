// A command to a match as it is sent, and who may send it where people play over a network.
#pragma once

#include <cstdint>
#include <string_view>

#include "hammer/match.h"
#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"

namespace hammer::protocol {

// Draws that the command needs (a coin, a hand) come from `draws`.
Result<Command, Complaint> read_match_command(std::string_view text, const Match& match, const DrawSource& draws);
Result<Command, Complaint> read_match_command(const JsonValue& line, const Match& match, const DrawSource& draws);

enum class Speaker : std::uint8_t {
  kSideThatCalls,  // of a toss: any side, for itself
  kChooser,        // a player of the side whose choice it is
  kShooter,        // the player at turn
  kOpponent,       // of the side at turn
  kOwnSide,        // any player, for its own side
  kHost,           // not a player: clocks and agreements bring these about
};

// Looks at "cmd" alone. A complaint where that is not a command.
Result<Speaker, Complaint> speaker_of(const JsonValue& command);

}  // namespace hammer::protocol
