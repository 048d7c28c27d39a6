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
          .at_ms = row.integer(first + 6)};
}

}  // namespace

std::optional<RatingRow> SqliteTransaction::rating(AccountId account, std::string_view game) {
  Rows row = connection_.ask(
      "SELECT account, game, rating, deviation, volatility, games, at_ms FROM rating WHERE account = ? AND game = ?",
      {account, game});
  return row.next() ? std::optional(read_rating(row, 0)) : std::nullopt;
}

std::vector<RatingRow> SqliteTransaction::ratings(AccountId account) {
  std::vector<RatingRow> all;
  Rows rows = connection_.ask(
      "SELECT account, game, rating, deviation, volatility, games, at_ms FROM rating WHERE account = ? ORDER BY game",
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

std::vector<Ranked> SqliteTransaction::leaders(std::string_view game, double max_deviation, int limit) {
  std::vector<Ranked> all;
  Rows rows = connection_.ask(
      "SELECT account.name, account.kind, account, game, rating, deviation, volatility, games, at_ms "
      "FROM rating JOIN account ON account.id = rating.account "
      "WHERE game = ? AND deviation <= ? AND account.kind <> 0 AND account.deleted = 0 "
      "ORDER BY rating DESC, account LIMIT ?",
      {game, max_deviation, limit});
  while (rows.next()) {
    all.push_back({rows.text(0), static_cast<AccountKind>(rows.integer(1)), read_rating(rows, 2)});
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
      "INSERT OR REPLACE INTO rating (account, game, rating, deviation, volatility, games, at_ms) "
      "VALUES (?, ?, ?, ?, ?, ?, ?)",
      {rating.account, rating.game, rating.rating, rating.deviation, rating.volatility, rating.games, rating.at_ms});
  if (fault) return fault;
  return connection_.run(
      "INSERT INTO rating_step (account, game, match, at_ms, rating, deviation) VALUES (?, ?, ?, ?, ?, ?)",
      {rating.account, rating.game, match, rating.at_ms, rating.rating, rating.deviation});
}

}  // namespace hammer::server::sqlite
