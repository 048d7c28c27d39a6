#include <limits>
#include <utility>

#include "store/sqlite/sqlite_transaction.h"

namespace hammer::server::sqlite {
namespace {

bool is_unfinished(MatchPhase phase) { return phase != MatchPhase::kOver && phase != MatchPhase::kCancelled; }

MatchRow read_match(const Rows& row) {
  return {.id = row.text(0),
          .game = row.text(1),
          .phase = static_cast<MatchPhase>(row.integer(2)),
          .rated = row.flag(3),
          .listed = row.flag(4),
          .plan = row.text(5),
          .seed = static_cast<std::uint64_t>(row.integer(6)),
          .secret = row.text(15),
          .host = row.integer(7),
          .created_ms = row.integer(8),
          .started_ms = row.integer(9),
          .ended_ms = row.integer(10),
          .rematch = row.text(11),
          .winner = row.text(12),
          .result = row.text(13),
          .ending = row.text(14),
          .rating_weight = row.real(16),
          .rating_why = row.text(17)};
}

EventRow read_event(const Rows& row) {
  return {.seq = row.integer(0),
          .shot_id = row.text(1),
          .command = row.text(2),
          .body = row.text(3),
          .state_hash = row.text(4),
          .by = row.integer(5),
          .at_ms = row.integer(6)};
}

std::vector<std::string> read_ids(Rows rows) {
  std::vector<std::string> ids;
  while (rows.next()) ids.push_back(rows.text(0));
  return ids;
}

}  // namespace

// ---------------------------------------------------------------- matches and their seats

std::optional<MatchRow> SqliteTransaction::match(std::string_view id) {
  Rows row = connection_.ask(
      "SELECT id, game, phase, rated, listed, plan, seed, host, created_ms, started_ms, ended_ms, rematch, winner, "
      "result, ending, secret, rating_weight, rating_why FROM match WHERE id = ?",
      {id});
  return row.next() ? std::optional(read_match(row)) : std::nullopt;
}

std::vector<SeatRow> SqliteTransaction::seats(std::string_view match) {
  std::vector<SeatRow> all;
  Rows rows = connection_.ask(
      "SELECT seat, side, account, level, name, rating_before, rating_after, rating_limit FROM seat "
      "WHERE match = (SELECT key FROM match WHERE id = ?) ORDER BY seat",
      {match});
  while (rows.next()) {
    all.push_back({.seat = static_cast<int>(rows.integer(0)),
                   .side = rows.text(1),
                   .account = rows.integer(2),
                   .level = rows.text(3),
                   .name = rows.text(4),
                   .rating_before = rows.real(5),
                   .rating_after = rows.real(6),
                   .rating_limit = rows.text(7)});
  }
  return all;
}

std::optional<StoreFault> SqliteTransaction::add_match(const MatchRow& match, const std::vector<SeatRow>& seats) {
  const auto fault = connection_.run(
      "INSERT INTO match (id, game, phase, rated, listed, plan, seed, host, created_ms, started_ms, ended_ms, rematch, "
      "winner, result, ending, secret, rating_weight, rating_why) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      {match.id, match.game, static_cast<int>(match.phase), match.rated, match.listed, match.plan,
       static_cast<std::int64_t>(match.seed), id_or_nothing(match.host), match.created_ms, match.started_ms,
       match.ended_ms, match.rematch, match.winner, match.result, match.ending, match.secret, match.rating_weight,
       match.rating_why});
  if (fault) return fault;
  const std::int64_t key = connection_.last_id();
  for (const SeatRow& seat : seats) {
    const auto seat_fault = connection_.run(
        "INSERT INTO seat (match, seat, side, account, level, name, rating_before, rating_after, rating_limit, "
        "created_ms, unfinished) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        {key, seat.seat, seat.side, id_or_nothing(seat.account), seat.level, seat.name, seat.rating_before,
         seat.rating_after, seat.rating_limit, match.created_ms, is_unfinished(match.phase)});
    if (seat_fault) return seat_fault;
  }
  return std::nullopt;
}

std::optional<StoreFault> SqliteTransaction::change_match(const MatchRow& match) {
  const auto fault = connection_.change(
      "UPDATE match SET game = ?, phase = ?, rated = ?, listed = ?, plan = ?, seed = ?, host = ?, created_ms = ?, "
      "started_ms = ?, ended_ms = ?, rematch = ?, winner = ?, result = ?, ending = ?, secret = ?, "
      "rating_weight = ?, rating_why = ? WHERE id = ?",
      {match.game, static_cast<int>(match.phase), match.rated, match.listed, match.plan,
       static_cast<std::int64_t>(match.seed), id_or_nothing(match.host), match.created_ms, match.started_ms,
       match.ended_ms, match.rematch, match.winner, match.result, match.ending, match.secret, match.rating_weight,
       match.rating_why, match.id});
  if (fault) return fault;
  return connection_.run(
      "UPDATE seat SET unfinished = ?1, created_ms = ?2 WHERE match = (SELECT key FROM match WHERE id = ?3) "
      "AND (unfinished <> ?1 OR created_ms <> ?2)",
      {is_unfinished(match.phase), match.created_ms, match.id});
}

std::optional<StoreFault> SqliteTransaction::change_seat(std::string_view match, const SeatRow& seat) {
  return connection_.change(
      "UPDATE seat SET side = ?, account = ?, level = ?, name = ?, rating_before = ?, rating_after = ?, "
      "rating_limit = ? WHERE match = (SELECT key FROM match WHERE id = ?) AND seat = ?",
      {seat.side, id_or_nothing(seat.account), seat.level, seat.name, seat.rating_before, seat.rating_after,
       seat.rating_limit, match, seat.seat});
}

std::optional<StoreFault> SqliteTransaction::rate_seat(std::string_view match, const SeatRow& seat) {
  return connection_.change(
      "UPDATE seat SET rating_before = ?, rating_after = ?, rating_limit = ? "
      "WHERE match = (SELECT key FROM match WHERE id = ?) AND seat = ?",
      {seat.rating_before, seat.rating_after, seat.rating_limit, match, seat.seat});
}

// ---------------------------------------------------------------- the log

std::vector<EventRow> SqliteTransaction::events(std::string_view match, std::int64_t from_seq) {
  std::vector<EventRow> all;
  Rows rows = connection_.ask(
      "SELECT seq, shot_id, command, body, state_hash, author, at_ms FROM event "
      "WHERE match = (SELECT key FROM match WHERE id = ?) AND seq >= ? ORDER BY seq",
      {match, from_seq});
  while (rows.next()) all.push_back(read_event(rows));
  return all;
}

std::optional<EventRow> SqliteTransaction::event_with(std::string_view match, AccountId by, std::string_view shot_id) {
  Rows row = connection_.ask(
      "SELECT seq, shot_id, command, body, state_hash, author, at_ms FROM event "
      "WHERE match = (SELECT key FROM match WHERE id = ?) AND author = ? AND shot_id = ? AND shot_id <> ''",
      {match, by, shot_id});
  return row.next() ? std::optional(read_event(row)) : std::nullopt;
}

std::optional<StoreFault> SqliteTransaction::add_event(std::string_view match, const EventRow& event) {
  return connection_.change(
      "INSERT INTO event (match, seq, shot_id, command, body, state_hash, author, at_ms) "
      "SELECT key, ?, ?, ?, ?, ?, ?, ? FROM match WHERE id = ?",
      {event.seq, event.shot_id, event.command, event.body, event.state_hash, id_or_nothing(event.by), event.at_ms,
       match});
}

// ---------------------------------------------------------------- lists

std::vector<MatchSummary> SqliteTransaction::summaries(const std::vector<std::string>& ids) {
  std::vector<MatchSummary> all;
  for (const std::string& id : ids) {
    if (auto found = match(id)) all.push_back({std::move(*found), seats(id)});
  }
  return all;
}

std::vector<MatchSummary> SqliteTransaction::listed_waiting(int limit) {
  return summaries(read_ids(connection_.ask(
      "SELECT id FROM match WHERE key IN (SELECT max(key) FROM match WHERE listed = 1 AND phase = 0 GROUP BY host) "
      "ORDER BY created_ms DESC, key DESC LIMIT ?",
      {limit})));
}

bool SqliteTransaction::has_rated_waiting(AccountId host) {
  return connection_.ask("SELECT 1 FROM match WHERE listed = 1 AND phase = 0 AND rated = 1 AND host = ?", {host})
      .next();
}

std::vector<MatchSummary> SqliteTransaction::live(int limit) {
  return summaries(read_ids(connection_.ask(
      "SELECT id FROM match WHERE listed = 1 AND phase = 1 ORDER BY created_ms DESC, key DESC LIMIT ?", {limit})));
}

// DISTINCT: one person may have several seats in a match.
std::vector<MatchSummary> SqliteTransaction::unfinished_of(AccountId account, int limit) {
  return summaries(read_ids(
      connection_.ask("SELECT DISTINCT match.id FROM seat JOIN match ON match.key = seat.match "
                      "WHERE seat.account = ? AND seat.unfinished = 1 ORDER BY seat.created_ms DESC, match.key DESC "
                      "LIMIT ?",
                      {account, limit})));
}

std::vector<MatchSummary> SqliteTransaction::history_of(AccountId account, std::int64_t before_ms, int limit) {
  return summaries(read_ids(
      connection_.ask("SELECT DISTINCT match.id FROM seat JOIN match ON match.key = seat.match "
                      "WHERE seat.account = ? AND seat.created_ms < ? AND match.phase = 3 "
                      "ORDER BY seat.created_ms DESC, match.key DESC LIMIT ?",
                      {account, before_ms == 0 ? std::numeric_limits<std::int64_t>::max() : before_ms, limit})));
}

std::vector<std::string> SqliteTransaction::all_matches() {
  return read_ids(connection_.ask("SELECT id FROM match ORDER BY key"));
}

}  // namespace hammer::server::sqlite
