// What makes each schema out of the one before it. Never change a step that was released: add one.
#pragma once

#include <array>

namespace hammer::server::sqlite {

// 1: the beginning. Matches have a short key inside, so that the log and its index stay small; the log lies by match,
// so that one match reads back from neighbouring pages.
inline constexpr const char* kMigration1 = R"sql(
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

inline constexpr std::array kMigrations{kMigration1};

}  // namespace hammer::server::sqlite
