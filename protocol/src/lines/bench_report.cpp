#include "protocol/bench_report.h"

#include <cmath>

#include "json/numbers.h"
#include "json/writer.h"

namespace hammer::protocol {
namespace {

// Nobody measures a fraction of a shot or a position a second.
std::int64_t whole(double rate) { return std::llround(rate); }

}  // namespace

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

}  // namespace hammer::protocol
