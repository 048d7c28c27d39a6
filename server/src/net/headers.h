// Headers: reading lists such as "gzip;q=0.5, br", and those that are sent with every answer.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace hammer::server {

struct Header {
  std::string_view name;
  std::string_view value;
};

inline std::string_view trim(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

inline char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

inline bool equal_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

// Takes the next item off the front of the list.
inline std::string_view next_item(std::string_view& list) {
  const auto comma = list.find(',');
  const std::string_view item = trim(list.substr(0, comma));
  list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
  return item;
}

// What a browser must not do with the page: sent with every answer.
std::span<const Header> security_headers();

// Those that browsers follow only on a connection that nobody can tamper with; elsewhere they complain on the console.
std::span<const Header> trusted_headers();

// Whether a browser trusts the connection: HTTPS, or not over any network.
bool is_trusted(std::string_view host, bool came_by_https);

// Now, for the header Date.
std::string http_date();

}  // namespace hammer::server
