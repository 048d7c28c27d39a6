#include <limits>
#include <utility>

#include "store/sqlite/sqlite_books.h"

namespace hammer::server::sqlite {
namespace {

std::vector<std::string> read_ids(Rows rows) {
  std::vector<std::string> ids;
  while (rows.next()) ids.push_back(rows.text(0));
  return ids;
}

}  // namespace

std::vector<MatchSummary> SqliteTransaction::summaries(const std::vector<std::string>& ids) {
  std::vector<MatchSummary> all;
  for (const std::string& id : ids) {
    if (auto found = match(id)) all.push_back({std::move(*found), seats(id)});
  }
  return all;
}

std::vector<MatchSummary> SqliteTransaction::listed_waiting(int most) {
  return summaries(read_ids(connection_.ask(
      "SELECT id FROM match WHERE key IN (SELECT max(key) FROM match WHERE listed = 1 AND phase = 0 GROUP BY host) "
      "ORDER BY created_ms DESC, key DESC LIMIT ?",
      {most})));
}

std::vector<MatchSummary> SqliteTransaction::live(int most) {
  return summaries(read_ids(connection_.ask(
      "SELECT id FROM match WHERE listed = 1 AND phase = 1 ORDER BY created_ms DESC, key DESC LIMIT ?", {most})));
}

// Somebody may have more than one seat in a match: hence DISTINCT.
std::vector<MatchSummary> SqliteTransaction::unfinished_of(AccountId account, int most) {
  return summaries(read_ids(
      connection_.ask("SELECT DISTINCT match.id FROM seat JOIN match ON match.key = seat.match "
                      "WHERE seat.account = ? AND seat.unfinished = 1 ORDER BY seat.created_ms DESC, match.key DESC "
                      "LIMIT ?",
                      {account, most})));
}

std::vector<MatchSummary> SqliteTransaction::history_of(AccountId account, std::int64_t before_ms, int most) {
  return summaries(read_ids(
      connection_.ask("SELECT DISTINCT match.id FROM seat JOIN match ON match.key = seat.match "
                      "WHERE seat.account = ? AND seat.created_ms < ? AND match.phase = 3 "
                      "ORDER BY seat.created_ms DESC, match.key DESC LIMIT ?",
                      {account, before_ms == 0 ? std::numeric_limits<std::int64_t>::max() : before_ms, most})));
}

std::vector<std::string> SqliteTransaction::all_matches() {
  return read_ids(connection_.ask("SELECT id FROM match ORDER BY key"));
}

}  // namespace hammer::server::sqlite
