#include "protocol/typed_setup.h"

#include <algorithm>
#include <array>
#include <utility>

#include "json/fields.h"
#include "json/reader.h"
#include "protocol/english.h"
#include "protocol/setup.h"
#include "read/game_setup.h"

namespace hammer::protocol {
namespace {

void add_text(JsonObject& line, const char* name, const std::string& text) {
  if (!text.empty()) line.push_back({name, {text}});
}

JsonArray seats_of(const TypedSetup& typed) {
  JsonArray seats;
  for (const std::string& side : typed.sides) seats.push_back({JsonObject{{"name", {side}}}});
  return seats;
}

Result<JsonObject, Complaint> options_of(const TypedSetup& typed) {
  JsonObject options;
  for (const std::string& option : typed.options) {
    const std::size_t sign = option.find('=');
    if (sign == 0 || sign == std::string::npos) {
      return Complaint{"not_accepted", "option", {arg("value", shortened(option)), arg("form", "option")}};
    }
    std::string name = option.substr(0, sign);
    if (std::any_of(options.begin(), options.end(), [&](const JsonMember& given) { return given.name == name; }))
      return Complaint{"given_twice", "options." + name};
    options.push_back({std::move(name), typed_value(option.substr(sign + 1))});
  }
  return options;
}

}  // namespace

std::string as_typed(const Complaint& complaint) {
  constexpr std::string_view kOptions = "options.", kPlayers = "players[", kSeats = "seats";
  const std::string& field = complaint.field;
  if (field.empty() || field.starts_with(kSeats)) return sentence_of(complaint);
  if (field.starts_with(kPlayers)) {
    const int entry = std::stoi(field.substr(kPlayers.size())) + 1;
    return sentence_about("--players: entry " + std::to_string(entry), complaint);
  }
  if (field.starts_with(kOptions)) {
    Complaint typed = complaint;
    for (JsonMember& argument : typed.arguments) {
      auto* nearest = argument.name == "nearest" ? std::get_if<std::string>(&argument.value.held) : nullptr;
      if (nearest && nearest->starts_with(kOptions)) nearest->erase(0, kOptions.size());
    }
    return sentence_about("--option " + field.substr(kOptions.size()), typed);
  }
  std::string option = "--" + field;
  std::replace(option.begin(), option.end(), '_', '-');
  return sentence_about(option, complaint);
}

JsonValue typed_value(const std::string& text) {
  auto read = read_json(text);
  if (read && !read.value().get<std::string>()) return std::move(read.value());
  return {text};
}

Result<JsonObject, Complaint> line_of(const TypedSetup& typed) {
  auto options = options_of(typed);
  if (!options) return options.refusal();
  JsonObject line;
  add_text(line, "game", typed.game);
  add_text(line, "preset", typed.preset);
  line.push_back({"options", {std::move(options.value())}});
  add_text(line, "table", typed.table);
  if (!typed.powder.empty()) line.push_back({"powder", typed_value(typed.powder)});
  add_text(line, "weight", typed.weight);
  return line;
}

Result<Setup, std::string> read_typed_setup(const TypedSetup& typed) {
  auto line = line_of(typed);
  if (!line) return as_typed(line.refusal());
  line.value().push_back({"seats", {seats_of(typed)}});
  const JsonValue value{std::move(line.value())};
  Complaints complaints;
  auto seeded = read_setup(Fields(value, "", kSetupFields, complaints));
  if (complaints.first()) return as_typed(*complaints.first());
  return std::move(seeded->setup);
}

Result<TypedTable, std::string> read_typed_table(const std::string& table, const std::string& powder) {
  constexpr std::array<std::string_view, 2> kFields{"table", "powder"};
  JsonObject line;
  add_text(line, "table", table);
  if (!powder.empty()) line.push_back({"powder", typed_value(powder)});
  const JsonValue value{std::move(line)};
  Complaints complaints;
  const Fields fields(value, "", kFields, complaints);
  const Table* named = read_table(fields);
  const double deceleration = read_powder(fields);
  if (complaints.first()) return as_typed(*complaints.first());
  return TypedTable{named ? named : find_table(kDefaultTable), deceleration};
}

}  // namespace hammer::protocol
