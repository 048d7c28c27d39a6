#include <algorithm>
#include <memory>
#include <utility>

#include "json/writer.h"
#include "match/body.h"
#include "session/calls.h"
#include "session/desk.h"
#include "session/match_views.h"
#include "session/name_taken.h"
#include "session/names.h"
#include "session/password_check.h"
#include "session/passwords.h"
#include "session/secrets.h"

namespace hammer::server::calls {
namespace {

struct Wish {  // how the account is to be; empty: as it is
  AccountId account = 0;
  std::int64_t token = 0;  // that stays
  std::string name = "", encoded = "";
};

std::optional<StoreFault> revoke_others(Writer& writer, AccountId account, std::int64_t kept) {
  for (const Token& token : writer.tokens_of(account)) {
    if (token.id == kept || token.revoked) continue;
    if (const auto fault = writer.revoke_token(account, token.id)) return fault;
  }
  return std::nullopt;
}

Changed fulfil(Writer& writer, const Wish& wish) {
  auto account = writer.account(wish.account);
  if (!account || account->deleted) return refusal(404, {"account_gone"});
  if (!wish.name.empty()) {
    if (auto taken = find_name_conflict(writer, wish.name, account->id)) return std::move(*taken);
    account->name = wish.name;
  }
  if (!wish.encoded.empty()) {
    account->password = wish.encoded;
    if (const auto fault = revoke_others(writer, account->id, wish.token)) return *fault;
  }
  if (const auto fault = writer.change_account(*account)) return *fault;
  Reply reply;
  JsonWriter json(reply.body);
  write_account(json, *account);
  return reply;
}

void carry_out(Desk& desk, const Asked& asked, Wish wish) {
  wish.account = asked.caller.account;
  wish.token = asked.token.id;
  change(
      desk, asked.answering, [wish](Writer& writer) { return fulfil(writer, wish); },
      [id = wish.account](Desk& held) { held.bearers.forget(id); });
}

// Goes on where the caller has no password, or has given the right one.
void with_current_password(Desk& desk, const Asked& asked, const std::string& given,
                           std::function<void(Desk&, const Account&)> then) {
  const auto account = std::make_shared<std::optional<Account>>();
  desk.parts.store.read(
      [account, id = asked.caller.account](Reader& reader) { *account = reader.account(id); },
      desk.later([account, asked, given, then = std::move(then)](Desk& held, std::optional<StoreFault> fault) mutable {
        if (fault) return asked.answering(reply_to(*fault));
        if (!*account || (*account)->deleted) return asked.answering(refusal(404, {"account_gone"}));
        if ((*account)->password.empty()) return then(held, **account);
        if (given.empty()) {
          return asked.answering(refusal(403, {"password_needed", "current_password"}));
        }
        check_password(held, {(*account)->name, given, asked.call.address}, asked.answering,
                       [asked, then = std::move(then)](Desk& desk_after, const std::optional<Account>& right) {
                         if (right) return then(desk_after, *right);
                         asked.answering(refusal(403, {"password_wrong", "current_password"}));
                       });
      }));
}

void change_password(Desk& desk, const Asked& asked, const Wish& wish, const std::string& password,
                     const std::string& current) {
  with_current_password(desk, asked, current, [asked, wish, password](Desk& held, const Account& account) {
    if (account.password.empty()) {
      return asked.answering(refusal(409, {"no_password_yet", "password"}));
    }
    encode_then(held, password, asked.answering, [asked, wish](Desk& after, const std::string& encoded) {
      Wish whole = wish;
      whole.encoded = encoded;
      carry_out(after, asked, std::move(whole));
    });
  });
}

// Of an id that nobody can have taken before.
std::string concession() {
  std::string body;
  JsonWriter(body).begin_object().field("shot_id", make_secret().substr(4)).field("cmd", "concede").end_object();
  return body;
}

// One after the other: what is left of the list goes with the call. A match that cannot be left any more does not keep
// anybody from going; one that cannot be left just now does.
void leave_matches(Desk& desk, const Caller& caller, std::vector<MatchRow> matches,
                   std::function<void(Desk&, bool are_left)> done) {
  if (matches.empty()) return done(desk, true);
  const MatchRow match = std::move(matches.back());
  matches.pop_back();
  Answering next = desk.later(
      [caller, matches = std::move(matches), done = std::move(done)](Desk& held, const Reply& reply) mutable {
        if (reply.status == 429 || reply.status >= 500) return done(held, false);
        leave_matches(held, caller, std::move(matches), std::move(done));
      });
  if (match.phase != MatchPhase::kWaiting) {
    return desk.rooms.command(caller, match.id, concession(), std::move(next));
  }
  if (match.host == caller.account) return desk.rooms.cancel(caller, match.id, std::move(next));
  desk.rooms.stand_up(caller, match.id, std::move(next));
}

void forget(Desk& desk, const Asked& asked) {
  const AccountId id = asked.caller.account;
  change(
      desk, asked.answering,
      [id](Writer& writer) -> Changed {
        if (const auto fault = writer.forget_account(id)) return *fault;
        return Reply{.status = 204};
      },
      [id](Desk& held) {
        held.bearers.forget(id);
        held.mutes.forget(id);
        held.held_streams.end(id, "signed-out");
        held.challenges.may_have_changed();
        held.parts.log.say(Log::Level::kInfo, "account deleted", {{"account", id}});
      });
}

// Once more round: what was begun meanwhile is left too.
void leave_and_forget(Desk& desk, const Asked& asked, int rounds = 2) {
  const auto unfinished = std::make_shared<std::vector<MatchSummary>>();
  constexpr int kAll = 10'000;
  desk.pairing.leave(asked.caller.account);
  desk.parts.store.read(
      [unfinished, id = asked.caller.account](Reader& reader) { *unfinished = reader.unfinished_of(id, kAll); },
      desk.later([unfinished, asked, rounds](Desk& held, std::optional<StoreFault> fault) {
        if (fault) return asked.answering(reply_to(*fault));
        if (unfinished->empty() || rounds == 0) return forget(held, asked);
        std::vector<MatchRow> matches;
        for (const MatchSummary& summary : *unfinished) matches.push_back(summary.match);
        leave_matches(held, asked.caller, std::move(matches), [asked, rounds](Desk& after, bool are_left) {
          if (are_left) return leave_and_forget(after, asked, rounds - 1);
          asked.answering(try_again(503, {"match_not_left"}, 2));
        });
      }));
}

}  // namespace

void show_me(Desk& desk, Asked asked) {
  look_up(desk, std::move(asked.answering), [id = asked.caller.account](Reader& reader) {
    const auto account = reader.account(id);
    if (!account) return refusal(404, {"account_gone"});
    Reply reply;
    JsonWriter json(reply.body);
    json.begin_object();
    write_me(json, reader, *account);
    json.end_object();
    return reply;
  });
}

void change_me(Desk& desk, Asked asked) {
  static constexpr std::array<std::string_view, 3> kKnown{"name", "password", "current_password"};
  const Body body(asked.call.body, kKnown);
  const std::string* const name = body.fields().text("name", "name", false);
  const std::string* const password = body.fields().text("password", "password", false);
  const std::string* const current = body.fields().text("current_password", "current_password", false);
  if (auto refused = body.fault()) return asked.answering(std::move(*refused));
  Wish wish;
  if (name != nullptr) {
    wish.name = tidy_name(*name);
    if (const auto refused = find_name_refusal(wish.name)) return asked.answering(refusal(400, *refused));
  }
  if (password == nullptr) {
    if (name == nullptr) return asked.answering(refusal(400, {"nothing_to_change"}));
    return carry_out(desk, asked, std::move(wish));
  }
  if (const auto refused = find_password_refusal(*password)) {
    return asked.answering(refusal(400, *refused));
  }
  change_password(desk, asked, wish, *password, current != nullptr ? *current : "");
}

void delete_me(Desk& desk, Asked asked) {
  static constexpr std::array<std::string_view, 1> kKnown{"current_password"};
  const Body body(asked.call.body, kKnown);
  const std::string* const current = body.fields().text("current_password", "current_password", false);
  if (auto refused = body.fault()) return asked.answering(std::move(*refused));
  with_current_password(desk, asked, current != nullptr ? *current : "",
                        [asked](Desk& held, const Account&) { leave_and_forget(held, asked); });
}

}  // namespace hammer::server::calls
