// What there is to choose from: games, tables, levels. Each as one object on one line, without a newline.
#pragma once

#include <string>

namespace hammer::protocol {

// `hammer games --json`: every game with its sides, tables and options. Everything that lists games reads this.
std::string games_json();
// The same for people, several lines (english/games.cpp).
std::string games_text();

// `hammer tables --json`: every table the engine knows, with what is played on it.
std::string tables_json();

// The levels that have one name, weakest first: {"levels":[{"name","help"},…]}.
std::string level_list_json();

}  // namespace hammer::protocol
