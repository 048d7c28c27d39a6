#include "read/agreed_game.h"

#include <algorithm>

#include "json/names.h"
#include "read/table.h"
#include "write/complaints.h"
#include "write/game_listing.h"

namespace hammer::protocol {
namespace {

// The one that is named; else all, the default first.
std::vector<const Table*> tables_to_try(const Table* named) {
  if (named) return {named};
  std::vector<const Table*> all{find_table(kDefaultTable)};
  for (const Table& table : tables()) {
    if (&table != all.front()) all.push_back(&table);
  }
  return all;
}

// One that is mistyped is told those that the game is played on, with whatever options.
const Table* read_table_for(const Fields& line, const Game* game) {
  const JsonValue* value = line.find("table");
  const auto* name = value ? value->get<std::string>() : nullptr;
  if (!game || !value || (name && find_table(*name))) return read_table(line);
  std::vector<std::string_view> names = tables_of(*game);
  for (const TablesWith& with : tables_by_option(*game)) {
    for (const std::string_view table : with.tables) {
      if (std::find(names.begin(), names.end(), table) == names.end()) names.push_back(table);
    }
  }
  line.choice("table", names, false);
  return nullptr;
}

JsonValue tables_with(const Game& game, const Options& options) {
  std::vector<std::string_view> names;
  for (const Table& table : tables()) {
    if (game.is_played_on(table, options)) names.push_back(table.name);
  }
  return list_of(names);
}

}  // namespace

const Game* read_game(const Fields& line) {
  std::vector<std::string_view> keys;
  for (const Game* game : games()) keys.push_back(game->key);
  const int chosen = line.choice("game", keys, true);
  return chosen < 0 ? nullptr : games()[static_cast<std::size_t>(chosen)];
}

std::optional<AgreedGame> read_agreed_game(const Fields& line, const Game* game, const Roster* roster) {
  const int preset = line.choice("preset", names_of(presets()), false);
  const Table* named = read_table_for(line, game);
  const GivenOptions given = read_given_options(line, game, roster);
  if (!game || line.complaints().first()) return std::nullopt;

  OptionRequest request{.game = game, .table = nullptr, .given = given.values};
  if (preset >= 0) request.preset = presets()[static_cast<std::size_t>(preset)].preset;
  request.sides = roster ? static_cast<int>(roster->sides.size()) : game->min_sides;
  request.players = roster ? static_cast<int>(roster->seats.size()) : game->min_sides;
  request.handicap_given = given.handicap_given;
  request.handicap = given.handicap;
  for (const Table* table : tables_to_try(named)) {
    request.table = table;
    const auto options = resolve_options(request);
    if (!options) {
      if (!named && table != find_table(kDefaultTable)) continue;
      line.complaints().add(complaint_of(options.refusal(), request, roster));
      return std::nullopt;
    }
    if (game->is_played_on(*table, options.value())) return AgreedGame{game, request.preset, table, options.value()};
    if (!named) continue;
    line.complain(
        "table", "table_not_played",
        {arg("table", table->name), arg("game", game->name), arg("names", tables_with(*game, options.value()))});
  }
  if (!line.complaints().first()) line.complain("table", "no_table");
  return std::nullopt;
}

}  // namespace hammer::protocol
