// The tables, in numbered migrations that only go forward.
#pragma once

#include <optional>
#include <string>

#include "store/sqlite/connection.h"

namespace hammer::server::sqlite {

// "HAMR", in the header of the file: tells it from other SQLite files.
inline constexpr std::int64_t kApplicationId = 0x48414d52;

// The schema that this program writes.
int own_schema();

// The schema of a database of Hammer, 0 for an empty file; or the sentence why it is not one, or is newer than ours.
Result<int, std::string> read_schema(Connection& connection, const std::string& path);

// Each step is a transaction of its own. Returns the sentence why not.
std::optional<std::string> bring_forward(Connection& connection, const std::string& path, int to_schema);

}  // namespace hammer::server::sqlite
