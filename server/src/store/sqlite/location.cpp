#include "store/sqlite/location.h"

#include <charconv>

namespace hammer::server::sqlite {
namespace {

constexpr std::string_view kScheme = "sqlite:";
constexpr std::string_view kMaxPages = "?max_pages=";

std::string refuse(std::string_view database) {
  return "the database is \"" + std::string(database) +
         "\"; accepted is sqlite:PATH, as sqlite:/var/lib/hammer/hammer.db";
}

}  // namespace

Result<Location, std::string> read_location(std::string_view database) {
  if (!database.starts_with(kScheme)) return refuse(database);
  std::string_view path = database.substr(kScheme.size());
  Location location;
  if (const auto mark = path.find(kMaxPages); mark != std::string_view::npos) {
    const std::string_view pages = path.substr(mark + kMaxPages.size());
    const auto read = std::from_chars(pages.data(), pages.data() + pages.size(), location.max_pages);
    if (read.ec != std::errc{} || read.ptr != pages.data() + pages.size() || location.max_pages < 1) {
      return "max_pages is \"" + std::string(pages) + "\"; accepted is a whole number from 1";
    }
    path = path.substr(0, mark);
  }
  if (path.empty() || path.find('\0') != std::string_view::npos) return refuse(database);
  location.path = path;
  return location;
}

}  // namespace hammer::server::sqlite
