// Backups, and how they are restored: back_up() and restore_backup() of server/maintenance.h.

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <optional>
#include <system_error>

#include "server/maintenance.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/database_file.h"
#include "store/sqlite/schema.h"

namespace hammer::server {
namespace sqlite {
namespace {

namespace fs = std::filesystem;

// A file under its temporary name while it is written. Removed at the end, unless it was renamed.
class Part {
 public:
  explicit Part(const std::string& path) : path_(path) {}
  ~Part() {
    std::error_code ignored;
    fs::remove(path_, ignored);
    fs::remove(path_ + "-journal", ignored);
  }
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;

  const std::string& path() const { return path_; }
  // New and empty, readable by its owner alone. Replaces what an earlier try left; does not follow a link.
  std::optional<std::string> create() const {
    ::unlink(path_.c_str());
    const int descriptor = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (descriptor < 0) return path_ + " cannot be written: " + std::strerror(errno);
    close(descriptor);
    return std::nullopt;
  }

 private:
  std::string path_;
};

// Or the sentence why that is unknown: too long a name, a circle of links, a folder without permission.
Result<bool, std::string> is_there(const std::string& path) {
  std::error_code trouble;
  const bool is_found = fs::exists(path, trouble);
  if (trouble) return path + " cannot be looked at: " + trouble.message();
  return is_found;
}

bool sync(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool is_done = descriptor >= 0 && fsync(descriptor) == 0;
  if (descriptor >= 0) close(descriptor);
  return is_done;
}

bool sync_folder_of(const std::string& path) {
  const auto folder = fs::path(path).parent_path();
  return sync(folder.empty() ? "." : folder.string());
}

std::string quoted_sql(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? "''" : std::string(1, c);
  return quoted + '\'';
}

// Reads every page of it.
Result<Contents, std::string> check(const std::string& path) {
  auto connection = Connection::open(path, Connection::Use::kReadOnly);
  if (!connection) return connection.refusal();
  Connection& copy = *connection.value();
  const auto schema = read_schema(copy, path);
  if (!schema) return schema.refusal();
  if (schema.value() == 0) return path + " is empty";
  const std::string verdict = copy.text("PRAGMA integrity_check(1)");
  if (copy.fault() || verdict != "ok") return path + " is damaged: " + (copy.fault() ? copy.trouble() : verdict);
  if (!copy.text("PRAGMA foreign_key_check").empty())
    return path + " is damaged: something that it refers to is missing";
  std::error_code trouble;
  const Contents contents{.accounts = copy.integer("SELECT count(*) FROM account"),
                          .matches = copy.integer("SELECT count(*) FROM match"),
                          .events = copy.integer("SELECT count(*) FROM event"),
                          .bytes = static_cast<std::int64_t>(fs::file_size(path, trouble))};
  if (copy.fault() || trouble) return path + " cannot be read: " + copy.trouble();
  return contents;
}

Result<Contents, std::string> copy_to_part(const std::string& from, const Part& part) {
  auto connection = Connection::open(from, Connection::Use::kWrite);
  if (!connection) return connection.refusal();
  Connection& source = *connection.value();
  const auto schema = read_schema(source, from);
  if (!schema) return schema.refusal();
  if (schema.value() == 0) return from + " is empty: there is nothing in it to copy";
  if (const auto refusal = part.create()) return *refusal;
  if (source.run_all("VACUUM INTO " + quoted_sql(part.path()))) {
    return from + " cannot be copied to " + part.path() + ": " + source.trouble();
  }
  if (!sync(part.path())) return part.path() + " cannot be written: " + std::strerror(errno);
  return check(part.path());
}

std::string now_in_a_name() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &parts)};
}

// PATH.before-restore-20261116-021000, with -2 … where that exists.
std::string name_for_kept(const std::string& path) {
  const std::string name = path + ".before-restore-" + now_in_a_name();
  std::string free = name;
  std::error_code ignored;  // creating it reports why not
  for (int copy = 2; fs::exists(free, ignored); ++copy) free = name + '-' + std::to_string(copy);
  return free;
}

// Moves the write-ahead log into the file itself, where that is still possible.
void merge_log(const std::string& path) {
  auto connection = Connection::open(path, Connection::Use::kWrite);
  if (connection) connection.value()->run_all("PRAGMA wal_checkpoint(TRUNCATE)");
}

// The old file gets a second name, so that at every moment there is a database at `path`: the old one or the new one.
Result<Restored, std::string> exchange(const std::string& path, const Part& part, const Contents& contents) {
  Restored restored{contents, ""};
  const auto was_there = is_there(path);
  if (!was_there) return was_there.refusal();
  if (was_there.value()) {
    merge_log(path);
    restored.kept = name_for_kept(path);
    std::error_code trouble;
    fs::create_hard_link(path, restored.kept, trouble);
    if (trouble) fs::copy_file(path, restored.kept, trouble);
    // A log that could not be merged belongs to the old file, and would damage the new one.
    for (const char* end : {"-wal", "-shm"}) {
      if (!trouble && fs::exists(path + end, trouble)) fs::rename(path + end, restored.kept + end, trouble);
    }
    if (trouble) return path + " cannot be kept as " + restored.kept + ": " + trouble.message();
  }
  if (std::rename(part.path().c_str(), path.c_str()) != 0 || !sync_folder_of(path)) {
    return path + " cannot be written: " + std::strerror(errno);
  }
  return restored;
}

// Everything in `from` at one moment, into the new file `to`, which appears whole or not at all. A server may go on
// writing meanwhile.
Result<Contents, std::string> copy_checked(const std::string& from, const std::string& to) {
  if (const auto refusal = check_exists(from)) return *refusal;
  const auto exists = to + " is there already, and is not written over";
  const auto is_taken = is_there(to);
  if (!is_taken) return is_taken.refusal();
  if (is_taken.value()) return exists;
  const Part part(to + ".part");
  const auto contents = copy_to_part(from, part);
  if (!contents) return contents;
  // Unlike a rename, this never replaces a file that was created meanwhile.
  if (link(part.path().c_str(), to.c_str()) != 0) {
    if (errno == EEXIST) return exists;
    if (std::rename(part.path().c_str(), to.c_str()) != 0) return to + " cannot be written: " + std::strerror(errno);
  }
  if (!sync_folder_of(to)) return to + " cannot be written: " + std::strerror(errno);
  return contents;
}

// A checked copy of `backup` in the place of the database at `path`, which is kept beside it.
Result<Restored, std::string> put_in_place(const std::string& backup, const std::string& path) {
  std::error_code trouble;
  if (!fs::is_regular_file(backup, trouble)) {
    return "there is no backup at " + backup + (trouble ? ": " + trouble.message() : "");
  }
  if (const auto refusal = make_folder_of(path)) return *refusal;
  const auto lock = FileLock::take(path);
  if (!lock) return lock.refusal();
  std::error_code ignored;
  if (fs::equivalent(backup, path, ignored)) return backup + " is the database itself, not a backup of it";
  const Part part(path + ".part");
  const auto contents = copy_to_part(backup, part);
  if (!contents) return contents.refusal();
  return exchange(path, part, contents.value());
}

}  // namespace
}  // namespace sqlite

Result<Contents, std::string> back_up(std::string_view database, const std::string& file) {
  const auto location = sqlite::read_location(database);
  if (!location) return location.refusal();
  return sqlite::copy_checked(location.value().path, file);
}

Result<Restored, std::string> restore_backup(std::string_view database, const std::string& file) {
  const auto location = sqlite::read_location(database);
  if (!location) return location.refusal();
  return sqlite::put_in_place(file, location.value().path);
}

}  // namespace hammer::server
