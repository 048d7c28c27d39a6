#include "store/store.h"

#include "store/sqlite/sqlite_store.h"

namespace hammer::server {

Result<std::unique_ptr<Store>, std::string> open_store(std::string_view database, Loop& loop, StoreNotices notices) {
  const auto location = sqlite::read_location(database);
  if (!location) return location.refusal();
  return sqlite::SqliteStore::open(location.value(), loop, notices);
}

Result<std::unique_ptr<SyncStore>, std::string> open_sync_store(std::string_view database) {
  const auto location = sqlite::read_location(database);
  if (!location) return location.refusal();
  return sqlite::SqliteSyncStore::open(location.value());
}

}  // namespace hammer::server
