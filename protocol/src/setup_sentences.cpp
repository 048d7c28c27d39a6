#include "setup_sentences.h"

#include <algorithm>
#include <string>
#include <vector>

#include "agreed_game.h"
#include "protocol/names.h"
#include "quote.h"
#include "table_fields.h"

namespace hammer::protocol {
namespace {

std::string seat_field(int seat, std::string_view field) {
  return "seats[" + std::to_string(seat) + "]." + std::string(field);
}

std::string count_of(std::size_t number, std::string_view what) {
  return std::to_string(number) + ' ' + std::string(what) + (number == 1 ? "" : "s");
}

Complaint wrong_sides(const Setup& setup) {
  const Game& game = *setup.game;
  const std::string accepted = game.min_sides == game.max_sides
                                   ? std::to_string(game.min_sides)
                                   : std::to_string(game.min_sides) + " to " + std::to_string(game.max_sides);
  return {"seats", "seats has " + count_of(setup.sides.size(), "side") + "; accepted in " + std::string(game.name) +
                       " are " + accepted};
}

std::size_t players_of(const Setup& setup, std::size_t side) {
  const auto plays = [&](const Seat& seat) { return seat.side == static_cast<int>(side); };
  return static_cast<std::size_t>(std::count_if(setup.seats.begin(), setup.seats.end(), plays));
}

Complaint unequal_teams(const Setup& setup) {
  for (std::size_t side = 1; side < setup.sides.size(); ++side) {
    if (players_of(setup, side) == players_of(setup, 0)) continue;
    return {"seats", "seats gives " + quoted(setup.sides[0]) + ' ' + count_of(players_of(setup, 0), "player") +
                         " and " + quoted(setup.sides[side]) + ' ' + std::to_string(players_of(setup, side)) +
                         "; accepted are equal teams"};
  }
  return {"seats", "seats has unequal teams; accepted are equal ones"};
}

Complaint wrong_team_size(const Setup& setup) {
  std::vector<std::string> sizes;
  for (const int size : setup.game->team_sizes) sizes.push_back(std::to_string(size));
  const std::vector<std::string_view> accepted(sizes.begin(), sizes.end());
  return {"seats", "seats has " + count_of(players_of(setup, 0), "player") + " a side; accepted in " +
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
    case SetupFault::kTable:
      return {"table", "table is " + std::string(setup.table->name) + "; accepted for " +
                           std::string(setup.game->name) + " is " + show_tables(*setup.game, setup.options)};
    case SetupFault::kEmptyName:
      return {seat_field(refusal.seat, "name"), seat_field(refusal.seat, "name") + " is empty; accepted is a name"};
    case SetupFault::kEmptySide:
      return {seat_field(refusal.seat, "side"), seat_field(refusal.seat, "side") + " is empty; accepted is a name"};
    case SetupFault::kSameName: {
      const auto [first, second] = std::minmax({refusal.seat, refusal.other});
      const std::string field = seat_field(second, "name");
      return {field, field + " is the same as " + seat_field(first, "name") + "; accepted is a name of their own"};
    }
    case SetupFault::kDeceleration:
      return {"powder", "powder is outside what can be played; accepted is " + join(names_of(powders()))};
  }
  return {"", "the setup cannot be played"};
}

}  // namespace hammer::protocol
