// A match that is asked for: checked as a whole before anybody sits down, with stand-ins for the names that are not
// known yet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/call.h"
#include "hammer/result.h"
#include "json/value.h"
#include "match/caller.h"
#include "store/store.h"

namespace hammer::server {

struct MatchPlan {
  std::string game = "";
  bool rated = false, listed = false;
  std::string setup = "";           // as JSON: every option with its value, seats "Player 1" …
  std::vector<SeatRow> seats = {};  // the caller's and the machines' are taken
};

Result<MatchPlan, Reply> read_plan(const Caller& caller, std::string_view body);

// Between two, with everything as it is in every rated match of the game.
Result<MatchPlan, Reply> rated_plan(std::string_view game, const Caller& one, const Caller& other);

bool all_taken(const std::vector<SeatRow>& seats);

// Machines are called by their level, with a number where that name is taken. Only once all else have their seats.
void name_machines(std::vector<SeatRow>& seats);

// What the umpire is told when all are seated. The plan is one that was read here.
JsonValue setup_with(const std::string& plan, const std::vector<SeatRow>& seats);

}  // namespace hammer::server
