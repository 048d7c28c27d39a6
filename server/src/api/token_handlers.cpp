#include <algorithm>
#include <charconv>
#include <utility>

#include "api/api_context.h"
#include "api/authentication.h"
#include "api/handlers.h"
#include "api/match_views.h"
#include "api/refusals.h"
#include "base/names.h"
#include "json/writer.h"

namespace hammer::server::handlers {
namespace {

constexpr std::size_t kMaxTokens = 100;
constexpr double kMaxDays = 3650;
constexpr std::int64_t kDayMs = 86'400'000;

std::string read_scopes(const Fields& fields) {
  const JsonArray* const given = fields.array("scopes", "scopes", true);
  if (given == nullptr) return "";
  std::string scopes;
  for (const JsonValue& each : *given) {
    const std::string* const scope = each.get<std::string>();
    if (scope == nullptr || std::ranges::find(kScopes, *scope) == kScopes.end()) {
      JsonObject arguments = shown(each);
      arguments.push_back(arg("form", "scopes"));
      fields.complain("scopes", "has_in_it", std::move(arguments));
      return "";
    }
    if (!has_scope(scopes, *scope)) scopes += (scopes.empty() ? "" : " ") + *scope;
  }
  if (scopes.empty()) fields.complain("scopes", "not_accepted", {arg("type", "empty"), arg("form", "scopes")});
  return scopes;
}

Changed add_token(Writer& writer, NewToken token, std::int64_t now_ms) {
  const std::vector<Token> tokens = writer.tokens_of(token.kept.account);
  const auto live = std::ranges::count_if(tokens, [&](const Token& each) { return is_live(each, now_ms); });
  if (static_cast<std::size_t>(live) >= kMaxTokens) {
    return refuse({"too_many_tokens", "", {arg("most", kMaxTokens)}});
  }
  if (const auto fault = writer.add_token(token.kept)) return *fault;
  const auto kept = writer.token_by_hash(token.kept.hash);
  if (!kept) return StoreFault::kBroken;
  Reply reply{.status = 201};
  JsonWriter json(reply.body);
  json.begin_object().field("token", token.secret);
  write_token_fields(json, *kept);
  json.end_object();
  return reply;
}

void revoke(ApiContext& context, Responder respond, AccountId account, std::int64_t token) {
  respond_after_write(
      context, std::move(respond),
      [account, token](Writer& writer) -> Changed {
        const std::vector<Token> tokens = writer.tokens_of(account);
        const bool is_own = std::ranges::any_of(tokens, [&](const Token& each) { return each.id == token; });
        if (!is_own) return refuse({"no_token", "id"});
        if (const auto fault = writer.revoke_token(account, token)) return *fault;
        return Reply{.status = 204};
      },
      [account](ApiContext& held) { held.bearers.forget(account); });
}

}  // namespace

void sign_out(ApiContext& context, ApiRequest request) {
  revoke(context, std::move(request.respond), request.caller.account, request.token.id);
}

void list_tokens(ApiContext& context, ApiRequest request) {
  respond_from_store(
      context, std::move(request.respond),
      [account = request.caller.account, current = request.token.id, now = context.clock.now_ms()](Reader& reader) {
        Reply reply;
        JsonWriter json(reply.body);
        json.begin_object().name("tokens");
        write_tokens(json, reader.tokens_of(account), now, current);
        json.end_object();
        return reply;
      });
}

void make_token(ApiContext& context, ApiRequest request) {
  static constexpr std::array<std::string_view, 3> kKnown{"label", "scopes", "expires_in_days"};
  const RequestBody body(request.call.body, kKnown);
  const std::string* const label = body.fields().text("label", "token_label", true);
  const std::string scopes = read_scopes(body.fields());
  const double days = body.fields().number({"expires_in_days", "", 1, kMaxDays, 0, true});
  if (auto refused = body.fault()) return request.respond(std::move(*refused));
  const std::string tidy = tidy_name(*label);
  if (const auto refused = find_name_refusal(tidy)) {
    return request.respond(refuse({"label_unfit", "label", {arg("why", *refused)}}));
  }
  const std::int64_t now = context.clock.now_ms();
  NewToken token = new_token(tidy, scopes, now, days > 0 ? now + static_cast<std::int64_t>(days) * kDayMs : 0);
  token.kept.account = request.caller.account;
  respond_after_write(context, std::move(request.respond),
                      [token = std::move(token), now](Writer& writer) { return add_token(writer, token, now); });
}

void revoke_token(ApiContext& context, ApiRequest request) {
  std::int64_t id = 0;
  const std::string& text = request.parameter(0);
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), id);
  if (fault != std::errc() || end != text.data() + text.size()) {
    return request.respond(refuse({"no_token", "id"}));
  }
  revoke(context, std::move(request.respond), request.caller.account, id);
}

}  // namespace hammer::server::handlers
