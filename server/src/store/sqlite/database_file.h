// The file of a database: where it is, the lock on it, how it is made and opened.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "hammer/result.h"
#include "store/sqlite/connection.h"

namespace hammer::server::sqlite {

// "sqlite:PATH", or "sqlite:PATH?max_pages=N" for a database that must not grow past N pages of 4096 bytes, for tests
// of a full disk.
struct Location {
  std::string path;
  std::int64_t max_pages = 0;  // 0: no limit
};
Result<Location, std::string> read_location(std::string_view database);

// Held by the one program that may write all the time: a server, or a restore. The system releases it with the
// program, however that ends.
class FileLock {
 public:
  // On PATH.lock; or the sentence why not.
  static Result<FileLock, std::string> take(const std::string& path);
  ~FileLock();
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

// Each returns the sentence why not.
std::optional<std::string> check_exists(const std::string& path);
std::optional<std::string> make_folder_of(const std::string& path);
// Empty, and readable by its owner alone: it will hold password hashes.
std::optional<std::string> make_file(const std::string& path);

// With a write-ahead log, in the schema of this program. The caller holds the lock.
Result<std::unique_ptr<Connection>, std::string> open_current(const Location& location);

}  // namespace hammer::server::sqlite
