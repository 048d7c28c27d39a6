#include <array>

#include "hammer/game.h"

namespace hammer {
namespace rules {

#define HAMMER_GAME(name) extern constinit const Game name;
#include "rules/games.inc"
#undef HAMMER_GAME

constexpr std::array kGames{
#define HAMMER_GAME(name) &name,
#include "rules/games.inc"
#undef HAMMER_GAME
};

}  // namespace rules

std::span<const Game* const> games() { return rules::kGames; }

const Game* find_game(std::string_view key) {
  for (const Game* game : games())
    if (game->key == key) return game;
  return nullptr;
}

const Game* find_game(int id) {
  for (const Game* game : games())
    if (game->id == id) return game;
  return nullptr;
}

}  // namespace hammer
