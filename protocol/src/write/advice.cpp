#include "write/advice.h"

#include <algorithm>
#include <cmath>

#include "english/advice.h"
#include "protocol/english.h"
#include "read/throws.h"
#include "write/code_names.h"
#include "write/weight_names.h"

namespace hammer::protocol {
namespace {

void write_place(JsonWriter& json, std::string_view field, const SentSituation& sent, int weight) {
  json.name(field);
  weight < 0 ? json.null() : json.value(sent_index(sent, weight));
}

// What distinguishes the weight from all others, for a sentence in any language.
void write_weight_name(JsonWriter& json, std::string_view field, const SentSituation& sent, int weight) {
  if (weight < 0) return;
  const WeightName name = WeightNames(sent).name(weight);
  json.name(field).begin_object();
  if (!name.side.empty()) json.field("side", name.side);
  json.field("color", name_of(name.color)).field("zone", name_in(kZoneNames, name.zone)).field("value", name.value);
  json.field("alike", name.alike);
  if (name.lane) json.field("lane", name_in(kLaneNames, *name.lane));
  if (name.of > 1) json.field("rank", name.rank).field("of", name.of).field("by", name_in(kRankByNames, name.by));
  json.end_object();
}

void write_name(JsonWriter& json, const SentSituation& sent, const ai::Aim& aim, const ai::ShotName& name) {
  if (kSaysEnglish) json.field("say", describe_shot(sent, aim, name));
  json.field("kind", name_in(kShotKindNames, name.kind));
  write_place(json, "target", sent, name.target);
  write_place(json, "second", sent, name.second);
  write_weight_name(json, "target_name", sent, name.target);
  write_weight_name(json, "second_name", sent, name.second);
  json.field("zone", name_in(kZoneNames, name.zone)).field("value", name.value).field("bank", name.bank);
}

void write_reason(JsonWriter& json, const SentSituation& sent, const ai::Reason& reason) {
  const ReasonNumbers numbers = numbers_of(reason.code);
  json.begin_object().field("code", name_in(kReasonNames, reason.code));
  if (kSaysEnglish) json.field("say", describe_reason(sent, reason));
  if (reason.weight >= 0) write_place(json, "weight", sent, reason.weight);
  write_weight_name(json, "weight_name", sent, reason.weight);
  if (reason.code == ai::ReasonCode::kScoresNow) json.field("shared", sent.setup.game->shares_board);
  if (reason.code == ai::ReasonCode::kKeepsOpen) json.field("weights_now", WeightNames(sent).count_on());
  if (!numbers.chance.empty()) json.field(numbers.chance, reason.chance);
  if (!numbers.amount.empty()) json.field(numbers.amount, reason.amount);
  json.end_object();
}

void write_drawn(JsonWriter& json, const SentSituation& sent, const ai::DrawnThrow& drawn) {
  json.begin_object().field("success", drawn.success).name("moved").begin_array();
  for (const ai::DrawnThrow::Moved& moved : drawn.moved) {
    json.begin_object().field("weight", sent_index(sent, moved.weight)).field("x", moved.x).field("y", moved.y);
    json.field("fate", name_in(kFateNames, moved.fate)).end_object();
  }
  json.end_array().end_object();
}

void write_shot(JsonWriter& json, const SentSituation& sent, const ai::Advised& shot) {
  json.begin_object();
  write_name(json, sent, shot.aim, shot.name);
  write_aim(json, "aim", shot.aim);
  json.field("success", shot.success).field("success_error", shot.success_error);
  json.field("win", shot.win).field("win_error", shot.win_error).field("gain", shot.gain);
  json.field("points", shot.points).name("reasons").begin_array();
  for (const ai::Reason& reason : shot.reasons) write_reason(json, sent, reason);
  json.end_array().name("sample").begin_array();
  for (const ai::DrawnThrow& drawn : shot.sample) write_drawn(json, sent, drawn);
  json.end_array().end_object();
}

void write_deviation(JsonWriter& json, std::string_view field, const ai::Deviation& deviation) {
  json.name(field).begin_object().field("value", deviation.value).field("error", deviation.error);
  json.field("low", deviation.low).name("high");
  std::isfinite(deviation.high) ? json.value(deviation.high) : json.null();
  json.end_object();
}

void write_bias(JsonWriter& json, std::string_view field, const ai::Bias& bias) {
  json.name(field).begin_object().field("value", bias.value).field("error", bias.error).end_object();
}

}  // namespace

void write_aim(JsonWriter& json, std::string_view field, const ai::Aim& aim) {
  json.name(field).begin_object();
  if (aim.four) json.field("color", name_of(aim.color));
  json.field("y", aim.shot.y).field("speed", aim.shot.speed).field("angle", aim.shot.angle);
  if (aim.four) json.field("spread", aim.spread);
  json.field("spin", aim.shot.spin).end_object();
}

void write_advice(JsonWriter& json, const SentSituation& sent, const ai::Advice& advice) {
  const auto next = next_throw(sent.setup, sent.state);
  json.begin_object().field("to_shoot", sent.setup.sides[static_cast<std::size_t>(next->side)]);
  json.field("weights_left", next->weights_left).field("win_thrown_away", advice.pass).name("shots").begin_array();
  for (const ai::Advised& shot : advice.shots) write_shot(json, sent, shot);
  json.end_array().field("simulated", advice.simulated).end_object();
}

void write_rating(JsonWriter& json, const SentSituation& sent, const ai::Rating& rating) {
  json.begin_object();
  if (kSaysEnglish) json.field("say", describe_rating(sent, rating));
  json.field("grade", name_in(kGradeNames, rating.grade)).field("loss", rating.loss);
  json.field("loss_error", rating.loss_error).field("luck", rating.luck).name("played").begin_object();
  write_name(json, sent, rating.played, rating.played_name);
  json.field("win", rating.played_win).field("success", rating.success).field("succeeded", rating.succeeded);
  json.end_object().name("best").begin_object();
  write_name(json, sent, rating.best, rating.best_name);
  write_aim(json, "aim", rating.best);
  json.field("win", rating.best_win).end_object().field("simulated", rating.simulated).end_object();
}

void write_estimate(JsonWriter& json, const ai::HandEstimate& estimate) {
  json.begin_object();
  if (kSaysEnglish) json.field("say", describe_estimate(estimate));
  json.field("throws", estimate.throws);
  json.name("deviation").begin_object();
  write_deviation(json, "speed", estimate.speed);
  write_deviation(json, "angle", estimate.angle);
  write_deviation(json, "place", estimate.place);
  json.end_object().name("bias").begin_object();
  write_bias(json, "speed", estimate.speed_bias);
  write_bias(json, "angle", estimate.angle_bias);
  write_bias(json, "place", estimate.place_bias);
  json.end_object().field("place_measured", estimate.place_measured).field("nearest", estimate.nearest->name);
  // However wild the throws were, the coach takes the hand as it is written.
  const auto accepted = [](double deviation) { return std::min(deviation, kMaxDeviation); };
  json.name("hand").begin_object().field("speed", accepted(estimate.hand.speed));
  json.field("angle", accepted(estimate.hand.angle)).field("place", accepted(estimate.hand.place));
  json.end_object().end_object();
}

void write_heat(JsonWriter& json, const ai::HeatMap& map) {
  const auto numbers = [&](std::string_view field, const std::vector<double>& values) {
    json.name(field).begin_array();
    for (const double value : values) json.value(value);
    json.end_array();
  };
  json.begin_object();
  numbers("xs", map.xs);
  numbers("ys", map.ys);
  numbers("speeds", map.speeds);
  json.name("win").begin_array();
  for (const ai::HeatMap::Cell& cell : map.cells) json.value(cell.win);
  const ai::HeatMap::Cell& best = map.cells[static_cast<std::size_t>(map.best)];
  json.end_array().field("low", map.low).field("high", map.high).name("best").begin_object();
  json.field("x", best.x).field("y", best.y);
  write_aim(json, "aim", best.aim);
  json.field("win", best.win).end_object().field("simulated", map.simulated).end_object();
}

}  // namespace hammer::protocol
