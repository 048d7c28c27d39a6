#include <memory>
#include <utility>

#include "hammer/game.h"
#include "match/body.h"
#include "match/glicko2.h"
#include "match/phrases.h"
#include "match/rated_setup.h"
#include "session/calls.h"
#include "session/desk.h"
#include "session/match_bounds.h"
#include "session/match_views.h"
#include "session/openapi.h"
#include "session/reasons.h"

namespace hammer::server::calls {
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

void show_list(Desk& desk, Asked asked, std::vector<MatchSummary> (Reader::*list)(int)) {
  look_up(desk, std::move(asked.answering), [list](Reader& reader) {
    Reply reply;
    JsonWriter json(reply.body);
    json.begin_object().name("matches");
    write_matches(json, reader, (reader.*list)(kMaxListed));
    json.end_object();
    return reply;
  });
}

void join_queue(Desk& desk, Asked asked, const std::string& game, double rating) {
  if (!desk.streams.has(asked.caller.account)) {
    return asked.answering(refusal(409, {"stream_needed"}));
  }
  if (!desk.pairing.join(asked.caller, game, rating)) {
    return asked.answering(too_often("too_many_waiting", 10));
  }
  Reply reply{.status = 202};
  JsonWriter(reply.body).begin_object().field("game", game).field("waiting", desk.pairing.waiting(game)).end_object();
  asked.answering(std::move(reply));
}

// What is told first on a stream: oneself, the challenges, and whom one seeks.
struct Greeting {
  std::string me, challenges;
};

Greeting greet(Reader& reader, AccountId account) {
  Greeting greeting;
  JsonWriter json(greeting.me);
  json.begin_object().field("type", "me");
  if (const auto found = reader.account(account)) write_me(json, reader, *found);
  json.end_object();
  greeting.challenges = challenges_line(reader);
  return greeting;
}

}  // namespace

void show_document(Desk& desk, Asked asked) { asked.answering({.body = openapi_document(desk.facts.version)}); }

void show_info(Desk& desk, Asked asked) {
  Reply reply;
  JsonWriter json(reply.body);
  json.begin_object().field("name", "Hammer").field("version", desk.facts.version).name("phrases");
  write_codes(json, kPhrases);
  write_codes(json.name("reasons"), kReportReasons);
  write_rated(json.name("rated"));
  write_codes(json.name("elsewhere"), desk.facts.elsewhere ? desk.facts.elsewhere() : std::vector<std::string>{});
  json.field("now_ms", desk.clock.now_ms()).end_object();
  asked.answering(std::move(reply));
}

void show_challenges(Desk& desk, Asked asked) { show_list(desk, std::move(asked), &Reader::listed_waiting); }
void show_live(Desk& desk, Asked asked) { show_list(desk, std::move(asked), &Reader::live); }

void seek_pair(Desk& desk, Asked asked) {
  static constexpr std::array<std::string_view, 1> kKnown{"game"};
  const Body body(asked.call.body, kKnown);
  const std::string* const key = body.fields().text("game", "game_key", true);
  if (auto refused = body.fault()) return asked.answering(std::move(*refused));
  const Game* const game = find_game(*key);
  if (game == nullptr || !rated_request(*game)) {
    return asked.answering(refusal(400, {"game_unrated", "game", {arg("game", *key)}}));
  }
  const AccountId account = asked.caller.account;
  const auto rating = std::make_shared<double>(Rating{}.rating);
  const auto refused = std::make_shared<std::optional<Reply>>();
  desk.parts.store.read(
      [rating, refused, account, wanted = *key](Reader& reader) {
        if (const auto row = reader.rating(account, wanted)) *rating = row->rating;
        *refused = find_too_many(reader, account, NewMatch::kJoined);
      },
      desk.later([rating, refused, asked = std::move(asked), wanted = *key](Desk& held,
                                                                            std::optional<StoreFault> fault) mutable {
        if (fault) return asked.answering(reply_to(*fault));
        if (*refused) return asked.answering(std::move(**refused));
        join_queue(held, std::move(asked), wanted, *rating);
      }));
}

void leave_pairing(Desk& desk, Asked asked) {
  desk.pairing.leave(asked.caller.account);
  asked.answering({.status = 204});
}

void open_stream(Desk& desk, Asked asked) {
  const auto greeting = std::make_shared<Greeting>();
  const AccountId account = asked.caller.account;
  auto opened = [greeting, account, hash = asked.token.hash](Desk& held, const std::shared_ptr<LineSink>& given) {
    const auto sink = held.held_streams.hold(account, hash, given);
    held.streams.open(account, sink);
    sink->send(std::make_shared<const std::string>(greeting->me));
    sink->send(std::make_shared<const std::string>(greeting->challenges));
    sink->send(held.pairing.line_for(account));
    // Others may have been told of a change between the reading and now.
    const auto& told = held.challenges.told();
    if (told && *told != greeting->challenges) sink->send(told);
    held.challenges.may_have_changed();
  };
  desk.parts.store.read([greeting, account](Reader& reader) { *greeting = greet(reader, account); },
                        desk.later([asked = std::move(asked), opened = std::move(opened)](
                                       Desk& held, std::optional<StoreFault> fault) mutable {
                          if (fault) return asked.answering(reply_to(*fault));
                          asked.answering({.stream = held.later(std::move(opened))});
                        }));
}

}  // namespace hammer::server::calls
