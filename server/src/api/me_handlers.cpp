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
#include "match/room.h"

namespace hammer::server::handlers {
namespace {

struct AccountChange {  // empty: as it is
  AccountId account = 0;
  std::int64_t token = 0;  // that is not revoked
  std::string name = "", encoded = "";
};

std::optional<StoreFault> revoke_others(Writer& writer, AccountId account, std::int64_t kept) {
  for (const Token& token : writer.tokens_of(account)) {
    if (token.id == kept || token.revoked) continue;
    if (const auto fault = writer.revoke_token(account, token.id)) return fault;
  }
  return std::nullopt;
}

Changed apply_change(Writer& writer, const AccountChange& wish) {
  auto account = writer.account(wish.account);
  if (!account || account->deleted) return refuse({"account_gone"});
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

void carry_out(ApiContext& context, const ApiRequest& request, AccountChange wish) {
  wish.account = request.caller.account;
  wish.token = request.token.id;
  respond_after_write(
      context, request.respond, [wish](Writer& writer) { return apply_change(writer, wish); },
      [id = wish.account](ApiContext& held) { held.bearers.forget(id); });
}

// Calls `then` where the caller has no password, or has given the right one.
void with_current_password(ApiContext& context, const ApiRequest& request, const std::string& given,
                           std::function<void(ApiContext&, const Account&)> then) {
  const auto account = std::make_shared<std::optional<Account>>();
  context.services.store.read(
      [account, id = request.caller.account](Reader& reader) { *account = reader.account(id); },
      context.later(
          [account, request, given, then = std::move(then)](ApiContext& held, std::optional<StoreFault> fault) mutable {
            if (fault) return request.respond(refuse(*fault));
            if (!*account || (*account)->deleted) return request.respond(refuse({"account_gone"}));
            if ((*account)->password.empty()) return then(held, **account);
            if (given.empty()) {
              return request.respond(refuse({"password_needed", "current_password"}));
            }
            check_password(held, {(*account)->name, given, request.call.address}, request.respond,
                           [request, then = std::move(then)](ApiContext& after, const std::optional<Account>& right) {
                             if (right) return then(after, *right);
                             request.respond(refuse({"password_wrong", "current_password"}));
                           });
          }));
}

void change_password(ApiContext& context, const ApiRequest& request, const AccountChange& wish,
                     const std::string& password, const std::string& current) {
  with_current_password(context, request, current, [request, wish, password](ApiContext& held, const Account& account) {
    if (account.password.empty()) {
      return request.respond(refuse({"no_password_yet", "password"}));
    }
    encode_then(held, password, request.respond, [request, wish](ApiContext& after, const std::string& encoded) {
      AccountChange whole = wish;
      whole.encoded = encoded;
      carry_out(after, request, std::move(whole));
    });
  });
}

// With an id that cannot have been used before.
SentCommand concession() { return {make_secret().substr(4), {JsonObject{arg("cmd", "concede")}}}; }

// Whether trying again later can help.
bool is_temporary(const Refusal& refusal) {
  const int status = refuse(refusal).status;
  return status == 429 || status >= 500;
}

// One after the other. A match that cannot be left any more is skipped; one that cannot be left just now stops it.
void leave_matches(ApiContext& context, const Caller& caller, std::vector<MatchRow> matches,
                   std::function<void(ApiContext&, bool are_left)> done) {
  if (matches.empty()) return done(context, true);
  const MatchRow match = std::move(matches.back());
  matches.pop_back();
  const auto room = context.rooms.find(match.id);
  if (!room) return done(context, false);
  const bool is_waiting = match.phase == MatchPhase::kWaiting;
  const bool is_host = match.host == caller.account;
  RoomDone next = context.later(
      [caller, matches = std::move(matches), done = std::move(done)](ApiContext& held, const RoomResult& left) mutable {
        if (!left && is_temporary(left.refusal())) return done(held, false);
        leave_matches(held, caller, std::move(matches), std::move(done));
      });
  if (!is_waiting) return room.value()->play(caller.account, concession(), std::move(next));
  is_host ? room.value()->cancel(caller.account, std::move(next))
          : room.value()->stand_up(caller.account, std::move(next));
}

void forget(ApiContext& context, const ApiRequest& request) {
  const AccountId id = request.caller.account;
  respond_after_write(
      context, request.respond,
      [id](Writer& writer) -> Changed {
        if (const auto fault = writer.forget_account(id)) return *fault;
        return Reply{.status = 204};
      },
      [id](ApiContext& held) {
        held.bearers.forget(id);
        held.mutes.forget(id);
        held.open_streams.end(id, "signed-out");
        held.challenges.may_have_changed();
        held.services.log.say(Log::Level::kInfo, "account deleted", {{"account", id}});
      });
}

// Twice: matches that were begun meanwhile are left too.
void leave_and_forget(ApiContext& context, const ApiRequest& request, int rounds = 2) {
  const auto unfinished = std::make_shared<std::vector<MatchSummary>>();
  constexpr int kAll = 10'000;
  context.pairing.leave(request.caller.account);
  context.services.store.read(
      [unfinished, id = request.caller.account](Reader& reader) { *unfinished = reader.unfinished_of(id, kAll); },
      context.later([unfinished, request, rounds](ApiContext& held, std::optional<StoreFault> fault) {
        if (fault) return request.respond(refuse(*fault));
        if (unfinished->empty() || rounds == 0) return forget(held, request);
        std::vector<MatchRow> matches;
        for (const MatchSummary& summary : *unfinished) matches.push_back(summary.match);
        leave_matches(held, request.caller, std::move(matches), [request, rounds](ApiContext& after, bool are_left) {
          if (are_left) return leave_and_forget(after, request, rounds - 1);
          request.respond(refuse({"match_not_left"}));
        });
      }));
}

}  // namespace

void show_me(ApiContext& context, ApiRequest request) {
  respond_from_store(context, std::move(request.respond),
                     [id = request.caller.account, now = context.clock.now_ms()](Reader& reader) {
                       const auto account = reader.account(id);
                       if (!account) return refuse({"account_gone"});
                       Reply reply;
                       JsonWriter json(reply.body);
                       json.begin_object();
                       write_me(json, reader, *account, now);
                       json.end_object();
                       return reply;
                     });
}

void change_me(ApiContext& context, ApiRequest request) {
  static constexpr std::array<std::string_view, 3> kKnown{"name", "password", "current_password"};
  const RequestBody body(request.call.body, kKnown);
  const std::string* const name = body.fields().text("name", "name", false);
  const std::string* const password = body.fields().text("password", "password", false);
  const std::string* const current = body.fields().text("current_password", "current_password", false);
  if (auto refused = body.fault()) return request.respond(std::move(*refused));
  AccountChange wish;
  if (name != nullptr) {
    wish.name = tidy_name(*name);
    if (const auto refused = find_name_refusal(wish.name)) return request.respond(refuse(Refusal(*refused)));
  }
  if (password == nullptr) {
    if (name == nullptr) return request.respond(refuse({"nothing_to_change"}));
    return carry_out(context, request, std::move(wish));
  }
  if (const auto refused = find_password_refusal(*password)) {
    return request.respond(refuse(Refusal(*refused)));
  }
  change_password(context, request, wish, *password, current != nullptr ? *current : "");
}

void delete_me(ApiContext& context, ApiRequest request) {
  static constexpr std::array<std::string_view, 1> kKnown{"current_password"};
  const RequestBody body(request.call.body, kKnown);
  const std::string* const current = body.fields().text("current_password", "current_password", false);
  if (auto refused = body.fault()) return request.respond(std::move(*refused));
  with_current_password(context, request, current != nullptr ? *current : "",
                        [request](ApiContext& held, const Account&) { leave_and_forget(held, request); });
}

}  // namespace hammer::server::handlers
