#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string>

#include "command.h"
#include "long_work.h"
#include "protocol/english.h"
#include "protocol/machine_player.h"
#include "protocol/reports.h"
#include "protocol/typed_setup.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp =
    R"(Examines a player's last throws of rounds and turns: how much chance of winning it gives away there.

Usage: hammer exam --game G [options]

  --game           a game, hammer games lists them
  --level          pro/champion; hammer levels lists them
  --positions N    200; from matches that the level plays against itself, every second one with drawn scores
  --exhaustive N   3000000; shots that the search it is held against simulates for a position, at least
  --table, --powder, --option name=value    as in a setup; --option again and again
  --effort-last N  simulated shots for the player's decision, at most; less than 400 counts as 400
  --seed N         1
  --threads N      as many as there are cores; the result does not depend on it
  --json           {"loss":{"mean","mean_interval","p90","p90_interval","most"},"positions","exhaustive",…,"answers"}

The exhaustive search throws a dense grid of aims, then finer ones about the best, and last the best few and the
player's own choice many times. What it finds and what the player chose are then judged on other throws, the same for
both, a thirtieth as many. A loss is the difference in the chance of winning the game.

Example:
  hammer exam --game knock-off --positions 1 --exhaustive 20000
)";

struct Options {
  std::string level = "pro/champion";
  protocol::TypedSetup setup;
  std::uint64_t positions = 200, exhaustive = 3000000, seed = 1;
  std::uint64_t threads = static_cast<std::uint64_t>(default_threads());
  std::uint64_t effort_last = static_cast<std::uint64_t>(ai::Effort{}.last);
  bool json = false;
};

std::optional<std::string> read_arguments(Arguments arguments, Options& options) {
  return read_options("exam", arguments,
                      {{"--game", &options.setup.game},
                       {"--level", &options.level},
                       {"--positions", &options.positions, 1, 100000},
                       {"--exhaustive", &options.exhaustive, 1000, 1000000000},
                       {"--table", &options.setup.table},
                       {"--powder", &options.setup.powder},
                       {"--option", &options.setup.options},
                       {"--effort-last", &options.effort_last, kMinEffort, kMaxEffort},
                       {"--seed", &options.seed, 0, kMaxSeed},
                       {"--threads", &options.threads, 1, kMaxThreads},
                       {"--json", &options.json}});
}

// The sentence that says what is wrong, or nothing.
std::optional<std::string> set_exam(const Options& options, ai::Exam& exam) {
  if (options.setup.game.empty()) return "hammer exam needs --game; hammer exam --help tells more";
  const auto level = protocol::read_level(options.level);
  if (!level) return protocol::sentence_about("--level", level.refusal());
  protocol::TypedSetup of_two = options.setup;
  of_two.sides = {"one", "two"};
  const auto setup = protocol::read_typed_setup(of_two);
  if (!setup) return setup.refusal();
  exam.setup = setup.value();
  exam.level = level.value();
  exam.effort.last = static_cast<int>(options.effort_last);
  exam.exhaustive = static_cast<std::int64_t>(options.exhaustive);
  exam.judged_on = static_cast<int>(std::clamp<std::uint64_t>(options.exhaustive / 30, 1000, 100000));
  exam.seed = options.seed;
  return std::nullopt;
}

protocol::ExamReport sit(const ai::Exam& exam, int positions, int threads) {
  protocol::ExamReport report{.game = std::string(exam.setup.game->key),
                              .table = std::string(exam.setup.table->name),
                              .level = ai::name_of(exam.level),
                              .seed = exam.seed,
                              .judged_on = exam.judged_on,
                              .answers = {}};
  report.answers.resize(static_cast<std::size_t>(positions));
  Progress progress(positions, "positions");
  const auto answer = [&](int number) {
    report.answers[static_cast<std::size_t>(number)] = ai::answer_of(exam, number);
  };
  const auto take = [&](int number) {
    progress.show(number + 1);
    return true;
  };
  work_in_order(positions, threads, answer, take);
  return report;
}

std::string as_text(const protocol::ExamReport& report) {
  const ai::ExamResult result = ai::result_of(report.answers);
  std::array<char, 480> text;
  std::snprintf(text.data(), text.size(),
                "%s on %s, %s, %zu positions, seed %llu\n\n"
                "lost chance of winning, in points of a hundred\n"
                "  mean          %6.3f  (95 %%: %.3f to %.3f)\n"
                "  nine of ten   %6.3f  (95 %%: %.3f to %.3f)\n"
                "  most          %6.3f\n",
                report.game.c_str(), report.table.c_str(), report.level.c_str(), report.answers.size(),
                static_cast<unsigned long long>(report.seed), 100 * result.mean, 100 * result.mean_interval.low,
                100 * result.mean_interval.high, 100 * result.percentile_90, 100 * result.percentile_90_interval.low,
                100 * result.percentile_90_interval.high, 100 * result.max);
  return text.data();
}

int run(Arguments arguments) {
  Options options;
  ai::Exam exam;
  auto refusal = read_arguments(arguments, options);
  if (!refusal) refusal = set_exam(options, exam);
  if (refusal) {
    print_error(*refusal);
    return kWrongUsage;
  }
  const protocol::ExamReport report = sit(exam, static_cast<int>(options.positions), static_cast<int>(options.threads));
  print(options.json ? protocol::exam_json(report) + '\n' : as_text(report));
  return kDone;
}

}  // namespace

extern constexpr Command exam_command{"exam", "what a player gives away with the last throw", kHelp, run};

}  // namespace hammer::cli
