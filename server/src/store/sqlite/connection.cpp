#include "store/sqlite/connection.h"

#include <sqlite3.h>

#include <cerrno>

namespace hammer::server::sqlite {
namespace {

// How long a statement of another program (hammer admin) may take; our own never wait for each other.
constexpr int kBusyMs = 5000;

// SQLite reports a full disk as such; a quota or a file size limit as a write error, and then only errno tells.
bool is_disk_full(int code) {
  if ((code & 0xff) == SQLITE_FULL) return true;
  return (code & 0xff) == SQLITE_IOERR && (errno == ENOSPC || errno == EDQUOT || errno == EFBIG);
}

int step(sqlite3_stmt* statement) {
  errno = 0;
  return sqlite3_step(statement);
}

struct Binder {
  sqlite3_stmt* statement;
  int index;

  int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, index, number); }
  int operator()(double number) const { return sqlite3_bind_double(statement, index, number); }
  int operator()(std::string_view text) const {
    // A null pointer would be NULL, not the empty text.
    const char* start = text.empty() ? "" : text.data();
    return sqlite3_bind_text64(statement, index, start, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  }
  int operator()(Bytes value) const {
    const char* start = value.bytes.empty() ? "" : value.bytes.data();
    return sqlite3_bind_blob64(statement, index, start, value.bytes.size(), SQLITE_TRANSIENT);
  }
  int operator()(Nothing) const { return sqlite3_bind_null(statement, index); }
};

}  // namespace

// ---------------------------------------------------------------- rows

Rows::~Rows() {
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

bool Rows::next() {
  if (!statement_) return false;
  const int code = step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) connection_.note(code);
  return false;
}

std::int64_t Rows::integer(int column) const { return sqlite3_column_int64(statement_, column); }
double Rows::real(int column) const { return sqlite3_column_double(statement_, column); }

std::string Rows::text(int column) const {
  const void* start = sqlite3_column_blob(statement_, column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
  return start ? std::string(static_cast<const char*>(start), size) : std::string();
}

// ---------------------------------------------------------------- the connection

Result<std::unique_ptr<Connection>, std::string> Connection::open(const std::string& path, Use use) {
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  std::unique_ptr<Connection> connection(new Connection(handle));
  if (code != SQLITE_OK) {
    return path + " cannot be opened: " + (handle ? sqlite3_errmsg(handle) : sqlite3_errstr(code));
  }
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, kBusyMs);
  // Every commit is on the disk before it is reported.
  connection->run_all("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;");
  if (use == Use::kReadOnly) connection->run_all("PRAGMA query_only = ON;");
  if (connection->fault()) return path + " cannot be opened: " + connection->trouble();
  return connection;
}

Connection::~Connection() {
  for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  sqlite3_close(handle_);
}

sqlite3_stmt* Connection::prepared(const char* sql) {
  const auto found = statements_.find(sql);
  if (found != statements_.end()) return found->second;
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(handle_, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) return note(code), nullptr;
  statements_.emplace(sql, statement);
  return statement;
}

Rows Connection::ask(const char* sql, std::initializer_list<Value> values) {
  sqlite3_stmt* statement = prepared(sql);
  int index = 0;
  for (const Value& value : values) {
    const int code = statement ? std::visit(Binder{statement, ++index}, value) : SQLITE_OK;
    if (code != SQLITE_OK) note(code);
  }
  return Rows(*this, statement);
}

std::optional<StoreFault> Connection::run(const char* sql, std::initializer_list<Value> values) {
  sqlite3_stmt* statement = prepared(sql);
  if (!statement) return fault_;
  // Not by ask(): a conflict is a result here, not a fault of the connection.
  int index = 0;
  for (const Value& value : values) {
    const int bound = std::visit(Binder{statement, ++index}, value);
    if (bound != SQLITE_OK) return note(bound);
  }
  const int code = step(statement);
  std::optional<StoreFault> fault;
  if (code != SQLITE_DONE && code != SQLITE_ROW) fault = note(code);
  sqlite3_reset(statement);
  sqlite3_clear_bindings(statement);
  return fault;
}

std::optional<StoreFault> Connection::change(const char* sql, std::initializer_list<Value> values) {
  if (const auto fault = run(sql, values)) return fault;
  return sqlite3_changes(handle_) == 0 ? std::optional(StoreFault::kConflict) : std::nullopt;
}

std::optional<StoreFault> Connection::run_all(const std::string& sql) {
  errno = 0;
  const int code = sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr);
  return code == SQLITE_OK ? std::nullopt : std::optional(note(code));
}

std::string Connection::text(const std::string& sql) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v2(handle_, sql.c_str(), -1, &statement, nullptr);
  if (code != SQLITE_OK) return note(code), std::string();
  std::string first;
  {
    Rows rows(*this, statement);
    if (rows.next()) first = rows.text(0);
  }
  sqlite3_finalize(statement);
  return first;
}

std::int64_t Connection::integer(const std::string& sql) { return std::strtoll(text(sql).c_str(), nullptr, 10); }

std::int64_t Connection::last_id() const { return sqlite3_last_insert_rowid(handle_); }
bool Connection::in_transaction() const { return sqlite3_get_autocommit(handle_) == 0; }

StoreFault Connection::note(int code) {
  if ((code & 0xff) == SQLITE_CONSTRAINT) return StoreFault::kConflict;
  fault_ = is_disk_full(code) ? StoreFault::kFull : StoreFault::kBroken;
  trouble_ = sqlite3_errmsg(handle_);
  return *fault_;
}

void Connection::forget_faults() {
  fault_.reset();
  trouble_.clear();
}

}  // namespace hammer::server::sqlite
