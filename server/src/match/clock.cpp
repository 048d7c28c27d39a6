#include "match/clock.h"

#include <algorithm>

namespace hammer::server {
namespace {

constexpr int kMaxForfeitsInARow = 24;

}  // namespace

void ShotClock::set(const MatchLog& log) {
  left_ = std::chrono::seconds(log.shot_clock_s());
  is_running_ = false;
}

void ShotClock::run(TimePoint now) {
  if (is_running_) return;
  is_running_ = true;
  since_ = now;
}

void ShotClock::stand(TimePoint now) {
  left_ = left(now);
  is_running_ = false;
}

ShotClock::Ms ShotClock::left(TimePoint now) const {
  if (!is_running_) return left_;
  return std::max(Ms(0), left_ - std::chrono::duration_cast<Ms>(now - since_));
}

void ShotClock::stop_excuse(Presence& presence, TimePoint now) {
  if (excused_seat_ < 0) return;
  presence.absence(excused_seat_).use_excuse(std::chrono::duration_cast<Ms>(now - excused_since_));
  excused_seat_ = -1;
}

std::optional<ShotClock::Ms> ShotClock::update(const MatchLog& log, Presence& presence, TimePoint now) {
  stop_excuse(presence, now);
  const auto movers = log.is_timed() ? people_to_move(log.seats, log.match(), log.turn()) : std::vector<int>();
  // Where nobody is there, nobody waits.
  if (movers.empty() || !presence.is_anybody_here(log)) {
    stand(now);
    return std::nullopt;
  }
  const bool is_mover_here = std::ranges::any_of(movers, [&](int seat) { return presence.is_here(log.seat(seat)); });
  const Ms excuse = presence.absence(movers.front()).excuse_left();
  if (!is_mover_here && excuse > Ms(0)) {
    stand(now);
    excused_seat_ = movers.front();
    excused_since_ = now;
    return excuse;
  }
  run(now);
  return left(now);
}

bool ShotClock::start_timeout(std::size_t log_length) {
  if (timed_out_at_ == log_length) return false;
  timed_out_at_ = log_length;
  return true;
}

bool ShotClock::is_still_over(const MatchLog& log, std::size_t log_length, TimePoint now) const {
  return log.events.size() == log_length && log.is_timed() && left(now) == Ms(0);
}

bool ShotClock::count_forfeit() {
  if (++forfeits_in_a_row_ < kMaxForfeitsInARow) return false;
  forfeits_in_a_row_ = 0;
  return true;
}

}  // namespace hammer::server
