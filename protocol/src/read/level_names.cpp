#include "protocol/level_names.h"

#include <vector>

#include "json/names.h"
#include "json/writer.h"
#include "read/table.h"

namespace hammer::protocol {
namespace {

std::string refuse_part(std::string_view level, std::string_view part, std::string_view what,
                        const std::vector<std::string_view>& names) {
  const std::string hint = suggestion(part, names);
  return " is " + quoted(level) + ", and " + quoted(part) + " is no " + std::string(what) +
         (hint.empty() ? ";" : hint) + " accepted is " + join(names);
}

// Of a name that stands for one of the two dials only.
std::string half_of_level(std::string_view name) {
  const std::string text(name);
  if (find_hand(name)) return ", which is a hand only, as in " + text + "/pro;";
  if (ai::find_judging(name)) return ", which is a judgement only, as in pro/" + text + ';';
  return {};
}

}  // namespace

Result<ai::Level, std::string> read_level(std::string_view text) {
  if (const auto level = ai::find_level(text)) return *level;
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) {
    const std::string half = half_of_level(text);
    const std::string hint = half.empty() ? suggestion(text, ai::level_names()) : half;
    return " is " + quoted(text) + (hint.empty() ? ";" : hint) + " accepted is " + join(ai::level_names()) +
           ", or a hand and a judgement, as pro/greedy (hammer levels lists them)";
  }
  const std::string_view hand = text.substr(0, slash), judging = text.substr(slash + 1);
  if (!find_hand(hand)) return refuse_part(text, hand, "hand", names_of(hands()));
  return refuse_part(text, judging, "judgement", names_of(ai::judgings()));
}

std::string level_list_json() {
  std::string out;
  JsonWriter json(out);
  json.begin_object().name("levels").begin_array();
  for (const std::string_view name : ai::level_names())
    json.begin_object().field("name", name).field("help", ai::find_judging(name)->help).end_object();
  json.end_array().end_object();
  return out;
}

}  // namespace hammer::protocol
