#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "arena_play.h"
#include "arena_text.h"
#include "command.h"
#include "options.h"
#include "ordered_work.h"
#include "output.h"
#include "protocol/arena_report.h"
#include "protocol/english.h"
#include "protocol/level_names.h"
#include "protocol/setup_words.h"

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

struct Words {
  std::string a, b, sprt;
  protocol::SetupWords setup;
  std::uint64_t pairs = 100, seed = 1, threads = static_cast<std::uint64_t>(default_threads());
  std::uint64_t effort = static_cast<std::uint64_t>(ai::Effort{}.ordinary);
  std::uint64_t effort_last = static_cast<std::uint64_t>(ai::Effort{}.last);
  bool json = false;
};

constexpr std::uint64_t kMaxPairs = 1000000;

std::optional<std::string> read_words(Arguments arguments, Words& words) {
  return read_options("arena", arguments,
                      {{"--a", &words.a},
                       {"--b", &words.b},
                       {"--game", &words.setup.game},
                       {"--pairs", &words.pairs, 1, kMaxPairs},
                       {"--table", &words.setup.table},
                       {"--powder", &words.setup.powder},
                       {"--weight", &words.setup.weight},
                       {"--preset", &words.setup.preset},
                       {"--option", &words.setup.options},
                       {"--effort", &words.effort, kMinEffort, kMaxEffort},
                       {"--effort-last", &words.effort_last, kMinEffort, kMaxEffort},
                       {"--sprt", &words.sprt},
                       {"--seed", &words.seed, 0, kMaxSeed},
                       {"--threads", &words.threads, 1, kMaxThreads},
                       {"--json", &words.json}});
}

std::optional<std::string> find_missing(const Words& words) {
  for (const auto& [name, text] : {std::pair{"--a", &words.a}, {"--b", &words.b}, {"--game", &words.setup.game}}) {
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

// Nothing, or the sentence that says what is wrong.
std::optional<std::string> make_plan(const Words& words, ArenaPlan& plan) {
  if (auto refusal = find_missing(words)) return refusal;
  if (auto refusal = read_level("--a", words.a, plan.levels[0])) return refusal;
  if (auto refusal = read_level("--b", words.b, plan.levels[1])) return refusal;
  if (!words.sprt.empty()) {
    plan.sprt = read_sprt(words.sprt);
    if (!plan.sprt)
      return "--sprt is \"" + words.sprt + "\"; accepted are two win rates, 0 < LOW < HIGH < 1, as 0.5,0.6";
  }
  protocol::SetupWords of_two = words.setup;
  of_two.sides = {"one", "two"};
  const auto setup = protocol::read_setup_words(of_two);
  if (!setup) return setup.refusal();
  plan.setup = setup.value();
  plan.effort = {.ordinary = static_cast<int>(words.effort), .last = static_cast<int>(words.effort_last)};
  plan.pairs = static_cast<int>(words.pairs);
  plan.threads = static_cast<int>(words.threads);
  plan.seed = words.seed;
  return std::nullopt;
}

int run(Arguments arguments) {
  Words words;
  ArenaPlan plan;
  auto refusal = read_words(arguments, words);
  if (!refusal) refusal = make_plan(words, plan);
  if (refusal) {
    complain(*refusal);
    return kWrongUsage;
  }
  const protocol::ArenaReport report = play_arena(plan);
  print(words.json ? protocol::arena_json(report) + '\n' : arena_text(report));
  return kDone;
}

}  // namespace

extern constexpr Command arena_command{"arena", "two players meet in mirrored pairs of matches", kHelp, run};

}  // namespace hammer::cli
