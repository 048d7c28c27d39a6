#include "hall.h"

#include "json/reader.h"
#include "json/writer.h"
#include "match/turn.h"
#include "protocol/hosted_match.h"

namespace hammer::server {

bool TakenLines::send(std::shared_ptr<const std::string> line) {
  if (!takes) return false;
  lines.push_back(*line);
  return true;
}

std::vector<std::string> TakenLines::of_type(std::string_view type) const {
  std::vector<std::string> found;
  for (const std::string& line : lines) {
    if (text_at(line, "type") == type) found.push_back(line);
  }
  return found;
}

Hall::Hall() { open(); }

Hall::~Hall() {
  workers.reset();
  rooms.reset();
}

void Hall::open() {
  rooms = std::make_unique<Rooms>(RoomServices{
      loop,
      store,
      *workers,
      metrics,
      quiet,
      [this](AccountId account, const std::shared_ptr<const std::string>& line) { told.emplace_back(account, *line); },
      [this](AccountId listener, AccountId speaker) { return muted.contains({listener, speaker}); },
      {400, 400}});
}

void Hall::crash() {
  store.crash();
  rooms.reset();
  for (const Taken& stream : streams_) stream->go();
  streams_.clear();
  loop.run_all();
  open();
}

// There is one thread for them: what was asked of it before this is done before this.
void Hall::let_workers_finish() {
  bool is_done = false;
  loop.run_all();
  EXPECT_TRUE(workers->run([&] { loop.post([&] { is_done = true; }); }));
  EXPECT_TRUE(loop.run_until([&] { return is_done; }));
  loop.run_all();
}

Caller Hall::person(const std::string& name, AccountKind kind) {
  Account account;
  account.name = name;
  account.kind = kind;
  const auto id = store.books().add_account(account);
  store.books().keep();
  return {id.value(), name, kind};
}

Reply Hall::ask(const std::function<void(Responder)>& asking) {
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

Reply Hall::create(const Caller& caller, const std::string& body) {
  return ask([&](Responder respond) { rooms->create(caller, body, std::move(respond)); });
}

std::string Hall::created(const Caller& caller, const std::string& body) {
  const Reply reply = create(caller, body);
  EXPECT_EQ(reply.status, 201) << reply.body;
  return text_at(reply.body, "id");
}

Reply Hall::show(const Caller& caller, const std::string& id) {
  return ask([&](Responder respond) { rooms->show(caller, id, std::move(respond)); });
}

Reply Hall::sit(const Caller& caller, const std::string& id, const std::string& body) {
  return ask([&](Responder respond) { rooms->sit_down(caller, id, body, std::move(respond)); });
}

Reply Hall::send(const Caller& caller, const std::string& id, const std::string& body) {
  return ask([&](Responder respond) { rooms->command(caller, id, body, std::move(respond)); });
}

Reply Hall::offer(const Caller& caller, const std::string& id, const std::string& kind) {
  const std::string body = R"({"kind":")" + kind + "\"}";
  return ask([&](Responder respond) { rooms->offer(caller, id, body, std::move(respond)); });
}

Reply Hall::answer_offer(const Caller& caller, const std::string& id, const std::string& kind, bool accept) {
  const std::string body = R"({"kind":")" + kind + R"(","accept":)" + (accept ? "true}" : "false}");
  return ask([&](Responder respond) { rooms->answer_offer(caller, id, body, std::move(respond)); });
}

Taken Hall::watch(const Caller& caller, const std::string& id, const std::string& query) {
  const auto taken = std::make_shared<TakenLines>();
  const Reply reply = ask([&](Responder respond) { rooms->stream(caller, id, query, std::move(respond)); });
  EXPECT_TRUE(reply.stream) << reply.body;
  if (reply.stream) reply.stream(taken);
  loop.run_all();
  streams_.push_back(taken);
  return taken;
}

Shadow::Shadow(Hall& hall, std::string id) : hall_(hall), id_(std::move(id)) {
  lines_.push_back(hall_.log(id_).front().body);
  catch_up();
}

void Shadow::catch_up() {
  for (const auto& row : hall_.store.books().events(id_, static_cast<std::int64_t>(lines_.size()))) {
    lines_.push_back(row.body);
  }
  const std::vector<std::string_view> lines(lines_.begin(), lines_.end());
  const auto read = protocol::HostedMatch::take_up(lines, 0);
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
