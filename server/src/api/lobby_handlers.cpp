#include <memory>
#include <utility>

#include "api/api_context.h"
#include "api/handlers.h"
#include "api/match_limits.h"
#include "api/match_views.h"
#include "api/openapi.h"
#include "api/refusals.h"
#include "hammer/game.h"
#include "lobby/conduct.h"
#include "match/glicko2.h"
#include "match/phrases.h"
#include "match/plan.h"
#include "match/rated_result.h"

namespace hammer::server::handlers {
namespace {

template <class Codes>
void write_codes(JsonWriter& json, const Codes& codes) {
  json.begin_array();
  for (const auto& code : codes) json.value(std::string_view(code));
  json.end_array();
}

void write_rated(JsonWriter& json) {
  json.begin_object();
  for (const Game* const game : games()) {
    if (const auto setup = rated_setup(*game)) {
      write_stored(json.name(game->key).begin_object().name("setup"), *setup);
      json.end_object();
    }
  }
  json.end_object();
}

void show_list(ApiContext& context, ApiRequest request, std::vector<MatchSummary> (Reader::*list)(int)) {
  respond_from_store(context, std::move(request.respond), [list, now = context.clock.now_ms()](Reader& reader) {
    Reply reply;
    JsonWriter json(reply.body);
    json.begin_object().name("matches");
    write_matches(json, reader, (reader.*list)(kMaxListed), now);
    json.end_object();
    return reply;
  });
}

void join_queue(ApiContext& context, ApiRequest request, const std::string& game, double rating) {
  if (!context.person_streams.has(request.caller.account)) {
    return request.respond(refuse({"stream_needed"}));
  }
  if (!context.pairing.join(request.caller, game, rating)) {
    return request.respond(too_often("too_many_waiting", 10));
  }
  Reply reply{.status = 202};
  JsonWriter(reply.body)
      .begin_object()
      .field("game", game)
      .field("waiting", context.pairing.waiting(game))
      .end_object();
  request.respond(std::move(reply));
}

// The first lines of a person's stream.
struct FirstLines {
  std::string me, challenges;
};

FirstLines read_first_lines(Reader& reader, AccountId account, std::int64_t now_ms) {
  FirstLines first;
  JsonWriter json(first.me);
  json.begin_object().field("type", "me");
  if (const auto found = reader.account(account)) write_me(json, reader, *found, now_ms);
  json.end_object();
  first.challenges = challenges_line(reader, now_ms);
  return first;
}

}  // namespace

void show_document(ApiContext& context, ApiRequest request) {
  request.respond({.body = openapi_document(context.info.version)});
}

void show_info(ApiContext& context, ApiRequest request) {
  Reply reply;
  JsonWriter json(reply.body);
  json.begin_object().field("name", "Hammer").field("version", context.info.version).name("phrases");
  write_codes(json, kPhrases);
  write_codes(json.name("reasons"), kReportReasons);
  write_rated(json.name("rated"));
  write_codes(json.name("elsewhere"), context.info.elsewhere ? context.info.elsewhere() : std::vector<std::string>{});
  json.field("now_ms", context.clock.now_ms()).end_object();
  request.respond(std::move(reply));
}

void show_challenges(ApiContext& context, ApiRequest request) {
  show_list(context, std::move(request), &Reader::listed_waiting);
}
void show_live(ApiContext& context, ApiRequest request) { show_list(context, std::move(request), &Reader::live); }

void seek_pair(ApiContext& context, ApiRequest request) {
  static constexpr std::array<std::string_view, 1> kKnown{"game"};
  const RequestBody body(request.call.body, kKnown);
  const std::string* const key = body.fields().text("game", "game_key", true);
  if (auto refused = body.fault()) return request.respond(std::move(*refused));
  const Game* const game = find_game(*key);
  if (game == nullptr || !rated_request(*game)) {
    return request.respond(refuse({"game_unrated", "game", {arg("game", *key)}}));
  }
  const AccountId account = request.caller.account;
  const auto rating = std::make_shared<double>(Rating{}.rating);
  const auto refused = std::make_shared<std::optional<Refusal>>();
  context.services.store.read(
      [rating, refused, account, wanted = *key, now_ms = context.clock.now_ms()](Reader& reader) {
        if (const auto row = reader.rating(account, wanted)) *rating = row->rating;
        *refused = find_too_many(reader, account, NewMatch::kJoined);
        const auto pause = pause_of(reader, account, now_ms);
        if (!*refused && pause) *refused = left_early(*pause);
      },
      context.later([rating, refused, request = std::move(request), wanted = *key](
                        ApiContext& held, std::optional<StoreFault> fault) mutable {
        if (fault) return request.respond(refuse(*fault));
        if (*refused) return request.respond(refuse(**refused));
        join_queue(held, std::move(request), wanted, *rating);
      }));
}

void leave_pairing(ApiContext& context, ApiRequest request) {
  context.pairing.leave(request.caller.account);
  request.respond({.status = 204});
}

void open_stream(ApiContext& context, ApiRequest request) {
  const auto first = std::make_shared<FirstLines>();
  const AccountId account = request.caller.account;
  auto opened = [first, account](ApiContext& held, const std::shared_ptr<LineSink>& sink) {
    held.person_streams.open(account, sink);
    sink->send(std::make_shared<const std::string>(first->me));
    sink->send(std::make_shared<const std::string>(first->challenges));
    sink->send(held.pairing.line_for(account));
    // Others may have been sent a change since this was read.
    const auto& latest = held.challenges.latest();
    if (latest && *latest != first->challenges) sink->send(latest);
    held.challenges.may_have_changed();
  };
  context.services.store.read([first, account, now = context.clock.now_ms()](
                                  Reader& reader) { *first = read_first_lines(reader, account, now); },
                              context.later([request = std::move(request), opened = std::move(opened)](
                                                ApiContext& held, std::optional<StoreFault> fault) mutable {
                                if (fault) return request.respond(refuse(*fault));
                                request.respond({.stream = held.later(std::move(opened))});
                              }));
}

}  // namespace hammer::server::handlers
