// What is shown of a match, and to whom.
#include <algorithm>
#include <array>
#include <utility>

#include "base/metrics.h"
#include "json/writer.h"
#include "match/room.h"
#include "protocol/setup.h"

namespace hammer::server {
namespace {

constexpr std::array<std::string_view, 5> kPhaseNames{"waiting", "playing", "paused", "over", "cancelled"};
constexpr std::array<std::string_view, 3> kKindNames{"guest", "person", "bot"};
constexpr std::chrono::seconds kSpectatorPace{1};  // a thousand who come at once are told of once
constexpr std::chrono::milliseconds kViewPace{250};

double seconds_of(std::chrono::milliseconds span) { return static_cast<double>(span.count()) / 1000; }

void write_seat(JsonWriter& json, const SeatNow& seat, const std::string& side, bool is_present) {
  json.begin_object().field("seat", seat.row.seat).name("side");
  side.empty() ? json.null() : json.value(side);
  json.name("name");
  seat.row.name.empty() ? json.null() : json.value(seat.row.name);
  json.name("kind");
  if (seat.is_machine()) {
    json.value("machine").field("level", seat.row.level);
  } else if (seat.is_person()) {
    json.value(kKindNames[static_cast<std::size_t>(seat.kind)]);
  } else {
    json.null();
  }
  if (seat.rating > 0) json.field("rating", seat.rating);
  if (seat.row.rating_after > 0) {
    json.field("rating_before", seat.row.rating_before).field("rating_after", seat.row.rating_after);
  }
  json.field("present", is_present).end_object();
}

void write_ending(JsonWriter& json, const MatchRow& row) {
  json.name("winner");
  row.winner.empty() ? json.null() : json.value(row.winner);
  json.name("score").raw(row.result.empty() ? "{}" : row.result);
  json.field("ending", row.ending).field("seed", static_cast<std::int64_t>(row.seed));
  json.field("ended_ms", row.ended_ms);
}

std::string_view verb_of(const Turn& turn) {
  if (turn.kind == Turn::Kind::kToss) return "toss";
  if (turn.kind == Turn::Kind::kChoice) return "choose";
  return turn.four ? "throw-four" : "shoot";
}

// For programs without the rules: what comes next, and from whom.
void write_turn(JsonWriter& json, const Turn& turn, const Setup& setup) {
  json.name("turn");
  if (turn.kind == Turn::Kind::kNone) return static_cast<void>(json.null());
  json.begin_object().field("cmd", verb_of(turn)).name("side");
  turn.side < 0 ? json.null() : json.value(setup.sides[static_cast<std::size_t>(turn.side)]);
  json.name("player");
  turn.seat < 0 ? json.null() : json.value(setup.seats[static_cast<std::size_t>(turn.seat)].name);
  json.end_object();
}

}  // namespace

int Room::seat_of(AccountId account) const {
  const auto is_theirs = [&](const SeatNow& seat) { return seat.is_person() && seat.row.account == account; };
  const auto found = std::ranges::find_if(kept_.seats, is_theirs);
  return found == kept_.seats.end() ? -1 : found->row.seat;
}

const std::string& Room::name_at_table(const Caller& caller) const {
  return kept_.seats[static_cast<std::size_t>(seat_of(caller.account))].row.name;
}

std::size_t Room::spectators() const {
  return watchers_.count_if([this](AccountId account) { return seat_of(account) < 0; });
}

// All but `you`, and not closed: the same for everybody.
// A player whose account is gone has no name in the record any more; who played alone is called as in all lists.
std::string Room::side_shown(int place) const {
  const SeatRow& row = kept_.seats[static_cast<std::size_t>(place)].row;
  if (!kept_.match) return row.side;
  const Setup& setup = match().setup();
  const std::string& side = setup.sides[static_cast<std::size_t>(side_of(match(), place))];
  const bool is_forgotten =
      row.name.starts_with("deleted-") && side == setup.seats[static_cast<std::size_t>(place)].name;
  return is_forgotten ? row.name : side;
}

std::string Room::view_common() const {
  const MatchRow& row = kept_.row;
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("id", row.id).field("phase", kPhaseNames[static_cast<std::size_t>(row.phase)]);
  json.field("game", row.game).field("rated", row.rated).field("listed", row.listed);
  json.field("host", kept_.host_name).field("created_ms", row.created_ms).name("setup");
  if (kept_.match) {
    json.begin_object();
    protocol::write_setup_fields(json, match().setup());
    json.end_object();
  } else {
    json.raw(row.plan);
  }
  json.name("seats").begin_array();
  for (const SeatNow& seat : kept_.seats) {
    const int place = seat.row.seat;
    write_seat(json, seat, side_shown(place), is_here(place));
  }
  json.end_array().field("spectators", static_cast<std::int64_t>(spectators()));
  json.field("seq", static_cast<std::int64_t>(kept_.events.size()) - 1).name("hash");
  kept_.events.empty() ? json.null() : json.value(kept_.events.back().state_hash);
  write_moment(json);
  json.name("rematch");
  row.rematch.empty() ? json.null() : json.value(row.rematch);
  if (row.phase == MatchPhase::kOver) write_ending(json, row);
  if (row.phase == MatchPhase::kCancelled && !row.ending.empty()) json.field("ending", row.ending);
  return out;
}

// What passes: the clock, offers, who is away.
void Room::write_moment(JsonWriter& json) const {
  const bool is_timed = has_clock() && turn_.kind != Turn::Kind::kNone;
  json.name("clock").begin_object().field("seconds", clock_seconds()).name("left");
  is_timed ? json.value(seconds_of(clock_.left(now()))) : json.null();
  json.field("running", clock_.is_running()).name("player");
  is_timed&& turn_.seat >= 0 ? json.value(match().setup().seats[static_cast<std::size_t>(turn_.seat)].name)
                             : json.null();
  json.end_object().name("offers").begin_array();
  for (const auto& [kind, offer] : offers_) {
    json.begin_object().field("kind", kOfferNames[static_cast<std::size_t>(kind)]).field("by", offer.by).end_object();
  }
  json.end_array().name("away").begin_array();
  const bool is_played = kept_.row.phase == MatchPhase::kPlaying || kept_.row.phase == MatchPhase::kPaused;
  for (const SeatNow& seat : kept_.seats) {
    if (!is_played || !seat.is_person() || is_here(seat.row.seat)) continue;
    const auto claim = claim_in(seat.row.seat);
    json.begin_object().field("seat", seat.row.seat).name("claim_in");
    claim ? json.value(seconds_of(*claim)) : json.null();
    json.end_object();
  }
  json.end_array();
}

std::string Room::with_you(const std::string& common, AccountId account) const {
  const int seat = seat_of(account);
  const std::string seats = seat < 0 ? "" : std::to_string(seat);
  return common + ",\"you\":{\"seats\":[" + seats + "]}}";
}

Reply Room::view_reply(const Caller& caller, int status) const {
  return {status, with_you(view_common(), caller.account)};
}

void Room::show(const Caller& caller, int status, Responder respond) {
  look(std::move(respond), [this, caller, status](const Responder& answer) { answer(view_reply(caller, status)); });
}

void Room::record(Responder respond) {
  look(std::move(respond), [this](const Responder& answer) {
    if (kept_.events.empty()) return answer(*fault_of_phase(true));
    Reply reply;
    reply.type = "text/plain; charset=utf-8";
    if (kept_.row.phase == MatchPhase::kOver) {
      if (!published_) published_ = kept_.match->published();
      reply.body = *published_;
    } else {
      for (const EventRow& event : kept_.events) reply.body += event.body + '\n';
    }
    answer(std::move(reply));
  });
}

// ---------------------------------------------------------------- streams

SharedLine Room::view_line(const std::string& common, AccountId account) const {
  return std::make_shared<const std::string>(R"({"type":"match","match":)" + with_you(common, account) + '}');
}

SharedLine Room::event_line(const EventRow& event) const {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("type", "line").field("seq", event.seq).field("line", event.body);
  json.field("hash", event.state_hash).field("at_ms", event.at_ms);
  if (event.seq + 1 == static_cast<std::int64_t>(kept_.events.size())) write_turn(json, next_, match().setup());
  json.end_object();
  return std::make_shared<const std::string>(std::move(out));
}

// Once for all that changes in one go, or soon after the last one: who comes and goes without end, or asks and takes it
// back, costs those who watch little.
void Room::view_changed() {
  if (is_view_due_) return;
  is_view_due_ = true;
  spectators_timer_.reset();
  const auto since = std::chrono::duration_cast<Ms>(now() - view_sent_);
  if (since < kViewPace) {
    view_timer_ = house_.around.loop.after(kViewPace - since, [this] { send_view(); });
    return;
  }
  house_.around.loop.post([room = weak_from_this()] {
    if (const auto held = room.lock()) held->send_view();
  });
}

void Room::watchers_changed() {
  house_.streams += watchers_.count() - counted_streams_;
  counted_streams_ = watchers_.count();
  house_.around.metrics.set("hammer_match_streams", static_cast<double>(house_.streams));
  if (spectators_timer_) return;
  spectators_timer_ = house_.around.loop.after(kSpectatorPace, [this] { view_changed(); });
}

void Room::send_view() {
  if (!std::exchange(is_view_due_, false)) return;
  view_timer_.reset();
  if (reading_ != Reading::kRead || watchers_.count() == 0) return;
  view_sent_ = now();
  const std::string common = view_common();
  const SharedLine others = view_line(common, 0);
  watchers_.send_each([&](AccountId account) { return seat_of(account) < 0 ? others : view_line(common, account); });
}

void Room::say_goodbye(const SharedLine& line) {
  send_view();  // if one is due
  watchers_.say_goodbye(line);
}

// Everything that is durable, from `since` on; what comes later is sent as it happens.
void Room::join(const std::shared_ptr<LineSink>& sink, AccountId account, std::int64_t since) {
  static const auto kLive = std::make_shared<const std::string>(R"({"type":"live"})");
  bool takes = sink->send(view_line(view_common(), account));
  const auto first = static_cast<std::size_t>(std::max<std::int64_t>(0, since + 1));
  for (std::size_t i = first; takes && i < kept_.events.size(); ++i) takes = sink->send(event_line(kept_.events[i]));
  if (!takes || !sink->send(kLive)) return;
  watchers_.add(sink, account);
  watchers_changed();
  mind_presence();
  if (!is_busy_) mind_machines();
}

}  // namespace hammer::server
