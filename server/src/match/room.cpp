#include "match/room.h"

#include <utility>

#include "base/log.h"
#include "base/metrics.h"

namespace hammer::server {
namespace {

using protocol::Speaker;

constexpr std::size_t kMaxWaiting = 16;  // changes, while one is being written
constexpr std::chrono::seconds kReadAgainAfter{2};
constexpr std::chrono::milliseconds kFaultWait{2000};  // a disk that is full will not be empty at once

double seconds_between(Loop::TimePoint from, Loop::TimePoint to) {
  return std::chrono::duration<double>(to - from).count();
}

// Dusting does not give anybody more time.
bool keeps_clock(std::string_view verb) { return verb == "dust" || verb == "grant-dust"; }

}  // namespace

Room::Room(RoomsContext& context, std::string id)
    : context_(context),
      services_(context.services),
      id_(std::move(id)),
      used_(context.services.loop.now()),
      machines_(
          services_.loop, services_.workers, services_.effort,
          [this](const ai::Aim& aim, std::size_t length) {
            change_without_caller([this, aim, length] {
              // The log may have grown since: then the choice is of no use.
              const bool is_due = log_.match().log().size() == length && log_.turn().kind == Turn::Kind::kThrow;
              is_due ? play_machine(machine_throw(log_, aim)) : update_machines();
            });
          },
          [this] {
            if (reading_ == Reading::kRead && !is_busy_) update_machines();
          }),
      watchers_([this] {
        watchers_changed();
        update_presence();
      }),
      view_(services_.loop, [this] { return send_view(); }) {}

Room::~Room() { context_.streams -= counted_streams_; }

bool Room::is_idle() const {
  const bool has_tasks =
      is_busy_ || !looks_.empty() || !changes_.empty() || !tosses_.empty() || reading_ == Reading::kReading;
  return !has_tasks && watchers_.count() == 0 && !machines_.is_busy() && !clock_.is_running();
}

// ---------------------------------------------------------------- the queue

void Room::look(RoomDone done, Work work) {
  used_ = now();
  if (reading_ == Reading::kRead) return work(done);
  looks_.push_back({std::move(work), std::move(done)});
  read();
}

void Room::change(RoomDone done, Work work) {
  used_ = now();
  if (context_.is_stopping) return done(Refusal("server_stopping"));
  if (reading_ == Reading::kRead && !is_busy_ && changes_.empty()) return work(done);
  if (changes_.size() >= kMaxWaiting) return done(Refusal("match_busy"));
  changes_.push_back({std::move(work), std::move(done)});
  read();
}

void Room::change_without_caller(std::function<void()> work) {
  changes_.push_back({[work = std::move(work)](const RoomDone&) { work(); }, [](const RoomResult&) {}});
  run_tasks();
}

void Room::run_tasks() {
  while (reading_ == Reading::kRead && !looks_.empty()) {
    const Task task = std::move(looks_.front());
    looks_.pop_front();
    task.work(task.done);
  }
  while (reading_ == Reading::kRead && !is_busy_ && !changes_.empty()) {
    const Task task = std::move(changes_.front());
    changes_.pop_front();
    task.work(task.done);
  }
}

void Room::refuse_all(const Refusal& refusal) {
  const auto looks = std::exchange(looks_, {});
  const auto changes = std::exchange(changes_, {});
  const auto tosses = std::exchange(tosses_, {});
  for (const Task& task : looks) task.done(refusal);
  for (const Task& task : changes) task.done(refusal);
  for (const Task& task : tosses) task.done(refusal);
}

void Room::read() {
  if (reading_ != Reading::kUnread || is_busy_) return;
  reading_ = Reading::kReading;
  const auto log = std::make_shared<std::optional<MatchLog>>();
  // On the store's thread: nothing of the room is touched there.
  services_.store.read(
      [log, id = id_, now_ms = wall_ms()](Reader& reader) { *log = MatchLog::read(reader, id, now_ms); },
      [log, room = weak_from_this()](std::optional<StoreFault> fault) {
        if (const auto held = room.lock()) held->finish_reading(*log, fault.has_value());
      });
}

void Room::finish_reading(std::optional<MatchLog>& log, bool is_fault) {
  reading_ = Reading::kUnread;
  clock_.end_timeout();  // what was to deal with it may have been refused
  if (is_fault) {
    // Nobody may ask again, yet the streams have to go on.
    if (watchers_.count() > 0) {
      reading_timer_ = services_.loop.after(kReadAgainAfter, [this] {
        const auto spent = std::move(reading_timer_);
        read();
      });
    }
    return refuse_all(Refusal("match_unread"));
  }
  if (!log) {
    const auto self = shared_from_this();
    context_.forget(id_);
    return refuse_all(Refusal("no_match"));
  }
  if (log->fault) {
    const std::string why = log->fault->sentence();
    services_.log.say(Log::Level::kError, "a log cannot be taken up", {{"match", id_}, {"fault", why}});
    return refuse_all(Refusal("log_unreadable", "", {arg("line", log->fault->line), arg("why", log->fault->why)}));
  }
  reading_ = Reading::kRead;
  log_ = std::move(*log);
  numbers_until_ = now() + services_.number_grace;
  if (presence_.size() != log_.seats.size()) presence_.reset(log_.seats.size(), now());
  if (log_.row.phase == MatchPhase::kPaused) paused_since_ = now();
  clock_.set(log_);
  update_presence();
  broadcast();
  if (watchers_.count() > 0) view_.soon();
  run_tasks();
}

void Room::commit(MatchChange change, Durable durable) {
  is_busy_ = true;
  const auto shared = std::make_shared<MatchChange>(std::move(change));
  services_.store.write(
      [shared, id = id_](Writer& writer) { return shared->write(writer, id); },
      [shared, durable = std::move(durable), room = weak_from_this(), since = now()](std::optional<StoreFault> fault) {
        if (const auto held = room.lock()) held->finish_writing(*shared, fault, durable, since);
      });
}

void Room::commit_and_show(MatchChange change, AccountId viewer, const RoomDone& done, std::function<void()> after) {
  commit(std::move(change), [this, viewer, done, after = std::move(after)](std::optional<Refusal> refused) {
    if (refused) return done(*refused);
    if (after) after();
    done(view_for(viewer));
  });
}

void Room::finish_writing(MatchChange& change, std::optional<StoreFault> fault, const Durable& durable,
                          Loop::TimePoint since) {
  used_ = now();
  if (fault) {
    // The match in memory is ahead of the log: it is read again, as if nothing had been played.
    services_.log.say(Log::Level::kWarning, "not written", {{"match", id_}});
    durable(refusal_of(*fault));
    is_busy_ = false;
    reading_ = Reading::kUnread;
    return read();
  }
  services_.metrics.observe("hammer_durable_seconds", seconds_between(since, now()));
  services_.metrics.count("hammer_events_total", static_cast<std::int64_t>(change.events.size()));
  apply(change);
  update_presence();
  durable(std::nullopt);
  broadcast();
  const bool is_seen = change.row || !change.seats.empty() || log_.shot_clock_s() > 0;
  if (is_seen) view_.soon();
  is_busy_ = false;
  run_tasks();
}

void Room::apply(MatchChange& change) {
  const bool was_paused = log_.row.phase == MatchPhase::kPaused;
  const bool has_events = !change.events.empty();
  log_.apply(change);
  const bool is_paused = log_.row.phase == MatchPhase::kPaused;
  const bool is_resumed = was_paused && log_.row.phase == MatchPhase::kPlaying;
  if (is_resumed) presence_.forgive(now());
  if (!was_paused && is_paused) paused_since_ = now();
  if (change.begun) presence_.reset(log_.seats.size(), now());
  if (change.begun) numbers_until_ = now() + services_.number_grace;
  if (is_resumed || (has_events && !change.keeps_clock)) clock_.set(log_);
}

void Room::broadcast() {
  for (; broadcast_events_ < log_.events.size(); ++broadcast_events_) {
    if (watchers_.count() > 0) watchers_.send(event_line(log_.events[broadcast_events_], log_));
  }
  update_machines();
}

// ---------------------------------------------------------------- numbers that players add to the luck

bool Room::awaits_numbers() const { return now() < numbers_until_ && log_.lacks_numbers(); }

// The toss is the first draw: whoever calls it a moment too soon must not take the others' numbers from them.
void Room::hold_toss(Work work, const RoomDone& done) {
  if (tosses_.size() >= kMaxWaiting) return done(Refusal("match_busy"));
  tosses_.push_back({std::move(work), done});
  if (numbers_timer_) return;
  const auto wait = std::chrono::ceil<std::chrono::milliseconds>(numbers_until_ - now());
  numbers_timer_ = services_.loop.after(wait, [this] {
    const auto spent = std::move(numbers_timer_);
    release_tosses();
  });
}

void Room::release_tosses() {
  numbers_timer_.reset();
  for (; !tosses_.empty(); tosses_.pop_back()) changes_.push_front(std::move(tosses_.back()));
  run_tasks();
}

void Room::add_number(AccountId account, const SeatNumber& number, RoomDone done) {
  change(std::move(done), [this, account, number](const RoomDone& answer) {
    const int seat = log_.seat_of(account);
    if (seat < 0) return answer(log_.check_not_cancelled().value_or(Refusal("no_seat")));
    if (auto refused = log_.check_phase(false)) return answer(*refused);
    const protocol::MatchLuck* luck = log_.hosted->luck();
    const SeatNumber* known = luck ? luck->number_of(seat) : nullptr;
    if (known && *known == number) return answer(view_for(account));
    auto line = log_.hosted->add_number(seat, number);
    if (!line) {
      Refusal refused(line.refusal());
      refused.is_untimely = true;
      return answer(refused);
    }
    MatchChange change;
    log_.add_event(change, std::move(line.value()), wall_ms()).by = account;
    change.keeps_clock = true;
    commit_and_show(std::move(change), account, answer, [this] {
      view_.soon();
      if (!awaits_numbers()) release_tosses();
    });
  });
}

// ---------------------------------------------------------------- commands

void Room::play(AccountId account, SentCommand sent, RoomDone done) {
  change(std::move(done),
         [this, account, sent = std::move(sent)](const RoomDone& answer) { play_command(account, sent, answer); });
}

void Room::play_command(AccountId account, const SentCommand& sent, const RoomDone& done) {
  const int seat = log_.seat_of(account);
  if (seat < 0) return done(log_.check_not_cancelled().value_or(Refusal("no_seat")));
  const std::string text = json_text(sent.command);
  if (const EventRow* const known = log_.find_shot(account, sent.shot_id)) {
    if (known->command == text) return done(acknowledgement(*known));
    return done(Refusal("shot_id_used", "shot_id", {arg("shot_id", sent.shot_id)}));
  }
  const auto speaker = protocol::speaker_of(sent.command);
  if (!speaker) return done(Refusal(speaker.refusal()));
  const bool is_own_side = speaker.value() == Speaker::kOwnSide;
  if (auto refused = log_.check_phase(!is_own_side)) return done(*refused);
  const std::string_view side = text_field(sent.command, "side");
  if (auto refused = check_speaker(log_.seats, log_.match(), log_.turn(), speaker.value(), seat, side)) {
    return done(*refused);
  }
  const JsonValue command = with_own_side(log_.match(), sent.command, speaker.value(), seat);
  const bool is_toss = log_.turn().kind == Turn::Kind::kToss && speaker.value() == Speaker::kSideThatCalls;
  if (is_toss && awaits_numbers() && !log_.hosted->check(command)) {
    return hold_toss([this, account, sent](const RoomDone& answer) { play_command(account, sent, answer); }, done);
  }
  auto line = log_.hosted->answer(command);
  if (!line) {
    Refusal refused(line.refusal().complaint);
    refused.is_untimely = line.refusal().is_untimely;
    return done(refused);
  }
  MatchChange change;
  EventRow& event = log_.add_event(change, std::move(line.value()), wall_ms());
  event.shot_id = sent.shot_id;
  event.command = text;
  event.by = account;
  change.keeps_clock = keeps_clock(text_field(sent.command, "cmd"));
  const std::string answer = acknowledgement(event);
  const bool is_throw = std::holds_alternative<ShotPlayed>(log_.match().log().back());
  log_.close_if_over(change, is_own_side ? "conceded" : "played", wall_ms());
  commit(std::move(change), [this, is_throw, done, answer](std::optional<Refusal> refused) {
    if (refused) return done(*refused);
    clock_.forget_forfeits();
    offers_.drop(OfferKind::kTakeback);
    if (is_throw) services_.metrics.count("hammer_shots_total");
    done(answer);
  });
}

// Returns false if the match does not allow it.
bool Room::play_without_caller(const Command& command, MatchChange& change) {
  auto line = log_.hosted->play(command);
  if (!line) return false;
  log_.add_event(change, std::move(line.value()), wall_ms());
  log_.close_if_over(change, "played", wall_ms());
  return true;
}

// ---------------------------------------------------------------- presence and clock

void Room::update_presence() {
  if (reading_ != Reading::kRead) return;
  clock_.stop_excuse(presence_, now());
  const auto has_stream = [this](AccountId account) { return watchers_.has(account); };
  const bool has_changed = presence_.update(log_, has_stream, now());
  update_clock();
  if (has_changed) view_.soon();
}

void Room::update_clock() {
  clock_timer_.reset();
  const auto wait = clock_.update(log_, presence_, now());
  if (!wait) return;
  if (clock_.is_running() && wait->count() == 0) return time_is_over();
  clock_timer_ = services_.loop.after(*wait, [this] {
    const bool was_excusing = clock_.is_excusing();
    update_clock();
    if (was_excusing) view_.soon();
  });
}

void Room::time_is_over() {
  const std::size_t length = log_.events.size();
  if (!clock_.start_timeout(length)) return;
  change_without_caller([this, length] {
    // A command that came in time may have been on its way, or a pause.
    clock_.is_still_over(log_, length, now()) ? play_for_absent() : clock_.end_timeout();
  });
}

// Rule X7 of docs/rules/match.md: the weight is forfeited. A toss or a choice is made for an absent player.
void Room::play_for_absent() {
  const bool is_throw = log_.turn().kind == Turn::Kind::kThrow;
  MatchChange change;
  if (!play_without_caller(is_throw ? Command(Forfeit{}) : machine_opening(log_), change)) return;
  if (!change.row && clock_.count_forfeit()) {
    change.row = log_.row;
    change.row->phase = MatchPhase::kPaused;
  }
  commit(std::move(change), [this](const std::optional<Refusal>& refused) {
    if (refused) clock_.end_timeout();
  });
}

// ---------------------------------------------------------------- machines

// Machines among themselves play on for those who watch.
void Room::update_machines() {
  if (machines_.is_busy() || !is_machines_move(log_)) return;
  if (watchers_.count() == 0 && people_still_in(log_.seats, log_.match()).empty()) return;
  if (log_.turn().kind == Turn::Kind::kThrow) return machines_.think(log_);
  change_without_caller([this, length = log_.match().log().size()] {
    if (log_.match().log().size() == length && is_machines_move(log_)) play_machine(machine_opening(log_));
  });
}

void Room::play_machine(const Command& command) {
  MatchChange change;
  // Forfeited where a weight lies just where it would be released.
  if (!play_without_caller(command, change) && !play_without_caller(Forfeit{}, change)) return;
  commit(std::move(change), [this](const std::optional<Refusal>& refused) {
    if (refused) return machines_.think_later(kFaultWait);
    if (std::holds_alternative<ShotPlayed>(log_.match().log().back())) services_.metrics.count("hammer_shots_total");
  });
}

}  // namespace hammer::server
