#include "store/sqlite/schema.h"

#include "store/sqlite/migrations.h"

namespace hammer::server::sqlite {

int own_schema() { return static_cast<int>(kMigrations.size()); }

Result<int, std::string> read_schema(Connection& connection, const std::string& path) {
  const std::int64_t application = connection.integer("PRAGMA application_id");
  const std::int64_t schema = connection.integer("PRAGMA user_version");
  const bool is_empty = connection.integer("SELECT count(*) FROM sqlite_schema") == 0;
  if (connection.fault()) return path + " cannot be read: " + connection.trouble();
  if (is_empty && schema == 0) return 0;
  if (application != kApplicationId) return path + " is an SQLite database, but none of Hammer's";
  if (schema > own_schema()) {
    return path + " has schema " + std::to_string(schema) +
           " and was written by a newer hammer; this one knows schemas up to " + std::to_string(own_schema()) +
           ": use the newer one, or restore a backup made before it";
  }
  return static_cast<int>(schema);
}

std::optional<std::string> bring_forward(Connection& connection, const std::string& path, int to_schema) {
  const auto schema = read_schema(connection, path);
  if (!schema) return schema.refusal();
  for (int step = schema.value(); step < to_schema; ++step) {
    const std::string number = std::to_string(step + 1);
    const auto fault =
        connection.run_all("BEGIN IMMEDIATE;" + std::string(kMigrations[static_cast<std::size_t>(step)]) +
                           "PRAGMA application_id = " + std::to_string(kApplicationId) +
                           "; PRAGMA user_version = " + number + "; COMMIT;");
    if (!fault) continue;
    const std::string trouble = connection.trouble();
    if (connection.in_transaction()) connection.run_all("ROLLBACK");
    return path + " cannot be brought to schema " + number + ": " + trouble;
  }
  return std::nullopt;
}

}  // namespace hammer::server::sqlite
