// A game's options and tables, put together from what the engine says of them.
#pragma once

#include <string_view>
#include <vector>

#include "hammer/game.h"

namespace hammer::protocol {

// One option of a game, however often the game's file lists it.
struct ListedOption {
  const OptionInfo* info;
  double fallback;               // the default
  std::vector<GameOption> when;  // defaults that another option's value brings
  bool always;                   // false: the game has it only in the cases of `when`
};
std::vector<ListedOption> listed_options(const Game& game);

// With every option at its default.
std::vector<std::string_view> tables_of(const Game& game);

// Other tables that one option opens: Tap & Draw's target board.
struct TablesWith {
  OptionValue value;
  std::vector<std::string_view> tables;
};
std::vector<TablesWith> tables_by_option(const Game& game);

}  // namespace hammer::protocol
