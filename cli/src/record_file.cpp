#include "record_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "command.h"
#include "output.h"

namespace hammer::cli {

std::optional<std::string> read_file(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return std::nullopt;
  std::string text;
  std::array<char, 65536> block;
  ssize_t count = 0;
  do {
    count = read(descriptor, block.data(), block.size());
    if (count > 0) text.append(block.data(), static_cast<std::size_t>(count));
  } while (count > 0 || (count < 0 && errno == EINTR));
  const int why = errno;
  close(descriptor);
  errno = why;
  return count < 0 ? std::nullopt : std::optional(std::move(text));
}

RecordFile::~RecordFile() {
  if (descriptor_ < 0) return;
  close(descriptor_);
  if (empty_) unlink(path_.c_str());
}

bool RecordFile::create(const std::string& path) {
  constexpr mode_t kReadableByAll = 0644;
  descriptor_ = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kReadableByAll);
  path_ = path;
  return descriptor_ >= 0;
}

void RecordFile::write(std::string_view lines) {
  if (descriptor_ < 0 || lines.empty()) return;
  empty_ = false;
  if (write_all(descriptor_, lines)) return;
  complain("cannot write to " + path_ + ": " + std::strerror(errno));
  std::exit(kFailed);
}

}  // namespace hammer::cli
