// What is done by agreement: taking back, pausing, going on, playing again.
#include <algorithm>
#include <array>
#include <utility>

#include "json/writer.h"
#include "match/body.h"
#include "match/room.h"

namespace hammer::server {
namespace {

constexpr std::array<std::string_view, 1> kOfferFields{"kind"};
constexpr std::array<std::string_view, 2> kOfferAnswerFields{"kind", "accept"};
constexpr std::chrono::minutes kLongPause{10};

std::string_view name_of(OfferKind kind) { return kOfferNames[static_cast<std::size_t>(kind)]; }

// How often to undo so that the side stands before its last throw again; 0: it cannot.
int steps_back(const Match& match, int side) {
  Match trial = match;
  for (int steps = 1; trial.can_undo(); ++steps) {
    if (std::holds_alternative<Concede>(*trial.last()) || !trial.apply(Undo{})) return 0;
    if (trial.state().phase != Phase::kShooting) return 0;  // that was the opening
    const auto next = trial.to_shoot();
    if (next && next->side == side) return steps;
  }
  return 0;
}

}  // namespace

// Nothing: the side may ask for it now.
std::optional<Reply> Room::refuse_offer(OfferKind kind, int side) const {
  const MatchPhase phase = kept_.row.phase;
  if (kind == OfferKind::kRematch) {
    if (phase != MatchPhase::kOver) return refusal(409, {"rematch_too_early"});
    if (!kept_.row.rematch.empty()) return refusal(409, {"rematch_made", "", {arg("match", kept_.row.rematch)}});
    return std::nullopt;
  }
  if (auto fault = fault_of_phase(kind != OfferKind::kResume)) return fault;
  if (kind == OfferKind::kResume && phase != MatchPhase::kPaused) return refusal(409, {"not_paused"});
  if (kind != OfferKind::kTakeback) return std::nullopt;
  if (kept_.row.rated) return refusal(409, {"no_takeback_rated"});
  if (steps_back(match(), side) == 0) return refusal(409, {"no_throw_to_take_back"});
  return std::nullopt;
}

// Those of people who still play. Machines agree to everything.
std::vector<int> Room::sides_to_ask(int side) const {
  std::vector<int> asked;
  for (const int seat : people_of(kept_.seats, match(), -1)) {
    const int other = side_of(match(), seat);
    const bool has_left = is_out(other) && kept_.row.phase != MatchPhase::kOver;
    if (other != side && !has_left && std::ranges::find(asked, other) == asked.end()) asked.push_back(other);
  }
  return asked;
}

void Room::offer(const Caller& caller, std::string_view body, Responder respond) {
  const Body read(body, kOfferFields);
  const auto kind = read.fields().named<OfferKind>("kind", kOfferNames, true);
  if (auto fault = read.fault()) return respond(*fault);
  change(std::move(respond), [this, caller, kind = *kind](const Responder& answer) {
    if (kept_.row.phase == MatchPhase::kCancelled) return answer(*fault_of_phase(true));
    const int seat = seat_of(caller.account);
    if (seat < 0) return answer(refusal(403, {"no_seat"}));
    if (kept_.row.phase == MatchPhase::kWaiting) return answer(*fault_of_phase(true));
    const int side = side_of(match(), seat);
    if (kept_.row.phase != MatchPhase::kOver && is_out(side)) return answer(has_conceded());
    if (auto fault = refuse_offer(kind, side)) return answer(*fault);
    make_offer(kind, caller, side, answer);
  });
}

void Room::make_offer(OfferKind kind, const Caller& caller, int side, const Responder& respond) {
  // Two who ask for the same agree; but what one side takes back is not what the other would.
  const auto open = offers_.find(kind);
  const bool is_same = open != offers_.end() && (kind != OfferKind::kTakeback || open->second.side == side);
  if (is_same && open->second.side != side) return accept_offer(kind, caller, side, respond);
  if (!is_same) offers_.insert_or_assign(kind, Offer{side, name_at_table(caller), {}});
  const bool is_long_paused = kind == OfferKind::kResume && now() - paused_since_ >= kLongPause;
  if (sides_to_ask(side).empty() || is_long_paused) return carry_out(kind, caller, respond);
  ask_others(side);
  view_changed();
  respond(view_reply(caller));
}

void Room::ask_others(int side) const {
  std::string line;
  JsonWriter json(line);
  json.begin_object().field("type", "offer").field("match", id_).end_object();
  const auto shared = std::make_shared<const std::string>(std::move(line));
  for (const int seat : people_of(kept_.seats, match(), -1)) {
    if (side_of(match(), seat) == side) continue;
    house_.around.tell(kept_.seats[static_cast<std::size_t>(seat)].row.account, shared);
  }
}

void Room::answer_offer(const Caller& caller, std::string_view body, Responder respond) {
  const Body read(body, kOfferAnswerFields);
  const auto kind = read.fields().named<OfferKind>("kind", kOfferNames, true);
  if (!read.fields().find("accept")) read.fields().refuse("accept", accepted_form("boolean"));
  const bool accepts = read.fields().boolean("accept", false);
  if (auto fault = read.fault()) return respond(*fault);
  change(std::move(respond), [this, caller, kind = *kind, accepts](const Responder& answer) {
    if (kept_.row.phase == MatchPhase::kCancelled) return answer(*fault_of_phase(true));
    const int seat = seat_of(caller.account);
    if (seat < 0) return answer(refusal(403, {"no_seat"}));
    const auto open = offers_.find(kind);
    if (open == offers_.end()) return answer(refusal(409, {"nothing_offered", "kind", {arg("kind", name_of(kind))}}));
    const int side = side_of(match(), seat);
    if (kept_.row.phase != MatchPhase::kOver && is_out(side)) return answer(has_conceded());
    if (!accepts) return drop_offer(kind, caller, answer);
    if (side == open->second.side) return answer(refusal(409, {"others_accept"}));
    if (auto fault = refuse_offer(kind, open->second.side)) return answer(*fault);
    accept_offer(kind, caller, side, answer);
  });
}

void Room::accept_offer(OfferKind kind, const Caller& caller, int side, const Responder& respond) {
  Offer& offer = offers_.find(kind)->second;
  offer.agreed.insert(side);
  const auto asked = sides_to_ask(offer.side);
  const bool all = std::ranges::all_of(asked, [&](int each) { return offer.agreed.contains(each); });
  if (all) return carry_out(kind, caller, respond);
  view_changed();
  respond(view_reply(caller));
}

void Room::drop_offer(OfferKind kind, const Caller& caller, const Responder& respond) {
  offers_.erase(kind);
  view_changed();
  respond(view_reply(caller));
}

void Room::carry_out(OfferKind kind, const Caller& caller, const Responder& respond) {
  const int side = offers_.find(kind)->second.side;
  switch (kind) {
    case OfferKind::kTakeback:
      return take_back(side, caller, respond);
    case OfferKind::kPause:
      return set_phase(MatchPhase::kPaused, caller, respond);
    case OfferKind::kResume:
      return set_phase(MatchPhase::kPlaying, caller, respond);
    case OfferKind::kRematch:
      return play_again(caller, respond);
  }
}

void Room::set_phase(MatchPhase phase, const Caller& caller, const Responder& respond) {
  Change change;
  change.row = kept_.row;
  change.row->phase = phase;
  commit(std::move(change), [this, caller, respond](std::optional<Reply> fault) {
    if (fault) return respond(*fault);
    offers_.clear();
    respond(view_reply(caller));
  });
}

void Room::take_back(int side, const Caller& caller, const Responder& respond) {
  const int steps = steps_back(match(), side);
  Change change;
  for (int step = 0; step < steps; ++step) {
    auto line = kept_.match->play(Undo{});
    if (line) add_event(change, std::move(line.value()));
  }
  if (change.events.empty()) return respond(refusal(409, {"no_throw_to_take_back"}));
  commit(std::move(change), [this, caller, respond](std::optional<Reply> fault) {
    if (fault) return respond(*fault);
    offers_.erase(OfferKind::kTakeback);
    view_changed();
    respond(view_reply(caller));
  });
}

// The same again, with the same people at the same places.
void Room::play_again(const Caller& caller, const Responder& respond) {
  std::vector<SeatRow> seats;
  for (const SeatNow& seat : kept_.seats) {
    seats.push_back(seat.row);
    seats.back().rating_before = seats.back().rating_after = 0;
  }
  name_seats(std::move(seats), respond,
             [this, caller, respond](std::vector<SeatRow> named) { found_rematch(std::move(named), caller, respond); });
}

void Room::found_rematch(std::vector<SeatRow> seats, const Caller& caller, const Responder& respond) {
  const MatchPlan plan{kept_.row.game, kept_.row.rated, kept_.row.listed, kept_.row.plan, std::move(seats)};
  auto rows = make_match_rows(plan, kept_.row.host, wall_ms());
  if (!rows) return respond(rows.refusal());
  Change change;
  change.row = kept_.row;
  change.row->rematch = rows.value().row.id;
  change.next = std::move(rows.value());
  commit(std::move(change), [this, caller, respond](std::optional<Reply> fault) {
    if (fault) return respond(*fault);
    offers_.clear();
    respond(view_reply(caller));
  });
}

}  // namespace hammer::server
