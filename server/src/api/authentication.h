// Tokens and who may call what. A token is a secret that is handed out once; only its hash is kept. A request is
// admitted by the account of its token, its scopes, and the limits on calls and streams.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "api/route.h"
#include "base/call.h"
#include "hammer/result.h"
#include "json/writer.h"
#include "match/requests.h"
#include "store/store.h"

namespace hammer::server {

struct ApiContext;

// "hmr_" and 43 characters of [A-Za-z0-9_-]: 32 random bytes.
std::string make_secret();

// Whether it has the form of a secret. Nothing else is looked up.
bool is_secret(std::string_view text);

// BLAKE2b, 64 hex digits.
std::string hash_of_secret(std::string_view secret);

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

// With every scope. A guest cannot sign in again, so a guest's token never expires; an account with a password signs in
// again after a year.
inline NewToken guest_token(std::int64_t now_ms) { return new_token("guest", kAllScopes, now_ms, 0); }
inline NewToken session_token(std::int64_t now_ms) {
  constexpr std::int64_t kYearMs = std::int64_t{365} * 86'400'000;
  return new_token("session", kAllScopes, now_ms, now_ms + kYearMs);
}

inline bool is_live(const Token& token, std::int64_t now_ms) {
  return !token.revoked && (token.expires_ms == 0 || token.expires_ms > now_ms);
}

// "id", "label", "scopes", "created_ms" and "expires_ms" of an object that is open.
void write_token_fields(JsonWriter& json, const Token& token);
// The valid ones. `current`: the id of the caller's, which is marked; 0: none is.
void write_tokens(JsonWriter& json, std::span<const Token> tokens, std::int64_t now_ms, std::int64_t current = 0);

struct Bearer {
  Token token;
  Account account;  // without its password

  Caller caller() const { return {account.id, account.name, account.kind}; }
};

// Tokens and accounts as the store had them, so that not every call has to ask it. Bounded, and forgotten when any of
// it may have changed.
class BearerCache {
 public:
  explicit BearerCache(std::size_t max_size = 10'000) : max_size_(max_size) {}

  const Bearer* find(const std::string& hash);
  // `read_at` is age() when the store was read. Returns false if something has changed since: then read again.
  bool put(Bearer bearer, std::uint64_t read_at);
  void forget(AccountId account);
  void forget_all();

  // Grows whenever something is forgotten.
  std::uint64_t age() const { return age_; }
  std::size_t size() const { return found_.size(); }

 private:
  std::size_t max_size_;
  std::uint64_t age_ = 0;
  std::list<Bearer> latest_;  // most recently used first
  std::unordered_map<std::string, std::list<Bearer>::iterator> found_;
};

// From the cache, or from the store. `found` is called on the loop's thread.
void find_bearer(ApiContext& context, const std::string& token_hash,
                 std::function<void(ApiContext&, const Result<Bearer, Reply>&)> found);

// Returns nullopt if token and account are valid.
std::optional<Reply> check_account(ApiContext& context, const Bearer& bearer);

// 403 with "until_ms" and "reason".
Reply ban_refusal(const Account& account);

// Returns nullopt if the token allows this call.
std::optional<Reply> check_scope(const Route& route, const Bearer& bearer);

// Finds out who calls, checks token, scope and limits, and calls the handler; or responds with a refusal.
void admit(ApiContext& context, const Route& route, ApiRequest request);

}  // namespace hammer::server
