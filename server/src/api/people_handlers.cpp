#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <optional>
#include <utility>

#include "api/api_context.h"
#include "api/handlers.h"
#include "api/match_views.h"
#include "api/refusals.h"
#include "hammer/game.h"
#include "lobby/conduct.h"
#include "match/rated_result.h"

namespace hammer::server::handlers {
namespace {

constexpr int kMaxHistory = 100;
constexpr int kMaxRatingSteps = 1000;
constexpr int kMaxLeaders = 100;
constexpr std::array kLeaderKinds{AccountKind::kPerson, AccountKind::kBot};

Reply nobody_called(const std::string& name, std::string_view field = "name") {
  return refuse({"nobody_called", std::string(field), {arg("name", name)}});
}
Reply no_game_called(const std::string& key) { return refuse({"no_game", "game", {arg("game", key)}}); }

std::optional<Account> person_named(Reader& reader, const std::string& name) {
  auto account = reader.account_named(name);
  if (account && account->deleted) account.reset();
  return account;
}

// Responds with `show` of the account with that name.
void look_up_person(ApiContext& context, ApiRequest request, std::function<Reply(Reader&, const Account&)> show) {
  respond_from_store(context, std::move(request.respond),
                     [name = request.parameter(0), show = std::move(show)](Reader& reader) {
                       const auto account = person_named(reader, name);
                       return account ? show(reader, *account) : nobody_called(name);
                     });
}

// Returns nullopt unless it is a whole number from `low` to `high`.
std::optional<std::int64_t> whole_number(const std::string& text, std::int64_t low, std::int64_t high) {
  std::int64_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size() || number < low || number > high) return std::nullopt;
  return number;
}

std::optional<std::int64_t> query_number(const ApiRequest& request, const std::string& name, std::int64_t fallback,
                                         std::int64_t most) {
  const auto found = request.query.find(name);
  return found == request.query.end() ? fallback : whole_number(found->second, 1, most);
}

// Of people where none is named. Returns nullopt if it is neither of the two that are rated.
std::optional<AccountKind> query_kind(const ApiRequest& request) {
  const auto found = request.query.find("kind");
  if (found == request.query.end()) return AccountKind::kPerson;
  const auto kind =
      std::ranges::find(kLeaderKinds, std::string_view(found->second), [](AccountKind each) { return name_of(each); });
  return kind == kLeaderKinds.end() ? std::nullopt : std::optional(*kind);
}

Reply refuse_kind(const ApiRequest& request) {
  std::array<std::string_view, kLeaderKinds.size()> names;
  std::ranges::transform(kLeaderKinds, names.begin(), [](AccountKind kind) { return name_of(kind); });
  return refuse({"not_accepted", "kind", {arg("value", request.query.at("kind")), arg("names", list_of(names))}});
}

Reply leaderboard(Reader& reader, const std::string& game, AccountKind kind, std::int64_t now_ms) {
  Reply reply;
  JsonWriter json(reply.body);
  json.begin_object().field("game", game).name("people").begin_array();
  const auto is_listed = [now_ms](const RatingRow& row) { return !is_provisional(row, now_ms); };
  for (const Ranked& ranked : reader.leaders(game, kind, kEstablished, is_listed, kMaxLeaders)) {
    const RatingRow& row = ranked.rating;
    const Rating now = rating_now(row, now_ms);
    json.begin_object()
        .field("name", ranked.name)
        .field("kind", name_of(ranked.kind))
        .field("rating", now.rating)
        .field("deviation", now.deviation)
        .field("games", row.games)
        .end_object();
  }
  json.end_array().end_object();
  return reply;
}

}  // namespace

void show_person(ApiContext& context, ApiRequest request) {
  const std::int64_t now = context.clock.now_ms();
  look_up_person(context, std::move(request), [now](Reader& reader, const Account& account) {
    Reply reply;
    JsonWriter json(reply.body);
    json.begin_object()
        .field("name", account.name)
        .field("kind", name_of(account.kind))
        .field("created_ms", account.created_ms)
        .name("ratings");
    write_ratings(json, reader.ratings(account.id), now);
    json.end_object();
    return reply;
  });
}

void show_matches_of(ApiContext& context, ApiRequest request) {
  const auto before = query_number(request, "before", 0, std::int64_t{1} << 53);
  const auto most = query_number(request, "most", 20, kMaxHistory);
  if (!before) return request.respond(refuse({"not_a_time", "before"}));
  if (!most) return request.respond(refuse({"not_a_count", "most", {arg("low", 1), arg("high", kMaxHistory)}}));
  const std::int64_t now = context.clock.now_ms();
  look_up_person(context, std::move(request), [before, most, now](Reader& reader, const Account& account) {
    Reply reply;
    JsonWriter json(reply.body);
    json.begin_object().name("matches");
    write_matches(json, reader, reader.history_of(account.id, *before, static_cast<int>(*most)), now);
    json.end_object();
    return reply;
  });
}

void show_ratings_of(ApiContext& context, ApiRequest request) {
  const std::string game = request.parameter(1);
  if (find_game(game) == nullptr) return request.respond(no_game_called(game));
  look_up_person(context, std::move(request), [game](Reader& reader, const Account& account) {
    Reply reply;
    JsonWriter json(reply.body);
    json.begin_object().field("game", game).name("ratings").begin_array();
    for (const RatingStep& step : reader.rating_history(account.id, game, kMaxRatingSteps)) {
      json.begin_object()
          .field("match", step.match)
          .field("at_ms", step.at_ms)
          .field("rating", step.rating)
          .field("deviation", step.deviation)
          .end_object();
    }
    json.end_array().end_object();
    return reply;
  });
}

void show_head_to_head(ApiContext& context, ApiRequest request) {
  const std::string other_name = request.parameter(1);
  look_up_person(context, std::move(request), [other_name](Reader& reader, const Account& one) {
    const auto other = person_named(reader, other_name);
    if (!other) return nobody_called(other_name);
    Reply reply;
    JsonWriter json(reply.body);
    json.begin_object().field("name", one.name).field("other", other->name).name("games").begin_array();
    for (const HeadToHead& each : reader.head_to_head(one.id, other->id)) {
      json.begin_object().field("game", each.game).field("won", each.won).field("lost", each.lost).end_object();
    }
    json.end_array().end_object();
    return reply;
  });
}

void show_leaders(ApiContext& context, ApiRequest request) {
  const std::string game = request.parameter(0);
  if (find_game(game) == nullptr) return request.respond(no_game_called(game));
  const auto kind = query_kind(request);
  if (!kind) return request.respond(refuse_kind(request));
  respond_from_store(context, std::move(request.respond),
                     [game, kind = *kind, now = context.clock.now_ms()](Reader& reader) {
                       return leaderboard(reader, game, kind, now);
                     });
}

namespace {

void set_muted(ApiContext& context, ApiRequest request, const std::string& name, bool is_muted) {
  const AccountId self = request.caller.account;
  const auto other = std::make_shared<AccountId>(0);
  respond_after_write(
      context, std::move(request.respond),
      [self, name, is_muted, other](Writer& writer) -> Changed {
        const auto found = person_named(writer, name);
        if (!found) return nobody_called(name);
        if (found->id == self) return refuse({"own_name", "name"});
        *other = found->id;
        if (const auto fault = writer.set_muted(self, found->id, is_muted)) return *fault;
        return Reply{.status = 204};
      },
      [self, is_muted, other](ApiContext& held) { held.mutes.set(self, *other, is_muted); });
}

}  // namespace

void mute(ApiContext& context, ApiRequest request) {
  static constexpr std::array<std::string_view, 1> kKnown{"name"};
  const RequestBody body(request.call.body, kKnown);
  const std::string* const name = body.fields().text("name", "person", true);
  if (auto refused = body.fault()) return request.respond(std::move(*refused));
  const std::string wanted = *name;
  set_muted(context, std::move(request), wanted, true);
}

void unmute(ApiContext& context, ApiRequest request) {
  const std::string wanted = request.parameter(0);
  set_muted(context, std::move(request), wanted, false);
}

void report(ApiContext& context, ApiRequest request) {
  static constexpr std::array<std::string_view, 3> kKnown{"about", "match", "reason"};
  const RequestBody body(request.call.body, kKnown);
  const std::string* const about = body.fields().text("about", "person", true);
  const std::string* const match = body.fields().text("match", "match_id", false);
  const int reason = body.fields().choice("reason", kReportReasons, true);
  if (auto refused = body.fault()) return request.respond(std::move(*refused));
  Report made{.by = request.caller.account,
              .match = match != nullptr ? *match : "",
              .reason = std::string(kReportReasons[static_cast<std::size_t>(reason)]),
              .at_ms = context.clock.now_ms()};
  context.services.log.say(Log::Level::kInfo, "report",
                           {{"by", request.caller.account}, {"reason", std::string_view(made.reason)}});
  respond_after_write(context, std::move(request.respond),
                      [made = std::move(made), name = *about](Writer& writer) mutable -> Changed {
                        const auto found = person_named(writer, name);
                        if (!found) return nobody_called(name, "about");
                        if (found->id == made.by) return refuse({"own_name", "about"});
                        if (!made.match.empty() && !writer.match(made.match)) return refuse({"no_match", "match"});
                        made.about = found->id;
                        if (const auto fault = writer.add_report(made)) return *fault;
                        return Reply{.status = 204};
                      });
}

}  // namespace hammer::server::handlers
