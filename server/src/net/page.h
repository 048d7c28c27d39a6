// The built page, read into memory once.
#pragma once

#include <array>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "hammer/result.h"
#include "net/content_coding.h"

namespace hammer::server {

// A file in one coding.
struct Version {
  bool there = false;
  std::string bytes;
  std::string etag;  // with its quotes; each coding has its own
};

struct PageFile {
  std::string_view type;
  bool is_hashed = false;  // its name changes whenever its bytes do
  std::array<Version, kCodings> versions;

  const Version& in(Coding coding) const { return versions[static_cast<std::size_t>(coding)]; }
  std::array<bool, kCodings> codings() const;
};

class Page {
 public:
  // All files of a folder except hidden ones and links; or the sentence why not. A file named like another with .br or
  // .gz added is that one, compressed.
  static Result<Page, std::string> load(const std::filesystem::path& folder);

  // By the path of a request; "/" is the page itself. Null: not found.
  const PageFile* find(std::string_view path) const;

  std::size_t bytes() const { return bytes_; }

 private:
  std::map<std::string, PageFile, std::less<>> files_;
  std::size_t bytes_ = 0;
};

}  // namespace hammer::server
