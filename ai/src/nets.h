// Which network a game's players judge by.
#pragma once

#include <string>

#include "ai/networks.h"
#include "net.h"

namespace hammer::ai {

// Whether rounds (turns) of both are shot and scored by the same functions.
bool plays_alike(const Game& a, const Game& b);

// The game's key; with a scoring other than the game's first, "key.scoring".
std::string net_name(const Game& game, const Options& options);

}  // namespace hammer::ai
