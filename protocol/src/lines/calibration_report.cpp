#include "protocol/calibration_report.h"

#include "json/writer.h"

namespace hammer::protocol {

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

}  // namespace hammer::protocol
