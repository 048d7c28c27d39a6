#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "command.h"
#include "hammer/hash.h"
#include "long_work.h"
#include "protocol/english.h"
#include "protocol/reports.h"
#include "protocol/typed_setup.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp =
    R"(Executes the shots that hammer advise would advise, and compares the chances said with what is seen.

Usage: hammer calibrate --game G [options]

  --game        a game, hammer games lists them
  --shots N     40000; at least so many are executed
  --hand        pro; the hand of both sides, hammer levels lists them
  --table, --powder, --option name=value    as in a setup; --option again and again
  --effort N    2000; simulated shots for a choice, the last one of a round or turn included; less than 400 counts as
                400
  --seed N      1
  --threads N   as many as there are cores; the result does not depend on it
  --json        {"game","table","hand","seed","shots","positions","simulated","tenths":[{"shots","said","seen",
                 "difference"},…]}

Positions come from matches in which both sides throw shots drawn from the six that are advised. In each position every
advised shot is executed eight times with the noise that the match itself draws. One line for every tenth of the chance
said: how many were executed, the mean chance said, and the share that succeeded.

Example:
  hammer calibrate --game knock-off --shots 200 --effort 300
)";

struct Options {
  protocol::TypedSetup setup{.sides = {"one", "two"}};
  std::string hand = "pro";
  std::uint64_t shots = 40000, effort = 2000, seed = 1, threads = static_cast<std::uint64_t>(default_threads());
  bool json = false;
};

struct Plan {
  Setup setup;
  ai::CalibrationPlan of_match;
  std::int64_t shots;
  std::uint64_t seed;
  int threads;
};

constexpr int kPositions = 24;  // of one match: short enough that the last one does not keep one core busy alone

std::optional<std::string> read_arguments(Arguments arguments, Options& options) {
  return read_options("calibrate", arguments,
                      {{"--game", &options.setup.game},
                       {"--shots", &options.shots, 1, 100000000},
                       {"--hand", &options.hand},
                       {"--table", &options.setup.table},
                       {"--powder", &options.setup.powder},
                       {"--option", &options.setup.options},
                       {"--effort", &options.effort, kMinEffort, kMaxEffort},
                       {"--seed", &options.seed, 0, kMaxSeed},
                       {"--threads", &options.threads, 1, kMaxThreads},
                       {"--json", &options.json}});
}

std::optional<std::string> refuse_hand(const std::string& name) {
  if (find_hand(name)) return std::nullopt;
  std::vector<std::string_view> names;
  for (const Hand& hand : hands()) names.push_back(hand.name);
  return "--hand is \"" + name + '"' + protocol::accepted_names(name, names);
}

// The sentence that says what is wrong, or nothing.
std::optional<std::string> make_plan(const Options& options, Plan& plan) {
  if (options.setup.game.empty()) return "hammer calibrate needs --game; hammer calibrate --help tells more";
  if (auto refusal = refuse_hand(options.hand)) return refusal;
  const auto setup = protocol::read_typed_setup(options.setup);
  if (!setup) return setup.refusal();
  plan.setup = setup.value();
  for (Seat& seat : plan.setup.seats) seat.hand = find_hand(options.hand);
  const int effort = static_cast<int>(options.effort);
  plan.of_match.effort = {.ordinary = effort, .last = effort};
  plan.shots = static_cast<std::int64_t>(options.shots);
  plan.seed = options.seed;
  plan.threads = static_cast<int>(options.threads);
  return std::nullopt;
}

std::uint64_t seed_of_match(std::uint64_t seed, int number) {
  Hash hash;
  hash.add(seed);
  hash.add(static_cast<std::uint64_t>(number));
  return hash.value() >> 11;
}

ai::Calibration calibrate(const Plan& plan) {
  constexpr int kMaxMatches = 1000000;
  std::vector<std::optional<ai::Calibration>> done(static_cast<std::size_t>(
      std::min<std::int64_t>(kMaxMatches, plan.shots)));  // a match executes more than one shot
  ai::Calibration all;
  Progress progress(plan.shots, "shots");
  const auto work = [&](int number) {
    done[static_cast<std::size_t>(number)] =
        ai::calibrate(plan.setup, plan.of_match, seed_of_match(plan.seed, number), kPositions);
  };
  const auto take = [&](int number) {
    all.add(*done[static_cast<std::size_t>(number)]);
    done[static_cast<std::size_t>(number)].reset();
    progress.show(std::min(all.shots(), plan.shots));
    return all.shots() < plan.shots;
  };
  work_in_order(static_cast<int>(done.size()), plan.threads, work, take);
  return all;
}

std::string as_text(const ai::Calibration& calibration) {
  std::string text = "said          shots   mean said        seen  difference\n";
  for (std::size_t i = 0; i < calibration.tenths.size(); ++i) {
    const ai::PredictedAndSeen& tenth = calibration.tenths[i];
    std::array<char, 120> line;
    if (tenth.shots == 0) {
      std::snprintf(line.data(), line.size(), "%2zu to %3zu %% %8d\n", 10 * i, 10 * i + 10, 0);
    } else {
      std::snprintf(line.data(), line.size(), "%2zu to %3zu %% %8lld  %8.1f %%  %8.1f %%  %+10.1f\n", 10 * i,
                    10 * i + 10, static_cast<long long>(tenth.shots), 100 * tenth.mean_predicted(), 100 * tenth.seen(),
                    100 * (tenth.seen() - tenth.mean_predicted()));
    }
    text += line.data();
  }
  return text + "\n" + std::to_string(calibration.shots()) + " shots executed in " +
         std::to_string(calibration.positions) + " positions\n";
}

int run(Arguments arguments) {
  Options options;
  Plan plan{};
  auto refusal = read_arguments(arguments, options);
  if (!refusal) refusal = make_plan(options, plan);
  if (refusal) {
    print_error(*refusal);
    return kWrongUsage;
  }
  const ai::Calibration calibration = calibrate(plan);
  const protocol::CalibrationReport report{std::string(plan.setup.game->key), std::string(plan.setup.table->name),
                                           options.hand, options.seed, calibration};
  print(options.json ? protocol::calibration_json(report) + '\n' : as_text(calibration));
  return kDone;
}

}  // namespace

extern constexpr Command calibrate_command{"calibrate", "whether advised chances are true: said and seen", kHelp, run};

}  // namespace hammer::cli
