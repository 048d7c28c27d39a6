// Before the start: sitting down, standing up, calling it off.
#include <algorithm>
#include <array>
#include <utility>

#include "match/body.h"
#include "match/room.h"
#include "match/store_reply.h"

namespace hammer::server {
namespace {

constexpr std::array<std::string_view, 1> kSitFields{"seat"};
constexpr int kAnySeat = -1;

bool is_open(const SeatNow& seat) { return !seat.is_person() && !seat.is_machine(); }

}  // namespace

void Room::sit_down(const Caller& caller, std::string_view body, Responder respond) {
  const Body read(body, kSitFields);
  const int asked = static_cast<int>(read.fields().number(
      {.name = "seat", .unit = "", .low = 0, .high = kMaxSides * kMaxTeam - 1, .fallback = kAnySeat, .whole = true}));
  if (auto fault = read.fault()) return respond(*fault);
  change(std::move(respond), [this, caller, asked](const Responder& answer) { take_seat(caller, asked, answer); });
}

// Nothing: the seat is free for the caller.
std::optional<Reply> Room::refuse_seat(const Caller& caller, int asked) const {
  if (kept_.row.phase == MatchPhase::kCancelled) return fault_of_phase(true);
  if (seat_of(caller.account) >= 0) return refusal(409, {"seated_already"});
  if (kept_.row.phase != MatchPhase::kWaiting) return refusal(409, {"seats_taken"});
  if (kept_.row.rated && caller.kind == AccountKind::kGuest) {
    return refusal(403, {"guests_unrated"});
  }
  if (asked >= static_cast<int>(kept_.seats.size())) {
    const JsonMember high = arg("high", kept_.seats.size() - 1);
    return refusal(400, {"not_accepted", "seat", {arg("value", asked), arg("low", 0), high, arg("whole", true)}});
  }
  if (asked != kAnySeat && !is_open(kept_.seats[static_cast<std::size_t>(asked)])) {
    return refusal(409, {"seat_taken", "seat", {arg("seat", asked)}});
  }
  return std::nullopt;
}

void Room::take_seat(const Caller& caller, int asked, const Responder& respond) {
  if (auto fault = refuse_seat(caller, asked)) return respond(*fault);
  const auto first_open = std::ranges::find_if(kept_.seats, is_open);
  SeatNow seat = asked == kAnySeat ? *first_open : kept_.seats[static_cast<std::size_t>(asked)];
  seat.row.account = caller.account;
  seat.row.name = caller.name;
  seat.kind = caller.kind;
  seat.rating = 0;
  Change change;
  change.seats.push_back(seat);
  std::vector<SeatRow> rows;
  for (const SeatNow& each : kept_.seats) rows.push_back(each.row.seat == seat.row.seat ? seat.row : each.row);
  const Durable durable = [this, caller, respond](std::optional<Reply> fault) {
    respond(fault ? *fault : view_reply(caller));
  };
  if (!all_taken(rows)) return commit(std::move(change), durable);
  name_seats(std::move(rows), respond, [this, change, durable](std::vector<SeatRow> named) {
    auto begun = begin_match(kept_.row, std::move(named), wall_ms());
    if (!begun) return durable(begun.refusal());
    Change whole = change;
    begin_with(whole, begun.value());
    commit(std::move(whole), durable);
  });
}

// With the names that their people go by now: an account may have been renamed since it sat down.
void Room::name_seats(std::vector<SeatRow> seats, const Responder& respond, Named named) {
  is_busy_ = true;
  const auto rows = std::make_shared<std::vector<SeatRow>>(std::move(seats));
  house_.around.store.read(
      [rows](Reader& reader) {
        for (SeatRow& seat : *rows) {
          if (const auto account = seat.account ? reader.account(seat.account) : std::nullopt)
            seat.name = account->name;
        }
      },
      [rows, respond, named = std::move(named), room = weak_from_this()](std::optional<StoreFault> fault) {
        const auto held = room.lock();
        if (!held) return;
        held->is_busy_ = false;
        fault ? respond(reply_to(*fault)) : named(std::move(*rows));
        held->go_on();
      });
}

void Room::begin_with(Change& change, Begun& begun) const {
  const SeatNow last = change.seats.front();
  change.seats = kept_.seats;
  change.seats[static_cast<std::size_t>(last.row.seat)] = last;
  for (std::size_t i = 0; i < change.seats.size(); ++i) change.seats[i].row = begun.seats[i];
  change.row = std::move(begun.row);
  change.events.push_back(std::move(begun.setup));
  change.begun = std::move(begun.match);
}

void Room::stand_up(const Caller& caller, Responder respond) {
  change(std::move(respond), [this, caller](const Responder& answer) {
    if (kept_.row.phase == MatchPhase::kCancelled) return answer(*fault_of_phase(true));
    const int held = seat_of(caller.account);
    if (held < 0) return answer(refusal(403, {"no_seat"}));
    if (kept_.row.phase != MatchPhase::kWaiting) return answer(refusal(409, {"too_late_to_leave"}));
    SeatNow seat = kept_.seats[static_cast<std::size_t>(held)];
    seat.row.account = 0;
    seat.row.name.clear();
    seat.rating = 0;
    Change change;
    change.seats.push_back(std::move(seat));
    commit(std::move(change),
           [this, caller, answer](std::optional<Reply> fault) { answer(fault ? *fault : view_reply(caller)); });
  });
}

void Room::cancel(const Caller& caller, Responder respond) {
  change(std::move(respond), [this, caller](const Responder& answer) {
    if (kept_.row.phase == MatchPhase::kCancelled) return answer(*fault_of_phase(true));
    if (kept_.row.host != caller.account) return answer(refusal(403, {"only_host_cancels"}));
    if (kept_.row.phase != MatchPhase::kWaiting) return answer(refusal(409, {"too_late_to_cancel"}));
    Change change;
    change.row = kept_.row;
    change.row->phase = MatchPhase::kCancelled;
    change.row->ended_ms = wall_ms();
    commit(std::move(change),
           [this, caller, answer](std::optional<Reply> fault) { answer(fault ? *fault : view_reply(caller)); });
  });
}

}  // namespace hammer::server
