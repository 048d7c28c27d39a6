#include <algorithm>

#include "store/sqlite/sqlite_transaction.h"

namespace hammer::server::sqlite {
namespace {

// From the column `first` on.
RatingRow read_rating(const Rows& row, int first) {
  return {.account = row.integer(first),
          .game = row.text(first + 1),
          .rating = row.real(first + 2),
          .deviation = row.real(first + 3),
          .volatility = row.real(first + 4),
          .games = static_cast<int>(row.integer(first + 5)),
          .at_ms = row.integer(first + 6),
          .counted = static_cast<int>(row.integer(first + 7)),
          .days = static_cast<int>(row.integer(first + 8)),
          .day_ms = row.integer(first + 9)};
}

}  // namespace

std::optional<RatingRow> SqliteTransaction::rating(AccountId account, std::string_view game) {
  Rows row = connection_.ask(
      "SELECT account, game, rating, deviation, volatility, games, at_ms, counted, days, day_ms FROM rating "
      "WHERE account = ? AND game = ?",
      {account, game});
  return row.next() ? std::optional(read_rating(row, 0)) : std::nullopt;
}

std::vector<RatingRow> SqliteTransaction::ratings(AccountId account) {
  std::vector<RatingRow> all;
  Rows rows = connection_.ask(
      "SELECT account, game, rating, deviation, volatility, games, at_ms, counted, days, day_ms FROM rating "
      "WHERE account = ? ORDER BY game",
      {account});
  while (rows.next()) all.push_back(read_rating(rows, 0));
  return all;
}

std::vector<RatingStep> SqliteTransaction::rating_history(AccountId account, std::string_view game, int limit) {
  std::vector<RatingStep> all;
  Rows rows = connection_.ask(
      "SELECT match, at_ms, rating, deviation FROM rating_step WHERE account = ? AND game = ? ORDER BY id DESC LIMIT ?",
      {account, game, limit});
  while (rows.next()) all.push_back({rows.text(0), rows.integer(1), rows.real(2), rows.real(3)});
  std::reverse(all.begin(), all.end());
  return all;
}

std::optional<double> SqliteTransaction::rating_at(AccountId account, std::string_view game, std::int64_t at_ms) {
  Rows row = connection_.ask(
      "SELECT rating FROM rating_step WHERE account = ? AND game = ? AND at_ms <= ? ORDER BY at_ms DESC, id DESC "
      "LIMIT 1",
      {account, game, at_ms});
  return row.next() ? std::optional(row.real(0)) : std::nullopt;
}

// Both have a step of every match that counted, at the same time.
int SqliteTransaction::meetings(AccountId one, AccountId other, std::string_view game, std::int64_t since_ms) {
  Rows row = connection_.ask(
      "SELECT count(*) FROM rating_step AS mine JOIN rating_step AS theirs "
      "ON theirs.account = ?2 AND theirs.game = mine.game AND theirs.at_ms = mine.at_ms AND theirs.match = mine.match "
      "WHERE mine.account = ?1 AND mine.game = ?3 AND mine.at_ms > ?4",
      {one, other, game, since_ms});
  return row.next() ? static_cast<int>(row.integer(0)) : 0;
}

std::vector<std::int64_t> SqliteTransaction::left_early(AccountId account, std::int64_t since_ms) {
  std::vector<std::int64_t> times;
  Rows rows = connection_.ask(
      "SELECT match.ended_ms FROM seat JOIN match ON match.key = seat.match "
      "WHERE seat.account = ? AND seat.rating_limit = 'left' AND match.ended_ms > ? ORDER BY match.ended_ms",
      {account, since_ms});
  while (rows.next()) times.push_back(rows.integer(0));
  return times;
}

std::vector<Ranked> SqliteTransaction::leaders(std::string_view game, AccountKind kind, const Established& least,
                                               const std::function<bool(const RatingRow&)>& is_listed, int limit) {
  std::vector<Ranked> all;
  Rows rows = connection_.ask(
      "SELECT account.name, account.kind, account, game, rating, deviation, volatility, games, at_ms, counted, days, "
      "day_ms FROM rating JOIN account ON account.id = rating.account "
      "WHERE game = ? AND deviation <= ? AND counted >= ? AND days >= ? AND account.kind = ? AND account.deleted = 0 "
      "ORDER BY rating DESC, account",
      {game, least.max_deviation, least.min_counted, least.min_days, static_cast<int>(kind)});
  while (static_cast<int>(all.size()) < limit && rows.next()) {
    const RatingRow rating = read_rating(rows, 2);
    if (is_listed(rating)) all.push_back({rows.text(0), static_cast<AccountKind>(rows.integer(1)), rating});
  }
  return all;
}

// Partners neither win nor lose against each other; a single player is a side of their own name.
std::vector<HeadToHead> SqliteTransaction::head_to_head(AccountId one, AccountId other) {
  std::vector<HeadToHead> all;
  Rows rows = connection_.ask(
      "WITH met AS (SELECT DISTINCT match.key, match.game, match.winner, "
      "    CASE mine.side WHEN '' THEN mine.name ELSE mine.side END AS my_side, "
      "    CASE theirs.side WHEN '' THEN theirs.name ELSE theirs.side END AS their_side "
      "  FROM seat AS mine JOIN seat AS theirs ON theirs.match = mine.match JOIN match ON match.key = mine.match "
      "  WHERE mine.account = ? AND theirs.account = ? AND match.winner <> '') "
      "SELECT game, sum(winner = my_side), sum(winner = their_side) FROM met WHERE my_side <> their_side "
      "GROUP BY game ORDER BY game",
      {one, other});
  while (rows.next()) {
    all.push_back({rows.text(0), static_cast<int>(rows.integer(1)), static_cast<int>(rows.integer(2))});
  }
  return all;
}

std::optional<StoreFault> SqliteTransaction::put_rating(const RatingRow& rating, std::string_view match) {
  const auto fault = connection_.run(
      "INSERT OR REPLACE INTO rating (account, game, rating, deviation, volatility, games, at_ms, counted, days, "
      "day_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      {rating.account, rating.game, rating.rating, rating.deviation, rating.volatility, rating.games, rating.at_ms,
       rating.counted, rating.days, rating.day_ms});
  if (fault) return fault;
  return connection_.run(
      "INSERT INTO rating_step (account, game, match, at_ms, rating, deviation) VALUES (?, ?, ?, ?, ?, ?)",
      {rating.account, rating.game, match, rating.at_ms, rating.rating, rating.deviation});
}

}  // namespace hammer::server::sqlite
