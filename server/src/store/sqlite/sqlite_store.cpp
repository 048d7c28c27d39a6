#include "store/sqlite/sqlite_store.h"

#include <utility>

#include "store/sqlite/database_file.h"

namespace hammer::server::sqlite {

Result<std::unique_ptr<Store>, std::string> SqliteStore::open(const Location& location, Loop& loop,
                                                              const StoreNotices& notices) {
  if (const auto refusal = make_folder_of(location.path)) return *refusal;
  auto lock = FileLock::take(location.path);
  if (!lock) return lock.refusal();
  if (const auto refusal = make_file(location.path)) return *refusal;
  auto writer = open_current(location);
  if (!writer) return writer.refusal();
  auto checkpoints = Connection::open(location.path, Connection::Use::kWrite);
  if (!checkpoints) return checkpoints.refusal();
  auto reader = Connection::open(location.path, Connection::Use::kReadOnly);
  if (!reader) return reader.refusal();
  return std::unique_ptr<Store>(std::make_unique<SqliteStore>(std::move(lock.value()), std::move(writer.value()),
                                                              std::move(checkpoints.value()), std::move(reader.value()),
                                                              loop, notices));
}

SqliteStore::SqliteStore(FileLock lock, std::unique_ptr<Connection> writer, std::unique_ptr<Connection> checkpoints,
                         std::unique_ptr<Connection> reader, Loop& loop, const StoreNotices& notices)
    : lock_(std::move(lock)),
      writing_(std::move(writer), std::make_unique<Checkpoints>(std::move(checkpoints)), loop, notices),
      reading_(std::move(reader), loop, notices) {}

void SqliteStore::write(Writing work, std::function<void(std::optional<StoreFault>)> done) {
  writing_.add(std::move(work), std::move(done));
}

void SqliteStore::read(Reading work, std::function<void(std::optional<StoreFault>)> done) {
  reading_.add(std::move(work), std::move(done));
}

void SqliteStore::when_changed_outside(std::function<void()> changed) {
  writing_.when_changed_outside(std::move(changed));
}

}  // namespace hammer::server::sqlite
