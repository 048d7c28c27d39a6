#include "protocol/reports.h"

#include <algorithm>
#include <cmath>

#include "json/writer.h"
#include "protocol/english.h"

namespace hammer::protocol {
namespace {

// ---------------------------------------------------------------- hammer arena

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

// ---------------------------------------------------------------- hammer bench

// Fractions of a shot or a position a second mean nothing.
std::int64_t whole(double rate) { return std::llround(rate); }

// ---------------------------------------------------------------- hammer exam

void write_interval(JsonWriter& json, const ai::Interval& interval) {
  json.begin_array().value(interval.low).value(interval.high).end_array();
}

void write_aim(JsonWriter& json, const ai::Aim& aim) {
  json.begin_object().field("y", aim.shot.y).field("speed", aim.shot.speed).field("angle", aim.shot.angle);
  json.field("spin", aim.shot.spin).end_object();
}

void write_answer(JsonWriter& json, const ai::ExamAnswer& answer) {
  json.begin_object().field("loss", answer.loss()).field("best", answer.best).field("chosen", answer.chosen);
  json.field("simulated", answer.simulated).field("exhaustive", answer.exhaustive).name("best_aim");
  write_aim(json, answer.best_aim);
  json.name("chosen_aim");
  write_aim(json, answer.chosen_aim);
  json.end_object();
}

// ---------------------------------------------------------------- hammer levels

void write_hand(JsonWriter& json, const LevelsReport::OfHand& one) {
  const Hand& hand = *one.hand;
  const ai::HandFigures& figures = one.figures;
  json.begin_object().field("name", hand.name).name("noise").begin_object();
  json.field("speed", hand.speed).field("speed_hard", hand.speed_hard);
  json.field("angle", hand.angle).field("angle_hard", hand.angle_hard).field("place", hand.place);
  json.field("spin", hand.spin).field("spin_share", hand.spin_share).field("side_wheeling", hand.side_wheeling);
  json.end_object().name("lag").begin_object().field("three", figures.three).field("hangs", figures.hangs);
  json.field("falls", figures.falls).end_object().name("hanger_try");
  if (figures.hanger_try) {
    json.begin_object().field("hangs", figures.hanger_try->hangs).field("falls", figures.hanger_try->falls);
    json.end_object();
  } else {
    json.null();
  }
  json.name("firm").begin_object().field("hits", figures.hits).field("knocks_off", figures.knocks_off).end_object();
  json.end_object();
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

std::string signature_text(std::uint32_t signature) { return hex(signature, 8); }

std::string bench_json(const BenchReport& report) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("signature", signature_text(report.signature));
  json.field("match_signature", signature_text(report.match_signature));
  json.field("players_signature", signature_text(report.players_signature)).name("scenes").begin_array();
  for (const SceneReport& scene : report.scenes) {
    json.begin_object().field("name", scene.name).field("shots_per_second", whole(scene.shots_per_second));
    json.field("low", whole(scene.low)).field("high", whole(scene.high));
    json.field("contacts_per_shot", scene.contacts_per_shot).end_object();
  }
  json.end_array().name("judge").begin_array();
  for (const JudgeReport& one : report.judge) {
    json.begin_object().field("game", one.game).field("table", one.table);
    json.field("positions_per_second", whole(one.positions_per_second));
    json.field("low", whole(one.low)).field("high", whole(one.high)).end_object();
  }
  json.end_array().name("decisions").begin_array();
  for (const DecisionReport& one : report.decisions) {
    json.begin_object().field("game", one.game).field("table", one.table);
    json.field("median_ms_ordinary", one.ordinary_ms).field("median_ms_last", one.last_ms);
    json.field("max_shots_ordinary", one.ordinary_shots).field("max_shots_last", one.last_shots).end_object();
  }
  json.end_array().end_object();
  return out;
}

std::string calibration_json(const CalibrationReport& report) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("game", report.game).field("table", report.table).field("hand", report.hand);
  json.field("seed", static_cast<std::int64_t>(report.seed)).field("shots", report.calibration.shots());
  json.field("positions", report.calibration.positions).field("simulated", report.calibration.simulated);
  json.name("tenths").begin_array();
  for (const ai::PredictedAndSeen& tenth : report.calibration.tenths) {
    json.begin_object().field("shots", tenth.shots).name("said");
    tenth.shots == 0 ? json.null() : json.value(tenth.mean_predicted());
    json.name("seen");
    tenth.shots == 0 ? json.null() : json.value(tenth.seen());
    json.name("difference");
    tenth.shots == 0 ? json.null() : json.value(tenth.seen() - tenth.mean_predicted());
    json.end_object();
  }
  json.end_array().end_object();
  return out;
}

std::string exam_json(const ExamReport& report) {
  const ai::ExamResult result = ai::result_of(report.answers);
  const auto fewest = std::ranges::min(report.answers, {}, &ai::ExamAnswer::exhaustive).exhaustive;
  const auto most = std::ranges::max(report.answers, {}, &ai::ExamAnswer::simulated).simulated;
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("game", report.game).field("table", report.table).field("level", report.level);
  json.field("seed", static_cast<std::int64_t>(report.seed));
  json.field("positions", static_cast<std::int64_t>(report.answers.size())).field("exhaustive", fewest);
  json.field("judged_on", report.judged_on).field("max_shots", most).name("loss").begin_object();
  json.field("mean", result.mean).name("mean_interval");
  write_interval(json, result.mean_interval);
  json.field("p90", result.percentile_90).name("p90_interval");
  write_interval(json, result.percentile_90_interval);
  json.field("most", result.max).end_object().name("answers").begin_array();
  for (const ai::ExamAnswer& answer : report.answers) write_answer(json, answer);
  json.end_array().end_object();
  return out;
}

std::string levels_json(const LevelsReport& report) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("table", report.table).field("deceleration", report.deceleration);
  json.field("throws", report.throws).name("levels").begin_array();
  for (const std::string_view name : ai::level_names()) json.value(name);
  json.end_array().name("hands").begin_array();
  for (const LevelsReport::OfHand& one : report.hands) write_hand(json, one);
  json.end_array().name("judgements").begin_array();
  for (const ai::ShotPolicy& policy : ai::shot_policies()) {
    json.begin_object().field("name", policy.name).field("temperature", policy.temperature);
    json.field("help", judgement_help(policy.name)).end_object();
  }
  json.end_array().end_object();
  return out;
}

}  // namespace hammer::protocol
