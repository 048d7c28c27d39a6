#include "write/judgement.h"

#include <cmath>

#include "english/judgement.h"
#include "protocol/english.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

// A reader that knows nothing of the game takes score by colour, or the turn's.
template <class Write>
void write_by_color(JsonWriter& json, std::string_view field, bool shares_board, const Write& write) {
  json.name(field).begin_object();
  if (shares_board) {
    for (std::size_t k = 0; k < kColorNames.size(); ++k) write(kColorNames[k], k);
  } else {
    write("turn", 0);
  }
  json.end_object();
}

void write_rule(JsonWriter& json, std::string_view field, std::string_view rule) {
  json.name(field);
  rule.empty() ? json.null() : json.value(rule);
}

void write_weight(JsonWriter& json, const Judgement& judgement, const JudgedWeight& weight, const Game& game,
                  const Options& options) {
  json.begin_object()
      .field("id", weight.id)
      .field("color", name_of(weight.color))
      .field("x", weight.x)
      .field("y", weight.y);
  json.field("zone", name_in(kZoneNames, weight.zone)).field("value", weight.value).field("counts", weight.counts);
  json.name("clearance_mm");
  std::isfinite(weight.clearance) ? json.value(weight.clearance * 1000) : json.null();
  json.field("line", name_in(kLineNames, weight.line)).field("reason", name_in(kWhyNames, weight.why));
  write_rule(json, "rule", rule_of(game, options, weight));
  json.name("other");
  weight.other < 0 ? json.null() : json.value(weight.other);
  if (kSaysEnglish) json.field("why", describe_why(judgement, weight, game.shares_board));
  json.end_object();
}

}  // namespace

void write_judgement_fields(JsonWriter& json, const Judgement& judgement, const Game& game, const Options& options) {
  write_by_color(json, "score", game.shares_board,
                 [&](std::string_view name, std::size_t k) { json.field(name, judgement.points[k]); });
  write_by_color(json, "verdict", game.shares_board, [&](std::string_view name, std::size_t k) {
    json.field(name, name_in(kVerdictNames, judgement.verdicts[k]));
  });
  write_by_color(json, "rule", game.shares_board, [&](std::string_view name, std::size_t k) {
    write_rule(json, name, rule_of(game, options, judgement.verdicts[k]));
  });
  json.name("weights").begin_array();
  for (const JudgedWeight& weight : judgement.judged()) write_weight(json, judgement, weight, game, options);
  json.end_array();
  if (kSaysEnglish) json.field("summary", describe_summary(judgement, game.shares_board));
}

}  // namespace hammer::protocol
