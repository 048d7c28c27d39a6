#include "protocol/levels_report.h"

#include "json/writer.h"
#include "protocol/english.h"

namespace hammer::protocol {
namespace {

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

std::string levels_json(const LevelsReport& report) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("table", report.table).field("deceleration", report.deceleration);
  json.field("throws", report.throws).name("levels").begin_array();
  for (const std::string_view name : ai::level_names()) json.value(name);
  json.end_array().name("hands").begin_array();
  for (const LevelsReport::OfHand& one : report.hands) write_hand(json, one);
  json.end_array().name("judgements").begin_array();
  for (const ai::Judging& judging : ai::judgings()) {
    json.begin_object().field("name", judging.name).field("temperature", judging.temperature);
    json.field("help", judgement_help(judging.name)).end_object();
  }
  json.end_array().end_object();
  return out;
}

}  // namespace hammer::protocol
