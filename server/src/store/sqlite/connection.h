// One connection to an SQLite file. One thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "hammer/result.h"
#include "store/store.h"

struct sqlite3;
struct sqlite3_stmt;

namespace hammer::server::sqlite {

struct Bytes {
  std::string_view bytes;
};
struct Nothing {};
using Value = std::variant<std::int64_t, double, std::string_view, Bytes, Nothing>;

// For references that may be NULL.
inline Value id_or_nothing(std::int64_t id) { return id == 0 ? Value(Nothing{}) : Value(id); }

class Connection;

// The rows of a statement. Resets the statement at the end, so that it can be used again.
class Rows {
 public:
  Rows(Connection& connection, sqlite3_stmt* statement) : connection_(connection), statement_(statement) {}
  ~Rows();
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;

  // Returns false if there are no more rows, or if the connection has a fault.
  bool next();
  std::int64_t integer(int column) const;  // 0 for NULL
  double real(int column) const;
  std::string text(int column) const;  // also of a BLOB
  bool flag(int column) const { return integer(column) != 0; }

 private:
  Connection& connection_;
  sqlite3_stmt* statement_;
};

class Connection {
 public:
  enum class Use : std::uint8_t { kWrite, kReadOnly };
  // The file must exist. kReadOnly refuses every change, but still writes the shared memory that readers beside a
  // writer need.
  static Result<std::unique_ptr<Connection>, std::string> open(const std::string& path, Use use);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // `sql` is a literal: it is prepared once, and found again by its pointer.
  Rows ask(const char* sql, std::initializer_list<Value> values = {});
  std::optional<StoreFault> run(const char* sql, std::initializer_list<Value> values = {});
  // The same, with kConflict where no row was changed.
  std::optional<StoreFault> change(const char* sql, std::initializer_list<Value> values);
  // Several statements, not cached.
  std::optional<StoreFault> run_all(const std::string& sql);
  // The first column of the first row; not cached.
  std::int64_t integer(const std::string& sql);
  std::string text(const std::string& sql);

  std::int64_t last_id() const;
  bool in_transaction() const;

  // What went wrong since forget_faults(), except conflicts, which are returned. Reading functions report faults only
  // here.
  std::optional<StoreFault> fault() const { return fault_; }
  const std::string& trouble() const { return trouble_; }  // in SQLite's words
  void forget_faults();

  sqlite3* handle() { return handle_; }

 private:
  friend class Rows;

  explicit Connection(sqlite3* handle) : handle_(handle) {}
  sqlite3_stmt* prepared(const char* sql);
  StoreFault note(int code);

  sqlite3* handle_;
  std::map<const char*, sqlite3_stmt*> statements_;
  std::optional<StoreFault> fault_;
  std::string trouble_;
};

}  // namespace hammer::server::sqlite
