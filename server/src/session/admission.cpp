#include "session/admission.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "json/fields.h"
#include "session/desk.h"
#include "session/scopes.h"
#include "session/secrets.h"

namespace hammer::server {
namespace {

struct LookedUp {
  std::optional<Token> token;
  std::optional<Account> account;
  std::vector<AccountId> muted;
};

Reply token_refusal(std::string_view code) {
  Reply reply = refusal(401, {code});
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

void go_on(Desk& desk, const Route& route, Asked asked) {
  const int wait = desk.limits.take(route.pace, asked.caller.account, asked.call.address);
  if (wait > 0) return asked.answering(too_often("too_many_calls", wait));
  if (route.media == Media::kLines) {
    if (auto refused = desk.open_streams.find_refusal(asked)) return asked.answering(std::move(*refused));
  }
  route.handle(desk, std::move(asked));
}

}  // namespace

void find_bearer(Desk& desk, const std::string& token_hash,
                 std::function<void(Desk&, const Result<Bearer, Reply>&)> found) {
  if (const Bearer* const known = desk.bearers.find(token_hash)) return found(desk, Bearer(*known));
  const auto looked_up = std::make_shared<LookedUp>();
  desk.parts.store.read([looked_up, token_hash](Reader& reader) { *looked_up = look_up_token(reader, token_hash); },
                        desk.later([looked_up, token_hash, found = std::move(found), asked_at = desk.bearers.age()](
                                       Desk& held, std::optional<StoreFault> fault) mutable {
                          if (fault) return found(held, reply_to(*fault));
                          if (!looked_up->account) return found(held, token_refusal("token_unknown"));
                          looked_up->account->password.clear();
                          const Bearer bearer{*looked_up->token, *looked_up->account};
                          // Something was changed while the store was asked: what it said may be old.
                          if (!held.bearers.put(bearer, asked_at))
                            return find_bearer(held, token_hash, std::move(found));
                          held.mutes.put(bearer.account.id, looked_up->muted);
                          found(held, bearer);
                        }));
}

Reply ban_refusal(const Account& account) {
  const JsonObject ban{arg("until_ms", account.banned_until_ms), arg("reason", account.ban_reason)};
  return refusal(403, {"banned", "", ban}, ban);
}

std::optional<Reply> check_account(Desk& desk, const Bearer& bearer) {
  const std::int64_t now = desk.clock.now_ms();
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
    return refusal(403, {"scope_missing", "", {arg("scope", scope), arg("scopes", list_of(held))}});
  }
  if (!route.guests_too && bearer.account.kind == AccountKind::kGuest) {
    return refusal(403, {"guests_unrated"});
  }
  return std::nullopt;
}

void admit(Desk& desk, const Route& route, Asked asked) {
  if (asked.call.token.empty()) {
    if (route.needs == Needs::kNothing) return go_on(desk, route, std::move(asked));
    return asked.answering(token_refusal("token_needed"));
  }
  if (!is_secret(asked.call.token)) return asked.answering(token_refusal("not_a_token"));
  const std::string hash = hash_of_secret(asked.call.token);
  asked.call.token.clear();  // nothing behind this needs the secret
  find_bearer(desk, hash, [&route, asked = std::move(asked)](Desk& held, const Result<Bearer, Reply>& found) mutable {
    if (!found) return asked.answering(found.refusal());
    const Bearer& bearer = found.value();
    if (auto bar = check_account(held, bearer)) return asked.answering(std::move(*bar));
    if (auto lack = check_scope(route, bearer)) return asked.answering(std::move(*lack));
    asked.caller = bearer.caller();
    asked.token = bearer.token;
    go_on(held, route, std::move(asked));
  });
}

}  // namespace hammer::server
