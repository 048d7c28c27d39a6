#include "protocol/listings.h"

#include "ai/level.h"
#include "hammer/physics.h"
#include "hammer/table.h"
#include "json/writer.h"
#include "protocol/english.h"
#include "read/game_setup.h"
#include "write/code_names.h"
#include "write/game_listing.h"

namespace hammer::protocol {
namespace {

constexpr Names<5> kTypeNames{"integer", "number", "boolean", "choice", "handicap"};

void write_value(JsonWriter& json, std::string_view field, const OptionValue& value) {
  json.name(field);
  write_option_value(json, value);
}

void write_names(JsonWriter& json, std::string_view field, std::span<const std::string_view> names) {
  json.name(field).begin_array();
  for (const std::string_view name : names) json.value(name);
  json.end_array();
}

void write_condition(JsonWriter& json, const OptionValue& needed) {
  json.field("option", info_of(needed.option).name);
  write_value(json, "value", needed);
}

void write_accepted(JsonWriter& json, const OptionInfo& info) {
  if (info.type == OptionType::kChoice) {
    write_names(json, "values", info.names);
  } else if (info.type == OptionType::kBoolean) {
    json.name("values").begin_array().value(false).value(true).end_array();
  } else {
    const auto whole = [](double limit) { return static_cast<std::int64_t>(limit); };  // all of them are
    json.field("low", whole(info.low)).field("high", whole(info.high));
    if (info.type == OptionType::kInteger) json.field("step", info.option == Option::kBestOf ? 2 : 1);  // odd: X1
  }
}

void write_option(JsonWriter& json, const ListedOption& listed) {
  const OptionInfo& info = *listed.info;
  const OptionValue fallback{info.option, listed.fallback};
  json.begin_object().field("name", info.name).field("type", name_in(kTypeNames, info.type));
  write_value(json, "default", fallback);
  if (kSaysEnglish) json.field("default_text", show_option_value(fallback));
  write_accepted(json, info);
  json.field("always", listed.always).name("with").begin_array();
  for (const GameOption& option : listed.when) {
    json.begin_object();
    write_condition(json, *option.only);
    write_value(json, "default", {option.option, option.fallback});
    json.end_object();
  }
  json.end_array();
  if (kSaysEnglish) json.field("help", option_help(info.name));
  json.end_object();
}

void write_preset_values(JsonWriter& json, const Game& game) {
  json.name("preset_values").begin_array();
  for (const PresetValue& own : game.preset_values) {
    json.begin_object().field("preset", presets()[static_cast<std::size_t>(own.preset)].name);
    write_condition(json, own.value);
    json.name("players");
    own.players == 0 ? json.null() : json.value(own.players);
    json.end_object();
  }
  json.end_array();
}

void write_game(JsonWriter& json, const Game& game) {
  json.begin_object().field("key", game.key).field("name", game.name);
  json.name("sides").begin_array();
  for (int sides = game.min_sides; sides <= game.max_sides; ++sides) json.value(sides);
  json.end_array().name("team_sizes").begin_array();
  for (const int size : game.team_sizes) json.value(size);
  json.end_array().field("shares_board", game.shares_board).field("throws_four", game.throws_four);
  json.field("prize", name_in(kPrizeNames, game.prize)).field("revision", game.revision);
  write_names(json, "tables", tables_of(game));
  json.name("tables_with").begin_array();
  for (const TablesWith& with : tables_by_option(game)) {
    json.begin_object();
    write_condition(json, with.value);
    write_names(json, "tables", with.tables);
    json.end_object();
  }
  json.end_array().name("options").begin_array();
  for (const ListedOption& listed : listed_options(game)) write_option(json, listed);
  json.end_array();
  write_preset_values(json, game);
  json.end_object();
}

void write_preset(JsonWriter& json, const PresetInfo& preset) {
  json.begin_object().field("name", preset.name);
  if (kSaysEnglish) json.field("help", preset_help(preset.name));
  json.name("options").begin_object();
  for (const OptionValue& value : preset.values) write_value(json, info_of(value.option).name, value);
  json.end_object().end_object();
}

// ---------------------------------------------------------------- tables

void write_optional(JsonWriter& json, std::string_view name, const std::optional<double>& number) {
  json.name(name);
  number ? json.value(*number) : json.null();
}

void write_target(JsonWriter& json, const std::optional<Target>& target) {
  json.name("target");
  if (!target) {
    json.null();
    return;
  }
  json.begin_object().field("centre", target->centre).field("outer_radius", target->outer_radius);
  json.field("middle_radius", target->middle_radius).field("inner_radius", target->inner_radius).end_object();
}

void write_lines(JsonWriter& json, const Table& table) {
  json.field("foul_line", table.foul_line);
  write_optional(json, "deuce_line", table.deuce_line);
  write_optional(json, "trey_line", table.trey_line);
  write_optional(json, "five_line", table.five_line);
  json.field("line_width", kLineWidth);
}

void write_powders(JsonWriter& json) {
  json.name("deceleration").begin_object();
  for (const Powder& powder : powders()) json.field(powder.name, powder.deceleration);
  json.end_object();
}

void write_contact(JsonWriter& json, const Table& table) {
  const ContactModel contact;
  json.field("restitution", contact.restitution_fast).field("restitution_creeping", contact.restitution_creeping);
  json.field("restitution_knee", contact.restitution_knee).field("weight_friction", contact.weight_friction);
  const auto on_cushions = [&](double number) { return table.cushions ? std::optional(number) : std::nullopt; };
  write_optional(json, "cushion_restitution", on_cushions(contact.cushion_restitution));
  write_optional(json, "cushion_friction", on_cushions(contact.cushion_friction));
}

void write_weight_sizes(JsonWriter& json) {
  json.name("weights").begin_object();
  for (const WeightSize& size : weight_sizes()) {
    json.name(size.name).begin_object().field("radius", size.radius).field("mass", size.mass).end_object();
  }
  json.end_object();
}

void write_table(JsonWriter& json, const Table& table) {
  const WeightSize& standard = *find_weight_size(kDefaultWeightSize);
  json.begin_object().field("name", table.name).field("length", table.length).field("width", table.width);
  write_lines(json, table);
  json.field("weight_radius", standard.radius).field("weight_mass", standard.mass);
  json.field("cushions", table.cushions).field("release_x", kReleaseX);
  write_target(json, table.target);
  write_powders(json);
  write_contact(json, table);
  write_weight_sizes(json);
  json.end_object();
}

}  // namespace

std::string games_json() {
  std::string out;
  JsonWriter json(out);
  json.begin_object().name("games").begin_array();
  for (const Game* game : games()) write_game(json, *game);
  json.end_array().name("presets").begin_array();
  for (const PresetInfo& preset : presets()) write_preset(json, preset);
  json.end_array().end_object();
  return out;
}

std::string tables_json() {
  std::string out;
  JsonWriter json(out);
  json.begin_object().name("tables").begin_array();
  for (const Table& table : tables()) write_table(json, table);
  json.end_array().end_object();
  return out;
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
