// Who is there, whose clock runs, and what follows for somebody who has gone.
#include <algorithm>

#include "ai/host.h"
#include "base/log.h"
#include "base/metrics.h"
#include "match/room.h"

namespace hammer::server {
namespace {

using Ms = std::chrono::milliseconds;

// After so many weights in a row that nobody threw, nobody is playing: the match waits without a clock.
constexpr int kMostForfeitsInARow = 24;

constexpr Ms kClaimAfter{60'000};
constexpr Ms kClaimAfterWithoutClock{180'000};

}  // namespace

int Room::clock_seconds() const { return kept_.match ? match().setup().options.shot_clock() : 0; }

bool Room::is_here(int seat) const {
  const SeatNow& held = kept_.seats[static_cast<std::size_t>(seat)];
  return held.is_machine() || absences_[static_cast<std::size_t>(seat)].is_here();
}

bool Room::is_anybody_here() const {
  const auto is_person_here = [this](const SeatNow& seat) { return seat.is_person() && is_here(seat.row.seat); };
  return std::ranges::any_of(kept_.seats, is_person_here);
}

void Room::mind_presence() {
  if (reading_ != Reading::kRead) return;
  stop_excuse();
  bool has_changed = false;
  for (const SeatNow& seat : kept_.seats) {
    Absence& absence = absences_[static_cast<std::size_t>(seat.row.seat)];
    const bool is_here = seat.is_person() && watchers_.has(seat.row.account);
    if (is_here == absence.is_here()) continue;
    is_here ? absence.come() : absence.go(now());
    has_changed = true;
  }
  mind_clock();
  if (has_changed) view_changed();
}

void Room::forgive_absence() {
  for (Absence& absence : absences_) {
    if (!absence.is_here()) absence.go(now());
  }
}

// ---------------------------------------------------------------- the clock

bool Room::has_clock() const { return kept_.row.phase == MatchPhase::kPlaying && clock_seconds() > 0; }

void Room::stop_excuse() {
  if (excused_seat_ < 0) return;
  const auto stood = std::chrono::duration_cast<Ms>(now() - excused_since_);
  absences_[static_cast<std::size_t>(excused_seat_)].use_excuse(stood);
  excused_seat_ = -1;
}

void Room::mind_clock() {
  stop_excuse();
  clock_timer_.reset();
  const auto movers = has_clock() ? people_to_move(kept_.seats, match(), turn_) : std::vector<int>();
  // Where nobody is there, nobody waits.
  if (movers.empty() || !is_anybody_here()) return clock_.stand(now());
  const bool is_mover_here = std::ranges::any_of(movers, [this](int seat) { return is_here(seat); });
  const Ms excuse = absences_[static_cast<std::size_t>(movers.front())].excuse_left();
  Ms wait = excuse;
  if (!is_mover_here && excuse > Ms(0)) {
    clock_.stand(now());
    excused_seat_ = movers.front();
    excused_since_ = now();
  } else {
    clock_.run(now());
    wait = clock_.left(now());
    if (wait == Ms(0)) return out_of_time();
  }
  clock_timer_ = house_.around.loop.after(wait, [this] { clock_due(); });
}

void Room::clock_due() {
  const bool was_excused = excused_seat_ >= 0;
  mind_clock();
  if (was_excused) view_changed();
}

void Room::out_of_time() {
  const std::size_t length = kept_.events.size();
  if (timed_out_at_ == length) return;
  timed_out_at_ = length;
  change_unasked([this, length] {
    // A command that came in time may have been on its way.
    if (kept_.events.size() == length && has_clock() && clock_.left(now()) == Ms(0)) play_for_absent();
  });
}

// X7: the weight is forfeited. A toss or a choice that nobody makes is made for them.
void Room::play_for_absent() {
  const bool is_throw = turn_.kind == Turn::Kind::kThrow;
  const auto line = kept_.match->play(is_throw ? Command(Forfeit{}) : ai::open_by_machine(match(), kept_.row.seed));
  if (!line) return;
  Change change;
  add_event(change, line.value());
  close_if_over(change, "played");
  if (!change.row && ++forfeits_in_a_row_ >= kMostForfeitsInARow) {
    change.row = kept_.row;
    change.row->phase = MatchPhase::kPaused;
    paused_since_ = now();
    forfeits_in_a_row_ = 0;
  }
  commit(std::move(change), [this](const std::optional<Reply>& fault) {
    if (fault) timed_out_at_ = 0;
  });
}

// ---------------------------------------------------------------- claims

// Nothing: no claim comes of this absence.
std::optional<Room::Ms> Room::claim_in(int seat) const {
  if (kept_.row.phase != MatchPhase::kPlaying || is_here(seat)) return std::nullopt;
  const int side = side_of(match(), seat);
  if (is_out(side)) return std::nullopt;
  const auto partners = people_of(kept_.seats, match(), side);
  const bool is_side_here = std::ranges::any_of(partners, [this](int each) { return is_here(each); });
  // While a partner is there, the others wait only for whoever must throw.
  if (is_side_here && turn_.seat != seat) return std::nullopt;
  const Ms limit = clock_seconds() > 0 ? kClaimAfter : kClaimAfterWithoutClock;
  return std::max(Ms(0), limit - absences_[static_cast<std::size_t>(seat)].gone_for(now()));
}

std::vector<int> Room::gone_sides(int but) const {
  std::vector<int> gone;
  for (const SeatNow& seat : kept_.seats) {
    const int side = side_of(match(), seat.row.seat);
    if (side == but || !seat.is_person() || claim_in(seat.row.seat) != Ms(0)) continue;
    if (std::ranges::find(gone, side) == gone.end()) gone.push_back(side);
  }
  return gone;
}

void Room::claim(const Caller& caller, Answering answering) {
  change(std::move(answering), [this, caller](const Answering& answer) {
    if (auto fault = kept_.row.phase == MatchPhase::kCancelled ? fault_of_phase(true) : std::nullopt) {
      return answer(*fault);
    }
    const int seat = seat_of(caller.account);
    if (seat < 0) return answer(refusal(403, "you have no seat in this match"));
    if (auto fault = fault_of_phase(true)) return answer(*fault);
    const int own = side_of(match(), seat);
    if (is_out(own)) return answer(has_conceded());
    const std::vector<int> gone = gone_sides(own);
    if (gone.empty()) return answer(refusal(409, "nobody has been gone for long enough"));
    Change change;
    for (const int side : gone) {
      if (match().state().phase == Phase::kOver) break;
      auto line = kept_.match->play(Concede{side});
      if (!line) continue;
      add_event(change, std::move(line.value()));
      change.events.back().by = caller.account;
    }
    if (change.events.empty()) return answer(refusal(409, "nobody has been gone for long enough"));
    close_if_over(change, "claimed");
    commit(std::move(change), [this, caller, answer](std::optional<Reply> fault) {
      if (!fault) house_.around.metrics.count("hammer_claims_total");
      answer(fault ? *fault : view_reply(caller));
    });
  });
}

}  // namespace hammer::server
