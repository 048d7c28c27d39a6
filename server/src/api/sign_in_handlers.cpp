// Becoming a guest, signing in, and giving a guest a password.
#include <algorithm>
#include <memory>
#include <utility>

#include "api/api_context.h"
#include "api/authentication.h"
#include "api/handlers.h"
#include "api/match_views.h"
#include "api/passwords.h"
#include "api/refusals.h"
#include "base/names.h"
#include "json/writer.h"

namespace hammer::server::handlers {
namespace {

constexpr std::size_t kMaxSessions = 50;

Reply session_reply(const NewToken& token, const Account& account) {
  Reply reply{.status = 201};
  JsonWriter json(reply.body);
  json.begin_object().field("token", token.secret).name("account");
  write_account(json, account);
  json.end_object();
  return reply;
}

Changed add_guest(Writer& writer, Account account, NewToken token) {
  if (auto taken = find_name_conflict(writer, account.name, 0)) return std::move(*taken);
  const auto id = writer.add_account(account);
  if (!id) return id.refusal();
  account.id = token.kept.account = id.value();
  if (const auto fault = writer.add_token(token.kept)) return *fault;
  return session_reply(token, account);
}

// Signing in again and again does not fill the store with valid tokens.
std::optional<StoreFault> revoke_oldest_session(Writer& writer, AccountId account, std::int64_t now_ms) {
  const Token* oldest = nullptr;
  std::size_t live = 0;
  const std::vector<Token> tokens = writer.tokens_of(account);
  for (const Token& token : tokens) {
    if (token.label != "session" || !is_live(token, now_ms)) continue;
    ++live;
    if (oldest == nullptr || token.created_ms < oldest->created_ms) oldest = &token;
  }
  return live < kMaxSessions ? std::nullopt : writer.revoke_token(account, oldest->id);
}

void begin_session(ApiContext& context, ApiRequest request, const Account& account) {
  if (account.banned_until_ms > context.clock.now_ms()) return request.respond(ban_refusal(account));
  const std::int64_t now = context.clock.now_ms();
  NewToken token = session_token(now);
  token.kept.account = account.id;
  respond_after_write(
      context, std::move(request.respond),
      [token = std::move(token), account, now](Writer& writer) -> Changed {
        if (const auto fault = revoke_oldest_session(writer, account.id, now)) return *fault;
        if (const auto fault = writer.add_token(token.kept)) return *fault;
        return session_reply(token, account);
      },
      [id = account.id](ApiContext& held) {
        held.bearers.forget(id);
        held.services.log.say(Log::Level::kInfo, "signed in", {{"account", id}});
      });
}

// The same whether the name or the password is wrong, so that names cannot be guessed.
Reply wrong_credentials() { return refuse({"wrong_name_or_password"}); }

// Longer than any name can be: nothing of it is kept.
bool is_too_long_for_a_name(const std::string& name) {
  constexpr std::size_t kMaxBytes = 128;
  const auto characters = std::ranges::count_if(name, [](char c) { return (c & 0xc0) != 0x80; });
  return name.size() > kMaxBytes || static_cast<std::size_t>(characters) > kMaxNameCharacters;
}

Changed make_person(Writer& writer, AccountId id, const std::string& name, const std::string& encoded) {
  auto account = writer.account(id);
  if (!account || account->deleted) return refuse({"account_gone"});
  if (!account->password.empty()) return refuse({"has_password"});
  if (!name.empty()) {
    if (auto taken = find_name_conflict(writer, name, id)) return std::move(*taken);
    account->name = name;
  }
  account->password = encoded;
  if (account->kind == AccountKind::kGuest) account->kind = AccountKind::kPerson;
  if (const auto fault = writer.change_account(*account)) return *fault;
  Reply reply;
  JsonWriter json(reply.body);
  write_account(json, *account);
  return reply;
}

}  // namespace

void make_guest(ApiContext& context, ApiRequest request) {
  static constexpr std::array<std::string_view, 2> kKnown{"name", "bot"};
  const RequestBody body(request.call.body, kKnown);
  const std::string* const given = body.fields().text("name", "name", true);
  const bool is_bot = body.fields().boolean("bot", false);
  if (auto refused = body.fault()) return request.respond(std::move(*refused));
  const std::string name = tidy_name(*given);
  if (const auto refused = find_name_refusal(name)) return request.respond(refuse(Refusal(*refused)));
  const std::int64_t now = context.clock.now_ms();
  Account account{.name = name, .kind = is_bot ? AccountKind::kBot : AccountKind::kGuest, .created_ms = now};
  respond_after_write(context, std::move(request.respond),
                      [account = std::move(account), token = guest_token(now)](Writer& writer) {
                        return add_guest(writer, account, token);
                      });
}

void sign_in(ApiContext& context, ApiRequest request) {
  static constexpr std::array<std::string_view, 2> kKnown{"name", "password"};
  const RequestBody body(request.call.body, kKnown);
  const std::string* const name = body.fields().text("name", "name", true);
  const std::string* const password = body.fields().text("password", "password", true);
  if (auto refused = body.fault()) return request.respond(std::move(*refused));
  if (is_too_long_for_a_name(*name)) return request.respond(wrong_credentials());
  check_password(context, {.name = *name, .password = *password, .address = request.call.address}, request.respond,
                 [request](ApiContext& held, const std::optional<Account>& account) {
                   if (account) return begin_session(held, request, *account);
                   request.respond(wrong_credentials());
                 });
}

void claim_account(ApiContext& context, ApiRequest request) {
  static constexpr std::array<std::string_view, 2> kKnown{"password", "name"};
  const RequestBody body(request.call.body, kKnown);
  const std::string* const given = body.fields().text("password", "password", true);
  const std::string* const new_name = body.fields().text("name", "name", false);
  if (auto refused = body.fault()) return request.respond(std::move(*refused));
  if (auto refused = find_password_refusal(*given)) return request.respond(refuse(Refusal(*refused)));
  const std::string name = new_name != nullptr ? tidy_name(*new_name) : "";
  if (new_name != nullptr) {
    if (const auto refused = find_name_refusal(name)) return request.respond(refuse(Refusal(*refused)));
  }
  encode_then(context, *given, request.respond, [request, name](ApiContext& held, const std::string& encoded) {
    const AccountId id = request.caller.account;
    respond_after_write(
        held, request.respond, [id, name, encoded](Writer& writer) { return make_person(writer, id, name, encoded); },
        [id](ApiContext& after) {
          after.bearers.forget(id);
          after.services.log.say(Log::Level::kInfo, "account claimed", {{"account", id}});
        });
  });
}

}  // namespace hammer::server::handlers
