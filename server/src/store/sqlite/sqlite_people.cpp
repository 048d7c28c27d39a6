#include <array>
#include <utility>
#include <vector>

#include "base/names.h"
#include "json/reader.h"
#include "json/writer.h"
#include "protocol/record_writer.h"
#include "store/sqlite/sqlite_transaction.h"

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

void rename(std::string& text, const std::string& name, const std::string& other) {
  if (text == name) text = other;
}

void rename_members(JsonValue& value, const std::string& name, const std::string& other) {
  auto* object = std::get_if<JsonObject>(&value.held);
  for (std::size_t i = 0; object && i < object->size(); ++i) rename((*object)[i].name, name, other);
}

// Points by side.
std::string renamed_in_result(const std::string& text, const std::string& name, const std::string& other) {
  auto result = read_json(text);
  if (!result) return text;
  rename_members(result.value(), name, other);
  return json_text(result.value());
}

JsonValue* member(JsonValue& value, std::string_view name) {
  auto* object = std::get_if<JsonObject>(&value.held);
  for (std::size_t i = 0; object && i < object->size(); ++i)
    if ((*object)[i].name == name) return &(*object)[i].value;
  return nullptr;
}

// A side may have its player's name, and a handicap names sides and players.
std::string renamed_in_plan(const std::string& text, const std::string& name, const std::string& other) {
  auto plan = read_json(text);
  if (!plan) return text;
  JsonValue* const seats = member(plan.value(), "seats");
  auto* array = seats ? std::get_if<JsonArray>(&seats->held) : nullptr;
  for (std::size_t i = 0; array && i < array->size(); ++i) {
    for (const std::string_view field : {"name", "side"}) {
      JsonValue* const held = member((*array)[i], field);
      if (auto* called = held ? std::get_if<std::string>(&held->held) : nullptr) rename(*called, name, other);
    }
  }
  JsonValue* const options = member(plan.value(), "options");
  if (JsonValue* const handicap = options ? member(*options, "handicap") : nullptr)
    rename_members(*handicap, name, other);
  return json_text(plan.value());
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

std::optional<Account> SqliteTransaction::account(AccountId id) {
  Rows row = connection_.ask(
      "SELECT id, name, kind, password, created_ms, banned_until_ms, ban_reason, deleted FROM account WHERE id = ?",
      {id});
  return row.next() ? std::optional(read_account(row)) : std::nullopt;
}

std::optional<Account> SqliteTransaction::account_named(std::string_view name) {
  const std::string key = name_key(name);
  // A name exactly as written comes first: it may be that of a displaced account.
  Rows row = connection_.ask(
      "SELECT id, name, kind, password, created_ms, banned_until_ms, ban_reason, deleted FROM account "
      "WHERE (name_key = ?1 AND name_key >= '!') OR (name = ?2 AND name_key < '!') ORDER BY name_key < '!' DESC LIMIT "
      "1",
      {key, tidy_name(name)});
  return row.next() ? std::optional(read_account(row)) : std::nullopt;
}

std::vector<Account> SqliteTransaction::accounts_after(AccountId id, int limit) {
  std::vector<Account> all;
  Rows rows = connection_.ask(
      "SELECT id, name, kind, password, created_ms, banned_until_ms, ban_reason, deleted FROM account "
      "WHERE id > ? ORDER BY id LIMIT ?",
      {id, limit});
  while (rows.next()) all.push_back(read_account(rows));
  return all;
}

Result<AccountId, StoreFault> SqliteTransaction::add_account(const Account& account) {
  const std::string key = name_key(account.name);
  const auto fault = connection_.change(
      "INSERT INTO account (name, name_key, kind, password, created_ms, banned_until_ms, ban_reason, deleted) "
      "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 "
      "WHERE NOT EXISTS (SELECT 1 FROM account WHERE name = ?1 AND name_key < '!')",
      {account.name, key, static_cast<int>(account.kind), account.password, account.created_ms, account.banned_until_ms,
       account.ban_reason, account.deleted});
  if (fault) return *fault;
  return connection_.last_id();
}

std::optional<StoreFault> SqliteTransaction::change_account(const Account& account) {
  const std::string key = name_key(account.name);
  const std::string freed = name_key_of(account.id);
  if (const auto fault = connection_.change(
          "UPDATE account SET name = ?1, kind = ?3, password = ?4, created_ms = ?5, banned_until_ms = ?6, "
          "ban_reason = ?7, deleted = ?8, "
          "name_key = CASE WHEN ?8 THEN char(1) || id WHEN name = ?1 THEN name_key ELSE ?2 END WHERE id = ?9 "
          "AND NOT EXISTS (SELECT 1 FROM account WHERE name = ?1 AND name_key < '!' AND id <> ?9)",
          {account.name, key, static_cast<int>(account.kind), account.password, account.created_ms,
           account.banned_until_ms, account.ban_reason, account.deleted, account.id})) {
    return fault;
  }
  return freed == name_key_of(account.id) ? std::nullopt : give_to_displaced(freed);
}

std::string SqliteTransaction::name_key_of(AccountId id) {
  Rows row = connection_.ask("SELECT name_key FROM account WHERE id = ?", {id});
  return row.next() ? row.text(0) : std::string();
}

// The account that was displaced from this key, if there is one, has it now: its name is protected like any other.
std::optional<StoreFault> SqliteTransaction::give_to_displaced(const std::string& key) {
  AccountId displaced = 0;
  {
    Rows rows = connection_.ask("SELECT id, name FROM account WHERE name_key >= ' ' AND name_key < '!' ORDER BY id");
    while (displaced == 0 && rows.next()) {
      if (name_key(rows.text(1)) == key) displaced = rows.integer(0);
    }
  }
  return displaced == 0 ? std::nullopt
                        : connection_.run("UPDATE account SET name_key = ? WHERE id = ?", {key, displaced});
}

std::optional<StoreFault> SqliteTransaction::forget_account(AccountId id) {
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
  if (const auto fault = take_name_from_matches(id, forgotten->name)) return fault;
  return connection_.run("UPDATE seat SET name = ? WHERE account = ?", {forgotten->name, id});
}

// From everything stored about the account's matches: record, sides, plan, result, commands. Records of formats 1 and 2
// have the name in their sums, and keep it.
std::optional<StoreFault> SqliteTransaction::take_name_from_matches(AccountId id, const std::string& other) {
  struct Sat {
    std::int64_t match;
    std::string name;
  };
  std::vector<Sat> all;
  Rows rows = connection_.ask("SELECT match, name FROM seat WHERE account = ? ORDER BY match", {id});
  while (rows.next()) all.push_back({rows.integer(0), rows.text(1)});
  for (const auto& [match, name] : all) {
    if (const auto fault = take_name_from_match(match, name, other)) return fault;
  }
  return std::nullopt;
}

std::optional<StoreFault> SqliteTransaction::take_name_from_match(std::int64_t match, const std::string& name,
                                                                  const std::string& other) {
  std::string plan, result, first;
  {
    Rows row = connection_.ask("SELECT plan, result FROM match WHERE key = ?", {match});
    if (!row.next()) return std::nullopt;
    plan = renamed_in_plan(row.text(0), name, other);
    result = renamed_in_result(row.text(1), name, other);
  }
  {
    Rows row = connection_.ask("SELECT body FROM event WHERE match = ? AND seq = 0", {match});
    if (row.next()) first = row.text(0);
  }
  if (auto lines = protocol::without_name(first + '\n', name)) {
    lines.value().pop_back();
    first = std::move(lines.value());
  }
  if (const auto fault = connection_.run("UPDATE match SET plan = ?1, result = ?2, winner = CASE winner WHEN ?3 THEN "
                                         "?4 ELSE winner END WHERE key = ?5",
                                         {plan, result, name, other, match}))
    return fault;
  if (const auto fault = connection_.run("UPDATE event SET body = ? WHERE match = ? AND seq = 0", {first, match}))
    return fault;
  const std::string sent = json_text({name});
  if (const auto fault =
          connection_.run("UPDATE event SET command = '' WHERE match = ? AND instr(command, ?) > 0", {match, sent}))
    return fault;
  return connection_.run("UPDATE seat SET side = ?1 WHERE match = ?2 AND side = ?3", {other, match, name});
}

// ---------------------------------------------------------------- tokens

std::optional<Token> SqliteTransaction::token_by_hash(std::string_view hash) {
  Rows row = connection_.ask(
      "SELECT id, hash, account, label, scopes, created_ms, expires_ms, revoked FROM token WHERE hash = ?",
      {Bytes{hash}});
  return row.next() ? std::optional(read_token(row)) : std::nullopt;
}

std::vector<Token> SqliteTransaction::tokens_of(AccountId account) {
  std::vector<Token> all;
  Rows rows = connection_.ask(
      "SELECT id, hash, account, label, scopes, created_ms, expires_ms, revoked FROM token WHERE account = ? "
      "ORDER BY id",
      {account});
  while (rows.next()) all.push_back(read_token(rows));
  return all;
}

std::optional<StoreFault> SqliteTransaction::add_token(const Token& token) {
  return connection_.run(
      "INSERT INTO token (hash, account, label, scopes, created_ms, expires_ms, revoked) VALUES (?, ?, ?, ?, ?, ?, ?)",
      {Bytes{token.hash}, token.account, token.label, token.scopes, token.created_ms, token.expires_ms, token.revoked});
}

std::optional<StoreFault> SqliteTransaction::revoke_token(AccountId account, std::int64_t token) {
  return connection_.change("UPDATE token SET revoked = 1 WHERE account = ? AND id = ?", {account, token});
}

std::optional<StoreFault> SqliteTransaction::revoke_tokens(AccountId account) {
  return connection_.run("UPDATE token SET revoked = 1 WHERE account = ? AND revoked = 0", {account});
}

// ---------------------------------------------------------------- mutes and reports

std::vector<AccountId> SqliteTransaction::muted_by(AccountId account) {
  std::vector<AccountId> all;
  Rows rows = connection_.ask("SELECT other FROM mute WHERE account = ?", {account});
  while (rows.next()) all.push_back(rows.integer(0));
  return all;
}

std::optional<StoreFault> SqliteTransaction::set_muted(AccountId account, AccountId other, bool muted) {
  if (muted) return connection_.run("INSERT OR IGNORE INTO mute (account, other) VALUES (?, ?)", {account, other});
  return connection_.run("DELETE FROM mute WHERE account = ? AND other = ?", {account, other});
}

std::vector<Report> SqliteTransaction::reports(int limit) {
  return read_reports(
      connection_.ask("SELECT id, author, about, match, reason, at_ms FROM report ORDER BY id DESC LIMIT ?", {limit}));
}

std::vector<Report> SqliteTransaction::reports_of(AccountId by) {
  return read_reports(
      connection_.ask("SELECT id, author, about, match, reason, at_ms FROM report WHERE author = ? ORDER BY id", {by}));
}

std::optional<StoreFault> SqliteTransaction::add_report(const Report& report) {
  return connection_.run("INSERT INTO report (author, about, match, reason, at_ms) VALUES (?, ?, ?, ?, ?)",
                         {report.by, report.about, report.match, report.reason, report.at_ms});
}

}  // namespace hammer::server::sqlite
