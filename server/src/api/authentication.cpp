#include "api/authentication.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "api/api_context.h"
#include "api/refusals.h"
#include "api/scopes.h"
#include "api/tokens.h"
#include "base/network.h"
#include "json/fields.h"

namespace hammer::server {
namespace {

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
    const bool is_counted = !is_this_machine(request.call.address);
    const StreamOwner owner{request.caller.account, request.token.hash,
                            is_counted ? network_of(request.call.address) : ""};
    if (auto refused = context.open_streams.admit(owner, request.respond)) return request.respond(refuse(*refused));
  }
  route.handle(context, std::move(request));
}

}  // namespace

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
        // Something was changed while the store was request: what it said may be old.
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
  request.call.token.clear();  // nothing behind this needs the secret
  find_bearer(context, hash,
              [&route, request = std::move(request)](ApiContext& held, const Result<Bearer, Reply>& found) mutable {
                if (!found) return request.respond(found.refusal());
                const Bearer& bearer = found.value();
                if (auto bar = check_account(held, bearer)) return request.respond(std::move(*bar));
                if (auto lack = check_scope(route, bearer)) return request.respond(std::move(*lack));
                request.caller = bearer.caller();
                request.token = bearer.token;
                go_on(held, route, std::move(request));
              });
}

}  // namespace hammer::server
