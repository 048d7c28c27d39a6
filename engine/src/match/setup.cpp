#include <algorithm>

#include "hammer/index.h"
#include "hammer/match.h"

namespace hammer {
namespace {

int seats_of(const Setup& setup, int side) {
  return static_cast<int>(
      std::count_if(setup.seats.begin(), setup.seats.end(), [&](const Seat& seat) { return seat.side == side; }));
}

std::optional<SetupRefusal> find_name_fault(const Setup& setup) {
  for (int i = 0; i < static_cast<int>(setup.seats.size()); ++i) {
    const Seat& seat = setup.seats[idx(i)];
    if (seat.name.empty()) return SetupRefusal{SetupFault::kEmptyName, i};
    if (setup.sides[idx(seat.side)].empty()) return SetupRefusal{SetupFault::kEmptySide, i};
    for (int j = 0; j < i; ++j)
      if (setup.seats[idx(j)].name == seat.name) return SetupRefusal{SetupFault::kSameName, i, j};
  }
  return std::nullopt;
}

std::optional<SetupRefusal> find_team_fault(const Setup& setup) {
  if (setup.side_count() < setup.game->min_sides) return SetupRefusal{SetupFault::kTooFewSides};
  if (setup.side_count() > setup.game->max_sides) return SetupRefusal{SetupFault::kTooManySides};
  for (int side = 0; side < setup.side_count(); ++side)
    if (seats_of(setup, side) != seats_of(setup, 0)) return SetupRefusal{SetupFault::kUnequalTeams};
  if (std::ranges::find(setup.game->team_sizes, setup.team_size()) == setup.game->team_sizes.end())
    return SetupRefusal{SetupFault::kTeamSize};
  return std::nullopt;
}

}  // namespace

const Seat& Setup::seat(int side, int player) const {
  for (const Seat& seat : seats)
    if (seat.side == side && player-- == 0) return seat;
  return seats.front();  // no such seat: find_fault() would have said so
}

std::optional<SetupRefusal> find_fault(const Setup& setup) {
  if (const auto fault = find_team_fault(setup)) return fault;
  if (const auto fault = find_name_fault(setup)) return fault;
  if (!setup.game->is_played_on(*setup.table, setup.options)) return SetupRefusal{SetupFault::kTable};
  if (!(setup.deceleration >= kMinDeceleration && setup.deceleration <= kMaxDeceleration))
    return SetupRefusal{SetupFault::kDeceleration};
  return std::nullopt;
}

}  // namespace hammer
