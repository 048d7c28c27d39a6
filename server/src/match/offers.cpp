#include "match/offers.h"

#include <algorithm>

namespace hammer::server {
namespace {

// Sides of people who still play. Machines agree to everything.
std::vector<int> sides_to_ask(const MatchLog& log, int side) {
  std::vector<int> asked;
  for (const int seat : people_of(log.seats, log.match(), -1)) {
    const int other = log.side_of_seat(seat);
    const bool has_left = log.is_out(other) && !log.is_over();
    if (other != side && !has_left && std::ranges::find(asked, other) == asked.end()) asked.push_back(other);
  }
  return asked;
}

// Returns nullopt if the side may ask for it now.
std::optional<Refusal> check_for_side(OfferKind kind, const MatchLog& log, int side) {
  const MatchRow& row = log.row;
  if (kind == OfferKind::kRematch) {
    if (!log.is_over()) return Refusal("rematch_too_early");
    if (!row.rematch.empty()) return Refusal("rematch_made", "", {arg("match", row.rematch)});
    return std::nullopt;
  }
  if (auto refused = log.check_phase(kind != OfferKind::kResume)) return refused;
  if (kind == OfferKind::kResume && row.phase != MatchPhase::kPaused) return Refusal("not_paused");
  if (kind != OfferKind::kTakeback) return std::nullopt;
  if (row.rated) return Refusal("no_takeback_rated");
  if (undo_steps(log.match(), side) == 0) return Refusal("no_throw_to_take_back");
  return std::nullopt;
}

}  // namespace

int undo_steps(const Match& match, int side) {
  Match trial = match;
  for (int steps = 1; trial.can_undo(); ++steps) {
    if (std::holds_alternative<Concede>(*trial.last()) || !trial.apply(Undo{})) return 0;
    if (trial.state().phase != Phase::kShooting) return 0;  // that was the opening
    const auto next = trial.to_shoot();
    if (next && next->side == side) return steps;
  }
  return 0;
}

std::optional<Refusal> Offers::check_offer(OfferKind kind, const MatchLog& log, AccountId account) const {
  if (auto refused = log.check_not_cancelled()) return refused;
  const int seat = log.seat_of(account);
  if (seat < 0) return Refusal("no_seat");
  if (log.row.phase == MatchPhase::kWaiting) return log.check_phase(true);
  const int side = log.side_of_seat(seat);
  if (!log.is_over() && log.is_out(side)) return Refusal("side_conceded");
  return check_for_side(kind, log, side);
}

std::optional<Refusal> Offers::check_answer(OfferKind kind, bool accepts, const MatchLog& log,
                                            AccountId account) const {
  if (auto refused = log.check_not_cancelled()) return refused;
  const int seat = log.seat_of(account);
  if (seat < 0) return Refusal("no_seat");
  const auto open = open_.find(kind);
  if (open == open_.end()) {
    return Refusal("nothing_offered", "kind", {arg("kind", kOfferNames[static_cast<std::size_t>(kind)])});
  }
  const int side = log.side_of_seat(seat);
  if (!log.is_over() && log.is_out(side)) return Refusal("side_conceded");
  if (!accepts) return std::nullopt;
  if (side == open->second.side) return Refusal("others_accept");
  return check_for_side(kind, log, open->second.side);
}

Offers::Made Offers::make(OfferKind kind, const MatchLog& log, AccountId account) {
  const int seat = log.seat_of(account);
  const int side = log.side_of_seat(seat);
  // Two who ask for the same agree; but a takeback of one side is not the other's.
  const auto open = open_.find(kind);
  const bool is_same = open != open_.end() && (kind != OfferKind::kTakeback || open->second.side == side);
  if (is_same && open->second.side != side) return accept(kind, log, account) ? Made::kAgreed : Made::kAccepted;
  if (!is_same) open_.insert_or_assign(kind, Offer{side, log.seat(seat).row.name, {}});
  return sides_to_ask(log, side).empty() ? Made::kAgreed : Made::kAsked;
}

bool Offers::accept(OfferKind kind, const MatchLog& log, AccountId account) {
  Offer& offer = open_.at(kind);
  offer.agreed.insert(log.side_of_seat(log.seat_of(account)));
  return std::ranges::all_of(sides_to_ask(log, offer.side), [&](int each) { return offer.agreed.contains(each); });
}

}  // namespace hammer::server
