// How one comes to be somebody: as a guest, with a password, and from the one to the other.
#include <algorithm>
#include <memory>
#include <utility>

#include "json/writer.h"
#include "match/body.h"
#include "session/admission.h"
#include "session/calls.h"
#include "session/desk.h"
#include "session/match_views.h"
#include "session/name_taken.h"
#include "session/names.h"
#include "session/new_token.h"
#include "session/password_check.h"
#include "store/name_key.h"

namespace hammer::server::calls {
namespace {

constexpr std::size_t kMaxSessions = 50;

Reply entrance(const NewToken& token, const Account& account) {
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
  return entrance(token, account);
}

// Who signs in again and again does not fill the store with tokens that still hold.
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

void begin_session(Desk& desk, Asked asked, const Account& account) {
  if (account.banned_until_ms > desk.clock.now_ms()) return asked.answering(ban_refusal(account));
  const std::int64_t now = desk.clock.now_ms();
  NewToken token = session_token(now);
  token.kept.account = account.id;
  change(
      desk, std::move(asked.answering),
      [token = std::move(token), account, now](Writer& writer) -> Changed {
        if (const auto fault = revoke_oldest_session(writer, account.id, now)) return *fault;
        if (const auto fault = writer.add_token(token.kept)) return *fault;
        return entrance(token, account);
      },
      [id = account.id](Desk& held) {
        held.bearers.forget(id);
        held.parts.log.say(Log::Level::kInfo, "signed in", {{"account", id}});
      });
}

// The same whether the name or the password is wrong: names are not told to who guesses.
Reply wrong_entry() { return refusal(401, {"wrong_name_or_password"}); }

// Longer than any that there could be: nothing of it is remembered.
bool is_too_long_for_a_name(const std::string& name) {
  constexpr std::size_t kMaxBytes = 128;
  const auto characters = std::ranges::count_if(name, [](char c) { return (c & 0xc0) != 0x80; });
  return name.size() > kMaxBytes || static_cast<std::size_t>(characters) > kMaxNameCharacters;
}

Changed make_person(Writer& writer, AccountId id, const std::string& name, const std::string& encoded) {
  auto account = writer.account(id);
  if (!account || account->deleted) return refusal(404, {"account_gone"});
  if (!account->password.empty()) return refusal(409, {"has_password"});
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

void make_guest(Desk& desk, Asked asked) {
  static constexpr std::array<std::string_view, 2> kKnown{"name", "bot"};
  const Body body(asked.call.body, kKnown);
  const std::string* const given = body.fields().text("name", "name", true);
  const bool is_bot = body.fields().boolean("bot", false);
  if (auto refused = body.fault()) return asked.answering(std::move(*refused));
  const std::string name = tidy_name(*given);
  if (const auto refused = find_name_refusal(name)) return asked.answering(refusal(400, *refused));
  const std::int64_t now = desk.clock.now_ms();
  Account account{.name = name, .kind = is_bot ? AccountKind::kBot : AccountKind::kGuest, .created_ms = now};
  change(desk, std::move(asked.answering), [account = std::move(account), token = guest_token(now)](Writer& writer) {
    return add_guest(writer, account, token);
  });
}

void sign_in(Desk& desk, Asked asked) {
  static constexpr std::array<std::string_view, 2> kKnown{"name", "password"};
  const Body body(asked.call.body, kKnown);
  const std::string* const name = body.fields().text("name", "name", true);
  const std::string* const password = body.fields().text("password", "password", true);
  if (auto refused = body.fault()) return asked.answering(std::move(*refused));
  if (is_too_long_for_a_name(*name)) return asked.answering(wrong_entry());
  check_password(desk, {.name = *name, .password = *password, .address = asked.call.address}, asked.answering,
                 [asked](Desk& held, const std::optional<Account>& account) {
                   if (account) return begin_session(held, asked, *account);
                   asked.answering(wrong_entry());
                 });
}

void claim_account(Desk& desk, Asked asked) {
  static constexpr std::array<std::string_view, 2> kKnown{"password", "name"};
  const Body body(asked.call.body, kKnown);
  const std::string* const given = body.fields().text("password", "password", true);
  const std::string* const new_name = body.fields().text("name", "name", false);
  if (auto refused = body.fault()) return asked.answering(std::move(*refused));
  if (auto refused = find_password_refusal(*given)) return asked.answering(refusal(400, *refused));
  const std::string name = new_name != nullptr ? tidy_name(*new_name) : "";
  if (new_name != nullptr) {
    if (const auto refused = find_name_refusal(name)) return asked.answering(refusal(400, *refused));
  }
  encode_then(desk, *given, asked.answering, [asked, name](Desk& held, const std::string& encoded) {
    const AccountId id = asked.caller.account;
    change(
        held, asked.answering, [id, name, encoded](Writer& writer) { return make_person(writer, id, name, encoded); },
        [id](Desk& after) {
          after.bearers.forget(id);
          after.parts.log.say(Log::Level::kInfo, "account claimed", {{"account", id}});
        });
  });
}

}  // namespace hammer::server::calls
