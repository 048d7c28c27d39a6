#include "store/upkeep.h"

#include "store/sqlite/database_copy.h"
#include "store/sqlite/sqlite_upkeep.h"

namespace hammer::server {

Result<std::unique_ptr<Upkeep>, std::string> open_upkeep(std::string_view database) {
  const auto location = sqlite::read_location(database);
  if (!location) return location.refusal();
  return sqlite::SqliteUpkeep::open(location.value());
}

Result<Contents, std::string> copy_database(std::string_view database, const std::string& file) {
  const auto location = sqlite::read_location(database);
  if (!location) return location.refusal();
  return sqlite::copy_checked(location.value().path, file);
}

Result<Restored, std::string> put_in_place(std::string_view database, const std::string& file) {
  const auto location = sqlite::read_location(database);
  if (!location) return location.refusal();
  return sqlite::put_in_place(file, location.value().path);
}

}  // namespace hammer::server
