// A folder with a built page, as small as can be, that is gone with the test.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace hammer::server {

class ScratchPage {
 public:
  // index.html, sw.js, and assets/table-abcd1234.js in all codings.
  ScratchPage();
  ~ScratchPage();
  ScratchPage(const ScratchPage&) = delete;
  ScratchPage& operator=(const ScratchPage&) = delete;

  void write(const std::string& path, std::string_view text) const;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace hammer::server
