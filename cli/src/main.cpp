// `hammer`: finds the subcommand and runs it.
#include <algorithm>
#include <array>
#include <csignal>
#include <string>
#include <string_view>
#include <vector>

#include "command.h"
#include "hammer/physics.h"
#include "protocol/english.h"

namespace hammer::cli {

// Each in the file of commands/ that has its name.
extern const Command serve_command, page_command, admin_command, bot_command, demo_command, match_command,
    umpire_command, replay_command, judge_command, advise_command, games_command, simulate_command, tables_command,
    levels_command, arena_command, exam_command, train_command, calibrate_command, bench_command;

namespace {

// In the order of `hammer --help`.
constexpr std::array kCommands{&serve_command, &page_command,     &admin_command,     &bot_command,    &demo_command,
                               &match_command, &umpire_command,   &replay_command,    &judge_command,  &advise_command,
                               &games_command, &simulate_command, &tables_command,    &levels_command, &arena_command,
                               &exam_command,  &train_command,    &calibrate_command, &bench_command};

constexpr std::size_t kSummaryColumn = 12;

void print_help() {
  std::string text =
      "Table shuffleboard, exactly: play a match, judge a round, see where a weight stops.\n"
      "\n"
      "Usage: hammer <command> [options]\n"
      "\n";
  for (const Command* command : kCommands) {
    const std::string gap(kSummaryColumn - command->name.size(), ' ');
    text += "  " + std::string(command->name) + gap + std::string(command->summary) + '\n';
  }
  text +=
      "\n"
      "hammer <command> --help tells more, with an example. hammer --version prints the version.\n"
      "\n"
      "Example:\n"
      "  hammer demo\n";
  print(text);
}

void print_version() {
  print("hammer " HAMMER_VERSION " (physics revision " + std::to_string(kPhysicsRevision) + ")\n");
}

int refuse_command(std::string_view name) {
  std::vector<std::string_view> accepted;
  for (const Command* command : kCommands) accepted.push_back(command->name);
  accepted.insert(accepted.end(), {"--help", "--version"});
  print_error("there is no command \"" + std::string(name) + '"' + protocol::accepted_names(name, accepted));
  return kWrongUsage;
}

bool asks_for_help(std::string_view argument) { return argument == "--help" || argument == "-h"; }

int run(Arguments arguments) {
  if (arguments.empty()) {
    print_error("a command is missing; hammer --help lists them");
    return kWrongUsage;
  }
  const std::string_view name = arguments.front();
  const Arguments rest = arguments.subspan(1);
  if (asks_for_help(name)) return print_help(), kDone;
  if (name == "--version") return print_version(), kDone;
  const auto found =
      std::find_if(kCommands.begin(), kCommands.end(), [&](auto* command) { return command->name == name; });
  if (found == kCommands.end()) return refuse_command(name);
  if (std::any_of(rest.begin(), rest.end(), asks_for_help)) return print((*found)->help), kDone;
  return (*found)->run(rest);
}

}  // namespace
}  // namespace hammer::cli

int main(int count, char** given) {
  std::signal(SIGPIPE, SIG_IGN);  // write() fails with EPIPE instead
  std::signal(SIGXFSZ, SIG_IGN);  // and with EFBIG at a file size limit, so that an error is printed
  const std::vector<std::string_view> arguments(given + (count > 0), given + count);
  return hammer::cli::run(arguments);
}
