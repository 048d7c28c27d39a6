// What is agreed before anyone shoots: the game, its options and the table.
#pragma once

#include <optional>
#include <string>

#include "hammer/game.h"
#include "json/fields.h"
#include "read/options.h"

namespace hammer::protocol {

struct AgreedGame {
  const Game* game;
  Preset preset;
  const Table* table;
  Options options;
};

// Reads "game"; nullptr after a complaint.
const Game* read_game(const Fields& line);

// Reads "preset", "options" and "table"; nothing after any complaint. Where no table is named it is the default
// one, or the first that the game is played on. Without a roster nobody plays: positions are judged.
std::optional<AgreedGame> read_agreed_game(const Fields& line, const Game* game, const Roster* roster);

}  // namespace hammer::protocol
