#include "protocol/exam_report.h"

#include <algorithm>

#include "json/writer.h"

namespace hammer::protocol {
namespace {

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

}  // namespace

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
  json.field("p90", result.ninth_tenth).name("p90_interval");
  write_interval(json, result.ninth_tenth_interval);
  json.field("most", result.max).end_object().name("answers").begin_array();
  for (const ai::ExamAnswer& answer : report.answers) write_answer(json, answer);
  json.end_array().end_object();
  return out;
}

}  // namespace hammer::protocol
