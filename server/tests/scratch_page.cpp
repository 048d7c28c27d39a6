#include "scratch_page.h"

#include <stdlib.h>

#include <fstream>

namespace hammer::server {

ScratchPage::ScratchPage() {
  std::string name = (std::filesystem::temp_directory_path() / "hammer-page-XXXXXX").string();
  path_ = mkdtemp(name.data());
  write("index.html", "<title>Hammer</title>");
  write("sw.js", "// worker");
  write("assets/table-abcd1234.js", "plain");
  write("assets/table-abcd1234.js.br", "brotli");
  write("assets/table-abcd1234.js.gz", "gzipped");
}

ScratchPage::~ScratchPage() { std::filesystem::remove_all(path_); }

void ScratchPage::write(const std::string& path, std::string_view text) const {
  std::filesystem::create_directories((path_ / path).parent_path());
  std::ofstream(path_ / path, std::ios::binary) << text;
}

}  // namespace hammer::server
