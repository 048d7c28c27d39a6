#include "match/room.h"

#include <utility>

#include "base/log.h"
#include "base/metrics.h"
#include "match/ending.h"
#include "match/store_reply.h"

namespace hammer::server {
namespace {

constexpr std::size_t kMaxWaiting = 16;  // commands, while one is being written
constexpr std::chrono::seconds kReadAgainAfter{2};

double seconds_between(Loop::Steady from, Loop::Steady to) { return std::chrono::duration<double>(to - from).count(); }

}  // namespace

Room::Room(House& house, std::string id)
    : house_(house), id_(std::move(id)), used_(house.around.loop.steady()), watchers_([this] {
        watchers_changed();
        mind_presence();
      }) {}

Room::~Room() { house_.streams -= counted_streams_; }

bool Room::is_idle() const {
  const bool has_tasks = is_busy_ || !looks_.empty() || !changes_.empty() || reading_ == Reading::kReading;
  return !has_tasks && watchers_.count() == 0 && !is_thinking_ && !thinking_timer_ && !clock_.is_running();
}

void Room::look(Responder respond, Work work) {
  used_ = now();
  if (reading_ == Reading::kRead) return work(respond);
  looks_.push_back({std::move(work), std::move(respond)});
  read();
}

void Room::change(Responder respond, Work work) {
  used_ = now();
  if (house_.is_stopping) return respond(try_again(503, {"server_stopping"}));
  if (reading_ == Reading::kRead && !is_busy_ && changes_.empty()) return work(respond);
  if (changes_.size() >= kMaxWaiting) return respond(try_again(429, {"match_busy"}));
  changes_.push_back({std::move(work), std::move(respond)});
  read();
}

void Room::change_unasked(std::function<void()> work) {
  changes_.push_back({[work = std::move(work)](const Responder&) { work(); }, [](const Reply&) {}});
  go_on();
}

void Room::go_on() {
  while (reading_ == Reading::kRead && !looks_.empty()) {
    const Task task = std::move(looks_.front());
    looks_.pop_front();
    task.work(task.respond);
  }
  while (reading_ == Reading::kRead && !is_busy_ && !changes_.empty()) {
    const Task task = std::move(changes_.front());
    changes_.pop_front();
    task.work(task.respond);
  }
}

void Room::refuse_all(const Reply& reply) {
  const auto looks = std::exchange(looks_, {});
  const auto changes = std::exchange(changes_, {});
  for (const Task& task : looks) task.respond(reply);
  for (const Task& task : changes) task.respond(reply);
}

// ---------------------------------------------------------------- reading

void Room::read() {
  if (reading_ != Reading::kUnread || is_busy_) return;
  reading_ = Reading::kReading;
  const auto kept = std::make_shared<Kept>();
  // The log is taken up on the store's thread: nothing of the room is touched there.
  house_.around.store.read([kept, id = id_](Reader& reader) { read_all(reader, id, *kept); },
                           [kept, room = weak_from_this()](std::optional<StoreFault> fault) {
                             if (const auto held = room.lock()) held->finish_reading(*kept, fault.has_value());
                           });
}

void Room::read_all(Reader& reader, const std::string& id, Kept& kept) {
  const auto row = reader.match(id);
  kept.is_missing = !row;
  if (!row) return;
  kept.row = *row;
  if (const auto host = reader.account(row->host)) kept.host_name = host->name;
  for (SeatRow& seat : reader.seats(id)) {
    SeatNow now{seat};
    if (const auto account = seat.account ? reader.account(seat.account) : std::nullopt) now.kind = account->kind;
    if (const auto rating = seat.account ? reader.rating(seat.account, row->game) : std::nullopt) {
      now.rating = rating->rating;
    }
    kept.seats.push_back(std::move(now));
  }
  kept.events = reader.events(id, 0);
  if (kept.events.empty()) return;
  std::vector<std::string_view> lines;
  for (const EventRow& event : kept.events) lines.push_back(event.body);
  auto match = protocol::HostedMatch::take_up(lines, row->seed);
  if (match) {
    kept.match = std::make_shared<protocol::HostedMatch>(std::move(match.value()));
  } else {
    kept.fault = match.refusal();
  }
}

void Room::finish_reading(Kept& kept, bool is_fault) {
  reading_ = Reading::kUnread;
  timed_out_at_ = 0;  // whoever was to see to it may be gone with what waited
  if (is_fault) {
    read_again_later();
    return refuse_all(try_again(503, {"match_unread"}));
  }
  if (kept.is_missing) {
    const auto self = shared_from_this();
    house_.forget(id_);
    return refuse_all(refusal(404, {"no_match"}));
  }
  if (kept.fault) {
    const std::string why = kept.fault->sentence();
    house_.around.log.say(Log::Level::kError, "a log cannot be taken up", {{"match", id_}, {"fault", why}});
    return refuse_all(
        refusal(500, {"log_unreadable", "", {arg("line", kept.fault->line), arg("why", kept.fault->why)}}));
  }
  reading_ = Reading::kRead;
  kept_ = std::move(kept);
  by_shot_id_.clear();
  for (std::size_t i = 0; i < kept_.events.size(); ++i) {
    const EventRow& event = kept_.events[i];
    if (!event.shot_id.empty()) by_shot_id_.emplace(std::pair(event.by, event.shot_id), i);
  }
  if (absences_.size() != kept_.seats.size()) absences_.assign(kept_.seats.size(), Absence(now()));
  if (kept_.row.phase == MatchPhase::kPaused) paused_since_ = now();
  clock_.set(std::chrono::seconds(clock_seconds()));
  settle();
  go_ahead();
  if (watchers_.count() > 0) view_changed();
  go_on();
}

// Nobody may ask for it again, yet those who watch are to see it go on.
void Room::read_again_later() {
  if (watchers_.count() == 0) return;
  reading_timer_ = house_.around.loop.after(kReadAgainAfter, [this] {
    const auto spent = std::move(reading_timer_);
    read();
  });
}

// ---------------------------------------------------------------- writing

void Room::commit(Change change, Durable durable) {
  is_busy_ = true;
  const auto shared = std::make_shared<Change>(std::move(change));
  house_.around.store.write(
      [shared, id = id_](Writer& writer) { return write(writer, id, *shared); },
      [shared, durable = std::move(durable), room = weak_from_this(), since = now()](std::optional<StoreFault> fault) {
        if (const auto held = room.lock()) held->finish_writing(*shared, fault, durable, since);
      });
}

std::optional<StoreFault> Room::write(Writer& writer, const std::string& id, Change& change) {
  for (const EventRow& event : change.events) {
    if (const auto fault = writer.add_event(id, event)) return fault;
  }
  for (const SeatNow& seat : change.seats) {
    if (const auto fault = writer.change_seat(id, seat.row)) return fault;
  }
  if (change.next) {
    if (const auto fault = change.next->write(writer)) return fault;
  }
  if (change.row) {
    if (const auto fault = writer.change_match(*change.row)) return fault;
  }
  if (change.rated.empty()) return std::nullopt;
  std::vector<SeatRow> seats;
  for (const SeatNow& seat : change.rated) seats.push_back(seat.row);
  const auto fault = rate(writer, *change.row, seats);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    change.rated[i].row = seats[i];
    change.rated[i].rating = seats[i].rating_after;
  }
  return fault;
}

void Room::finish_writing(Change& change, std::optional<StoreFault> fault, const Durable& durable, Loop::Steady since) {
  used_ = now();
  if (fault) {
    // The match in memory is ahead of the log: it is read again, as if this had never been asked for.
    house_.around.log.say(Log::Level::kWarning, "not written", {{"match", id_}});
    durable(reply_to(*fault));
    is_busy_ = false;
    reading_ = Reading::kUnread;
    return read();
  }
  house_.around.metrics.observe("hammer_durable_seconds", seconds_between(since, now()));
  house_.around.metrics.count("hammer_events_total", static_cast<std::int64_t>(change.events.size()));
  take_over(change);
  settle();
  durable(std::nullopt);
  go_ahead();
  const bool is_seen = change.row || !change.seats.empty() || clock_seconds() > 0;
  if (is_seen) view_changed();
  is_busy_ = false;
  go_on();
}

void Room::take_over(Change& change) {
  for (EventRow& event : change.events) {
    if (!event.shot_id.empty()) by_shot_id_.emplace(std::pair(event.by, event.shot_id), kept_.events.size());
    kept_.events.push_back(std::move(event));
  }
  for (SeatNow& seat : change.seats) kept_.seats[static_cast<std::size_t>(seat.row.seat)] = seat;
  for (SeatNow& seat : change.rated) kept_.seats[static_cast<std::size_t>(seat.row.seat)] = seat;
  const bool was_paused = kept_.row.phase == MatchPhase::kPaused;
  if (change.row) kept_.row = *change.row;
  const bool is_resumed = was_paused && kept_.row.phase == MatchPhase::kPlaying;
  if (is_resumed) forgive_absence();
  if (!was_paused && kept_.row.phase == MatchPhase::kPaused) paused_since_ = now();
  if (change.begun) {
    kept_.match = change.begun;
    absences_.assign(kept_.seats.size(), Absence(now()));
  }
  if (is_resumed || (!change.events.empty() && !change.keeps_clock)) clock_.set(std::chrono::seconds(clock_seconds()));
  if (change.next) kept_.row.rematch = change.next->row.id;
}

// After everything that has become durable, and after reading: sees whose move it is.
void Room::settle() {
  next_ = kept_.match ? turn_of(match()) : Turn();
  turn_ = kept_.row.phase == MatchPhase::kPlaying ? next_ : Turn();
  mind_presence();
}

// Then tells it to all, and lets machines play.
void Room::go_ahead() {
  for (; told_ < kept_.events.size(); ++told_) {
    if (watchers_.count() > 0) watchers_.send(event_line(kept_.events[told_]));
  }
  mind_machines();
}

std::optional<Reply> Room::fault_of_phase(bool playing_only) const {
  switch (kept_.row.phase) {
    case MatchPhase::kWaiting:
      return refusal(409, {"not_begun"});
    case MatchPhase::kCancelled:
      return refusal(410, {kept_.row.ending.empty() ? "cancelled_by_host" : "cancelled_nobody_came"});
    case MatchPhase::kOver:
      return refusal(409, {"match_is_over"});
    case MatchPhase::kPaused:
      if (playing_only) return refusal(409, {"match_paused"});
      break;
    case MatchPhase::kPlaying:
      break;
  }
  return std::nullopt;
}

}  // namespace hammer::server
