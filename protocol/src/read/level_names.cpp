#include "protocol/level_names.h"

#include <vector>

#include "json/fields.h"
#include "json/names.h"
#include "json/writer.h"
#include "protocol/english.h"
#include "read/agreed_game.h"

namespace hammer::protocol {
namespace {

Complaint refuse_part(std::string_view level, std::string_view part, std::string_view what,
                      const std::vector<std::string_view>& names) {
  JsonObject arguments{arg("value", shortened(level)), arg("part", shortened(part)), arg("what", what),
                       arg("names", list_of(names))};
  if (const auto nearest = nearest_name(part, names); !nearest.empty()) arguments.push_back(arg("nearest", nearest));
  return {"level_part", {}, std::move(arguments)};
}

// A name that may stand for one of the two dials only.
Complaint refuse_level(std::string_view text) {
  const auto names = ai::level_names();
  JsonObject arguments{arg("value", shortened(text)), arg("names", list_of(names))};
  const bool is_hand = find_hand(text) != nullptr;
  if (is_hand || ai::find_judging(text)) {
    arguments.push_back(arg("name", text));
    return {is_hand ? "hand_only" : "judgement_only", {}, std::move(arguments)};
  }
  if (const auto nearest = nearest_name(text, names); !nearest.empty()) arguments.push_back(arg("nearest", nearest));
  return {"level_unknown", {}, std::move(arguments)};
}

}  // namespace

Result<ai::Level, Complaint> read_level(std::string_view text) {
  if (const auto level = ai::find_level(text)) return *level;
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return refuse_level(text);
  const std::string_view hand = text.substr(0, slash), judging = text.substr(slash + 1);
  if (!find_hand(hand)) return refuse_part(text, hand, "hand", names_of(hands()));
  return refuse_part(text, judging, "judgement", names_of(ai::judgings()));
}

std::string level_list_json() {
  std::string out;
  JsonWriter json(out);
  json.begin_object().name("levels").begin_array();
  for (const std::string_view name : ai::level_names()) {
    json.begin_object().field("name", name);
    if (kSaysEnglish) json.field("help", judgement_help(name));
    json.end_object();
  }
  json.end_array().end_object();
  return out;
}

}  // namespace hammer::protocol
