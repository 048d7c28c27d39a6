// A request to a match: find its room, read the command, and respond with what the room answers.
#include <memory>
#include <utility>

#include "api/api_context.h"
#include "api/handlers.h"
#include "api/match_limits.h"
#include "api/match_requests.h"
#include "api/refusals.h"
#include "match/room.h"

namespace hammer::server::handlers {
namespace {

constexpr int kOk = 200;
constexpr int kCreated = 201;
constexpr int kNoContent = 204;

RoomDone respond_with(Responder respond, int status = kOk) {
  return [respond = std::move(respond), status](RoomResult result) {
    if (!result) return respond(refuse(result.refusal()));
    respond({.status = status, .body = std::move(result.value())});
  };
}

// Hands the command to the room of the path.
template <class Command, class Send>
void send_to_room(ApiContext& context, ApiRequest& request, Result<Command, Refusal> (*read)(std::string_view),
                  Send send, int status = kOk) {
  const auto room = context.rooms.find(request.word(0));
  if (!room) return request.respond(refuse(room.refusal()));
  auto command = read(request.call.body);
  if (!command) return request.respond(refuse(command.refusal()));
  send(*room.value(), std::move(command.value()), respond_with(std::move(request.respond), status));
}

// The same for requests without a body.
template <class Send>
void send_to_room(ApiContext& context, ApiRequest& request, Send send) {
  const auto room = context.rooms.find(request.word(0));
  if (!room) return request.respond(refuse(room.refusal()));
  send(*room.value(), respond_with(std::move(request.respond)));
}

// A match may have appeared in the list of challenges, or be gone from it.
Responder and_update_challenges(ApiContext& context, Responder respond) {
  return context.later([respond = std::move(respond)](ApiContext& held, Reply reply) {
    if (reply.status < 300) held.challenges.may_have_changed();
    respond(std::move(reply));
  });
}

// Goes on where the caller may have one more match.
void with_room_for_match(ApiContext& context, ApiRequest request, NewMatch wanted,
                         void (*then)(ApiContext&, ApiRequest)) {
  const auto refused = std::make_shared<std::optional<Refusal>>();
  const AccountId account = request.caller.account;
  context.services.store.read(
      [refused, account, wanted](Reader& reader) { *refused = find_too_many(reader, account, wanted); },
      context.later(
          [refused, request = std::move(request), then](ApiContext& held, std::optional<StoreFault> fault) mutable {
            if (fault) return request.respond(refuse(*fault));
            if (*refused) return request.respond(refuse(**refused));
            request.respond = and_update_challenges(held, std::move(request.respond));
            then(held, std::move(request));
          }));
}

void create(ApiContext& context, ApiRequest request) {
  const auto plan = read_new_match(request.caller, request.call.body);
  if (!plan) return request.respond(refuse(plan.refusal()));
  const AccountId host = request.caller.account;
  context.rooms.create(plan.value(), host,
                       context.later([host, respond = std::move(request.respond)](ApiContext& held, RoomResult id) {
                         const auto room = id ? held.rooms.find(id.value()) : id.refusal();
                         if (!room) return respond(refuse(room.refusal()));
                         room.value()->show(host, respond_with(respond, kCreated));
                       }));
}

// By whom, of which match and of which event.
std::string key_of_difference(const ApiRequest& request, const StateDifference& difference) {
  return std::to_string(request.caller.account) + ' ' + request.word(0) + ' ' + std::to_string(difference.seq);
}

}  // namespace

void create_match(ApiContext& context, ApiRequest request) {
  with_room_for_match(context, std::move(request), NewMatch::kHosted, create);
}

void show_match(ApiContext& context, ApiRequest request) {
  send_to_room(context, request,
               [&](Room& room, RoomDone done) { room.show(request.caller.account, std::move(done)); });
}

void show_record(ApiContext& context, ApiRequest request) {
  request.respond = [respond = std::move(request.respond)](Reply reply) {
    if (reply.status == kOk) reply.type = "text/plain; charset=utf-8";
    respond(std::move(reply));
  };
  send_to_room(context, request, [](Room& room, RoomDone done) { room.record(std::move(done)); });
}

void stream_match(ApiContext& context, ApiRequest request) {
  const auto found = context.rooms.find(request.word(0));
  if (!found) return request.respond(refuse(found.refusal()));
  const auto since = read_since(request.call.query);
  if (!since) return request.respond(refuse(since.refusal()));
  auto open = [room = std::weak_ptr(found.value()), account = request.caller.account,
               since = since.value()](const std::shared_ptr<LineSink>& sink) {
    const auto held = room.lock();
    held ? held->join(sink, account, since) : sink->close();
  };
  found.value()->check([respond = std::move(request.respond), open = std::move(open)](const RoomResult& result) {
    if (!result) return respond(refuse(result.refusal()));
    respond({.type = "application/x-ndjson", .stream = open});
  });
}

void sit_down(ApiContext& context, ApiRequest request) {
  with_room_for_match(context, std::move(request), NewMatch::kJoined, [](ApiContext& held, ApiRequest admitted) {
    send_to_room(held, admitted, read_seat_choice, [&](Room& room, std::optional<int> seat, RoomDone done) {
      room.sit_down(admitted.caller, seat, std::move(done));
    });
  });
}

void stand_up(ApiContext& context, ApiRequest request) {
  request.respond = and_update_challenges(context, std::move(request.respond));
  send_to_room(context, request,
               [&](Room& room, RoomDone done) { room.stand_up(request.caller.account, std::move(done)); });
}

void cancel_match(ApiContext& context, ApiRequest request) {
  request.respond = and_update_challenges(context, std::move(request.respond));
  send_to_room(context, request,
               [&](Room& room, RoomDone done) { room.cancel(request.caller.account, std::move(done)); });
}

void send_command(ApiContext& context, ApiRequest request) {
  send_to_room(context, request, read_command, [&](Room& room, SentCommand sent, RoomDone done) {
    room.play(request.caller.account, std::move(sent), std::move(done));
  });
}

void make_offer(ApiContext& context, ApiRequest request) {
  send_to_room(context, request, read_offer, [&](Room& room, OfferKind kind, RoomDone done) {
    room.offer(request.caller.account, kind, std::move(done));
  });
}

void answer_offer(ApiContext& context, ApiRequest request) {
  send_to_room(context, request, read_offer_answer, [&](Room& room, OfferAnswer answer, RoomDone done) {
    room.answer_offer(request.caller.account, answer.kind, answer.accepts, std::move(done));
  });
}

void claim_match(ApiContext& context, ApiRequest request) {
  send_to_room(context, request,
               [&](Room& room, RoomDone done) { room.claim(request.caller.account, std::move(done)); });
}

void say_phrase(ApiContext& context, ApiRequest request) {
  send_to_room(
      context, request, read_phrase,
      [&](Room& room, std::size_t phrase, RoomDone done) { room.say(request.caller.account, phrase, std::move(done)); },
      kNoContent);
}

void tell_difference(ApiContext& context, ApiRequest request) {
  const auto difference = read_difference(request.call.body);
  if (difference) {
    const std::string key = key_of_difference(request, difference.value());
    if (!context.reported_differences.insert(key)) return request.respond({.status = kNoContent});
    request.respond = context.later([key, respond = std::move(request.respond)](ApiContext& held, Reply reply) {
      if (reply.status != kNoContent) held.reported_differences.erase(key);
      respond(std::move(reply));
    });
  }
  send_to_room(
      context, request, read_difference,
      [](Room& room, const StateDifference& found, RoomDone done) { room.report_difference(found, std::move(done)); },
      kNoContent);
}

}  // namespace hammer::server::handlers
