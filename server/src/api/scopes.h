// What a token is good for: to look, to play, and to change the account itself.
#pragma once

#include <array>
#include <string_view>

namespace hammer::server {

inline constexpr std::array<std::string_view, 3> kScopes{"read", "play", "account"};
inline constexpr std::string_view kAllScopes = "read play account";

// `scopes` with spaces between.
inline bool has_scope(std::string_view scopes, std::string_view scope) {
  while (!scopes.empty()) {
    const std::size_t end = scopes.find(' ');
    if (scopes.substr(0, end) == scope) return true;
    scopes.remove_prefix(end == std::string_view::npos ? scopes.size() : end + 1);
  }
  return false;
}

}  // namespace hammer::server
