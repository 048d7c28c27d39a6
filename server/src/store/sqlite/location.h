// Where an SQLite database is: "sqlite:PATH", or "sqlite:PATH?max_pages=N" for one that must not grow past N pages of
// 4096 bytes, as tests of a full disk need it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "hammer/result.h"

namespace hammer::server::sqlite {

struct Location {
  std::string path;
  std::int64_t max_pages = 0;  // 0: as many as there is room for
};

Result<Location, std::string> read_location(std::string_view database);

}  // namespace hammer::server::sqlite
