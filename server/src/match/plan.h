// A match that somebody wants to play: checked as a whole before anybody sits down, with stand-ins for unknown names.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hammer/game.h"
#include "hammer/result.h"
#include "json/value.h"
#include "match/requests.h"
#include "store/store.h"

namespace hammer::server {

struct MatchPlan {
  std::string game = "";
  bool rated = false, listed = false;
  std::string setup = "";           // as JSON: every option with its value, seats "Player 1" …
  std::vector<SeatRow> seats = {};  // the caller's and the machines' are taken
};

Result<MatchPlan, Refusal> read_plan(const Caller& caller, const JsonValue& request);

// Between two, with the setup of every rated match of the game.
Result<MatchPlan, Refusal> rated_plan(std::string_view game, const Caller& one, const Caller& other);

inline constexpr int kRatedShotClock = 60;  // s
// The setup of a game's rated matches, as the umpire takes it, without seats: the same for all, so that ratings
// compare. Nothing for a game that two cannot play alone.
std::optional<JsonObject> rated_request(const Game& game);
// As it is shown: every option with its value.
std::optional<std::string> rated_setup(const Game& game);

bool all_taken(const std::vector<SeatRow>& seats);

// Machines are named by their level, with a number where that name is taken. Once all others have their seats.
void name_machines(std::vector<SeatRow>& seats);

// The setup for the umpire once all are seated. `plan`: the setup of a MatchPlan.
JsonValue setup_with(const std::string& plan, const std::vector<SeatRow>& seats);

}  // namespace hammer::server
