// A folder for a database that is gone with the test.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <string>

namespace hammer::server {

class ScratchData {
 public:
  ScratchData() {
    std::string name = (std::filesystem::temp_directory_path() / "hammer-data-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~ScratchData() { std::filesystem::remove_all(path_); }
  ScratchData(const ScratchData&) = delete;
  ScratchData& operator=(const ScratchData&) = delete;

  std::string database() const { return "sqlite:" + (path_ / "hammer.db").string(); }

 private:
  std::filesystem::path path_;
};

}  // namespace hammer::server
