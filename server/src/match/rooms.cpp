#include "match/rooms.h"

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/metrics.h"
#include "match/chance.h"
#include "match/new_match.h"
#include "match/plan.h"
#include "match/room.h"
#include "match/store_reply.h"

namespace hammer::server {
namespace {

constexpr std::chrono::seconds kBeatEvery{10};
constexpr std::chrono::minutes kPutAwayAfter{5};
constexpr std::size_t kMaxRooms = 20'000;

}  // namespace

struct Rooms::Inside {
  House house;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms;
  std::unique_ptr<Loop::Timer> timer;
  std::weak_ptr<Inside> self;

  explicit Inside(RoomServices surroundings) : house{std::move(surroundings)} {
    house.forget = [this](const std::string& id) { rooms.erase(id); };
  }

  std::shared_ptr<Room> room(std::string_view id) {
    std::shared_ptr<Room>& room = rooms[std::string(id)];
    if (!room) room = std::make_shared<Room>(house, std::string(id));
    house.around.metrics.set("hammer_matches_in_memory", static_cast<double>(rooms.size()));
    return room;
  }

  void beat_later() {
    timer = house.around.loop.after(kBeatEvery, [this] {
      static const auto kBeat = std::make_shared<const std::string>(R"({"type":"beat"})");
      for (const auto& each : held()) each->beat(kBeat);
      put_away(kPutAwayAfter);
      beat_later();
    });
  }

  // Rooms may be forgotten while they are told something.
  std::vector<std::shared_ptr<Room>> held() const {
    std::vector<std::shared_ptr<Room>> all;
    for (const auto& [id, room] : rooms) all.push_back(room);
    return all;
  }

  void put_away(std::chrono::milliseconds unused) {
    const auto now = house.around.loop.steady();
    std::erase_if(rooms, [&](const auto& each) {
      const Room& room = *each.second;
      return room.is_idle() && now - room.used() >= unused;
    });
    house.around.metrics.set("hammer_matches_in_memory", static_cast<double>(rooms.size()));
  }

  // False: there are too many matches that cannot be put away.
  bool has_room_for(std::string_view id) {
    if (rooms.size() < kMaxRooms || rooms.contains(std::string(id))) return true;
    put_away(std::chrono::milliseconds(0));
    return rooms.size() < kMaxRooms;
  }

  void found(const MatchPlan& plan, const Caller& host, std::function<void(Result<std::string, Reply>)> founded) {
    if (house.is_stopping) return founded(try_again(503, {"server_stopping"}));
    auto made = make_match_rows(plan, host.account, house.around.loop.wall_ms());
    if (!made) return founded(made.refusal());
    const auto rows = std::make_shared<const NewMatchRows>(std::move(made.value()));
    house.around.store.write([rows](Writer& writer) { return rows->write(writer); },
                             [rows, founded = std::move(founded), inside = self](std::optional<StoreFault> fault) {
                               if (!inside.lock()) return;
                               if (fault) return founded(reply_to(*fault));
                               founded(rows->row.id);
                             });
  }
};

Rooms::Rooms(RoomServices surroundings) : inside_(std::make_shared<Inside>(std::move(surroundings))) {
  inside_->self = inside_;
  inside_->beat_later();
}

Rooms::~Rooms() = default;

// Calls `verb` of the room; nothing can be there under an id that none has.
template <class Verb>
void Rooms::in_room(std::string_view id, const Responder& respond, const Verb& verb) {
  if (id.size() != kMatchIdLength) return respond(refusal(404, {"no_match"}));
  if (!inside_->has_room_for(id)) return respond(try_again(503, {"too_many_matches"}));
  verb(*inside_->room(id));
}

void Rooms::create(const Caller& caller, std::string_view body, Responder respond) {
  const auto plan = read_plan(caller, body);
  if (!plan) return respond(plan.refusal());
  inside_->found(plan.value(), caller, [this, caller, respond](Result<std::string, Reply> id) {
    if (!id) return respond(id.refusal());
    inside_->room(id.value())->show(caller, 201, respond);
  });
}

void Rooms::begin_rated(std::string_view game, const Caller& one, const Caller& other,
                        std::function<void(Result<std::string, Reply>)> begun) {
  const auto plan = rated_plan(game, one, other);
  if (!plan) return begun(plan.refusal());
  inside_->found(plan.value(), one, std::move(begun));
}

void Rooms::show(const Caller& caller, std::string_view id, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.show(caller, 200, respond); });
}
void Rooms::record(const Caller&, std::string_view id, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.record(respond); });
}
void Rooms::sit_down(const Caller& caller, std::string_view id, std::string_view body, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.sit_down(caller, body, respond); });
}
void Rooms::stand_up(const Caller& caller, std::string_view id, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.stand_up(caller, respond); });
}
void Rooms::cancel(const Caller& caller, std::string_view id, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.cancel(caller, respond); });
}
void Rooms::command(const Caller& caller, std::string_view id, std::string_view body, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.command(caller, body, respond); });
}
void Rooms::offer(const Caller& caller, std::string_view id, std::string_view body, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.offer(caller, body, respond); });
}
void Rooms::answer_offer(const Caller& caller, std::string_view id, std::string_view body, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.answer_offer(caller, body, respond); });
}
void Rooms::claim(const Caller& caller, std::string_view id, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.claim(caller, respond); });
}
void Rooms::phrase(const Caller& caller, std::string_view id, std::string_view body, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.phrase(caller, body, respond); });
}
void Rooms::difference(const Caller& caller, std::string_view id, std::string_view body, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.difference(caller, body, respond); });
}
void Rooms::stream(const Caller& caller, std::string_view id, std::string_view query, Responder respond) {
  in_room(id, respond, [&](Room& room) { room.stream(caller, query, respond); });
}

void Rooms::stop() {
  inside_->house.is_stopping = true;
  const SharedLine bye = bye_line("stopping");
  for (const auto& room : inside_->held()) room->say_goodbye(bye);
}

}  // namespace hammer::server
