#include "protocol/arena_report.h"
#include "json/writer.h"

namespace hammer::protocol {
namespace {

// Null where nothing was counted.
void write_mean(JsonWriter& json, std::string_view name, std::int64_t sum, std::int64_t count) {
  json.name(name);
  count > 0 ? json.value(static_cast<double>(sum) / static_cast<double>(count)) : json.null();
}

void write_if(JsonWriter& json, std::string_view name, const std::optional<double>& number) {
  json.name(name);
  number ? json.value(*number) : json.null();
}

void write_effort(JsonWriter& json, const ai::Tally& tally, const DecisionTimes& times) {
  json.field("decisions", tally.decisions);
  write_mean(json, "shots_per_decision", tally.simulated, tally.decisions);
  json.field("max_shots_ordinary", tally.max_simulated_ordinary).field("max_shots_last", tally.max_simulated_last);
  json.field("ms_per_decision", times.mean);
  write_if(json, "median_ms_ordinary", times.median_ordinary);
  write_if(json, "median_ms_last", times.median_last);
}

void write_player(JsonWriter& json, const ArenaReport& report, std::size_t player) {
  const ai::Tally& tally = report.result.tallies[player];
  json.begin_object().field("level", report.levels[player]);
  write_effort(json, tally, report.times[player]);
  json.field("rounds", tally.rounds);
  write_mean(json, "points_per_round", tally.points, tally.rounds);
  write_mean(json, "scoring_rounds", tally.scoring_rounds, tally.rounds);
  json.field("throws", tally.throws);
  if (report.shares_board) write_mean(json, "knocked_off", tally.knocked_off, tally.throws);
  json.end_object();
}

std::string_view name_of_verdict(ai::Sprt::Verdict verdict) {
  if (verdict == ai::Sprt::Verdict::kLow) return "low";
  return verdict == ai::Sprt::Verdict::kHigh ? "high" : "undecided";
}

}  // namespace

std::string arena_json(const ArenaReport& report) {
  const ai::PairScores& scores = report.result.scores;
  const ai::Interval interval = ai::win_interval(scores);
  ai::Tally both = report.result.tallies[0];
  both.add(report.result.tallies[1]);
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("game", report.game).field("table", report.table);
  json.field("win_rate", scores.mean()).field("low", interval.low).field("high", interval.high);
  json.field("pairs", scores.count()).field("games", 2 * scores.count()).field("unfinished", report.result.unfinished);
  json.field("seed", static_cast<std::int64_t>(report.seed));
  write_effort(json, both, report.times_of_both);
  if (report.sprt) {
    json.name("sprt").begin_object().field("low", report.sprt->sprt.low).field("high", report.sprt->sprt.high);
    json.field("log_ratio", report.sprt->sprt.log_ratio(scores))
        .field("verdict", name_of_verdict(report.sprt->verdict));
    json.end_object();
  }
  json.name("a");
  write_player(json, report, 0);
  json.name("b");
  write_player(json, report, 1);
  json.end_object();
  return out;
}

}  // namespace hammer::protocol
