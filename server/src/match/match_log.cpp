#include "match/match_log.h"

#include <algorithm>

#include "json/writer.h"
#include "match/glicko2.h"

namespace hammer::server {
namespace {

SeatNow read_seat_now(Reader& reader, SeatRow row, const std::string& game) {
  SeatNow seat{std::move(row)};
  if (seat.row.account == 0) return seat;
  if (const auto account = reader.account(seat.row.account)) seat.kind = account->kind;
  if (const auto rating = reader.rating(seat.row.account, game)) seat.rating = rating->rating;
  return seat;
}

// ---------------------------------------------------------------- the end of a match

constexpr double kMsOfADay = 24.0 * 60 * 60 * 1000;

RatingRow rating_now(Writer& writer, AccountId account, const MatchRow& row) {
  if (const auto kept = writer.rating(account, row.game)) return *kept;
  RatingRow unknown;
  unknown.account = account;
  unknown.game = row.game;
  unknown.at_ms = row.ended_ms;
  return unknown;
}

Rating after_idling(const RatingRow& row, std::int64_t now_ms) {
  const double days = static_cast<double>(std::max<std::int64_t>(0, now_ms - row.at_ms)) / kMsOfADay;
  return rate_idle({row.rating, row.deviation, row.volatility}, days);
}

void take_over(RatingRow& row, const Rating& rating, std::int64_t now_ms) {
  row.rating = rating.rating;
  row.deviation = rating.deviation;
  row.volatility = rating.volatility;
  row.games += 1;
  row.at_ms = now_ms;
}

// A deleted account has none anymore.
std::optional<StoreFault> keep_rating(Writer& writer, const RatingRow& rating, std::string_view match) {
  const auto account = writer.account(rating.account);
  return account && !account->deleted ? writer.put_rating(rating, match) : std::nullopt;
}

const std::string& side_name(const SeatRow& seat) { return seat.side.empty() ? seat.name : seat.side; }

// The match is over.
void close_row(MatchRow& row, const Match& match, std::string_view ending, std::int64_t now_ms) {
  const Setup& setup = match.setup();
  const State& state = match.state();
  row.phase = MatchPhase::kOver;
  row.ended_ms = now_ms;
  row.ending = ending;
  if (state.winner >= 0) row.winner = setup.sides[static_cast<std::size_t>(state.winner)];
  row.result.clear();
  JsonWriter json(row.result);
  json.begin_object();
  for (std::size_t side = 0; side < setup.sides.size(); ++side) json.field(setup.sides[side], state.scores[side]);
  json.end_object();
}

// Ratings of the two who played, before and after, in the transaction that ends their match. The seats get both.
std::optional<StoreFault> rate(Writer& writer, const MatchRow& row, std::vector<SeatRow>& seats) {
  RatingRow one = rating_now(writer, seats[0].account, row);
  RatingRow other = rating_now(writer, seats[1].account, row);
  const double score = row.winner.empty() ? 0.5 : row.winner == side_name(seats[0]) ? 1.0 : 0.0;
  seats[0].rating_before = one.rating;
  seats[1].rating_before = other.rating;
  const RatedPair rated = rate_match(after_idling(one, row.ended_ms), after_idling(other, row.ended_ms), score);
  take_over(one, rated.one, row.ended_ms);
  take_over(other, rated.other, row.ended_ms);
  seats[0].rating_after = one.rating;
  seats[1].rating_after = other.rating;
  if (const auto fault = keep_rating(writer, one, row.id)) return fault;
  if (const auto fault = keep_rating(writer, other, row.id)) return fault;
  for (const SeatRow& seat : seats) {
    if (const auto fault = writer.rate_seat(row.id, seat)) return fault;
  }
  return std::nullopt;
}

}  // namespace

std::optional<StoreFault> MatchChange::write(Writer& writer, const std::string& id) {
  for (const EventRow& event : events) {
    if (const auto fault = writer.add_event(id, event)) return fault;
  }
  for (const SeatNow& seat : seats) {
    if (const auto fault = writer.change_seat(id, seat.row)) return fault;
  }
  if (rematch) {
    if (const auto fault = rematch->write(writer)) return fault;
  }
  if (row) {
    if (const auto fault = writer.change_match(*row)) return fault;
  }
  if (rated.empty()) return std::nullopt;
  std::vector<SeatRow> rows;
  for (const SeatNow& seat : rated) rows.push_back(seat.row);
  const auto fault = rate(writer, *row, rows);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rated[i].row = rows[i];
    rated[i].rating = rows[i].rating_after;
  }
  return fault;
}

std::optional<MatchLog> MatchLog::read(Reader& reader, const std::string& id) {
  const auto row = reader.match(id);
  if (!row) return std::nullopt;
  MatchLog log;
  log.row = *row;
  if (const auto host = reader.account(row->host)) log.host_name = host->name;
  for (SeatRow& seat : reader.seats(id)) log.seats.push_back(read_seat_now(reader, std::move(seat), row->game));
  log.events = reader.events(id, 0);
  if (log.events.empty()) return log;
  std::vector<std::string_view> lines;
  for (std::size_t i = 0; i < log.events.size(); ++i) {
    lines.push_back(log.events[i].body);
    log.index_shot(log.events[i], i);
  }
  auto match = protocol::HostedMatch::take_up(lines, row->seed);
  if (match) {
    log.hosted = std::make_shared<protocol::HostedMatch>(std::move(match.value()));
    log.next_turn_ = turn_of(log.match());
  } else {
    log.fault = match.refusal();
  }
  return log;
}

int MatchLog::seat_of(AccountId account) const {
  const auto is_theirs = [&](const SeatNow& seat) { return seat.is_person() && seat.row.account == account; };
  const auto found = std::ranges::find_if(seats, is_theirs);
  return found == seats.end() ? -1 : found->row.seat;
}

bool MatchLog::has_sent(AccountId account) const {
  return std::ranges::any_of(events, [&](const EventRow& event) { return event.by == account; });
}

std::optional<Refusal> MatchLog::check_phase(bool playing_only) const {
  switch (row.phase) {
    case MatchPhase::kWaiting:
      return Refusal("not_begun");
    case MatchPhase::kCancelled:
      return check_not_cancelled();
    case MatchPhase::kOver:
      return Refusal("match_is_over");
    case MatchPhase::kPaused:
      if (playing_only) return Refusal("match_paused");
      break;
    case MatchPhase::kPlaying:
      break;
  }
  return std::nullopt;
}

std::optional<Refusal> MatchLog::check_not_cancelled() const {
  if (row.phase != MatchPhase::kCancelled) return std::nullopt;
  return Refusal(row.ending.empty() ? "cancelled_by_host" : "cancelled_nobody_came");
}

void MatchLog::index_shot(const EventRow& event, std::size_t index) {
  if (!event.shot_id.empty()) by_shot_id_.emplace(std::pair(event.by, event.shot_id), index);
}

const EventRow* MatchLog::find_shot(AccountId by, const std::string& shot_id) const {
  const auto found = by_shot_id_.find({by, shot_id});
  return found == by_shot_id_.end() ? nullptr : &events[found->second];
}

const std::string& MatchLog::record() {
  if (record_) return *record_;
  record_ = is_over() ? hosted->published() : "";
  if (!is_over()) {
    for (const EventRow& event : events) *record_ += event.body + '\n';
  }
  return *record_;
}

EventRow& MatchLog::add_event(MatchChange& change, std::string line, std::int64_t now_ms) const {
  EventRow event;
  event.seq = static_cast<std::int64_t>(events.size() + change.events.size());
  event.body = std::move(line);
  event.state_hash = hosted->hash();
  event.at_ms = now_ms;
  return change.events.emplace_back(std::move(event));
}

void MatchLog::close_if_over(MatchChange& change, std::string_view ending, std::int64_t now_ms) const {
  if (match().state().phase != Phase::kOver) return;
  add_event(change, hosted->end(), now_ms);
  if (!change.row) change.row = row;
  close_row(*change.row, match(), ending, now_ms);
  if (row.rated) change.rated = seats;
}

void MatchLog::apply(MatchChange& change) {
  record_.reset();
  for (EventRow& event : change.events) {
    index_shot(event, events.size());
    events.push_back(std::move(event));
  }
  for (const std::vector<SeatNow>* changed : {&change.seats, &change.rated}) {
    for (const SeatNow& seat : *changed) seats[static_cast<std::size_t>(seat.row.seat)] = seat;
  }
  if (change.row) row = *change.row;
  if (change.begun) hosted = change.begun;
  if (change.rematch) row.rematch = change.rematch->row.id;
  if (hosted) next_turn_ = turn_of(match());
}

}  // namespace hammer::server
