#include <algorithm>

#include "json/writer.h"
#include "protocol/english.h"
#include "protocol/listings.h"
#include "read/game_setup.h"
#include "write/game_listing.h"

namespace hammer::protocol {
namespace {

constexpr std::size_t kNameWidth = 19;
constexpr std::size_t kValueWidth = 29;

std::string padded(std::string text, std::size_t width) {
  text += ' ';
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string show_team_sizes(const Game& game) {
  std::vector<std::string> sizes;
  for (const int size : game.team_sizes) sizes.push_back(std::to_string(size));
  const std::string joined = join(std::vector<std::string_view>(sizes.begin(), sizes.end()));
  return joined + (joined == "1" ? " player each" : " players each");
}

std::string show_sides(const Game& game) {
  const std::string least = std::to_string(game.min_sides);
  return (game.min_sides == game.max_sides ? least : least + " to " + std::to_string(game.max_sides)) + " sides";
}

std::string show_accepted(const OptionInfo& info) {
  if (info.type == OptionType::kBoolean) return "true or false";
  if (info.type == OptionType::kChoice) return join(info.names);
  if (info.type == OptionType::kHandicap) return R"({"Ann":3})";
  return rounded(info.low, 7) + " to " + rounded(info.high, 7);
}

std::string show_option(const ListedOption& listed) {
  const OptionInfo& info = *listed.info;
  std::string text = "  " + padded(std::string(info.name), kNameWidth) +
                     padded(show_option_value({info.option, listed.fallback}), kValueWidth) + show_accepted(info) +
                     '\n';
  const std::string indent(6, ' ');
  for (const GameOption& option : listed.when) {
    const std::string condition = "with " + show_condition(*option.only);
    text += indent + (listed.always ? show_option_value({option.option, option.fallback}) + ' ' : "only ") + condition +
            '\n';
  }
  return text + indent + std::string(option_help(info.name)) + '\n';
}

std::string show_game(const Game& game) {
  std::string text = std::string(game.name) + " (" + std::string(game.key) + "): " + show_sides(game) + ", " +
                     show_team_sizes(game) + '\n';
  text += "  on " + join(tables_of(game), "and") + '\n';
  for (const TablesWith& with : tables_by_option(game)) {
    text += "  with " + show_condition(with.value) + " on " + join(with.tables, "and") + '\n';
  }
  text += "  " + padded("option", kNameWidth) + padded("default", kValueWidth) + "accepted\n";
  for (const ListedOption& listed : listed_options(game)) text += show_option(listed);
  for (const PresetValue& own : game.preset_values) {
    text += "  preset " + std::string(presets()[static_cast<std::size_t>(own.preset)].name) + ": " +
            show_condition(own.value) +
            (own.players > 0 ? " for " + std::to_string(own.players) + " players" : std::string()) + '\n';
  }
  return text;
}

std::string show_preset(const PresetInfo& preset) {
  std::string text = "  " + padded(std::string(preset.name), kNameWidth) + std::string(preset_help(preset.name)) + '\n';
  for (const OptionValue& value : preset.values) {
    text += std::string(2 + kNameWidth, ' ') + show_condition(value) + '\n';
  }
  return text;
}

}  // namespace

std::string games_text() {
  std::string text;
  for (const Game* game : games()) text += show_game(*game) + '\n';
  text += "Presets, each applied to games that have the option\n";
  for (const PresetInfo& preset : presets()) text += show_preset(preset);
  return text;
}

}  // namespace hammer::protocol
