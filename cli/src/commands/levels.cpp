#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "command.h"
#include "long_work.h"
#include "protocol/english.h"
#include "protocol/reports.h"
#include "protocol/typed_setup.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp =
    R"(Lists the levels of machine players: what each hand can do, seen by throwing, and how each judgement chooses.

Usage: hammer levels [--table T] [--powder P] [--throws N] [--json]

  --table T    22ft; a name from hammer tables
  --powder P   medium; slow, medium or fast, or the deceleration in m/s²
  --throws N   20000; each chance is seen on so many
  --json       {"table","deceleration","throws","levels","hands":[{"name","noise","lag","hanger_try","firm"}],
                "judgements":[{"name","temperature","help"}]}

A level is HAND/JUDGEMENT, every mixture allowed; a name alone, as pro, stands for both. The lag is aimed for the best
chance of a 3, the hanger try for the best chance of hanging, the firm throw at one weight in the middle of the 2 zone.
On a board with cushions all of them go off a cushion first.

Example:
  hammer levels --throws 1000
)";

constexpr std::uint64_t kSeed = 1;

struct Options {
  std::string table, powder;  // empty: the default
  std::uint64_t throws = 20000;
  bool json = false;
};

protocol::LevelsReport measure(const ai::PracticeBoard& board, int throws) {
  protocol::LevelsReport report{std::string(board.table->name), board.deceleration, throws, {}};
  for (const Hand& hand : hands()) report.hands.push_back({&hand, {}});
  const auto count = static_cast<int>(report.hands.size());
  const auto measure_one = [&](int number) {
    auto& one = report.hands[static_cast<std::size_t>(number)];
    one.figures = ai::measure_hand(*one.hand, board, throws, kSeed);
  };
  work_in_order(count, default_threads(), measure_one, [](int) { return true; });
  return report;
}

std::string percent(double share) {
  std::array<char, 16> text;
  std::snprintf(text.data(), text.size(), "%.1f", 100 * share);
  return text.data();
}

std::string hand_row(const protocol::LevelsReport::OfHand& one) {
  const ai::HandFigures& figures = one.figures;
  const auto& hanger_try = figures.hanger_try;
  std::array<char, 160> row;
  std::snprintf(row.data(), row.size(), "%-10s %8s %8s %8s   %8s %8s   %8s %11s\n", std::string(one.hand->name).c_str(),
                percent(figures.three).c_str(), percent(figures.hangs).c_str(), percent(figures.falls).c_str(),
                hanger_try ? percent(hanger_try->hangs).c_str() : "-",
                hanger_try ? percent(hanger_try->falls).c_str() : "-", percent(figures.hits).c_str(),
                percent(figures.knocks_off).c_str());
  return row.data();
}

std::string as_text(const protocol::LevelsReport& report) {
  std::string text = "A level is HAND/JUDGEMENT, as pro/greedy; a name alone stands for both.\n\n";
  text += "on " + report.table + ", %           a lag        |    hanger try   |     firm throw\n";
  text += "hand              3    hangs    falls      hangs    falls       hits  knocks off\n";
  for (const auto& one : report.hands) text += hand_row(one);
  text += "\njudgement\n";
  for (const ai::ShotPolicy& policy : ai::shot_policies()) {
    const std::string gap(policy.name.size() < 11 ? 11 - policy.name.size() : 1, ' ');
    text += std::string(policy.name) + gap + std::string(protocol::judgement_help(policy.name)) + '\n';
  }
  return text;
}

int run(Arguments arguments) {
  Options options;
  const auto refusal = read_options("levels", arguments,
                                    {{"--table", &options.table},
                                     {"--powder", &options.powder},
                                     {"--throws", &options.throws, 100, 10000000},
                                     {"--json", &options.json}});
  if (refusal) {
    print_error(*refusal);
    return kWrongUsage;
  }
  const auto table = protocol::read_typed_table(options.table, options.powder);
  if (!table) {
    print_error(table.refusal());
    return kWrongUsage;
  }
  const auto board = ai::practice_board(*table.value().table, table.value().deceleration);
  if (!board) {
    print_error("no two sides share the table " + std::string(table.value().table->name));
    return kFailed;
  }
  const protocol::LevelsReport report = measure(*board, static_cast<int>(options.throws));
  print(options.json ? protocol::levels_json(report) + '\n' : as_text(report));
  return kDone;
}

}  // namespace

extern constexpr Command levels_command{"levels", "machine players: what hands can do, how judgements choose", kHelp,
                                        run};

}  // namespace hammer::cli
