// The networks that players judge boards by. Most programs have them compiled in; a page is handed the one that a match
// needs.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "hammer/game.h"

namespace hammer::ai {

struct StoredNet {
  std::string_view name;
  std::span<const std::uint8_t> packed;  // empty: it is not here

  std::vector<std::int16_t> numbers() const;
};

// By name. Answered by what a program links besides the players: all of them compiled in, or its own.
std::span<const StoredNet> stored_nets();

// The game's own; or that of another game whose rounds are shot and scored by the same functions; or nothing, and then
// its players judge by playing on.
const StoredNet* find_net(const Game& game, const Options& options);

// Whether these bytes are one.
bool is_network(std::span<const std::uint8_t> packed);

}  // namespace hammer::ai
