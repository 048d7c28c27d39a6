#include <array>
#include <utility>
#include <vector>

#include "protocol/record.h"
#include "store/name_key.h"
#include "store/sqlite/sqlite_books.h"

namespace hammer::server::sqlite {
namespace {

Account read_account(const Rows& row) {
  return {.id = row.integer(0),
          .name = row.text(1),
          .kind = static_cast<AccountKind>(row.integer(2)),
          .password = row.text(3),
          .created_ms = row.integer(4),
          .banned_until_ms = row.integer(5),
          .ban_reason = row.text(6),
          .deleted = row.flag(7)};
}

Token read_token(const Rows& row) {
  return {.id = row.integer(0),
          .hash = row.text(1),
          .account = row.integer(2),
          .label = row.text(3),
          .scopes = row.text(4),
          .created_ms = row.integer(5),
          .expires_ms = row.integer(6),
          .revoked = row.flag(7)};
}

std::vector<Report> read_reports(Rows rows) {
  std::vector<Report> all;
  while (rows.next()) {
    all.push_back({.id = rows.integer(0),
                   .by = rows.integer(1),
                   .about = rows.integer(2),
                   .match = rows.text(3),
                   .reason = rows.text(4),
                   .at_ms = rows.integer(5)});
  }
  return all;
}

}  // namespace

// ---------------------------------------------------------------- accounts

std::optional<Account> SqliteBooks::account(AccountId id) {
  Rows row = connection_.ask(
      "SELECT id, name, kind, password, created_ms, banned_until_ms, ban_reason, deleted FROM account WHERE id = ?",
      {id});
  return row.next() ? std::optional(read_account(row)) : std::nullopt;
}

std::optional<Account> SqliteBooks::account_named(std::string_view name) {
  const std::string key = name_key(name);
  Rows row = connection_.ask(
      "SELECT id, name, kind, password, created_ms, banned_until_ms, ban_reason, deleted FROM account "
      "WHERE name_key = ?",
      {key});
  return row.next() ? std::optional(read_account(row)) : std::nullopt;
}

std::vector<Account> SqliteBooks::accounts_after(AccountId id, int most) {
  std::vector<Account> all;
  Rows rows = connection_.ask(
      "SELECT id, name, kind, password, created_ms, banned_until_ms, ban_reason, deleted FROM account "
      "WHERE id > ? ORDER BY id LIMIT ?",
      {id, most});
  while (rows.next()) all.push_back(read_account(rows));
  return all;
}

Result<AccountId, StoreFault> SqliteBooks::add_account(const Account& account) {
  const std::string key = name_key(account.name);
  const auto fault = connection_.run(
      "INSERT INTO account (name, name_key, kind, password, created_ms, banned_until_ms, ban_reason, deleted) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      {account.name, key, static_cast<int>(account.kind), account.password, account.created_ms, account.banned_until_ms,
       account.ban_reason, account.deleted});
  if (fault) return *fault;
  return connection_.last_id();
}

std::optional<StoreFault> SqliteBooks::change_account(const Account& account) {
  const std::string key = name_key(account.name);
  return connection_.change(
      "UPDATE account SET name = ?, name_key = ?, kind = ?, password = ?, created_ms = ?, banned_until_ms = ?, "
      "ban_reason = ?, deleted = ? WHERE id = ?",
      {account.name, key, static_cast<int>(account.kind), account.password, account.created_ms, account.banned_until_ms,
       account.ban_reason, account.deleted, account.id});
}

std::optional<StoreFault> SqliteBooks::forget_account(AccountId id) {
  auto forgotten = account(id);
  if (!forgotten) return StoreFault::kConflict;
  forgotten->name = "deleted-" + std::to_string(id);
  forgotten->password.clear();
  forgotten->deleted = true;
  if (const auto fault = change_account(*forgotten)) return fault;
  constexpr std::array kGone{"DELETE FROM token WHERE account = ?",       "DELETE FROM rating WHERE account = ?",
                             "DELETE FROM rating_step WHERE account = ?", "DELETE FROM mute WHERE account = ?",
                             "DELETE FROM mute WHERE other = ?",          "DELETE FROM report WHERE author = ?"};
  for (const char* sql : kGone) {
    if (const auto fault = connection_.run(sql, {id})) return fault;
  }
  if (const auto fault = take_name_from_records(id)) return fault;
  // Who plays alone is a side of the same name.
  const auto fault = connection_.run(
      "UPDATE match SET winner = ?1 WHERE key IN (SELECT match FROM seat WHERE account = ?2) AND winner IN "
      "(SELECT name FROM seat WHERE seat.match = match.key AND account = ?2 AND side IN ('', name))",
      {forgotten->name, id});
  if (fault) return fault;
  return connection_.run(
      "UPDATE seat SET name = ?1, side = CASE side WHEN name THEN ?1 ELSE side END WHERE account = ?2",
      {forgotten->name, id});
}

// Those of formats 1 and 2 have it in their sums, and keep it.
std::optional<StoreFault> SqliteBooks::take_name_from_records(AccountId id) {
  struct First {
    std::int64_t match;
    std::string lines;
  };
  std::vector<First> changed;
  Rows rows = connection_.ask(
      "SELECT event.match, event.body, seat.name FROM event JOIN seat ON seat.match = event.match "
      "WHERE seat.account = ? AND event.seq = 0 ORDER BY event.match",
      {id});
  while (rows.next()) {
    if (changed.empty() || changed.back().match != rows.integer(0)) changed.push_back({rows.integer(0), rows.text(1)});
    std::string& first = changed.back().lines;  // which may have more than one seat of theirs
    const auto lines = protocol::without_name(first + '\n', rows.text(2));
    if (lines) first = lines.value().substr(0, lines.value().size() - 1);
  }
  for (const First& first : changed) {
    const auto fault =
        connection_.run("UPDATE event SET body = ? WHERE match = ? AND seq = 0", {first.lines, first.match});
    if (fault) return fault;
  }
  return connection_.run("UPDATE event SET command = '' WHERE author = ?", {id});  // which may name a side
}

// ---------------------------------------------------------------- tokens

std::optional<Token> SqliteBooks::token_by_hash(std::string_view hash) {
  Rows row = connection_.ask(
      "SELECT id, hash, account, label, scopes, created_ms, expires_ms, revoked FROM token WHERE hash = ?",
      {Bytes{hash}});
  return row.next() ? std::optional(read_token(row)) : std::nullopt;
}

std::vector<Token> SqliteBooks::tokens_of(AccountId account) {
  std::vector<Token> all;
  Rows rows = connection_.ask(
      "SELECT id, hash, account, label, scopes, created_ms, expires_ms, revoked FROM token WHERE account = ? "
      "ORDER BY id",
      {account});
  while (rows.next()) all.push_back(read_token(rows));
  return all;
}

std::optional<StoreFault> SqliteBooks::add_token(const Token& token) {
  return connection_.run(
      "INSERT INTO token (hash, account, label, scopes, created_ms, expires_ms, revoked) VALUES (?, ?, ?, ?, ?, ?, ?)",
      {Bytes{token.hash}, token.account, token.label, token.scopes, token.created_ms, token.expires_ms, token.revoked});
}

std::optional<StoreFault> SqliteBooks::revoke_token(AccountId account, std::int64_t token) {
  return connection_.change("UPDATE token SET revoked = 1 WHERE account = ? AND id = ?", {account, token});
}

std::optional<StoreFault> SqliteBooks::revoke_tokens(AccountId account) {
  return connection_.run("UPDATE token SET revoked = 1 WHERE account = ? AND revoked = 0", {account});
}

// ---------------------------------------------------------------- mutes and reports

std::vector<AccountId> SqliteBooks::muted_by(AccountId account) {
  std::vector<AccountId> all;
  Rows rows = connection_.ask("SELECT other FROM mute WHERE account = ?", {account});
  while (rows.next()) all.push_back(rows.integer(0));
  return all;
}

std::optional<StoreFault> SqliteBooks::set_muted(AccountId account, AccountId other, bool muted) {
  if (muted) return connection_.run("INSERT OR IGNORE INTO mute (account, other) VALUES (?, ?)", {account, other});
  return connection_.run("DELETE FROM mute WHERE account = ? AND other = ?", {account, other});
}

std::vector<Report> SqliteBooks::reports(int most) {
  return read_reports(
      connection_.ask("SELECT id, author, about, match, reason, at_ms FROM report ORDER BY id DESC LIMIT ?", {most}));
}

std::vector<Report> SqliteBooks::reports_of(AccountId by) {
  return read_reports(
      connection_.ask("SELECT id, author, about, match, reason, at_ms FROM report WHERE author = ? ORDER BY id", {by}));
}

std::optional<StoreFault> SqliteBooks::add_report(const Report& report) {
  return connection_.run("INSERT INTO report (author, about, match, reason, at_ms) VALUES (?, ?, ?, ?, ?)",
                         {report.by, report.about, report.match, report.reason, report.at_ms});
}

}  // namespace hammer::server::sqlite
