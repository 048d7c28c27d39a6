// Who is there, and whose clock runs.
#include <algorithm>

#include "ai/host.h"
#include "base/log.h"
#include "base/metrics.h"
#include "match/room.h"

namespace hammer::server {
namespace {

using Ms = std::chrono::milliseconds;

// After so many weights in a row that nobody threw, nobody is playing: the match waits without a clock.
constexpr int kMaxForfeitsInARow = 24;

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
  for (const SeatNow& seat : kept_.seats) {
    absences_[static_cast<std::size_t>(seat.row.seat)].await(is_awaited(seat.row.seat), now());
  }
  update_clock();
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

void Room::update_clock() {
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
  update_clock();
  if (was_excused) view_changed();
}

void Room::out_of_time() {
  const std::size_t length = kept_.events.size();
  if (timed_out_at_ == length) return;
  timed_out_at_ = length;
  change_unasked([this, length] {
    // A command that came in time may have been on its way, or a pause.
    const bool is_still_due = kept_.events.size() == length && has_clock() && clock_.left(now()) == Ms(0);
    if (is_still_due) return play_for_absent();
    timed_out_at_ = 0;
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
  if (!change.row && ++forfeits_in_a_row_ >= kMaxForfeitsInARow) {
    change.row = kept_.row;
    change.row->phase = MatchPhase::kPaused;
    forfeits_in_a_row_ = 0;
  }
  commit(std::move(change), [this](const std::optional<Reply>& fault) {
    if (fault) timed_out_at_ = 0;
  });
}

}  // namespace hammer::server
