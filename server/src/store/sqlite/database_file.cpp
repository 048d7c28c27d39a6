#include "store/sqlite/database_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include "store/sqlite/schema.h"

namespace hammer::server::sqlite {
namespace {

constexpr std::string_view kScheme = "sqlite:";
constexpr std::string_view kMaxPages = "?max_pages=";

std::string refuse(std::string_view database) {
  return "the database is \"" + std::string(database) +
         "\"; accepted is sqlite:PATH, as sqlite:/var/lib/hammer/hammer.db";
}

// The process that holds the lock, as it wrote it there; empty where that cannot be read.
std::string holder(int descriptor) {
  std::array<char, 32> text{};
  const ssize_t size = pread(descriptor, text.data(), text.size() - 1, 0);
  const std::string number(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
  return number.empty() ? "" : " (process " + number + ')';
}

}  // namespace

Result<Location, std::string> read_location(std::string_view database) {
  if (!database.starts_with(kScheme)) return refuse(database);
  std::string_view path = database.substr(kScheme.size());
  Location location;
  if (const auto mark = path.find(kMaxPages); mark != std::string_view::npos) {
    const std::string_view pages = path.substr(mark + kMaxPages.size());
    const auto read = std::from_chars(pages.data(), pages.data() + pages.size(), location.max_pages);
    if (read.ec != std::errc{} || read.ptr != pages.data() + pages.size() || location.max_pages < 1) {
      return "max_pages is \"" + std::string(pages) + "\"; accepted is a whole number from 1";
    }
    path = path.substr(0, mark);
  }
  if (path.empty() || path.find('\0') != std::string_view::npos) return refuse(database);
  location.path = path;
  return location;
}

Result<FileLock, std::string> FileLock::take(const std::string& path) {
  const std::string file = path + ".lock";
  const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return file + " cannot be written: " + std::strerror(errno);
  FileLock lock(descriptor);
  if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return file + " cannot be locked: " + std::strerror(errno);
    return path + " is in use by another hammer" + holder(descriptor) +
           "; end that one first, or take another database";
  }
  const std::string number = std::to_string(getpid());
  // Only for the sentence above: the lock works without it.
  if (ftruncate(descriptor, 0) == 0) static_cast<void>(!pwrite(descriptor, number.data(), number.size(), 0));
  return lock;
}

FileLock::~FileLock() {
  if (descriptor_ >= 0) close(descriptor_);
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

std::optional<std::string> check_exists(const std::string& path) {
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
  // Before anything is changed.
  if (const auto schema = read_schema(connection, path); !schema) return schema.refusal();
  if (connection.text("PRAGMA journal_mode = WAL") != "wal") {
    return path + " cannot have a write-ahead log: its file system does not allow it";
  }
  // Checkpoints makes the checkpoints. A log that grew while a backup was made is cut back to 128 MB.
  connection.run_all("PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = 134217728;");
  if (const auto refusal = migrate(connection, path, current_schema_version())) return *refusal;
  if (location.max_pages > 0) connection.run_all("PRAGMA max_page_count = " + std::to_string(location.max_pages));
  return opened;
}

}  // namespace hammer::server::sqlite
