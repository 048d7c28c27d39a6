#include <cerrno>
#include <string>

#include "command.h"
#include "protocol/machine_match.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Lets machines play a whole match and tells it, round by round.

Usage: hammer match --game G --players LEVEL,LEVEL [options]

  --game             a game, hammer games lists them
  --players          a level for each side, as champion,casual; hammer levels lists them. Three and more where the game
                     allows it. Partners are joined by a plus sign, as pro+novice,league+league
  --table, --powder, --weight, --preset    as in a setup line of hammer umpire
  --option name=value                      again and again; hammer games lists them
  --seed N           decides every toss, choice and throw; without it the system draws one, and it is told
  --effort N         simulated shots for a decision, at most, and
  --effort-last N    for the last one of a round or turn; else as many times more as by default. 1 to 1000000; less than
                     400 counts as 400
  --json             one object a line: each round (turn, where a side has the board alone), with all that happened and
                     how likely the player thought each throw to win; last the result
  --record FILE      the record of the match as it goes, to a new file; hammer replay verifies it

The same arguments give the same match on every machine. Players who never score, or are level for ever, never end a
match: it is abandoned after 20000 events, without a winner, and the output says so.

Example:
  hammer match --game knock-off --players pro,casual --seed 3 --option game_score=5 --effort 500
)";

struct Options {
  protocol::TypedMachineMatch match;
  std::string record;
  bool json = false;
};

// Every line of the record is written before its event is printed.
int play(protocol::MachineMatch& match, RecordFile& file) {
  const auto give_up = [&] {  // a closed pipe is not a failure, as in print()
    const int status = errno == EPIPE ? kDone : kFailed;
    return file.write(match.end_record()) ? status : kFailed;
  };
  if (!file.write(match.take_record())) return kFailed;
  if (!try_print(match.show_head())) return give_up();
  while (!match.is_done()) {
    const std::string round = match.play_round();
    if (!file.write(match.take_record())) return kFailed;
    if (!try_print(round)) return give_up();
  }
  if (!file.write(match.end_record())) return kFailed;
  print(match.show_result());
  return kDone;
}

int run(Arguments arguments) {
  Options options;
  protocol::TypedSetup& setup = options.match.setup;
  const auto refusal = read_options("match", arguments,
                                    {{"--game", &setup.game},
                                     {"--players", &options.match.players},
                                     {"--table", &setup.table},
                                     {"--powder", &setup.powder},
                                     {"--weight", &setup.weight},
                                     {"--preset", &setup.preset},
                                     {"--option", &setup.options},
                                     {"--seed", &options.match.seed},
                                     {"--effort", &options.match.effort},
                                     {"--effort-last", &options.match.effort_last},
                                     {"--json", &options.json},
                                     {"--record", &options.record}});
  if (refusal) return print_error(*refusal), kWrongUsage;
  if (options.match.players.empty())
    return print_error("--players is missing; accepted is a level for each side, as champion,casual"), kWrongUsage;
  using Format = protocol::MachineMatch::Format;
  protocol::MachineMatch match(options.match, draw_seed(), options.json ? Format::kJson : Format::kText);
  if (match.refusal()) return print_error(match.refusal()->sentence), kWrongUsage;
  RecordFile file;
  if (!options.record.empty() && !file.create(options.record)) return kFailed;
  return play(match, file);
}

}  // namespace

extern constexpr Command match_command{"match", "let machines play a match and tell it", kHelp, run};

}  // namespace hammer::cli
