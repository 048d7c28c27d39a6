// What follows for somebody who has gone.
#include <algorithm>

#include "base/metrics.h"
#include "match/room.h"

namespace hammer::server {
namespace {

constexpr std::chrono::milliseconds kClaimAfter{60'000};
constexpr std::chrono::milliseconds kClaimAfterWithoutClock{180'000};

bool is_among(const std::vector<int>& sides, int side) { return std::ranges::find(sides, side) != sides.end(); }

}  // namespace

bool Room::is_side_here(int side) const {
  return std::ranges::any_of(people_of(kept_.seats, match(), side), [this](int seat) { return is_here(seat); });
}

// By an opponent who still plays.
bool Room::is_awaited(int seat) const {
  if (!kept_.match) return false;
  const auto people = people_still_in(kept_.seats, match());
  return std::ranges::any_of(
      people, [&](int other) { return side_of(match(), other) != side_of(match(), seat) && is_here(other); });
}

// Whether anybody of the side was ever there since the match began, or at least played.
bool Room::has_side_come(int side) const {
  return std::ranges::any_of(people_of(kept_.seats, match(), side), [this](int seat) {
    const auto place = static_cast<std::size_t>(seat);
    const auto is_theirs = [&](const EventRow& event) { return event.by == kept_.seats[place].row.account; };
    return absences_[place].has_come() || std::ranges::any_of(kept_.events, is_theirs);
  });
}

// Nothing: no claim comes of this absence.
std::optional<Room::Ms> Room::claim_in(int seat) const {
  const Absence& absence = absences_[static_cast<std::size_t>(seat)];
  if (kept_.row.phase != MatchPhase::kPlaying || is_here(seat) || !absence.is_awaited()) return std::nullopt;
  const int side = side_of(match(), seat);
  if (is_out(side)) return std::nullopt;
  // While a partner is there, the others wait only for whoever must throw.
  if (is_side_here(side) && turn_.seat != seat) return std::nullopt;
  const Ms limit = clock_seconds() > 0 ? kClaimAfter : kClaimAfterWithoutClock;
  return std::max(Ms(0), limit - absence.gone_for(now()));
}

std::vector<int> Room::gone_sides(int but) const {
  std::vector<int> gone;
  for (const SeatNow& seat : kept_.seats) {
    const int side = side_of(match(), seat.row.seat);
    if (side == but || !seat.is_person() || claim_in(seat.row.seat) != Ms(0)) continue;
    if (!is_among(gone, side)) gone.push_back(side);
  }
  return gone;
}

// Whether one side alone would be left.
bool Room::would_end(const std::vector<int>& gone) const {
  int left = 0;
  for (int side = 0; side < match().setup().side_count(); ++side) left += !is_out(side) && !is_among(gone, side);
  return left <= 1;
}

// Nothing: the caller's side may claim, if somebody has gone.
std::optional<Reply> Room::refuse_claim(const Caller& caller) const {
  if (kept_.row.phase == MatchPhase::kCancelled) return fault_of_phase(true);
  const int seat = seat_of(caller.account);
  if (seat < 0) return refusal(403, {"no_seat"});
  if (auto fault = fault_of_phase(true)) return fault;
  const int own = side_of(match(), seat);
  if (is_out(own)) return has_conceded();
  if (!is_side_here(own)) return refusal(409, {"side_away"});
  return std::nullopt;
}

void Room::claim(const Caller& caller, Responder respond) {
  change(std::move(respond), [this, caller](const Responder& answer) {
    if (auto fault = refuse_claim(caller)) return answer(*fault);
    const std::vector<int> gone = gone_sides(side_of(match(), seat_of(caller.account)));
    if (gone.empty()) return answer(refusal(409, {"nobody_gone"}));
    // Nobody wins against somebody who was never there.
    const bool has_come = std::ranges::any_of(gone, [this](int side) { return has_side_come(side); });
    Change change = !has_come && would_end(gone) ? call_off() : concede_for(gone, caller);
    commit(std::move(change), [this, caller, answer](std::optional<Reply> fault) {
      if (!fault) house_.around.metrics.count("hammer_claims_total");
      answer(fault ? *fault : view_reply(caller));
    });
  });
}

Room::Change Room::concede_for(const std::vector<int>& gone, const Caller& caller) {
  Change change;
  for (const int side : gone) {
    if (match().state().phase == Phase::kOver) break;
    auto line = kept_.match->play(Concede{side});
    if (!line) continue;
    add_event(change, std::move(line.value()));
    change.events.back().by = caller.account;
  }
  close_if_over(change, "claimed");
  return change;
}

Room::Change Room::call_off() const {
  Change change;
  change.row = kept_.row;
  change.row->phase = MatchPhase::kCancelled;
  change.row->ended_ms = wall_ms();
  change.row->ending = "nobody came";
  return change;
}

}  // namespace hammer::server
