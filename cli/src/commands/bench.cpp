#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "command.h"
#include "json/writer.h"
#include "judge_scenes.h"
#include "long_work.h"
#include "measure.h"
#include "player_scenes.h"
#include "protocol/reports.h"
#include "random_play.h"
#include "scenes.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp =
    R"(Measures how many shots a second one core plays to rest, how many positions it judges, and how long players think.

Usage: hammer bench [--json] [--quick]

  --json   {"signature","match_signature","players_signature",
            "scenes":[{"name","shots_per_second","low","high","contacts_per_shot"}],
            "judge":[{"game","table","positions_per_second","low","high"}],
            "decisions":[{"game","table","median_ms_ordinary","median_ms_last","max_shots_…"}]}
  --quick  a tenth of the time, for a first look: the speeds scatter more, and no decision is timed

shots_per_second is the median of 9 repeats of 0.2 s, low and high are the slowest and the fastest of them. A judged
position has eight weights; there the repeats are 5 of 0.1 s for every game. A decision is one by the champion's
judgement for the hand of a pro, of an ordinary throw and of the last of a round or turn, in ms of processor time. The
signature is one number over many thousands of shots, the match signature one over whole matches, the players signature
one over what machine players choose, advise and learn: builds that compute the same have the same.

Example:
  hammer bench --json --quick
)";

protocol::SceneReport measure(const bench::Scene& scene, double share) {
  const Surface surface = bench::scene_surface();
  const std::vector<Position> positions = bench::prepare(scene);
  double contacts = 0;
  for (const Position& position : positions) contacts += simulate(surface, position).contacts;
  const auto play = [&](std::size_t i) { return static_cast<double>(simulate(surface, positions[i]).contacts); };
  const bench::Rate rate = bench::measure_rate(positions.size(), play, {.count = 9, .seconds = 0.2 * share});
  const double contacts_per_shot = contacts / static_cast<double>(positions.size());
  return {std::string(scene.name), rate.median, rate.low, rate.high, contacts_per_shot};
}

protocol::JudgeReport measure(const bench::JudgeScene& scene, double share) {
  const auto judge = [&](std::size_t i) {
    const Judgement judgement = scene.judge_at(i);
    return static_cast<double>(judgement.points[0] + judgement.points[1]) + judgement.weights[0].clearance;
  };
  const bench::Rate rate = bench::measure_rate(scene.positions.size(), judge, {.count = 5, .seconds = 0.1 * share});
  return {std::string(scene.game->key), std::string(scene.table->name), rate.median, rate.low, rate.high};
}

double median(std::vector<double> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers[numbers.size() / 2];
}

constexpr int kOrdinaryDecisions = 24, kLastDecisions = 12;

protocol::DecisionReport measure_decisions(const Game& game) {
  const auto scenes = ai::bench::decision_scenes(game, kOrdinaryDecisions, kLastDecisions);
  protocol::DecisionReport report{std::string(game.key), std::string(scenes[0].position.setup.table->name), 0, 0, 0, 0};
  std::vector<double> ordinary, last;
  for (const ai::bench::DecisionScene& scene : scenes) {
    const double started = processor_ms();
    const ai::Choice choice = ai::bench::decide(scene);
    (scene.last ? last : ordinary).push_back(processor_ms() - started);
    int& most = scene.last ? report.last_shots : report.ordinary_shots;
    most = std::max(most, choice.simulated);
  }
  report.ordinary_ms = median(ordinary);
  report.last_ms = median(last);
  return report;
}

std::string with_thousands(double number) {
  std::string digits = std::to_string(static_cast<long long>(number + 0.5));
  for (auto i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3) digits.insert(static_cast<std::size_t>(i), ",");
  return digits;
}

// A row of the report: what was measured, three rates, and what else there is to say.
std::string row(const std::string& name, double median, double low, double high, const std::string& more) {
  std::array<char, 160> line;
  std::snprintf(line.data(), line.size(), "%-14s %12s %15s %15s %15s\n", name.c_str(), with_thousands(median).c_str(),
                with_thousands(low).c_str(), with_thousands(high).c_str(), more.c_str());
  return line.data();
}

std::string decision_row(const protocol::DecisionReport& one) {
  std::array<char, 160> line;
  std::snprintf(line.data(), line.size(), "%-14s %13.2f %15.2f %8s / %-13s %15s\n", one.game.c_str(), one.ordinary_ms,
                one.last_ms, with_thousands(one.ordinary_shots).c_str(), with_thousands(one.last_shots).c_str(),
                one.table.c_str());
  return line.data();
}

std::string as_text(const protocol::BenchReport& report) {
  std::string text = "scene               shots/s         slowest         fastest   contacts/shot\n";
  for (const protocol::SceneReport& scene : report.scenes) {
    const std::string contacts = rounded(scene.contacts_per_shot, 3);
    text += row(scene.name, scene.shots_per_second, scene.low, scene.high, contacts);
  }
  text += "\njudge           positions/s         slowest         fastest           table\n";
  for (const protocol::JudgeReport& one : report.judge)
    text += row(one.game, one.positions_per_second, one.low, one.high, one.table);
  if (!report.decisions.empty())
    text += "\ndecision        ordinary, ms        last, ms   the most shots                           table\n";
  for (const protocol::DecisionReport& one : report.decisions) text += decision_row(one);
  return text + "\nsignature       " + protocol::signature_text(report.signature) + "  of shots\nmatch signature " +
         protocol::signature_text(report.match_signature) + "  of whole matches\nplayers         " +
         protocol::signature_text(report.players_signature) + "  of machine players\n";
}

int run(Arguments arguments) {
  bool json = false, quick = false;
  if (const auto refusal = read_options("bench", arguments, {{"--json", &json}, {"--quick", &quick}})) {
    print_error(*refusal);
    return kWrongUsage;
  }
  const double share = quick ? 0.1 : 1;
  protocol::BenchReport report{
      bench::signature(), bench::match_signature(), ai::bench::players_signature(), {}, {}, {}};
  for (const bench::Scene& scene : bench::scenes()) report.scenes.push_back(measure(scene, share));
  for (const bench::JudgeScene& scene : bench::judge_scenes()) report.judge.push_back(measure(scene, share));
  if (!quick)
    for (const Game* game : games()) report.decisions.push_back(measure_decisions(*game));
  print(json ? protocol::bench_json(report) + '\n' : as_text(report));
  return kDone;
}

}  // namespace

extern constexpr Command bench_command{
    "bench", "shots and judged positions a second on this machine, and the signature", kHelp, run};

}  // namespace hammer::cli
