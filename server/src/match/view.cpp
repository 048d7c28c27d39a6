#include "match/view.h"

#include <array>
#include <chrono>
#include <memory>
#include <utility>

#include "match/plan.h"
#include "protocol/setup.h"

namespace hammer::server {
namespace {

constexpr std::array<std::string_view, 5> kPhaseNames{"waiting", "playing", "paused", "over", "cancelled"};
constexpr std::array<std::string_view, 3> kKindNames{"guest", "person", "bot"};

double seconds_of(std::chrono::milliseconds span) { return static_cast<double>(span.count()) / 1000; }

void write_text_or_null(JsonWriter& json, std::string_view text) { text.empty() ? json.null() : json.value(text); }

// An account that was deleted has lost its name in the record; a side of one is then called as in all lists.
std::string side_shown(const MatchLog& log, int seat) {
  const SeatRow& row = log.seat(seat).row;
  if (!log.has_begun()) return row.side;
  const Setup& setup = log.match().setup();
  const std::string& side = setup.sides[static_cast<std::size_t>(log.side_of_seat(seat))];
  const bool is_deleted = row.name.starts_with("deleted-") && side == setup.seats[static_cast<std::size_t>(seat)].name;
  return is_deleted ? row.name : side;
}

void write_seat(JsonWriter& json, const SeatNow& seat, const std::string& side, const MatchRow& match,
                bool is_present) {
  write_text_or_null(json.begin_object().field("seat", seat.row.seat).name("side"), side);
  write_text_or_null(json.name("name"), seat.row.name);
  json.name("kind");
  if (seat.is_machine()) {
    json.value("machine").field("level", seat.row.level);
  } else if (seat.is_person()) {
    json.value(name_of(seat.kind));
  } else {
    json.null();
  }
  if (seat.rating > 0) json.field("rating", seat.rating);
  if (match.rated && seat.is_person() && seat.is_provisional) json.field("provisional", true);
  if (seat.row.rating_after > 0) {
    json.field("rating_before", seat.row.rating_before).field("rating_after", seat.row.rating_after);
  }
  const bool is_played = match.rated && (match.phase == MatchPhase::kPlaying || match.phase == MatchPhase::kPaused);
  const std::string& limit = is_played ? seat.rating_limit : seat.row.rating_limit;
  if (!limit.empty()) json.field("rating_limit", limit);
  json.field("present", is_present).end_object();
}

void write_ending(JsonWriter& json, const MatchRow& row) {
  write_text_or_null(json.name("winner"), row.winner);
  json.name("score").raw(row.result.empty() ? "{}" : row.result);
  json.field("ending", row.ending);
  row.secret.empty() ? json.field("seed", static_cast<std::int64_t>(row.seed)) : json.field("secret", row.secret);
  json.field("ended_ms", row.ended_ms);
  write_rating_weight(json, row);
}

// What the server has committed itself to, and whose numbers are there; null before the match, and of an older one.
void write_luck(JsonWriter& json, const MatchLog& log) {
  const protocol::MatchLuck* luck = log.has_begun() ? log.hosted->luck() : nullptr;
  if (!luck) return static_cast<void>(json.null());
  json.begin_object().field("commitment", protocol::hex_of(luck->commitment)).name("numbers").begin_array();
  for (const SeatNow& seat : log.seats) json.value(luck->number_of(seat.row.seat) != nullptr);
  json.end_array().end_object();
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

void write_clock(JsonWriter& json, const MatchMoment& moment) {
  const Turn turn = moment.log.turn();
  const bool is_timed = moment.log.is_timed() && turn.kind != Turn::Kind::kNone;
  json.name("clock").begin_object().field("seconds", moment.log.shot_clock_s()).name("left");
  is_timed ? json.value(seconds_of(moment.clock.left(moment.now))) : json.null();
  json.field("running", moment.clock.is_running()).name("player");
  is_timed&& turn.seat >= 0 ? json.value(moment.log.match().setup().seats[static_cast<std::size_t>(turn.seat)].name)
                            : json.null();
  json.end_object();
}

void write_away(JsonWriter& json, const MatchMoment& moment) {
  const MatchPhase phase = moment.log.row.phase;
  const bool is_played = phase == MatchPhase::kPlaying || phase == MatchPhase::kPaused;
  json.name("away").begin_array();
  for (const SeatNow& seat : moment.log.seats) {
    if (!is_played || !seat.is_person() || moment.presence.is_here(seat)) continue;
    const auto claim = moment.presence.claim_in(moment.log, seat.row.seat, moment.now);
    json.begin_object().field("seat", seat.row.seat).name("claim_in");
    claim ? json.value(seconds_of(*claim)) : json.null();
    json.end_object();
  }
  json.end_array();
}

SharedLine shared(std::string line) { return std::make_shared<const std::string>(std::move(line)); }

}  // namespace

std::string_view name_of(AccountKind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }
std::string_view name_of(MatchPhase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

void write_counts(JsonWriter& json, const MatchRow& row, const std::vector<SeatRow>& seats,
                  const std::function<double()>& counts) {
  const bool is_open = row.phase != MatchPhase::kOver && row.phase != MatchPhase::kCancelled && all_taken(seats);
  json.name("counts");
  row.rated&& is_open ? json.value(counts()) : json.null();
}

void write_rating_weight(JsonWriter& json, const MatchRow& row) {
  if (!row.rated) return;
  write_text_or_null(json.field("rating_weight", row.rating_weight).name("rating_why"), row.rating_why);
}

std::string view_prefix(const MatchMoment& moment) {
  const MatchLog& log = moment.log;
  const MatchRow& row = log.row;
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("id", row.id).field("phase", name_of(row.phase));
  json.field("game", row.game).field("rated", row.rated).field("listed", row.listed);
  write_counts(json, row, rows_of(log.seats), [&] { return log.counts; });
  json.field("host", log.host_name).field("created_ms", row.created_ms).name("setup");
  if (log.has_begun()) {
    json.begin_object();
    protocol::write_setup_fields(json, log.match().setup());
    json.end_object();
  } else {
    json.raw(row.plan);
  }
  json.name("seats").begin_array();
  for (const SeatNow& seat : log.seats) {
    write_seat(json, seat, side_shown(log, seat.row.seat), row, moment.presence.is_here(seat));
  }
  json.end_array().field("spectators", static_cast<std::int64_t>(moment.spectators));
  write_luck(json.name("luck"), log);
  json.field("seq", static_cast<std::int64_t>(log.events.size()) - 1).name("hash");
  log.events.empty() ? json.null() : json.value(log.events.back().state_hash);
  write_clock(json, moment);
  json.name("offers").begin_array();
  for (const auto& [kind, offer] : moment.offers.open()) {
    json.begin_object().field("kind", kOfferNames[static_cast<std::size_t>(kind)]).field("by", offer.by).end_object();
  }
  json.end_array();
  write_away(json, moment);
  write_text_or_null(json.name("rematch"), row.rematch);
  if (log.is_over()) write_ending(json, row);
  if (row.phase == MatchPhase::kCancelled && !row.ending.empty()) json.field("ending", row.ending);
  return out;
}

std::string complete_view(const std::string& view, const MatchLog& log, AccountId account) {
  const int seat = log.seat_of(account);
  return view + ",\"you\":{\"seats\":[" + (seat < 0 ? "" : std::to_string(seat)) + "]}}";
}

SharedLine view_line(const std::string& view, const MatchLog& log, AccountId account) {
  return shared(R"({"type":"match","match":)" + complete_view(view, log, account) + '}');
}

SharedLine event_line(const EventRow& event, const MatchLog& log) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("type", "line").field("seq", event.seq).field("line", event.body);
  json.field("hash", event.state_hash).field("at_ms", event.at_ms);
  const bool is_last = event.seq + 1 == static_cast<std::int64_t>(log.events.size());
  if (is_last) write_turn(json, log.next_turn(), log.match().setup());
  json.end_object();
  return shared(std::move(out));
}

SharedLine phrase_line(std::string_view from, std::string_view phrase) {
  std::string out;
  JsonWriter(out).begin_object().field("type", "phrase").field("from", from).field("phrase", phrase).end_object();
  return shared(std::move(out));
}

SharedLine offer_line(std::string_view match) {
  std::string out;
  JsonWriter(out).begin_object().field("type", "offer").field("match", match).end_object();
  return shared(std::move(out));
}

std::string acknowledgement(const EventRow& event) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("seq", event.seq).field("line", event.body).field("hash", event.state_hash).end_object();
  return out;
}

}  // namespace hammer::server
