// What rated matches are played with: the same for all, so that ratings compare.
#pragma once

#include <optional>
#include <string>

#include "hammer/game.h"
#include "json/value.h"

namespace hammer::server {

inline constexpr int kRatedShotClock = 60;  // s

// As the umpire takes it, without seats. Nothing for a game that two cannot play alone.
std::optional<JsonObject> rated_request(const Game& game);

// As it is shown: every option with its value.
std::optional<std::string> rated_setup(const Game& game);

}  // namespace hammer::server
