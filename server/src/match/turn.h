// Whose move it is, by the seats of a match, and who may send which command.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "hammer/match.h"
#include "json/value.h"
#include "match/requests.h"
#include "protocol/command.h"
#include "store/store.h"

namespace hammer::server {

struct SeatNow {
  SeatRow row;
  AccountKind kind = AccountKind::kGuest;  // of the account
  double rating = 0;                       // in this game; 0: none yet
  bool is_provisional = true;              // the rating
  std::string rating_limit = "";           // of a rated match that is being played: limit_now()

  bool is_person() const { return row.account != 0; }
  bool is_machine() const { return !row.level.empty(); }
};

struct Turn {
  enum class Kind : std::uint8_t { kNone, kToss, kChoice, kThrow };
  Kind kind = Kind::kNone;
  int side = -1;      // of a choice or a throw
  int seat = -1;      // of a throw
  bool four = false;  // weights thrown together
};

Turn turn_of(const Match& match);

int side_of(const Match& match, int seat);
// Seats of people. `side`: -1 for all.
std::vector<int> people_of(const std::vector<SeatNow>& seats, const Match& match, int side);
// Of sides that have not conceded.
std::vector<int> people_still_in(const std::vector<SeatNow>& seats, const Match& match);
// Seats of people who can make the move; none where a machine does.
std::vector<int> people_to_move(const std::vector<SeatNow>& seats, const Match& match, const Turn& turn);

// Returns nullopt if the seat may send this now. `side` is the one that the command names, or empty.
std::optional<Refusal> check_speaker(const std::vector<SeatNow>& seats, const Match& match, const Turn& turn,
                                     protocol::Speaker speaker, int seat, std::string_view side);
// The command with the seat's own side, where it needs one and names none.
JsonValue with_own_side(const Match& match, const JsonValue& command, protocol::Speaker speaker, int seat);
// The text of a field; empty where there is none.
std::string_view text_field(const JsonValue& command, std::string_view name);

}  // namespace hammer::server
