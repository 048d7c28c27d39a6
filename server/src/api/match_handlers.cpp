// A call to a match: find its room, read the command, and respond with what the room answers.
#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <utility>

#include "api/api_context.h"
#include "api/api_request.h"
#include "api/handlers.h"
#include "api/match_limits.h"
#include "api/refusals.h"
#include "json/reader.h"
#include "match/phrases.h"
#include "match/room.h"
#include "protocol/luck.h"

namespace hammer::server {
namespace {

constexpr std::size_t kMaxShotIdLength = 64;
constexpr std::array<std::string_view, 1> kSeatFields{"seat"};
constexpr std::array<std::string_view, 1> kOfferFields{"kind"};
constexpr std::array<std::string_view, 2> kOfferAnswerFields{"kind", "accept"};
constexpr std::array<std::string_view, 1> kNumberFields{"number"};
constexpr std::array<std::string_view, 1> kPhraseFields{"phrase"};
constexpr std::array<std::string_view, 2> kDifferenceFields{"seq", "hash"};

bool is_shot_id(std::string_view text) {
  const auto is_known = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  return !text.empty() && text.size() <= kMaxShotIdLength && std::ranges::all_of(text, is_known);
}

bool is_hash(std::string_view text) {
  return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

Result<MatchPlan, Refusal> read_new_match(const Caller& caller, std::string_view body) {
  if (body.empty()) return read_plan(caller, {JsonObject()});
  const auto read = read_json(body);
  if (!read) return Refusal(read.refusal());
  return read_plan(caller, read.value());
}

Result<std::optional<int>, Refusal> read_seat_choice(std::string_view body) {
  constexpr int kAnySeat = -1;
  const RequestBody read(body, kSeatFields);
  const int seat = static_cast<int>(read.fields().number(
      {.name = "seat", .unit = "", .low = 0, .high = kMaxSides * kMaxTeam - 1, .fallback = kAnySeat, .whole = true}));
  if (read.complaint()) return Refusal(*read.complaint());
  return seat == kAnySeat ? std::nullopt : std::optional(seat);
}

Result<SentCommand, Refusal> read_command(std::string_view body) {
  auto read = read_json(body);
  if (!read) return Refusal(read.refusal());
  Complaints complaints;
  const Fields fields(read.value(), "", complaints);
  const std::string* const id = fields.text("shot_id", "shot_id", true);
  if (id != nullptr && !is_shot_id(*id)) fields.refuse("shot_id", accepted_form("shot_id"));
  if (complaints.first()) return Refusal(*complaints.first());
  SentCommand sent{*id, {JsonObject()}};
  auto& kept = std::get<JsonObject>(sent.command.held);
  for (const JsonMember& member : *read.value().get<JsonObject>()) {
    if (member.name != "shot_id") kept.push_back(member);
  }
  return sent;
}

Result<OfferKind, Refusal> read_offer(std::string_view body) {
  const RequestBody read(body, kOfferFields);
  const auto kind = read.fields().named<OfferKind>("kind", kOfferNames, true);
  if (read.complaint()) return Refusal(*read.complaint());
  return *kind;
}

Result<OfferAnswer, Refusal> read_offer_answer(std::string_view body) {
  const RequestBody read(body, kOfferAnswerFields);
  const auto kind = read.fields().named<OfferKind>("kind", kOfferNames, true);
  if (!read.fields().find("accept")) read.fields().refuse("accept", accepted_form("boolean"));
  const bool accepts = read.fields().boolean("accept", false);
  if (read.complaint()) return Refusal(*read.complaint());
  return OfferAnswer{*kind, accepts};
}

Result<SeatNumber, Refusal> read_seat_number(std::string_view body) {
  const RequestBody read(body, kNumberFields);
  const std::string* const text = read.fields().text("number", "seat_number", true);
  const auto number = text != nullptr ? protocol::bytes_from<SeatNumber>(*text) : std::nullopt;
  if (text != nullptr && !number) read.fields().refuse("number", accepted_form("seat_number"));
  if (read.complaint()) return Refusal(*read.complaint());
  return *number;
}

Result<std::size_t, Refusal> read_phrase(std::string_view body) {
  const RequestBody read(body, kPhraseFields);
  const int chosen = read.fields().choice("phrase", kPhrases, true);
  if (read.complaint()) return Refusal(*read.complaint());
  return static_cast<std::size_t>(chosen);
}

Result<StateDifference, Refusal> read_difference(std::string_view body) {
  constexpr double kMaxEvents = 1e9;
  const RequestBody read(body, kDifferenceFields);
  const double seq = read.fields().number({.name = "seq", .unit = "", .low = 0, .high = kMaxEvents, .whole = true});
  const std::string* const hash = read.fields().text("hash", "hash", true);
  if (hash != nullptr && !is_hash(*hash)) read.fields().refuse("hash", accepted_form("hash"));
  if (read.complaint()) return Refusal(*read.complaint());
  return StateDifference{static_cast<std::size_t>(seq), *hash};
}

Result<std::int64_t, Refusal> read_since(std::string_view query) {
  constexpr std::string_view kName = "since=";
  constexpr std::int64_t kMaxSince = std::int64_t{1} << 53;  // whole numbers of JSON end there
  if (query.empty()) return std::int64_t{-1};
  std::int64_t since = -1;
  const char* const end = query.data() + query.size();
  const bool is_named = query.starts_with(kName);
  const auto read = std::from_chars(query.data() + (is_named ? kName.size() : 0), end, since);
  if (is_named && read.ec == std::errc() && read.ptr == end && since >= -1 && since <= kMaxSince) return since;
  return Refusal("not_a_since", "since", {arg("query", query), arg("most", kMaxSince)});
}

}  // namespace hammer::server

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
  const auto room = context.rooms.find(request.parameter(0));
  if (!room) return request.respond(refuse(room.refusal()));
  auto command = read(request.call.body);
  if (!command) return request.respond(refuse(command.refusal()));
  send(*room.value(), std::move(command.value()), respond_with(std::move(request.respond), status));
}

// The same for requests without a body.
template <class Send>
void send_to_room(ApiContext& context, ApiRequest& request, Send send) {
  const auto room = context.rooms.find(request.parameter(0));
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
  return std::to_string(request.caller.account) + ' ' + request.parameter(0) + ' ' + std::to_string(difference.seq);
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
  const auto found = context.rooms.find(request.parameter(0));
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

void add_number(ApiContext& context, ApiRequest request) {
  send_to_room(context, request, read_seat_number, [&](Room& room, const SeatNumber& number, RoomDone done) {
    room.add_number(request.caller.account, number, std::move(done));
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
