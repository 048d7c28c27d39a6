// What is asked of a room beside the game's commands: seats, offers, claims, phrases, views and streams.
#include <algorithm>
#include <utility>

#include "base/log.h"
#include "base/metrics.h"
#include "match/rated_result.h"
#include "match/room.h"

namespace hammer::server {
namespace {

constexpr std::chrono::minutes kLongPause{10};

bool is_free(const SeatNow& seat) { return !seat.is_person() && !seat.is_machine(); }

// Returns nullopt if the caller may take the seat.
std::optional<Refusal> check_seat(const MatchLog& log, const Caller& caller, std::optional<int> seat) {
  if (auto refused = log.check_not_cancelled()) return refused;
  if (log.seat_of(caller.account) >= 0) return Refusal("seated_already");
  if (log.row.phase != MatchPhase::kWaiting) return Refusal("seats_taken");
  if (log.row.rated && caller.kind == AccountKind::kGuest) return Refusal("guests_unrated");
  if (!seat) return std::nullopt;
  if (*seat >= static_cast<int>(log.seats.size())) {
    const JsonMember high = arg("high", log.seats.size() - 1);
    return Refusal("not_accepted", "seat", {arg("value", *seat), arg("low", 0), high, arg("whole", true)});
  }
  if (!is_free(log.seat(*seat))) return Refusal("seat_taken", "seat", {arg("seat", *seat)});
  return std::nullopt;
}

// Whoever leaves rated matches early begins no other one, neither as the host nor as the guest.
std::optional<Refusal> check_pauses(Reader& reader, const std::vector<SeatRow>& seats, AccountId caller,
                                    std::int64_t now_ms) {
  for (const SeatRow& seat : seats) {
    const auto pause = pause_of(reader, seat.account, now_ms);
    if (pause) return seat.account == caller ? left_early(*pause) : Refusal("other_left_early");
  }
  return std::nullopt;
}

MatchChange begin_change(const MatchLog& log, const SeatNow& last, Begun& begun) {
  MatchChange change;
  change.seats = log.seats;
  change.seats[static_cast<std::size_t>(last.row.seat)] = last;
  for (std::size_t i = 0; i < change.seats.size(); ++i) change.seats[i].row = begun.seats[i];
  change.row = std::move(begun.row);
  change.events.push_back(std::move(begun.setup));
  change.begun = std::move(begun.match);
  return change;
}

MatchChange cancel_change(const MatchLog& log, std::int64_t now_ms, std::string_view ending = "") {
  MatchChange change;
  change.row = log.row;
  change.row->phase = MatchPhase::kCancelled;
  change.row->ended_ms = now_ms;
  if (!ending.empty()) change.row->ending = ending;
  return change;
}

// Those whom the server has just paired were there: not to come is to leave. A challenge may be taken up hours later.
MatchChange cancel_for_absent(const MatchLog& log, const std::vector<int>& gone, std::int64_t now_ms) {
  MatchChange change = cancel_change(log, now_ms, "nobody came");
  const bool is_paired = log.row.rated && log.row.started_ms == log.row.created_ms;
  for (const SeatNow& seat : log.seats) {
    if (!is_paired || std::ranges::find(gone, log.side_of_seat(seat.row.seat)) == gone.end()) continue;
    change.seats.push_back(seat);
    change.seats.back().row.rating_limit = rating_limit::kLeft;
  }
  return change;
}

}  // namespace

// ---------------------------------------------------------------- before the start

void Room::sit_down(const Caller& caller, std::optional<int> seat, RoomDone done) {
  change(std::move(done), [this, caller, seat](const RoomDone& answer) { take_seat(caller, seat, answer); });
}

void Room::take_seat(const Caller& caller, std::optional<int> index, const RoomDone& done) {
  if (auto refused = check_seat(log_, caller, index)) return done(*refused);
  SeatNow seat = index ? log_.seat(*index) : *std::ranges::find_if(log_.seats, is_free);
  seat.row.account = caller.account;
  seat.row.name = caller.name;
  seat.kind = caller.kind;
  seat.rating = 0;
  std::vector<SeatRow> rows;
  for (const SeatNow& each : log_.seats) rows.push_back(each.row.seat == seat.row.seat ? seat.row : each.row);
  if (!all_taken(rows)) return commit_and_show({.seats = {seat}}, caller.account, done);
  Check check = [](Reader&) { return std::nullopt; };
  if (log_.row.rated) {
    check = [rows, caller = caller.account, now_ms = wall_ms()](Reader& reader) {
      return check_pauses(reader, rows, caller, now_ms);
    };
  }
  name_seats(std::move(rows), std::move(check), done,
             [this, seat, account = caller.account, done](std::vector<SeatRow> named) {
               auto begun = begin_match(log_.row, std::move(named), wall_ms());
               if (!begun) return done(begun.refusal());
               commit_and_show(begin_change(log_, seat, begun.value()), account, done);
             });
}

// With the names that their people go by now: an account may have been renamed since it sat down.
void Room::name_seats(std::vector<SeatRow> seats, Check check, const RoomDone& done, Named named) {
  is_busy_ = true;
  const auto rows = std::make_shared<std::vector<SeatRow>>(std::move(seats));
  const auto refused = std::make_shared<std::optional<Refusal>>();
  services_.store.read(
      [rows, refused, check = std::move(check)](Reader& reader) {
        *refused = check(reader);
        for (SeatRow& seat : *rows) {
          if (const auto account = seat.account ? reader.account(seat.account) : std::nullopt)
            seat.name = account->name;
        }
      },
      [rows, refused, done, named = std::move(named), room = weak_from_this()](std::optional<StoreFault> fault) {
        const auto held = room.lock();
        if (!held) return;
        held->is_busy_ = false;
        if (fault) *refused = refusal_of(*fault);
        *refused ? done(**refused) : named(std::move(*rows));
        held->run_tasks();
      });
}

void Room::stand_up(AccountId account, RoomDone done) {
  change(std::move(done), [this, account](const RoomDone& answer) {
    if (auto refused = log_.check_not_cancelled()) return answer(*refused);
    const int held = log_.seat_of(account);
    if (held < 0) return answer(Refusal("no_seat"));
    if (log_.row.phase != MatchPhase::kWaiting) return answer(Refusal("too_late_to_leave"));
    SeatNow seat = log_.seat(held);
    seat.row.account = 0;
    seat.row.name.clear();
    seat.rating = 0;
    commit_and_show({.seats = {std::move(seat)}}, account, answer);
  });
}

void Room::cancel(AccountId account, RoomDone done) {
  change(std::move(done), [this, account](const RoomDone& answer) {
    if (auto refused = log_.check_not_cancelled()) return answer(*refused);
    if (log_.row.host != account) return answer(Refusal("only_host_cancels"));
    if (log_.row.phase != MatchPhase::kWaiting) return answer(Refusal("too_late_to_cancel"));
    commit_and_show(cancel_change(log_, wall_ms()), account, answer);
  });
}

// ---------------------------------------------------------------- offers

void Room::offer(AccountId account, OfferKind kind, RoomDone done) {
  change(std::move(done), [this, account, kind](const RoomDone& answer) {
    if (auto refused = offers_.check_offer(kind, log_, account)) return answer(*refused);
    const Offers::Made made = offers_.make(kind, log_, account);
    const bool is_long_paused = kind == OfferKind::kResume && now() - paused_since_ >= kLongPause;
    const bool is_asked = made == Offers::Made::kAsked;
    if (made == Offers::Made::kAgreed || (is_asked && is_long_paused)) return carry_out(kind, account, answer);
    if (is_asked) ask_others(offers_.side_of(kind));
    view_.soon();
    answer(view_for(account));
  });
}

void Room::ask_others(int side) const {
  const SharedLine line = offer_line(id_);
  for (const int seat : people_of(log_.seats, log_.match(), -1)) {
    if (log_.side_of_seat(seat) != side) services_.tell(log_.seat(seat).row.account, line);
  }
}

void Room::answer_offer(AccountId account, OfferKind kind, bool accepts, RoomDone done) {
  change(std::move(done), [this, account, kind, accepts](const RoomDone& answer) {
    if (auto refused = offers_.check_answer(kind, accepts, log_, account)) return answer(*refused);
    if (accepts && offers_.accept(kind, log_, account)) return carry_out(kind, account, answer);
    if (!accepts) offers_.drop(kind);
    view_.soon();
    answer(view_for(account));
  });
}

void Room::carry_out(OfferKind kind, AccountId account, const RoomDone& done) {
  switch (kind) {
    case OfferKind::kTakeback:
      return take_back(offers_.side_of(kind), account, done);
    case OfferKind::kPause:
      return set_phase(MatchPhase::kPaused, account, done);
    case OfferKind::kResume:
      return set_phase(MatchPhase::kPlaying, account, done);
    case OfferKind::kRematch:
      break;
  }
  // The same again, with the same people at the same seats.
  std::vector<SeatRow> seats;
  for (const SeatNow& seat : log_.seats) {
    seats.push_back(seat.row);
    seats.back().rating_before = seats.back().rating_after = 0;
    seats.back().rating_limit.clear();
  }
  const Check nothing = [](Reader&) { return std::nullopt; };
  name_seats(std::move(seats), nothing, done,
             [this, account, done](std::vector<SeatRow> named) { make_rematch(std::move(named), account, done); });
}

void Room::set_phase(MatchPhase phase, AccountId account, const RoomDone& done) {
  MatchChange change;
  change.row = log_.row;
  change.row->phase = phase;
  commit_and_show(std::move(change), account, done, [this] { offers_.clear(); });
}

void Room::take_back(int side, AccountId account, const RoomDone& done) {
  MatchChange change;
  for (int left = undo_steps(log_.match(), side); left > 0; --left) {
    auto line = log_.hosted->play(Undo{});
    if (line) log_.add_event(change, std::move(line.value()), wall_ms());
  }
  if (change.events.empty()) return done(Refusal("no_throw_to_take_back"));
  commit_and_show(std::move(change), account, done, [this] {
    offers_.drop(OfferKind::kTakeback);
    view_.soon();
  });
}

void Room::make_rematch(std::vector<SeatRow> seats, AccountId account, const RoomDone& done) {
  // Two who have agreed among themselves do not play for ratings.
  const MatchPlan plan{log_.row.game, false, log_.row.listed, log_.row.plan, std::move(seats)};
  auto rows = make_match_rows(plan, log_.row.host, wall_ms());
  if (!rows) return done(rows.refusal());
  MatchChange change;
  change.row = log_.row;
  change.row->rematch = rows.value().row.id;
  change.rematch = std::move(rows.value());
  commit_and_show(std::move(change), account, done, [this] { offers_.clear(); });
}

// ---------------------------------------------------------------- claims

void Room::claim(AccountId account, RoomDone done) {
  change(std::move(done), [this, account](const RoomDone& answer) {
    if (auto refused = presence_.check_claim(log_, account)) return answer(*refused);
    const std::vector<int> gone = presence_.gone_sides(log_, log_.side_of_seat(log_.seat_of(account)), now());
    if (gone.empty()) return answer(Refusal("nobody_gone"));
    // Nobody wins against somebody who was never there.
    MatchChange change =
        presence_.has_nobody_come(log_, gone) ? cancel_for_absent(log_, gone, wall_ms()) : concede_for(gone, account);
    commit_and_show(std::move(change), account, answer, [this] { services_.metrics.count("hammer_claims_total"); });
  });
}

MatchChange Room::concede_for(const std::vector<int>& gone, AccountId account) {
  MatchChange change;
  for (const int side : gone) {
    if (log_.match().state().phase == Phase::kOver) break;
    auto line = log_.hosted->play(Concede{side, true});
    if (line) log_.add_event(change, std::move(line.value()), wall_ms()).by = account;
  }
  log_.close_if_over(change, "claimed", wall_ms());
  return change;
}

// ---------------------------------------------------------------- phrases and differences

void Room::say(AccountId account, std::size_t phrase, RoomDone done) {
  look(std::move(done), [this, account, phrase](const RoomDone& answer) {
    if (auto refused = log_.check_not_cancelled()) return answer(*refused);
    const int seat = log_.seat_of(account);
    if (seat < 0) return answer(Refusal("no_seat"));
    PhrasePace& pace = phrase_pace_[account];
    if (const auto wait = pace.wait(now()); wait.count() > 0) {
      Refusal refused("phrases_too_fast", "",
                      {arg("most", PhrasePace::kMaxPhrases), arg("seconds", PhrasePace::kWindow.count())});
      refused.wait = wait;
      return answer(refused);
    }
    pace.say(now());
    const SharedLine line = phrase_line(log_.seat(seat).row.name, kPhrases[phrase]);
    watchers_.send_each(
        [&](AccountId listener) { return listener != 0 && services_.has_muted(listener, account) ? nullptr : line; });
    answer(std::string());
  });
}

void Room::report_difference(const StateDifference& difference, RoomDone done) {
  look(std::move(done), [this, difference](const RoomDone& answer) {
    const auto& [seq, theirs] = difference;
    if (seq >= log_.events.size()) return answer(Refusal("no_seq", "seq", {arg("seq", seq)}));
    const std::string& ours = log_.events[seq].state_hash;
    if (ours == theirs) return answer(Refusal("no_difference", "hash"));
    services_.metrics.count("hammer_state_differences_total");
    services_.log.say(Log::Level::kWarning, "a page came to another state",
                      {{"match", id_}, {"seq", static_cast<std::int64_t>(seq)}, {"ours", ours}, {"theirs", theirs}});
    answer(std::string());
  });
}

// ---------------------------------------------------------------- views and streams

MatchMoment Room::moment() const {
  const auto is_spectator = [this](AccountId account) { return log_.seat_of(account) < 0; };
  return {log_, presence_, clock_, offers_, watchers_.count_if(is_spectator), now()};
}

std::string Room::view_for(AccountId viewer) const { return complete_view(view_prefix(moment()), log_, viewer); }

void Room::show(AccountId viewer, RoomDone done) {
  look(std::move(done), [this, viewer](const RoomDone& answer) { answer(view_for(viewer)); });
}

void Room::record(RoomDone done) {
  look(std::move(done), [this](const RoomDone& answer) {
    if (log_.events.empty()) return answer(*log_.check_phase(true));
    answer(log_.record());
  });
}

void Room::check(RoomDone done) {
  look(std::move(done), [](const RoomDone& answer) { answer(std::string()); });
}

void Room::join(const std::shared_ptr<LineSink>& sink, AccountId account, std::int64_t since) {
  look([sink](const RoomResult&) { sink->close(); },
       [this, sink, account, since](const RoomDone&) {
         static const auto kLive = std::make_shared<const std::string>(R"({"type":"live"})");
         bool takes = sink->send(view_line(view_prefix(moment()), log_, account));
         const auto first = static_cast<std::size_t>(std::max<std::int64_t>(0, since + 1));
         for (std::size_t i = first; takes && i < log_.events.size(); ++i) {
           takes = sink->send(event_line(log_.events[i], log_));
         }
         if (!takes || !sink->send(kLive)) return;
         watchers_.add(sink, account);
         watchers_changed();
         update_presence();
         if (!is_busy_) update_machines();
       });
}

void Room::watchers_changed() {
  context_.streams += watchers_.count() - counted_streams_;
  counted_streams_ = watchers_.count();
  services_.metrics.set("hammer_match_streams", static_cast<double>(context_.streams));
  view_.later();
}

bool Room::send_view() {
  if (reading_ != Reading::kRead || watchers_.count() == 0) return false;
  const std::string view = view_prefix(moment());
  const SharedLine others = view_line(view, log_, 0);
  watchers_.send_each(
      [&](AccountId account) { return log_.seat_of(account) < 0 ? others : view_line(view, log_, account); });
  return true;
}

void Room::say_goodbye(const SharedLine& line) {
  for (const Task& task : std::exchange(tosses_, {})) task.done(Refusal("server_stopping"));
  view_.send_if_due();
  watchers_.say_goodbye(line);
}

}  // namespace hammer::server
