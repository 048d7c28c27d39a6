#include "room_harness.h"

#include "api/handlers.h"
#include "api/refusals.h"
#include "json/reader.h"
#include "json/writer.h"
#include "match/room.h"
#include "match/turn.h"
#include "protocol/hosted_match.h"

namespace hammer::server {

namespace {

RoomDone answer_to(Responder respond, int status = 200) {
  return [respond = std::move(respond), status](const RoomResult& result) {
    if (!result) return respond(refuse(result.refusal()));
    respond({.status = status, .body = result.value()});
  };
}

template <class Use>
void with_room(Rooms& rooms, std::string_view id, const Responder& respond, Use use) {
  const auto room = rooms.find(id);
  room ? use(*room.value()) : respond(refuse(room.refusal()));
}

template <class Command, class Send>
void send_to(Rooms& rooms, std::string_view id, const Responder& respond, Result<Command, Refusal> read, Send send) {
  with_room(rooms, id, respond, [&](Room& room) { read ? send(room, read.value()) : respond(refuse(read.refusal())); });
}

}  // namespace

void RoomCalls::create(const Caller& caller, std::string_view body, Responder respond) {
  const auto plan = read_new_match(caller, body);
  if (!plan) return respond(refuse(plan.refusal()));
  rooms_.create(plan.value(), caller.account, [this, caller, respond](const RoomResult& id) {
    if (!id) return respond(refuse(id.refusal()));
    with_room(rooms_, id.value(), respond, [&](Room& room) { room.show(caller.account, answer_to(respond, 201)); });
  });
}

void RoomCalls::show(const Caller& caller, std::string_view id, Responder respond) {
  with_room(rooms_, id, respond, [&](Room& room) { room.show(caller.account, answer_to(respond)); });
}

void RoomCalls::record(const Caller&, std::string_view id, Responder respond) {
  with_room(rooms_, id, respond, [&](Room& room) { room.record(answer_to(respond)); });
}

void RoomCalls::sit_down(const Caller& caller, std::string_view id, std::string_view body, Responder respond) {
  send_to(rooms_, id, respond, read_seat_choice(body),
          [&](Room& room, std::optional<int> seat) { room.sit_down(caller, seat, answer_to(respond)); });
}

void RoomCalls::stand_up(const Caller& caller, std::string_view id, Responder respond) {
  with_room(rooms_, id, respond, [&](Room& room) { room.stand_up(caller.account, answer_to(respond)); });
}

void RoomCalls::cancel(const Caller& caller, std::string_view id, Responder respond) {
  with_room(rooms_, id, respond, [&](Room& room) { room.cancel(caller.account, answer_to(respond)); });
}

void RoomCalls::command(const Caller& caller, std::string_view id, std::string_view body, Responder respond) {
  send_to(rooms_, id, respond, read_command(body),
          [&](Room& room, const SentCommand& sent) { room.play(caller.account, sent, answer_to(respond)); });
}

void RoomCalls::offer(const Caller& caller, std::string_view id, std::string_view body, Responder respond) {
  send_to(rooms_, id, respond, read_offer(body),
          [&](Room& room, OfferKind kind) { room.offer(caller.account, kind, answer_to(respond)); });
}

void RoomCalls::answer_offer(const Caller& caller, std::string_view id, std::string_view body, Responder respond) {
  send_to(rooms_, id, respond, read_offer_answer(body), [&](Room& room, const OfferAnswer& answer) {
    room.answer_offer(caller.account, answer.kind, answer.accepts, answer_to(respond));
  });
}

void RoomCalls::number(const Caller& caller, std::string_view id, const std::string& number, Responder respond) {
  send_to(rooms_, id, respond, read_seat_number(R"({"number":")" + number + "\"}"),
          [&](Room& room, const SeatNumber& read) { room.add_number(caller.account, read, answer_to(respond)); });
}

void RoomCalls::claim(const Caller& caller, std::string_view id, Responder respond) {
  with_room(rooms_, id, respond, [&](Room& room) { room.claim(caller.account, answer_to(respond)); });
}

void RoomCalls::phrase(const Caller& caller, std::string_view id, std::string_view body, Responder respond) {
  send_to(rooms_, id, respond, read_phrase(body),
          [&](Room& room, std::size_t phrase) { room.say(caller.account, phrase, answer_to(respond, 204)); });
}

void RoomCalls::difference(const Caller&, std::string_view id, std::string_view body, Responder respond) {
  send_to(rooms_, id, respond, read_difference(body), [&](Room& room, const StateDifference& difference) {
    room.report_difference(difference, answer_to(respond, 204));
  });
}

void RoomCalls::stream(const Caller& caller, std::string_view id, std::string_view query, Responder respond) {
  send_to(rooms_, id, respond, read_since(query), [&](Room& room, std::int64_t since) {
    auto open = [weak = room.weak_from_this(), account = caller.account, since](std::shared_ptr<LineSink> sink) {
      const auto held = weak.lock();
      held ? held->join(sink, account, since) : sink->close();
    };
    room.check([respond, open](const RoomResult& result) {
      result ? respond({.stream = open}) : respond(refuse(result.refusal()));
    });
  });
}

void RoomCalls::begin_rated(std::string_view game, const Caller& one, const Caller& other, RoomDone begun) {
  const auto plan = rated_plan(game, one, other);
  if (!plan) return begun(plan.refusal());
  rooms_.create(plan.value(), one.account, std::move(begun));
}

RoomHarness::RoomHarness() { open(); }

RoomHarness::~RoomHarness() {
  workers.reset();
  rooms.reset();
}

void RoomHarness::open() {
  rooms = std::make_unique<RoomCalls>(
      RoomServices{loop,
                   store,
                   *workers,
                   metrics,
                   quiet,
                   [this](AccountId account, const std::shared_ptr<const std::string>& line) {
                     person_lines.emplace_back(account, *line);
                   },
                   [this](AccountId listener, AccountId speaker) { return muted.contains({listener, speaker}); },
                   {400, 400},
                   number_grace});
}

void RoomHarness::crash() {
  store.crash();
  rooms.reset();
  for (const SharedSink& stream : streams_) stream->leave();
  streams_.clear();
  loop.run_all();
  open();
}

// They have one thread: earlier work is done before this.
void RoomHarness::let_workers_finish() {
  bool is_done = false;
  loop.run_all();
  EXPECT_TRUE(workers->run([&] { loop.post([&] { is_done = true; }); }));
  EXPECT_TRUE(loop.run_until([&] { return is_done; }));
  loop.run_all();
}

Caller RoomHarness::person(const std::string& name, AccountKind kind) {
  Account account;
  account.name = name;
  account.kind = kind;
  const auto id = store.rows().add_account(account);
  return {id.value(), name, kind};
}

Reply RoomHarness::ask(const std::function<void(Responder)>& asking) {
  std::optional<Reply> answered;
  asking([&](Reply reply) {
    EXPECT_FALSE(answered) << "answered twice";
    answered = std::move(reply);
  });
  loop.run_all();
  EXPECT_TRUE(answered) << "not answered";
  if (!answered) return {};
  seen_ += answered->body;
  return std::move(*answered);
}

Reply RoomHarness::create(const Caller& caller, const std::string& body) {
  return ask([&](Responder respond) { rooms->create(caller, body, std::move(respond)); });
}

std::string RoomHarness::created(const Caller& caller, const std::string& body) {
  const Reply reply = create(caller, body);
  EXPECT_EQ(reply.status, 201) << reply.body;
  return text_at(reply.body, "id");
}

Reply RoomHarness::show(const Caller& caller, const std::string& id) {
  return ask([&](Responder respond) { rooms->show(caller, id, std::move(respond)); });
}

Reply RoomHarness::sit(const Caller& caller, const std::string& id, const std::string& body) {
  return ask([&](Responder respond) { rooms->sit_down(caller, id, body, std::move(respond)); });
}

Reply RoomHarness::send(const Caller& caller, const std::string& id, const std::string& body) {
  return ask([&](Responder respond) { rooms->command(caller, id, body, std::move(respond)); });
}

Reply RoomHarness::offer(const Caller& caller, const std::string& id, const std::string& kind) {
  const std::string body = R"({"kind":")" + kind + "\"}";
  return ask([&](Responder respond) { rooms->offer(caller, id, body, std::move(respond)); });
}

Reply RoomHarness::answer_offer(const Caller& caller, const std::string& id, const std::string& kind, bool accept) {
  const std::string body = R"({"kind":")" + kind + R"(","accept":)" + (accept ? "true}" : "false}");
  return ask([&](Responder respond) { rooms->answer_offer(caller, id, body, std::move(respond)); });
}

SharedSink RoomHarness::watch(const Caller& caller, const std::string& id, const std::string& query) {
  const auto taken = std::make_shared<RecordingSink>();
  const Reply reply = ask([&](Responder respond) { rooms->stream(caller, id, query, std::move(respond)); });
  EXPECT_TRUE(reply.stream) << reply.body;
  if (reply.stream) reply.stream(taken);
  loop.run_all();
  streams_.push_back(taken);
  return taken;
}

Shadow::Shadow(RoomHarness& harness, std::string id) : harness_(harness), id_(std::move(id)) {
  lines_.push_back(harness_.log(id_).front().body);
  catch_up();
}

void Shadow::catch_up() {
  for (const auto& event : harness_.store.rows().events(id_, static_cast<std::int64_t>(lines_.size()))) {
    lines_.push_back(event.body);
  }
  const std::vector<std::string_view> lines(lines_.begin(), lines_.end());
  const MatchRow row = harness_.row(id_);
  const auto read = protocol::HostedMatch::take_up(lines, protocol::kept_secret(row.secret, row.seed));
  ASSERT_TRUE(read) << read.refusal().sentence();
  match_ = read.value().match();
}

int Shadow::mover() const {
  const Turn turn = turn_of(*match_);
  if (turn.kind == Turn::Kind::kThrow) return turn.seat;
  for (int seat = 0; seat < static_cast<int>(match_->setup().seats.size()); ++seat) {
    if (turn.kind == Turn::Kind::kToss || side_of(*match_, seat) == turn.side) return seat;
  }
  return -1;
}

std::string Shadow::command(Random& random) const {
  const State& state = match_->state();
  if (state.phase == Phase::kToss) {
    return match_->setup().side_count() == 2 ? R"(,"cmd":"toss","call":"heads")" : R"(,"cmd":"toss")";
  }
  if (state.phase == Phase::kChoice) {
    return state.order_taken ? R"(,"cmd":"choose","take":"color","color":"red")" : R"(,"cmd":"choose","take":"hammer")";
  }
  const bool four = match_->to_shoot()->four;
  std::string shot = four ? R"(,"cmd":"throw-four","color":"red")" : R"(,"cmd":"shoot")";
  shot += R"(,"y":)" + std::to_string(random.between(-0.1, 0.1));
  shot += R"(,"speed":)" + std::to_string(random.between(1.2, 2.6));
  return shot + R"(,"angle":)" + std::to_string(random.between(-0.02, 0.02));
}

std::string two_seats(const std::string& game, const std::string& more) {
  return R"({"game":")" + game + R"(","seats":[{"who":"me"},{"who":"open"}])" + more + "}";
}

JsonValue parsed_body(const Reply& reply) {
  auto read = read_json(reply.body);
  EXPECT_TRUE(read) << reply.body;
  return read ? read.value() : JsonValue{nullptr};
}

std::string text_at(const std::string& json, std::string_view name) {
  const auto read = read_json(json);
  const auto* object = read ? read.value().get<JsonObject>() : nullptr;
  for (const JsonMember& member : object ? *object : JsonObject()) {
    if (member.name != name) continue;
    const auto* text = member.value.get<std::string>();
    return text ? *text : json_text(member.value);
  }
  return "null";
}

}  // namespace hammer::server
