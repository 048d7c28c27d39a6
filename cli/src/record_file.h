// The file that a match is recorded in while it is played, and the one that it is read from.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hammer::cli {

// A long match of a thousand shots is a few megabytes.
inline constexpr std::size_t kMaxRecordBytes = 268435456;

// All of a file, or nothing after a complaint: it cannot be read, or is larger than any record.
std::optional<std::string> read_file(const std::string& path);

class RecordFile {
 public:
  RecordFile() = default;
  // Nothing may be left of a match that never began: an empty file is removed again.
  ~RecordFile();
  RecordFile(const RecordFile&) = delete;
  RecordFile& operator=(const RecordFile&) = delete;

  // A file that is there already is never written over. False after a complaint.
  bool create(const std::string& path);
  // Handed to the system at once, before the players hear of it. False after a complaint, and from then on: a match
  // that silently is not recorded would be worse than one that stops.
  bool write(std::string_view lines);

 private:
  std::string path_;
  int descriptor_ = -1;
  bool empty_ = true;
  bool broken_ = false;
};

}  // namespace hammer::cli
