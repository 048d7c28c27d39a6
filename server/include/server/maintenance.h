// What an operator does with the database, beside a running server or without one. Refusals are sentences.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "hammer/result.h"

namespace hammer::server {

// The database of a server that was not given one: "sqlite:…/hammer/hammer.db" in the user's data folder, which is
// $XDG_DATA_HOME or ~/.local/share. Nothing for a user without a home folder, who must name it.
std::optional<std::string> default_database();

struct Contents {
  std::int64_t accounts = 0, matches = 0, events = 0;
  std::int64_t bytes = 0;  // of the file
};

// A copy of everything into a new file, checked after it is written. The server may run.
Result<Contents, std::string> back_up(std::string_view database, const std::string& file);

struct Restored {
  Contents contents;
  std::string kept;  // the file with the former database; empty: there was none
};
// Replaces the database by such a copy. Not while a server runs.
Result<Restored, std::string> restore_backup(std::string_view database, const std::string& file);

inline constexpr std::int64_t kForever = 253402300799000;  // ms: the end of 9999

struct Person {
  std::int64_t id = 0;
  std::string name;
  std::string_view kind;  // guest, person or bot
  std::int64_t created_ms = 0;
  std::int64_t banned_until_ms = 0;  // 0: not banned; kForever
  std::string ban_reason;
  bool is_deleted = false;
};
// By name, or by id for names that a shell would misread.
using AccountRef = std::variant<std::string, std::int64_t>;

Result<std::vector<Person>, std::string> list_people(std::string_view database);
// A running server applies it within seconds.
Result<Person, std::string> ban(std::string_view database, const AccountRef& which, std::int64_t until_ms,
                                const std::string& reason);
Result<Person, std::string> unban(std::string_view database, const AccountRef& which);

struct Revoked {
  Person person;
  int tokens = 0;
};
// All tokens: people have to sign in again, and bots need new ones.
Result<Revoked, std::string> revoke_tokens(std::string_view database, const AccountRef& which);

struct ReportedPlayer {
  std::int64_t at_ms = 0;
  std::string by, about, match, reason;
};
Result<std::vector<ReportedPlayer>, std::string> list_reports(std::string_view database, int limit);  // newest first

struct Verified {
  std::int64_t matches = 0, events = 0;
  std::int64_t agree = 0;     // matches that are reproduced to the bit
  std::int64_t unproven = 0;  // played with another revision of the physics or of a game: not reproducible here
  // Of those that agree: whose luck was drawn again from a secret that fits their commitment, or from a seed; and how
  // many draws that were.
  std::int64_t committed = 0, seeded = 0, draws = 0;
};
struct LogFault {
  std::string match;
  std::string sentence;
};
// Reads every match's log back and plays it again. Calls `tell` for every match that is not reproduced.
Result<Verified, std::string> verify_logs(std::string_view database, const std::function<void(const LogFault&)>& tell);

}  // namespace hammer::server
