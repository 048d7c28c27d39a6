// The tables, in numbered migrations that only go forward.
#pragma once

#include <optional>
#include <string>

#include "store/sqlite/connection.h"

namespace hammer::server::sqlite {

// "HAMR", in the header of the file: tells it from other SQLite files.
inline constexpr std::int64_t kApplicationId = 0x48414d52;

// The version of the schema that this program writes.
int current_schema_version();

// The schema version of one of Hammer's databases, 0 for an empty file; or the reason why it is not one of ours or is
// too new for this program.
Result<int, std::string> read_schema(Connection& connection, const std::string& path);

// Runs the migrations up to `to_schema`, each in a transaction of its own. Returns the reason if one fails.
std::optional<std::string> migrate(Connection& connection, const std::string& path, int to_schema);

}  // namespace hammer::server::sqlite
