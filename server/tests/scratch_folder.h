// A folder for a database, removed with the test.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <string>

namespace hammer::server {

class ScratchFolder {
 public:
  ScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "hammer-store-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~ScratchFolder() { std::filesystem::remove_all(path_); }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  std::string file(const char* name) const { return (path_ / name).string(); }
  std::string database() const { return "sqlite:" + file("hammer.db"); }

 private:
  std::filesystem::path path_;
};

}  // namespace hammer::server
