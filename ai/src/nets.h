// The networks that are compiled in: every file of ai/weights, named by the game.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "hammer/game.h"
#include "net.h"

namespace hammer::ai {

struct StoredNet {
  std::string_view name;
  std::span<const std::int16_t> numbers;
};

// By name. Written by the build from the folder.
std::span<const StoredNet> stored_nets();

// Whether rounds (turns) of both are shot and scored by the same functions.
bool plays_alike(const Game& a, const Game& b);

// The game's key; with a scoring other than the game's first, "key.scoring".
std::string net_name(const Game& game, const Options& options);

// The game's own; or that of another game whose rounds are shot and scored by the same functions; or nothing, and then
// its players judge by playing on.
const StoredNet* find_net(const Game& game, const Options& options);

}  // namespace hammer::ai
