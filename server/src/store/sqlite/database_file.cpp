#include "store/sqlite/database_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "store/sqlite/schema.h"

namespace hammer::server::sqlite {

std::optional<std::string> refuse_missing(const std::string& path) {
  std::error_code trouble;
  if (std::filesystem::is_regular_file(path, trouble)) return std::nullopt;
  return "there is no database at " + path + "; hammer serve makes one";
}

std::optional<std::string> make_folder_of(const std::string& path) {
  const auto folder = std::filesystem::path(path).parent_path();
  std::error_code trouble;
  if (!folder.empty()) std::filesystem::create_directories(folder, trouble);
  if (!trouble) return std::nullopt;
  return "the folder " + folder.string() + " of the database cannot be made: " + trouble.message();
}

std::optional<std::string> make_file(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return path + " cannot be opened for writing: " + std::strerror(errno);
  close(descriptor);
  return std::nullopt;
}

Result<std::unique_ptr<Connection>, std::string> open_current(const Location& location) {
  const std::string& path = location.path;
  auto opened = Connection::open(path, Connection::Use::kWrite);
  if (!opened) return opened;
  Connection& connection = *opened.value();
  // Refused before anything is changed.
  if (const auto schema = read_schema(connection, path); !schema) return schema.refusal();
  if (connection.text("PRAGMA journal_mode = WAL") != "wal") {
    return path + " cannot have a write-ahead log: its file system does not allow it";
  }
  // Checkpoints are ours to make. A log that grew while a backup was made is cut back to 128 MB.
  connection.run_all("PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = 134217728;");
  if (const auto refusal = bring_forward(connection, path, own_schema())) return *refusal;
  if (location.max_pages > 0) connection.run_all("PRAGMA max_page_count = " + std::to_string(location.max_pages));
  return opened;
}

}  // namespace hammer::server::sqlite
