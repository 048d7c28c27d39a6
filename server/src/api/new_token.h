// A token as it is made: the secret for its owner, and what is kept of it.
#pragma once

#include <string>
#include <string_view>

#include "api/scopes.h"
#include "api/tokens.h"
#include "base/call.h"
#include "store/store.h"

namespace hammer::server {

struct NewToken {
  std::string secret;
  Token kept;
};

inline NewToken new_token(std::string_view label, std::string_view scopes, std::int64_t now_ms,
                          std::int64_t expires_ms) {
  std::string secret = make_secret();
  Token kept{.hash = hash_of_secret(secret),
             .label = std::string(label),
             .scopes = std::string(scopes),
             .created_ms = now_ms,
             .expires_ms = expires_ms};
  return {std::move(secret), std::move(kept)};
}

// With every scope, as who signs in gets it: for a guest it is all there is, so it never expires; somebody with a
// password signs in anew after a year.
inline NewToken guest_token(std::int64_t now_ms) { return new_token("guest", kAllScopes, now_ms, 0); }
inline NewToken session_token(std::int64_t now_ms) {
  constexpr std::int64_t kYearMs = std::int64_t{365} * 86'400'000;
  return new_token("session", kAllScopes, now_ms, now_ms + kYearMs);
}

inline bool is_live(const Token& token, std::int64_t now_ms) {
  return !token.revoked && (token.expires_ms == 0 || token.expires_ms > now_ms);
}

}  // namespace hammer::server
