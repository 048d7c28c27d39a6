#include "english/setup.h"

#include <algorithm>
#include <string>
#include <vector>

#include "english/words.h"
#include "json/names.h"

namespace hammer::protocol {
namespace {

Complaint wrong_sides(const Setup& setup) {
  const Game& game = *setup.game;
  const std::string accepted = game.min_sides == game.max_sides
                                   ? std::to_string(game.min_sides)
                                   : std::to_string(game.min_sides) + " to " + std::to_string(game.max_sides);
  return {"seats", "seats has " + counted(setup.side_count(), "side") + "; accepted in " + std::string(game.name) +
                       " are " + accepted};
}

int players_of(const Setup& setup, int side) {
  const auto plays = [&](const Seat& seat) { return seat.side == side; };
  return static_cast<int>(std::count_if(setup.seats.begin(), setup.seats.end(), plays));
}

Complaint unequal_teams(const Setup& setup) {
  for (int side = 1; side < setup.side_count(); ++side) {
    if (players_of(setup, side) == players_of(setup, 0)) continue;
    return {"seats", "seats gives " + quoted(setup.sides[0]) + ' ' + counted(players_of(setup, 0), "player") + " and " +
                         quoted(setup.sides[static_cast<std::size_t>(side)]) + ' ' +
                         std::to_string(players_of(setup, side)) + "; accepted are equal teams"};
  }
  return {"seats", "seats has unequal teams; accepted are equal ones"};
}

Complaint wrong_team_size(const Setup& setup) {
  std::vector<std::string> sizes;
  for (const int size : setup.game->team_sizes) sizes.push_back(std::to_string(size));
  const std::vector<std::string_view> accepted(sizes.begin(), sizes.end());
  return {"seats", "seats has " + counted(players_of(setup, 0), "player") + " a side; accepted in " +
                       std::string(setup.game->name) + (accepted.size() == 1 ? " is " : " are ") + join(accepted)};
}

}  // namespace

Complaint describe(const SetupRefusal& refusal, const Setup& setup) {
  switch (refusal.fault) {
    case SetupFault::kTooFewSides:
    case SetupFault::kTooManySides:
      return wrong_sides(setup);
    case SetupFault::kUnequalTeams:
      return unequal_teams(setup);
    case SetupFault::kTeamSize:
      return wrong_team_size(setup);
    case SetupFault::kTable:  // the rest cannot be written in a setup line that was read
    case SetupFault::kEmptyName:
    case SetupFault::kSameName:
    case SetupFault::kEmptySide:
    case SetupFault::kDeceleration:
      break;
  }
  return {"", "the setup cannot be played"};
}

}  // namespace hammer::protocol
