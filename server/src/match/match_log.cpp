#include "match/match_log.h"

#include <algorithm>

#include "json/writer.h"
#include "match/rated_result.h"

namespace hammer::server {
namespace {

SeatNow read_seat_now(Reader& reader, SeatRow row, const std::string& game, std::int64_t now_ms) {
  SeatNow seat{std::move(row)};
  if (seat.row.account == 0) return seat;
  if (const auto account = reader.account(seat.row.account)) seat.kind = account->kind;
  const auto rating = reader.rating(seat.row.account, game);
  if (rating) seat.rating = rating->rating;
  seat.is_provisional = is_provisional(rating, now_ms);
  return seat;
}

// Of the two of a rated match: what its result would count, and what limits it for each.
double read_counts(Reader& reader, std::vector<SeatNow>& seats, const std::string& game, std::int64_t now_ms) {
  const RatingRow one = rating_row(reader, seats[0].row.account, game, now_ms);
  const RatingRow other = rating_row(reader, seats[1].row.account, game, now_ms);
  seats[0].rating_limit = limit_now(reader, one, other, now_ms);
  seats[1].rating_limit = limit_now(reader, other, one, now_ms);
  return weight_now(reader, rows_of(seats), game, now_ms);
}

// ---------------------------------------------------------------- the end of a match

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

}  // namespace

std::vector<SeatRow> rows_of(const std::vector<SeatNow>& seats) {
  std::vector<SeatRow> rows;
  for (const SeatNow& seat : seats) rows.push_back(seat.row);
  return rows;
}

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
  if (!rated.empty()) {
    std::vector<SeatRow> rows = rows_of(rated);
    if (const auto fault = rate_result(writer, *row, has_round, rows)) return fault;
    for (std::size_t i = 0; i < rows.size(); ++i) rated[i] = read_seat_now(writer, rows[i], row->game, row->ended_ms);
  }
  if (begun && row->rated) {
    for (SeatNow& seat : seats) seat = read_seat_now(writer, seat.row, row->game, row->started_ms);
    counts = read_counts(writer, seats, row->game, row->started_ms);
  }
  return row ? writer.change_match(*row) : std::nullopt;
}

std::optional<MatchLog> MatchLog::read(Reader& reader, const std::string& id, std::int64_t now_ms) {
  const auto row = reader.match(id);
  if (!row) return std::nullopt;
  MatchLog log;
  log.row = *row;
  if (const auto host = reader.account(row->host)) log.host_name = host->name;
  for (SeatRow& seat : reader.seats(id)) log.seats.push_back(read_seat_now(reader, std::move(seat), row->game, now_ms));
  if (row->rated) log.counts = read_counts(reader, log.seats, row->game, now_ms);
  log.events = reader.events(id, 0);
  if (log.events.empty()) return log;
  std::vector<std::string_view> lines;
  for (std::size_t i = 0; i < log.events.size(); ++i) {
    lines.push_back(log.events[i].body);
    log.index_shot(log.events[i], i);
  }
  auto match = protocol::HostedMatch::take_up(lines, protocol::kept_secret(row->secret, row->seed));
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

bool MatchLog::lacks_numbers() const {
  if (!hosted || !hosted->luck() || hosted->has_drawn()) return false;
  return std::ranges::any_of(
      seats, [&](const SeatNow& seat) { return seat.is_person() && !hosted->luck()->number_of(seat.row.seat); });
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
  // The lines that were streamed, to the byte. A seed is in none of them.
  record_ = is_over() && !hosted->luck() ? hosted->published() : "";
  if (!record_->empty()) return *record_;
  for (const EventRow& event : events) *record_ += event.body + '\n';
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
  if (!row.rated) return;
  change.rated = seats;
  change.has_round = ending == "played" || has_completed_round(match());
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
  if (change.counts) counts = *change.counts;
  if (change.begun) hosted = change.begun;
  if (change.rematch) row.rematch = change.rematch->row.id;
  if (hosted) next_turn_ = turn_of(match());
}

}  // namespace hammer::server
