#include "store/sqlite/sqlite_store.h"

#include <utility>

#include "store/sqlite/schema.h"

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

// ---------------------------------------------------------------- synchronous

Result<std::unique_ptr<SyncStore>, std::string> SqliteSyncStore::open(const Location& location) {
  const std::string& path = location.path;
  if (const auto refusal = check_exists(path)) return *refusal;
  auto connection = Connection::open(path, Connection::Use::kWrite);
  if (!connection) return connection.refusal();
  const auto schema = read_schema(*connection.value(), path);
  if (!schema) return schema.refusal();
  if (schema.value() < current_schema_version()) {
    // A server of the old schema may be running.
    const auto lock = FileLock::take(path);
    if (!lock) return lock.refusal();
    connection = open_current(location);
    if (!connection) return connection.refusal();
  }
  return std::unique_ptr<SyncStore>(std::make_unique<SqliteSyncStore>(std::move(connection.value())));
}

std::optional<StoreFault> SqliteSyncStore::write(const Store::Writing& work) {
  connection_->forget_faults();
  if (const auto fault = connection_->run("BEGIN IMMEDIATE")) return fault;
  auto fault = work(transaction_);
  if (!fault) fault = connection_->fault();
  if (!fault) fault = connection_->run("COMMIT");
  if (connection_->in_transaction()) connection_->run("ROLLBACK");
  return fault;
}

std::optional<StoreFault> SqliteSyncStore::read(const Store::Reading& work) {
  connection_->forget_faults();
  if (const auto fault = connection_->run("BEGIN")) return fault;
  work(transaction_);
  if (connection_->in_transaction()) connection_->run("COMMIT");
  return connection_->fault();
}

}  // namespace hammer::server::sqlite
