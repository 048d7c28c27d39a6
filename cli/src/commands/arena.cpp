#include <array>
#include <charconv>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>

#include "arena_play.h"
#include "command.h"
#include "long_work.h"
#include "protocol/english.h"
#include "protocol/machine_player.h"
#include "protocol/reports.h"
#include "protocol/typed_setup.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp =
    R"(Lets two players meet in mirrored pairs of matches: the same seed twice, and they change sides.

Usage: hammer arena --a LEVEL --b LEVEL --game G [options]

  --a, --b         a level, as pro or champion/greedy; hammer levels lists them
  --game           a game, hammer games lists them
  --pairs N        100; how many, two matches each
  --table, --powder, --weight, --preset, --option name=value    as in a setup; --option again and again
  --effort N       simulated shots for a decision at most, and
  --effort-last N  for the last one of a round or turn; less than 400 counts as 400
  --sprt LOW,HIGH  stops as soon as it is clear which of the two win rates is A's, wrong in 5 of 100
  --seed N         1
  --threads N      as many as there are cores; the result does not depend on it
  --json           {"win_rate","low","high","pairs","games","unfinished","shots_per_decision","ms_per_decision",
                    "median_ms_ordinary","median_ms_last","max_shots_ordinary","max_shots_last",…,"a":{…},"b":{…}}

win_rate is A's, low and high its 95 % interval: Wilson's, with as many trials as would scatter like the pairs do, and
at most as many as there were matches. A match that does not come to an end counts as half. Times are processor time.
For each player: points a round (turn, where sides have the board alone), the share of rounds that scored, and
knocked_off, the share of throws that sent an opponent's weight off the board, or were taken off for it.

Example:
  hammer arena --a novice/lag-only --b novice/greedy --game baseball --pairs 1 --effort 200 --effort-last 200
)";

struct Options {
  std::string a, b, sprt;
  protocol::TypedSetup setup;
  std::uint64_t pairs = 100, seed = 1, threads = static_cast<std::uint64_t>(default_threads());
  std::uint64_t effort = static_cast<std::uint64_t>(ai::Effort{}.ordinary);
  std::uint64_t effort_last = static_cast<std::uint64_t>(ai::Effort{}.last);
  bool json = false;
};

constexpr std::uint64_t kMaxPairs = 1000000;

std::optional<std::string> read_arguments(Arguments arguments, Options& options) {
  return read_options("arena", arguments,
                      {{"--a", &options.a},
                       {"--b", &options.b},
                       {"--game", &options.setup.game},
                       {"--pairs", &options.pairs, 1, kMaxPairs},
                       {"--table", &options.setup.table},
                       {"--powder", &options.setup.powder},
                       {"--weight", &options.setup.weight},
                       {"--preset", &options.setup.preset},
                       {"--option", &options.setup.options},
                       {"--effort", &options.effort, kMinEffort, kMaxEffort},
                       {"--effort-last", &options.effort_last, kMinEffort, kMaxEffort},
                       {"--sprt", &options.sprt},
                       {"--seed", &options.seed, 0, kMaxSeed},
                       {"--threads", &options.threads, 1, kMaxThreads},
                       {"--json", &options.json}});
}

std::optional<std::string> find_missing(const Options& options) {
  for (const auto& [name, text] :
       {std::pair{"--a", &options.a}, {"--b", &options.b}, {"--game", &options.setup.game}}) {
    if (text->empty()) return std::string("hammer arena needs ") + name + "; hammer arena --help tells more";
  }
  return std::nullopt;
}

// "0.5,0.6"
std::optional<ai::Sprt> read_sprt(std::string_view text) {
  ai::Sprt sprt{};
  const char* const end = text.data() + text.size();
  const auto low = std::from_chars(text.data(), end, sprt.low);
  if (low.ec != std::errc{} || low.ptr == end || *low.ptr != ',') return std::nullopt;
  const auto high = std::from_chars(low.ptr + 1, end, sprt.high);
  if (high.ec != std::errc{} || high.ptr != end) return std::nullopt;
  const bool makes_sense = 0 < sprt.low && sprt.low < sprt.high && sprt.high < 1;
  return makes_sense ? std::optional(sprt) : std::nullopt;
}

std::optional<std::string> read_level(const char* name, const std::string& text, ai::Level& level) {
  const auto read = protocol::read_level(text);
  if (!read) return protocol::sentence_about(name, read.refusal());
  level = read.value();
  return std::nullopt;
}

// The sentence that says what is wrong, or nothing.
std::optional<std::string> make_plan(const Options& options, ArenaPlan& plan) {
  if (auto refusal = find_missing(options)) return refusal;
  if (auto refusal = read_level("--a", options.a, plan.levels[0])) return refusal;
  if (auto refusal = read_level("--b", options.b, plan.levels[1])) return refusal;
  if (!options.sprt.empty()) {
    plan.sprt = read_sprt(options.sprt);
    if (!plan.sprt)
      return "--sprt is \"" + options.sprt + "\"; accepted are two win rates, 0 < LOW < HIGH < 1, as 0.5,0.6";
  }
  protocol::TypedSetup of_two = options.setup;
  of_two.sides = {"one", "two"};
  const auto setup = protocol::read_typed_setup(of_two);
  if (!setup) return setup.refusal();
  plan.setup = setup.value();
  plan.effort = {.ordinary = static_cast<int>(options.effort), .last = static_cast<int>(options.effort_last)};
  plan.pairs = static_cast<int>(options.pairs);
  plan.threads = static_cast<int>(options.threads);
  plan.seed = options.seed;
  return std::nullopt;
}

std::string fixed(double number, int digits) {
  std::array<char, 40> text;
  std::snprintf(text.data(), text.size(), "%.*f", digits, number);
  return text.data();
}

std::string percent(double share) { return fixed(100 * share, 1); }

std::string mean(std::int64_t sum, std::int64_t count, double times, int digits) {
  if (count == 0) return "-";
  return fixed(times * static_cast<double>(sum) / static_cast<double>(count), digits);
}

std::string or_dash(const std::optional<double>& number) { return number ? fixed(*number, 2) : "-"; }

std::string row(const std::string& what, const std::string& a, const std::string& b) {
  std::array<char, 120> line;
  std::snprintf(line.data(), line.size(), "  %-34s %14s %14s\n", what.c_str(), a.c_str(), b.c_str());
  return line.data();
}

template <class Show>
std::string row_of(const std::string& what, const protocol::ArenaReport& report, Show&& show) {
  return row(what, show(report.result.tallies[0], report.times[0]), show(report.result.tallies[1], report.times[1]));
}

std::string sprt_sentence(const protocol::ArenaReport::AskedSprt& asked) {
  const std::string low = percent(asked.sprt.low) + " %", high = percent(asked.sprt.high) + " %";
  if (asked.verdict == ai::Sprt::Verdict::kGoOn) return "Too few pairs to tell " + low + " from " + high + ".\n";
  const bool is_high = asked.verdict == ai::Sprt::Verdict::kHigh;
  return "Stopped: " + (is_high ? high + " rather than " + low : low + " rather than " + high) + ".\n";
}

std::string table(const protocol::ArenaReport& report) {
  using protocol::DecisionTimes;
  std::string text = row("", "A", "B");
  text += row("", report.levels[0], report.levels[1]);
  const std::string round = report.shares_board ? "round" : "turn";
  text += row_of("points a " + round, report,
                 [](const ai::Tally& tally, const DecisionTimes&) { return mean(tally.points, tally.rounds, 1, 3); });
  text += row_of(round + "s that scored, %", report, [](const ai::Tally& tally, const DecisionTimes&) {
    return mean(tally.scoring_rounds, tally.rounds, 100, 1);
  });
  if (report.shares_board) {
    text += row_of("throws that knocked a rival off, %", report, [](const ai::Tally& tally, const DecisionTimes&) {
      return mean(tally.knocked_off, tally.throws, 100, 1);
    });
  }
  text += row_of("simulated shots a decision", report, [](const ai::Tally& tally, const DecisionTimes&) {
    return mean(tally.simulated, tally.decisions, 1, 0);
  });
  text += row_of("the most, ordinary / last", report, [](const ai::Tally& tally, const DecisionTimes&) {
    return std::to_string(tally.max_simulated_ordinary) + " / " + std::to_string(tally.max_simulated_last);
  });
  text += row_of("ms a decision", report,
                 [](const ai::Tally&, const DecisionTimes& times) { return fixed(times.mean, 2); });
  text += row_of("median ms, ordinary / last", report, [](const ai::Tally&, const DecisionTimes& times) {
    return or_dash(times.median_ordinary) + " / " + or_dash(times.median_last);
  });
  return text;
}

std::string arena_text(const protocol::ArenaReport& report) {
  const ai::PairScores& scores = report.result.scores;
  const ai::Interval interval = ai::win_interval(scores);
  std::string text = "A wins " + percent(scores.mean()) + " % of " + std::to_string(2 * scores.count()) +
                     " matches in mirrored pairs; 95 %: " + percent(interval.low) + " to " + percent(interval.high) +
                     " %\n" + report.game + " on " + report.table + ", seed " + std::to_string(report.seed) + "\n";
  if (report.result.unfinished > 0)
    text += std::to_string(report.result.unfinished) + " of them did not come to an end and count as half.\n";
  if (report.sprt) text += sprt_sentence(*report.sprt);
  return text + '\n' + table(report);
}

int run(Arguments arguments) {
  Options options;
  ArenaPlan plan;
  auto refusal = read_arguments(arguments, options);
  if (!refusal) refusal = make_plan(options, plan);
  if (refusal) {
    print_error(*refusal);
    return kWrongUsage;
  }
  const protocol::ArenaReport report = play_arena(plan);
  print(options.json ? protocol::arena_json(report) + '\n' : arena_text(report));
  return kDone;
}

}  // namespace

extern constexpr Command arena_command{"arena", "two players meet in mirrored pairs of matches", kHelp, run};

}  // namespace hammer::cli
