// The tables, by numbered steps that only go forward.
#pragma once

#include <optional>
#include <string>

#include "store/sqlite/connection.h"

namespace hammer::server::sqlite {

// Told from other SQLite files by this number in the head of the file: "HAMR".
inline constexpr std::int64_t kApplicationId = 0x48414d52;

// That this program writes.
int own_schema();

// The schema of a database of Hammer, 0 for an empty file; or the sentence why it is none, or is newer than ours.
Result<int, std::string> read_schema(Connection& connection, const std::string& path);

// Each step is a transaction of its own. The sentence why not.
std::optional<std::string> bring_forward(Connection& connection, const std::string& path, int to_schema);

}  // namespace hammer::server::sqlite
