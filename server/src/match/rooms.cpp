#include "match/rooms.h"

#include <unordered_map>
#include <utility>
#include <vector>

#include "base/metrics.h"
#include "match/new_match.h"
#include "match/rated_result.h"
#include "match/room.h"

namespace hammer::server {
namespace {

constexpr std::chrono::seconds kBeatEvery{10};
constexpr std::chrono::minutes kDropAfter{5};
constexpr std::size_t kMaxRooms = 20'000;

// Returns nullopt if the match may be made: always where it begins at once.
std::optional<Refusal> check_challenge(Reader& reader, const NewMatchRows& rows) {
  const MatchRow& row = rows.row;
  if (rows.setup || !row.listed) return std::nullopt;
  // The list has the newest of each host: a rated one must not stay where nobody but a friend finds it.
  if (reader.has_rated_waiting(row.host)) return Refusal("challenge_open");
  const auto pause = row.rated ? pause_of(reader, row.host, row.created_ms) : std::nullopt;
  return pause ? std::optional(left_early(*pause)) : std::nullopt;
}

}  // namespace

struct Rooms::Impl {
  RoomsContext context;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms;
  std::unique_ptr<Loop::Timer> timer;

  explicit Impl(RoomServices services) : context{std::move(services)} {
    context.forget = [this](const std::string& id) { rooms.erase(id); };
  }

  void count_rooms() const {
    context.services.metrics.set("hammer_matches_in_memory", static_cast<double>(rooms.size()));
  }

  void beat_later() {
    timer = context.services.loop.after(kBeatEvery, [this] {
      static const auto kBeat = std::make_shared<const std::string>(R"({"type":"beat"})");
      for (const auto& each : all()) each->beat(kBeat);
      drop_unused(kDropAfter);
      beat_later();
    });
  }

  // A copy: rooms may be dropped meanwhile.
  std::vector<std::shared_ptr<Room>> all() const {
    std::vector<std::shared_ptr<Room>> all;
    for (const auto& [id, room] : rooms) all.push_back(room);
    return all;
  }

  void drop_unused(std::chrono::milliseconds unused) {
    const auto now = context.services.loop.now();
    std::erase_if(rooms, [&](const auto& each) {
      const Room& room = *each.second;
      return room.is_idle() && now - room.used() >= unused;
    });
    count_rooms();
  }
};

Rooms::Rooms(RoomServices services) : impl_(std::make_shared<Impl>(std::move(services))) { impl_->beat_later(); }

Rooms::~Rooms() = default;

Result<std::shared_ptr<Room>, Refusal> Rooms::find(std::string_view id) {
  if (id.size() != kMatchIdLength) return Refusal("no_match");
  const std::string key(id);
  if (const auto found = impl_->rooms.find(key); found != impl_->rooms.end()) return found->second;
  if (impl_->rooms.size() >= kMaxRooms) impl_->drop_unused(std::chrono::milliseconds(0));
  if (impl_->rooms.size() >= kMaxRooms) return Refusal("too_many_matches");
  auto room = std::make_shared<Room>(impl_->context, key);
  impl_->rooms.emplace(key, room);
  impl_->count_rooms();
  return room;
}

void Rooms::create(const MatchPlan& plan, AccountId host, RoomDone done) {
  if (impl_->context.is_stopping) return done(Refusal("server_stopping"));
  const RoomServices& services = impl_->context.services;
  auto made = make_match_rows(plan, host, services.loop.wall_ms());
  if (!made) return done(made.refusal());
  const auto rows = std::make_shared<const NewMatchRows>(std::move(made.value()));
  const auto refused = std::make_shared<std::optional<Refusal>>();
  services.store.write(
      [rows, refused](Writer& writer) -> std::optional<StoreFault> {
        *refused = check_challenge(writer, *rows);
        return *refused ? StoreFault::kConflict : rows->write(writer);
      },
      [rows, refused, done = std::move(done), impl = std::weak_ptr(impl_)](std::optional<StoreFault> fault) {
        if (impl.expired()) return;
        if (*refused) return done(**refused);
        fault ? done(refusal_of(*fault)) : done(rows->row.id);
      });
}

void Rooms::stop() {
  impl_->context.is_stopping = true;
  const SharedLine bye = bye_line("stopping");
  for (const auto& room : impl_->all()) room->say_goodbye(bye);
}

}  // namespace hammer::server
