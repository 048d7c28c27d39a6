#include "match/presence.h"

#include <algorithm>
#include <utility>

namespace hammer::server {
namespace {

using Ms = std::chrono::milliseconds;

constexpr Ms kExcusedAtATime{60'000};
constexpr Ms kExcusedInAll{180'000};
constexpr Ms kClaimAfter{60'000};
constexpr Ms kClaimAfterWithoutClock{180'000};

bool is_among(const std::vector<int>& sides, int side) { return std::ranges::find(sides, side) != sides.end(); }

// Whether one side alone would be left.
bool would_end(const MatchLog& log, const std::vector<int>& gone) {
  int left = 0;
  for (int side = 0; side < log.match().setup().side_count(); ++side)
    left += !log.is_out(side) && !is_among(gone, side);
  return left <= 1;
}

}  // namespace

// ---------------------------------------------------------------- one seat

void Absence::come() {
  is_here_ = has_come_ = true;
  is_awaited_ = false;
  excused_now_ = Ms(0);
}

void Absence::go(TimePoint now) {
  is_here_ = is_awaited_ = false;
  gone_since_ = now;
}

void Absence::await(bool is_opponent_here, TimePoint now) {
  const bool was_awaited = std::exchange(is_awaited_, is_opponent_here && !is_here_);
  if (is_awaited_ && !was_awaited) gone_since_ = now;
}

Ms Absence::excuse_left() const {
  if (is_here_) return Ms(0);
  return std::max(Ms(0), std::min(kExcusedAtATime - excused_now_, kExcusedInAll - excused_in_all_));
}

void Absence::use_excuse(Ms stood) {
  excused_now_ += stood;
  excused_in_all_ += stood;
}

// ---------------------------------------------------------------- all seats

bool Presence::update(const MatchLog& log, const std::function<bool(AccountId)>& has_stream, TimePoint now) {
  bool has_changed = false;
  for (const SeatNow& seat : log.seats) {
    Absence& absence = this->absence(seat.row.seat);
    const bool is_here = seat.is_person() && has_stream(seat.row.account);
    if (is_here == absence.is_here()) continue;
    is_here ? absence.come() : absence.go(now);
    has_changed = true;
  }
  for (const SeatNow& seat : log.seats) absence(seat.row.seat).await(is_awaited(log, seat.row.seat), now);
  return has_changed;
}

void Presence::forgive(TimePoint now) {
  for (Absence& absence : absences_) {
    if (!absence.is_here()) absence.go(now);
  }
}

bool Presence::is_anybody_here(const MatchLog& log) const {
  return std::ranges::any_of(log.seats, [this](const SeatNow& seat) { return seat.is_person() && is_here(seat); });
}

bool Presence::is_side_here(const MatchLog& log, int side) const {
  return std::ranges::any_of(people_of(log.seats, log.match(), side),
                             [&](int seat) { return is_here(log.seat(seat)); });
}

// By an opponent who still plays.
bool Presence::is_awaited(const MatchLog& log, int seat) const {
  if (!log.has_begun()) return false;
  return std::ranges::any_of(people_still_in(log.seats, log.match()), [&](int other) {
    return log.side_of_seat(other) != log.side_of_seat(seat) && is_here(log.seat(other));
  });
}

// Whether anybody of the side was ever there since the match began, or at least played.
bool Presence::has_side_come(const MatchLog& log, int side) const {
  return std::ranges::any_of(people_of(log.seats, log.match(), side), [&](int seat) {
    return absence(seat).has_come() || log.has_sent(log.seat(seat).row.account);
  });
}

std::optional<Ms> Presence::claim_in(const MatchLog& log, int seat, TimePoint now) const {
  const Absence& absence = this->absence(seat);
  if (log.row.phase != MatchPhase::kPlaying || is_here(log.seat(seat)) || !absence.is_awaited()) return std::nullopt;
  const int side = log.side_of_seat(seat);
  if (log.is_out(side)) return std::nullopt;
  // While a partner is there, the others wait only for the player who must throw.
  if (is_side_here(log, side) && log.turn().seat != seat) return std::nullopt;
  const Ms limit = log.shot_clock_s() > 0 ? kClaimAfter : kClaimAfterWithoutClock;
  return std::max(Ms(0), limit - absence.gone_for(now));
}

std::vector<int> Presence::gone_sides(const MatchLog& log, int own, TimePoint now) const {
  std::vector<int> gone;
  for (const SeatNow& seat : log.seats) {
    const int side = log.side_of_seat(seat.row.seat);
    if (side == own || !seat.is_person() || claim_in(log, seat.row.seat, now) != Ms(0)) continue;
    if (!is_among(gone, side)) gone.push_back(side);
  }
  return gone;
}

std::optional<Refusal> Presence::check_claim(const MatchLog& log, AccountId account) const {
  if (auto refused = log.check_not_cancelled()) return refused;
  const int seat = log.seat_of(account);
  if (seat < 0) return Refusal("no_seat");
  if (auto refused = log.check_phase(true)) return refused;
  const int own = log.side_of_seat(seat);
  if (log.is_out(own)) return Refusal("side_conceded");
  if (!is_side_here(log, own)) return Refusal("side_away");
  return std::nullopt;
}

bool Presence::has_nobody_come(const MatchLog& log, const std::vector<int>& gone) const {
  return would_end(log, gone) && std::ranges::none_of(gone, [&](int side) { return has_side_come(log, side); });
}

}  // namespace hammer::server
