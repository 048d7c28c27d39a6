// Whose move it is, by the seats of a match.
#pragma once

#include <cstdint>
#include <vector>

#include "hammer/match.h"
#include "store/store.h"

namespace hammer::server {

struct SeatNow {
  SeatRow row;
  AccountKind kind = AccountKind::kGuest;  // of whose seat it is
  double rating = 0;                       // in this game; 0: none yet

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
// Seats of people; of any side where it is -1.
std::vector<int> people_of(const std::vector<SeatNow>& seats, const Match& match, int side);
// Of sides that have not conceded.
std::vector<int> people_still_in(const std::vector<SeatNow>& seats, const Match& match);
// Who can make the move: people only; nobody where a machine does.
std::vector<int> people_to_move(const std::vector<SeatNow>& seats, const Match& match, const Turn& turn);

}  // namespace hammer::server
