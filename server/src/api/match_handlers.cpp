#include <memory>
#include <utility>

#include "api/api_context.h"
#include "api/handlers.h"
#include "api/match_limits.h"
#include "match/body.h"

namespace hammer::server::handlers {
namespace {

// A match may have appeared in the list of challenges, or be gone from it.
Responder and_look_at_challenges(ApiContext& context, Responder respond) {
  return context.later([respond = std::move(respond)](ApiContext& held, Reply reply) {
    if (reply.status < 300) held.challenges.may_have_changed();
    respond(std::move(reply));
  });
}

// Goes on where the caller may have one more match.
void with_room_for_match(ApiContext& context, ApiRequest request, NewMatch wanted,
                         void (*then)(ApiContext&, ApiRequest)) {
  const auto refused = std::make_shared<std::optional<Reply>>();
  const AccountId account = request.caller.account;
  context.services.store.read(
      [refused, account, wanted](Reader& reader) { *refused = find_too_many(reader, account, wanted); },
      context.later(
          [refused, request = std::move(request), then](ApiContext& held, std::optional<StoreFault> fault) mutable {
            if (fault) return request.respond(reply_to(*fault));
            if (*refused) return request.respond(std::move(**refused));
            then(held, std::move(request));
          }));
}

// By whom, of which match and of which line; empty where the body does not say.
std::string key_of_difference(const ApiRequest& request) {
  static constexpr std::array<std::string_view, 2> kKnown{"seq", "hash"};
  const Body body(request.call.body, kKnown);
  const double seq = body.fields().number({.name = "seq", .unit = "", .low = 0, .high = 1e9, .whole = true});
  if (body.fault()) return "";
  return std::to_string(request.caller.account) + ' ' + request.word(0) + ' ' + std::to_string(static_cast<int>(seq));
}

}  // namespace

void create_match(ApiContext& context, ApiRequest request) {
  with_room_for_match(context, std::move(request), NewMatch::kHosted, [](ApiContext& held, ApiRequest let_in) {
    Responder respond = and_look_at_challenges(held, std::move(let_in.respond));
    held.rooms.create(let_in.caller, let_in.call.body, std::move(respond));
  });
}

void show_match(ApiContext& context, ApiRequest request) {
  context.rooms.show(request.caller, request.word(0), std::move(request.respond));
}

void show_record(ApiContext& context, ApiRequest request) {
  context.rooms.record(request.caller, request.word(0), std::move(request.respond));
}

void stream_match(ApiContext& context, ApiRequest request) {
  context.rooms.stream(request.caller, request.word(0), request.call.query, std::move(request.respond));
}

void sit_down(ApiContext& context, ApiRequest request) {
  with_room_for_match(context, std::move(request), NewMatch::kJoined, [](ApiContext& held, ApiRequest let_in) {
    Responder respond = and_look_at_challenges(held, std::move(let_in.respond));
    held.rooms.sit_down(let_in.caller, let_in.word(0), let_in.call.body, std::move(respond));
  });
}

void stand_up(ApiContext& context, ApiRequest request) {
  context.rooms.stand_up(request.caller, request.word(0), and_look_at_challenges(context, std::move(request.respond)));
}

void cancel_match(ApiContext& context, ApiRequest request) {
  context.rooms.cancel(request.caller, request.word(0), and_look_at_challenges(context, std::move(request.respond)));
}

void send_command(ApiContext& context, ApiRequest request) {
  context.rooms.command(request.caller, request.word(0), request.call.body, std::move(request.respond));
}

void make_offer(ApiContext& context, ApiRequest request) {
  context.rooms.offer(request.caller, request.word(0), request.call.body, std::move(request.respond));
}

void answer_offer(ApiContext& context, ApiRequest request) {
  context.rooms.answer_offer(request.caller, request.word(0), request.call.body, std::move(request.respond));
}

void claim_match(ApiContext& context, ApiRequest request) {
  context.rooms.claim(request.caller, request.word(0), std::move(request.respond));
}

void say_phrase(ApiContext& context, ApiRequest request) {
  context.rooms.phrase(request.caller, request.word(0), request.call.body, std::move(request.respond));
}

void tell_difference(ApiContext& context, ApiRequest request) {
  const std::string key = key_of_difference(request);
  if (!key.empty() && !context.reported_differences.insert(key)) return request.respond({.status = 204});
  Responder respond = context.later([key, respond = std::move(request.respond)](ApiContext& held, Reply reply) {
    if (reply.status != 204) held.reported_differences.erase(key);
    respond(std::move(reply));
  });
  context.rooms.difference(request.caller, request.word(0), request.call.body, std::move(respond));
}

}  // namespace hammer::server::handlers
