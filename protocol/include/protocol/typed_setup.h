// A setup as it is typed on a command line. It is checked like a setup line and refused in the same sentences, with the
// options in place of the fields: "--table is …".
#pragma once

#include <string>
#include <vector>

#include "hammer/match.h"
#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"

namespace hammer::protocol {

struct TypedSetup {
  std::string game{};
  std::string table{}, powder{}, weight{}, preset{};  // empty: the default
  std::vector<std::string> options{};                 // "game_score=15"
  std::vector<std::string> sides{};                   // a player each
};

// Or the sentence that says what is wrong.
Result<Setup, std::string> read_typed_setup(const TypedSetup& typed);

struct TypedTable {
  const Table* table;
  double deceleration;  // m/s²
};

// A table and its powder alone; empty texts for the defaults.
Result<TypedTable, std::string> read_typed_table(const std::string& table, const std::string& powder);

// ---------------------------------------------------------------- for commands that have more to say than a setup

// What the text is in JSON, {"Ann":3} too, and else the text itself: 15, true, long.
JsonValue typed_value(const std::string& text);

// The sentence with the option of the command line in place of the field: "--option wear is …", "--players: entry 2 is
// …".
std::string as_typed(const Complaint& complaint);

// A setup line less its seats, or what is wrong.
Result<JsonObject, Complaint> line_of(const TypedSetup& typed);

}  // namespace hammer::protocol
