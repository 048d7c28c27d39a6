#include "write/game_listing.h"

#include <algorithm>

namespace hammer::protocol {
namespace {

std::vector<std::string_view> tables_with(const Game& game, std::span<const OptionValue> given) {
  std::vector<std::string_view> names;
  for (const Table& table : tables()) {
    const auto options = resolve_options({.game = &game, .table = &table, .sides = game.min_sides, .given = given});
    if (options && game.is_played_on(table, options.value())) names.push_back(table.name);
  }
  return names;
}

}  // namespace

std::vector<ListedOption> listed_options(const Game& game) {
  std::vector<ListedOption> all;
  for (const OptionInfo& info : option_infos()) {
    ListedOption listed{&info, 0, {}, false};
    for (const GameOption& option : game.options) {
      if (option.option != info.option) continue;
      if (option.only) {
        listed.when.push_back(option);
      } else {
        listed.always = true;
        listed.fallback = option.fallback;
      }
    }
    if (!listed.always && listed.when.empty()) continue;
    if (!listed.always) listed.fallback = listed.when.front().fallback;
    all.push_back(std::move(listed));
  }
  return all;
}

std::vector<std::string_view> tables_of(const Game& game) { return tables_with(game, {}); }

std::vector<TablesWith> tables_by_option(const Game& game) {
  const auto usual = tables_of(game);
  std::vector<TablesWith> all;
  for (const ListedOption& listed : listed_options(game)) {
    if (listed.info->type != OptionType::kChoice) continue;
    for (std::size_t i = 0; i < listed.info->names.size(); ++i) {
      TablesWith with{{listed.info->option, static_cast<double>(i)}, {}};
      with.tables = tables_with(game, std::span(&with.value, 1));
      std::erase_if(with.tables, [&](auto name) { return std::find(usual.begin(), usual.end(), name) != usual.end(); });
      if (!with.tables.empty()) all.push_back(std::move(with));
    }
  }
  return all;
}

}  // namespace hammer::protocol
