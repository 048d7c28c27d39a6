#include "record_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "output.h"

namespace hammer::cli {

namespace {

// Whether all of it was read; errno says why not. A little more than the most is enough to know that it is too much.
bool read_all(int descriptor, std::string& text) {
  std::array<char, 65536> block;
  for (;;) {
    const ssize_t count = read(descriptor, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return count == 0;
    text.append(block.data(), static_cast<std::size_t>(count));
    if (text.size() > kMaxRecordBytes) return true;
  }
}

}  // namespace

std::optional<std::string> read_file(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  std::string text;
  if (descriptor < 0 || !read_all(descriptor, text)) {
    complain("cannot read " + path + ": " + std::strerror(errno));
    if (descriptor >= 0) close(descriptor);
    return std::nullopt;
  }
  close(descriptor);
  if (text.size() <= kMaxRecordBytes) return text;
  complain("cannot read " + path + ": it has more than " + std::to_string(kMaxRecordBytes) +
           " bytes, and no record is so large");
  return std::nullopt;
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
  if (descriptor_ >= 0) return true;
  complain("cannot make " + path + ": " +
           (errno == EEXIST ? "it is there already; accepted is a new file" : std::strerror(errno)));
  return false;
}

bool RecordFile::write(std::string_view lines) {
  if (broken_) return false;
  if (descriptor_ < 0 || lines.empty()) return true;
  empty_ = false;
  if (write_all(descriptor_, lines)) return true;
  broken_ = true;
  complain("cannot write to " + path_ + ": " + std::strerror(errno));
  return false;
}

}  // namespace hammer::cli
