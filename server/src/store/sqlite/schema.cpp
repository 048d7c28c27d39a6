#include "store/sqlite/schema.h"

#include <array>
#include <utility>
#include <vector>

#include "base/names.h"

namespace hammer::server::sqlite {
namespace {

// 1: the beginning. Matches have a short key inside, so that the log and its index stay small; the log is ordered by
// match, so that one match is read from neighbouring pages.
constexpr const char* kFirstTables = R"sql(
CREATE TABLE account (
  id              INTEGER PRIMARY KEY,
  name            TEXT NOT NULL,
  name_key        TEXT NOT NULL UNIQUE,
  kind            INTEGER NOT NULL,
  password        TEXT NOT NULL,
  created_ms      INTEGER NOT NULL,
  banned_until_ms INTEGER NOT NULL,
  ban_reason      TEXT NOT NULL,
  deleted         INTEGER NOT NULL
) STRICT;

CREATE TABLE token (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  hash       BLOB NOT NULL UNIQUE,
  account    INTEGER NOT NULL REFERENCES account (id),
  label      TEXT NOT NULL,
  scopes     TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL,
  revoked    INTEGER NOT NULL
) STRICT;
CREATE INDEX token_account ON token (account);

CREATE TABLE match (
  key        INTEGER PRIMARY KEY,
  id         TEXT NOT NULL UNIQUE,
  game       TEXT NOT NULL,
  phase      INTEGER NOT NULL,
  rated      INTEGER NOT NULL,
  listed     INTEGER NOT NULL,
  plan       TEXT NOT NULL,
  seed       INTEGER NOT NULL,
  host       INTEGER REFERENCES account (id),
  created_ms INTEGER NOT NULL,
  started_ms INTEGER NOT NULL,
  ended_ms   INTEGER NOT NULL,
  rematch    TEXT NOT NULL,
  winner     TEXT NOT NULL,
  result     TEXT NOT NULL,
  ending     TEXT NOT NULL
) STRICT;
CREATE INDEX match_waiting ON match (created_ms) WHERE listed = 1 AND phase = 0;
CREATE INDEX match_live ON match (created_ms) WHERE listed = 1 AND phase = 1;

-- created_ms and unfinished are the match's, so that a list of somebody's matches needs no look at all of them.
CREATE TABLE seat (
  match         INTEGER NOT NULL REFERENCES match (key),
  seat          INTEGER NOT NULL,
  side          TEXT NOT NULL,
  account       INTEGER REFERENCES account (id),
  level         TEXT NOT NULL,
  name          TEXT NOT NULL,
  rating_before REAL NOT NULL,
  rating_after  REAL NOT NULL,
  created_ms    INTEGER NOT NULL,
  unfinished    INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_account ON seat (account, created_ms) WHERE account IS NOT NULL;
CREATE INDEX seat_unfinished ON seat (account, created_ms) WHERE unfinished = 1;

CREATE TABLE event (
  match      INTEGER NOT NULL REFERENCES match (key),
  seq        INTEGER NOT NULL,
  shot_id    TEXT NOT NULL,
  command    TEXT NOT NULL,
  body       TEXT NOT NULL,
  state_hash TEXT NOT NULL,
  author     INTEGER REFERENCES account (id),
  at_ms      INTEGER NOT NULL,
  PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX event_shot ON event (match, author, shot_id) WHERE shot_id <> '';

CREATE TABLE rating (
  account    INTEGER NOT NULL REFERENCES account (id),
  game       TEXT NOT NULL,
  rating     REAL NOT NULL,
  deviation  REAL NOT NULL,
  volatility REAL NOT NULL,
  games      INTEGER NOT NULL,
  at_ms      INTEGER NOT NULL,
  PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_game ON rating (game, rating);

CREATE TABLE rating_step (
  id        INTEGER PRIMARY KEY,
  account   INTEGER NOT NULL REFERENCES account (id),
  game      TEXT NOT NULL,
  match     TEXT NOT NULL,
  at_ms     INTEGER NOT NULL,
  rating    REAL NOT NULL,
  deviation REAL NOT NULL
) STRICT;
CREATE INDEX rating_step_account ON rating_step (account, game);

CREATE TABLE mute (
  account INTEGER NOT NULL REFERENCES account (id),
  other   INTEGER NOT NULL REFERENCES account (id),
  PRIMARY KEY (account, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX mute_other ON mute (other);

CREATE TABLE report (
  id     INTEGER PRIMARY KEY,
  author INTEGER NOT NULL REFERENCES account (id),
  about  INTEGER NOT NULL REFERENCES account (id),
  match  TEXT NOT NULL,
  reason TEXT NOT NULL,
  at_ms  INTEGER NOT NULL
) STRICT;
CREATE INDEX report_author ON report (author);
)sql";

// 2: name_key() follows Unicode. Of two accounts with one key the older keeps it. The other gets a key that no name
// has, a space and its number, and is found by its name exactly as written (SqliteTransaction::account_named). The key
// of a deleted account begins with a control character. Both are below '!', keys of names are not.
constexpr const char* kDisplacedNames =
    "CREATE INDEX account_displaced ON account (name) WHERE name_key < '!';"
    "UPDATE account SET name_key = (CASE WHEN deleted THEN char(1) ELSE ' ' END) || id;";

std::optional<StoreFault> compute_name_keys(Connection& connection) {
  std::vector<std::pair<std::int64_t, std::string>> accounts;
  {
    Rows rows = connection.ask("SELECT id, name FROM account WHERE NOT deleted ORDER BY id");
    while (rows.next()) accounts.emplace_back(rows.integer(0), rows.text(1));
  }
  for (const auto& [id, name] : accounts) {
    const std::string key = name_key(name);
    if (key < "!") continue;  // a name of characters that show nothing, from before they were refused
    const auto fault = connection.run("UPDATE account SET name_key = ? WHERE id = ?", {key, id});
    if (fault && fault != StoreFault::kConflict) return fault;
  }
  return connection.fault();
}

// 3: the secret that a match's luck is drawn from, in hex. Matches from before have their seed.
constexpr const char* kSecrets = "ALTER TABLE match ADD COLUMN secret TEXT NOT NULL DEFAULT '';";

// 4: a rating says how many of its matches counted and on how many days they were played, a match what it counted, a
// seat what limited it. What was rated before counted in full, but not towards being established. A rated match that
// waits where nobody sees it (behind a link, or behind a newer challenge of its host) is among friends now, and so is
// one that has begun without a secret: its luck can be foretold.
constexpr const char* kCountedMatches = R"sql(
ALTER TABLE rating ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rating ADD COLUMN days INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rating ADD COLUMN day_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN rating_weight REAL NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN rating_why TEXT NOT NULL DEFAULT '';
UPDATE match SET rating_weight = 1 WHERE rated = 1 AND phase = 3;
ALTER TABLE seat ADD COLUMN rating_limit TEXT NOT NULL DEFAULT '';
CREATE INDEX seat_left ON seat (account) WHERE rating_limit = 'left';
UPDATE match SET rated = 0 WHERE rated = 1 AND phase = 0
  AND key NOT IN (SELECT max(key) FROM match WHERE listed = 1 AND phase = 0 GROUP BY host);
UPDATE match SET rated = 0 WHERE rated = 1 AND phase IN (1, 2) AND secret = '';
CREATE INDEX rating_step_time ON rating_step (account, game, at_ms);
)sql";

struct Migration {
  const char* sql;
  std::optional<StoreFault> (*then)(Connection&) = nullptr;
};

// Each makes a schema from the one before it. Never change a released step: add one.
constexpr std::array<Migration, 4> kMigrations{
    {{kFirstTables}, {kDisplacedNames, compute_name_keys}, {kSecrets}, {kCountedMatches}}};

std::optional<StoreFault> run_migration(Connection& connection, const Migration& step, const std::string& schema) {
  if (const auto fault = connection.run_all("BEGIN IMMEDIATE;" + std::string(step.sql))) return fault;
  if (const auto fault = step.then ? step.then(connection) : std::nullopt) return fault;
  return connection.run_all("PRAGMA application_id = " + std::to_string(kApplicationId) +
                            "; PRAGMA user_version = " + schema + "; COMMIT;");
}

}  // namespace

int current_schema_version() { return static_cast<int>(kMigrations.size()); }

Result<int, std::string> read_schema(Connection& connection, const std::string& path) {
  const std::int64_t application = connection.integer("PRAGMA application_id");
  const std::int64_t schema = connection.integer("PRAGMA user_version");
  const bool is_empty = connection.integer("SELECT count(*) FROM sqlite_schema") == 0;
  if (connection.fault()) return path + " cannot be read: " + connection.trouble();
  if (is_empty && schema == 0) return 0;
  if (application != kApplicationId) return path + " is an SQLite database, but none of Hammer's";
  if (schema > current_schema_version()) {
    return path + " has schema " + std::to_string(schema) +
           " and was written by a newer hammer; this one knows schemas up to " +
           std::to_string(current_schema_version()) + ": use the newer one, or restore a backup made before it";
  }
  return static_cast<int>(schema);
}

std::optional<std::string> migrate(Connection& connection, const std::string& path, int to_schema) {
  const auto schema = read_schema(connection, path);
  if (!schema) return schema.refusal();
  for (int step = schema.value(); step < to_schema; ++step) {
    const std::string number = std::to_string(step + 1);
    if (!run_migration(connection, kMigrations[static_cast<std::size_t>(step)], number)) continue;
    const std::string trouble = connection.trouble();
    if (connection.in_transaction()) connection.run_all("ROLLBACK");
    return path + " cannot be brought to schema " + number + ": " + trouble;
  }
  return std::nullopt;
}

}  // namespace hammer::server::sqlite
