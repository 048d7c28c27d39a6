#include "store/sqlite/sqlite_upkeep.h"

#include <filesystem>

#include "store/sqlite/database_file.h"
#include "store/sqlite/file_lock.h"
#include "store/sqlite/schema.h"

namespace hammer::server::sqlite {

Result<std::unique_ptr<Upkeep>, std::string> SqliteUpkeep::open(const Location& location) {
  const std::string& path = location.path;
  if (const auto refusal = refuse_missing(path)) return *refusal;
  auto connection = Connection::open(path, Connection::Use::kWrite);
  if (!connection) return connection.refusal();
  const auto schema = read_schema(*connection.value(), path);
  if (!schema) return schema.refusal();
  if (schema.value() < own_schema()) {
    // A server of the old schema may be running.
    const auto lock = FileLock::take(path);
    if (!lock) return lock.refusal();
    connection = open_current(location);
    if (!connection) return connection.refusal();
  }
  return std::unique_ptr<Upkeep>(std::make_unique<SqliteUpkeep>(std::move(connection.value())));
}

std::optional<StoreFault> SqliteUpkeep::write(const Store::Writing& work) {
  connection_->forget_faults();
  if (const auto fault = connection_->run("BEGIN IMMEDIATE")) return fault;
  auto fault = work(books_);
  if (!fault) fault = connection_->fault();
  if (!fault) fault = connection_->run("COMMIT");
  if (connection_->in_transaction()) connection_->run("ROLLBACK");
  return fault;
}

std::optional<StoreFault> SqliteUpkeep::read(const Store::Reading& work) {
  connection_->forget_faults();
  if (const auto fault = connection_->run("BEGIN")) return fault;
  work(books_);
  if (connection_->in_transaction()) connection_->run("COMMIT");
  return connection_->fault();
}

}  // namespace hammer::server::sqlite
