// The file that a match is recorded in while it is played, and the one that it is read from.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hammer::cli {

// All of a file, or nothing; errno says why not.
std::optional<std::string> read_file(const std::string& path);

class RecordFile {
 public:
  RecordFile() = default;
  // Nothing may be left of a match that never began: an empty file is removed again.
  ~RecordFile();
  RecordFile(const RecordFile&) = delete;
  RecordFile& operator=(const RecordFile&) = delete;

  // A file that is there already is never written over: false, and errno says why.
  bool create(const std::string& path);
  // At once, so that a match is on disk before its players hear of it. Ends the program with a sentence where it cannot
  // be: a match that silently is not recorded would be worse.
  void write(std::string_view lines);

 private:
  std::string path_;
  int descriptor_ = -1;
  bool empty_ = true;
};

}  // namespace hammer::cli
