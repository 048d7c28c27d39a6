#include <string>

#include "command.h"
#include "protocol/listings.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Lists the games, who can play them, on which tables, and what can be agreed.

Usage: hammer games [--json]

  --json   {"games":[{"key","name","sides","team_sizes","tables","options",…}],"presets":[…]}

In JSON sides and team_sizes list every number that can play; tables are those for the options' defaults, and
tables_with what one option's value adds. An option has name, type (integer, number, boolean, choice, handicap),
default, what is accepted (values, or low and high) and help; where always is false the game has it only in the
cases listed in with, each with its default there; else those are other defaults.

Example:
  hammer games --json
)";

int run(Arguments arguments) {
  bool json = false;
  if (const auto refusal = read_options("games", arguments, {{"--json", &json}})) {
    print_error(*refusal);
    return kWrongUsage;
  }
  print(json ? protocol::games_json() + '\n' : protocol::games_text());
  return kDone;
}

}  // namespace

extern constexpr Command games_command{"games", "the games, their options and presets", kHelp, run};

}  // namespace hammer::cli
