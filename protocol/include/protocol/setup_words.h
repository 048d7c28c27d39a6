// A match as it is agreed on a command line: names and values as people type them, checked like a setup line and
// refused in the same sentences, with the options that were typed in place of the fields: "--table is …".
#pragma once

#include <string>
#include <vector>

#include "hammer/match.h"
#include "hammer/result.h"

namespace hammer::protocol {

struct SetupWords {
  std::string game{};
  std::string table{}, powder{}, weight{}, preset{};  // empty: the default
  std::vector<std::string> options{};                 // "game_score=15"
  std::vector<std::string> sides{};                   // a player each
};

// Or the sentence that says what is wrong.
Result<Setup, std::string> read_setup_words(const SetupWords& words);

struct TableWords {
  const Table* table;
  double deceleration;  // m/s²
};

// A table and its powder alone; empty texts for the defaults.
Result<TableWords, std::string> read_table_words(const std::string& table, const std::string& powder);

}  // namespace hammer::protocol
