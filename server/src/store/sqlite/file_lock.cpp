#include "store/sqlite/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace hammer::server::sqlite {
namespace {

// Who has it wrote its number there; empty where that cannot be read.
std::string holder(int descriptor) {
  std::array<char, 32> text{};
  const ssize_t size = pread(descriptor, text.data(), text.size() - 1, 0);
  const std::string number(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
  return number.empty() ? "" : " (process " + number + ')';
}

}  // namespace

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
  // Only for the sentence above: the lock holds without it.
  if (ftruncate(descriptor, 0) == 0) static_cast<void>(!pwrite(descriptor, number.data(), number.size(), 0));
  return lock;
}

FileLock::~FileLock() {
  if (descriptor_ >= 0) close(descriptor_);
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

}  // namespace hammer::server::sqlite
