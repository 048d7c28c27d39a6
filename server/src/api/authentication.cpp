#include "api/authentication.h"

#include <sodium.h>
#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <string>
#include <utility>

#include "api/api_context.h"
#include "api/refusals.h"
#include "base/network.h"
#include "json/fields.h"

namespace hammer::server {
namespace {

constexpr std::string_view kSecretPrefix = "hmr_";
constexpr std::size_t kSecretBytes = 32;
constexpr std::size_t kSecretLetters = 43;

bool is_secret_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

struct LookedUp {
  std::optional<Token> token;
  std::optional<Account> account;
  std::vector<AccountId> muted;
};

Reply token_refusal(std::string_view code) {
  Reply reply = refuse({code});
  reply.headers.emplace_back("WWW-Authenticate", "Bearer");
  return reply;
}

LookedUp look_up_token(Reader& reader, const std::string& hash) {
  LookedUp found;
  found.token = reader.token_by_hash(hash);
  if (found.token) found.account = reader.account(found.token->account);
  if (found.account) found.muted = reader.muted_by(found.account->id);
  return found;
}

void go_on(ApiContext& context, const Route& route, ApiRequest request) {
  const int wait = context.limits.take(route.pace, request.caller.account, request.call.address);
  if (wait > 0) return request.respond(too_often("too_many_calls", wait));
  if (route.media == Media::kLines) {
    const bool is_counted = !is_loopback(request.call.address);
    const StreamOwner owner{request.caller.account, request.token.hash,
                            is_counted ? network_of(request.call.address) : ""};
    if (auto refused = context.open_streams.admit(owner, request.respond)) return request.respond(refuse(*refused));
  }
  route.handle(context, std::move(request));
}

}  // namespace

std::string make_secret() {
  std::array<unsigned char, kSecretBytes> bytes{};
  std::array<char, kSecretLetters + 1> letters{};
  if (sodium_init() < 0) std::abort();  // without randomness no secret may be made
  randombytes_buf(bytes.data(), bytes.size());
  sodium_bin2base64(letters.data(), letters.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return std::string(kSecretPrefix) + letters.data();
}

bool is_secret(std::string_view text) {
  return text.size() == kSecretPrefix.size() + kSecretLetters && text.starts_with(kSecretPrefix) &&
         std::ranges::all_of(text.substr(kSecretPrefix.size()), is_secret_letter);
}

std::string hash_of_secret(std::string_view secret) {
  std::array<unsigned char, kSecretBytes> hash{};
  std::array<char, kSecretBytes * 2 + 1> hex{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(secret.data()), secret.size(),
                     nullptr, 0);
  sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
  return hex.data();
}

void write_token_fields(JsonWriter& json, const Token& token) {
  json.field("id", std::to_string(token.id)).field("label", token.label).name("scopes").begin_array();
  for (const std::string_view scope : kScopes) {
    if (has_scope(token.scopes, scope)) json.value(scope);
  }
  json.end_array().field("created_ms", token.created_ms).name("expires_ms");
  token.expires_ms != 0 ? json.value(token.expires_ms) : json.null();
}

void write_tokens(JsonWriter& json, std::span<const Token> tokens, std::int64_t now_ms, std::int64_t current) {
  json.begin_array();
  for (const Token& token : tokens) {
    if (!is_live(token, now_ms)) continue;
    json.begin_object();
    write_token_fields(json, token);
    if (token.id == current) json.field("current", true);
    json.end_object();
  }
  json.end_array();
}

const Bearer* BearerCache::find(const std::string& hash) {
  const auto found = found_.find(hash);
  if (found == found_.end()) return nullptr;
  latest_.splice(latest_.begin(), latest_, found->second);
  return &latest_.front();
}

bool BearerCache::put(Bearer bearer, std::uint64_t read_at) {
  if (read_at != age_) return false;
  if (found_.contains(bearer.token.hash)) return true;
  if (found_.size() >= max_size_) {
    found_.erase(latest_.back().token.hash);
    latest_.pop_back();
  }
  latest_.push_front(std::move(bearer));
  found_.emplace(latest_.front().token.hash, latest_.begin());
  return true;
}

void BearerCache::forget(AccountId account) {
  ++age_;
  for (auto held = latest_.begin(); held != latest_.end();) {
    if (held->account.id != account) {
      ++held;
      continue;
    }
    found_.erase(held->token.hash);
    held = latest_.erase(held);
  }
}

void BearerCache::forget_all() {
  ++age_;
  found_.clear();
  latest_.clear();
}

void find_bearer(ApiContext& context, const std::string& token_hash,
                 std::function<void(ApiContext&, const Result<Bearer, Reply>&)> found) {
  if (const Bearer* const known = context.bearers.find(token_hash)) return found(context, Bearer(*known));
  const auto looked_up = std::make_shared<LookedUp>();
  context.services.store.read(
      [looked_up, token_hash](Reader& reader) { *looked_up = look_up_token(reader, token_hash); },
      context.later([looked_up, token_hash, found = std::move(found), read_at = context.bearers.age()](
                        ApiContext& held, std::optional<StoreFault> fault) mutable {
        if (fault) return found(held, refuse(*fault));
        if (!looked_up->account) return found(held, token_refusal("token_unknown"));
        looked_up->account->password.clear();
        const Bearer bearer{*looked_up->token, *looked_up->account};
        // Something has changed since the store was read: the result may be old.
        if (!held.bearers.put(bearer, read_at)) return find_bearer(held, token_hash, std::move(found));
        held.mutes.put(bearer.account.id, looked_up->muted);
        found(held, bearer);
      }));
}

Reply ban_refusal(const Account& account) {
  const JsonObject ban{arg("until_ms", account.banned_until_ms), arg("reason", account.ban_reason)};
  return refuse({"banned", "", ban}, ban);
}

std::optional<Reply> check_account(ApiContext& context, const Bearer& bearer) {
  const std::int64_t now = context.clock.now_ms();
  if (bearer.account.deleted) return token_refusal("account_deleted");
  if (bearer.token.revoked) return token_refusal("token_revoked");
  if (bearer.token.expires_ms != 0 && bearer.token.expires_ms <= now) return token_refusal("token_expired");
  if (bearer.account.banned_until_ms > now) return ban_refusal(bearer.account);
  return std::nullopt;
}

std::optional<Reply> check_scope(const Route& route, const Bearer& bearer) {
  const std::string_view scope = scope_of(route.needs);
  if (!scope.empty() && !has_scope(bearer.token.scopes, scope)) {
    std::vector<std::string_view> held;
    std::ranges::copy_if(kScopes, std::back_inserter(held),
                         [&](std::string_view each) { return has_scope(bearer.token.scopes, each); });
    return refuse({"scope_missing", "", {arg("scope", scope), arg("scopes", list_of(held))}});
  }
  if (!route.guests_too && bearer.account.kind == AccountKind::kGuest) {
    return refuse({"guests_unrated"});
  }
  return std::nullopt;
}

void admit(ApiContext& context, const Route& route, ApiRequest request) {
  if (request.call.token.empty()) {
    if (route.needs == Needs::kNothing) return go_on(context, route, std::move(request));
    return request.respond(token_refusal("token_needed"));
  }
  if (!is_secret(request.call.token)) return request.respond(token_refusal("not_a_token"));
  const std::string hash = hash_of_secret(request.call.token);
  request.call.token.clear();  // no handler needs the secret
  find_bearer(context, hash,
              [&route, request = std::move(request)](ApiContext& held, const Result<Bearer, Reply>& found) mutable {
                if (!found) return request.respond(found.refusal());
                const Bearer& bearer = found.value();
                if (auto refused = check_account(held, bearer)) return request.respond(std::move(*refused));
                if (auto refused = check_scope(route, bearer)) return request.respond(std::move(*refused));
                request.caller = bearer.caller();
                request.token = bearer.token;
                go_on(held, route, std::move(request));
              });
}

}  // namespace hammer::server
