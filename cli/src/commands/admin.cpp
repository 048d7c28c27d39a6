#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include "command.h"
#include "protocol/english.h"
#include "server/maintenance.h"

namespace hammer::cli {
namespace {

using server::AccountRef;
using server::Person;

constexpr std::string_view kHelp = R"(Looks after the database of a server: backups, people, reports, logs.

Usage: hammer admin ACTION [options] [--database sqlite:PATH]

  backup FILE      copies everything into a new file, and checks it. The server may run
  restore FILE     puts such a copy in the place of the database, which is kept beside it. Not while the server runs
  people           lists everybody: number, kind, since when, name, bans
  ban NAME         nobody can be signed in by that name for --days N, or for ever; --reason TEXT is told to them
  unban NAME
  revoke NAME      all tokens: who is signed in must sign in again, and bots need new ones
  reports          what players reported of each other, newest first; at most --most N, 100 unless you say
  verify           plays every match of the database again, and tells which do not come to what is kept of them

  --id N           instead of NAME: the number of an account, as people lists it
  --database D     sqlite:PATH, as it was given to hammer serve; unless you or the variable HAMMER_DATABASE say, the
                   same file in the same data folder

A running server heeds bans and revoked tokens within seconds. The exit status is 0 when it was done, for verify when
all matches agree; else 1, with a sentence.

Example:
  d=$(mktemp -d) && echo Hello >$d/index.html && timeout --preserve-status 1 hammer serve --port 0 --root $d --database sqlite:$d/a.db >$d/out 2>&1; hammer admin backup $d/copy --database sqlite:$d/a.db && rm -r $d
)";

constexpr std::uint64_t kMaxDays = 36500;
constexpr std::uint64_t kMaxReports = 1000000;
constexpr std::uint64_t kMaxId = 9007199254740991;

// ---------------------------------------------------------------- the request

struct Request {
  std::string database;
  std::vector<std::string> names;
  std::uint64_t id = 0;
  std::string file, reason;
  std::uint64_t days = 0, most = 100;
};

int refuse_usage(std::string_view sentence) { return print_error(sentence), kWrongUsage; }
int refuse(std::string_view sentence) { return print_error(sentence), kFailed; }

// Fills in the default database. False: this user has none, and the error was printed.
bool has_database(Request& request) {
  if (!request.database.empty()) return true;
  if (auto found = server::default_database()) {
    request.database = std::move(*found);
    return true;
  }
  print_error("--database is missing: this user has no home folder to look in; accepted is sqlite:PATH");
  return false;
}

std::optional<AccountRef> read_who(const Request& request) {
  if (request.id != 0 && request.names.empty()) return AccountRef(static_cast<std::int64_t>(request.id));
  if (request.id == 0 && request.names.size() == 1) return AccountRef(request.names.front());
  return std::nullopt;
}

// ---------------------------------------------------------------- text

std::string count_of(std::int64_t number, std::string_view one, std::string_view many) {
  return std::to_string(number) + ' ' + std::string(number == 1 ? one : many);
}

std::string time_text(std::int64_t ms) {
  const std::time_t seconds = ms / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts)};
}

std::string until_text(std::int64_t ms) {
  return ms >= server::kForever ? "for ever" : "until " + time_text(ms) + " UTC";
}

std::string contents_text(const server::Contents& contents) {
  return count_of(contents.accounts, "account", "accounts") + ", " + count_of(contents.matches, "match", "matches") +
         ", " + count_of(contents.events, "event", "events");
}

std::string person_line(const Person& person) {
  std::string line = std::to_string(person.id);
  line.resize(std::max<std::size_t>(line.size(), 8), ' ');
  line += ' ' + std::string(person.kind);
  line.resize(std::max<std::size_t>(line.size(), 16), ' ');
  line += time_text(person.created_ms) + "  " + person.name;
  if (person.banned_until_ms != 0) line += "  (banned " + until_text(person.banned_until_ms) + ')';
  return line + '\n';
}

// ---------------------------------------------------------------- actions

int back_up(const Request& request) {
  const auto made = server::back_up(request.database, request.file);
  if (!made) return refuse(made.refusal());
  print(request.file + " has everything: " + contents_text(made.value()) + "; " + std::to_string(made.value().bytes) +
        " bytes, read back and checked\n");
  return kDone;
}

int restore(const Request& request) {
  const auto restored = server::restore_backup(request.database, request.file);
  if (!restored) return refuse(restored.refusal());
  std::string text = "restored: " + contents_text(restored.value().contents) + '\n';
  if (!restored.value().kept.empty()) text += "what was there before is kept as " + restored.value().kept + '\n';
  print(text);
  return kDone;
}

int people(const Request& request) {
  const auto all = server::list_people(request.database);
  if (!all) return refuse(all.refusal());
  std::string text = count_of(static_cast<std::int64_t>(all.value().size()), "account", "accounts") + '\n';
  for (const Person& person : all.value()) text += person_line(person);
  print(text);
  return kDone;
}

int ban(const Request& request) {
  using std::chrono::duration_cast;
  using std::chrono::milliseconds;
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto until = now + std::chrono::hours(24 * static_cast<std::int64_t>(request.days));
  const std::int64_t until_ms = request.days == 0 ? server::kForever : duration_cast<milliseconds>(until).count();
  const auto person = server::ban(request.database, *read_who(request), until_ms, request.reason);
  if (!person) return refuse(person.refusal());
  print(person.value().name + " is banned " + until_text(until_ms) + '\n');
  return kDone;
}

int unban(const Request& request) {
  const auto person = server::unban(request.database, *read_who(request));
  if (!person) return refuse(person.refusal());
  print(person.value().name + " is not banned any more\n");
  return kDone;
}

int revoke(const Request& request) {
  const auto revoked = server::revoke_tokens(request.database, *read_who(request));
  if (!revoked) return refuse(revoked.refusal());
  print(count_of(revoked.value().tokens, "token", "tokens") + " of " + revoked.value().person.name +
        (revoked.value().tokens == 1 ? " is" : " are") + " revoked\n");
  return kDone;
}

int reports(const Request& request) {
  const auto all = server::list_reports(request.database, static_cast<int>(request.most));
  if (!all) return refuse(all.refusal());
  std::string text = count_of(static_cast<std::int64_t>(all.value().size()), "report", "reports") + '\n';
  for (const server::ReportedPlayer& each : all.value()) {
    text += time_text(each.at_ms) + "  " + each.by + " about " + each.about + ": " + each.reason;
    if (!each.match.empty()) text += ", match " + each.match;
    text += '\n';
  }
  print(text);
  return kDone;
}

std::string luck_words(const server::Verified& counts) {
  if (counts.committed + counts.seeded == 0) return "";
  std::string text = "Luck: " + count_of(counts.draws, "toss or wobble", "tosses and wobbles") + " drawn again";
  text += counts.draws == 0 ? ". " : ", and all come out the same. ";
  text += count_of(counts.committed, "match", "matches") +
          " with a secret that fits the commitment made before the first draw";
  if (counts.seeded > 0) text += ", " + count_of(counts.seeded, "older one", "older ones") + " with a plain seed";
  return text + ".\n";
}

int verify(const Request& request) {
  const auto verified = server::verify_logs(request.database, [](const server::LogFault& fault) {
    print_error("match " + fault.match + ": " + fault.sentence);
  });
  if (!verified) return refuse(verified.refusal());
  const server::Verified& counts = verified.value();
  std::string text = count_of(counts.matches, "match", "matches") + " with " +
                     count_of(counts.events, "event", "events") + ": " + std::to_string(counts.agree) + " agree";
  const std::int64_t wrong = counts.matches - counts.agree - counts.unproven;
  if (counts.unproven > 0)
    text += ", " + std::to_string(counts.unproven) + " of other revisions cannot be played again here";
  if (wrong > 0) text += ", " + std::to_string(wrong) + " do not";
  print(text + '\n' + luck_words(counts));
  return wrong == 0 ? kDone : kFailed;
}

// ---------------------------------------------------------------- the list of actions

enum class Takes { kNothing, kFile, kWho, kBan, kMaxCount };

struct Action {
  std::string_view name;
  Takes takes;
  int (*run)(const Request& request);
};

constexpr std::array kActions{
    Action{"backup", Takes::kFile, back_up},      Action{"restore", Takes::kFile, restore},
    Action{"people", Takes::kNothing, people},    Action{"ban", Takes::kBan, ban},
    Action{"unban", Takes::kWho, unban},          Action{"revoke", Takes::kWho, revoke},
    Action{"reports", Takes::kMaxCount, reports}, Action{"verify", Takes::kNothing, verify},
};

std::optional<std::string> read_request(const Action& action, Arguments arguments, Request& request) {
  const std::string command = "admin " + std::string(action.name);
  const Option database{.name = "--database", .set = &request.database, .variable = "HAMMER_DATABASE"};
  const Option names{"NAME", &request.names}, id{"--id", &request.id, 1, kMaxId};
  switch (action.takes) {
    case Takes::kFile:
      return read_options(command, arguments, {{"FILE", &request.file}, database});
    case Takes::kMaxCount:
      return read_options(command, arguments, {{"--most", &request.most, 1, kMaxReports}, database});
    case Takes::kBan:
      return read_options(command, arguments,
                          {names, id, {"--days", &request.days, 1, kMaxDays}, {"--reason", &request.reason}, database});
    case Takes::kWho:
      return read_options(command, arguments, {names, id, database});
    case Takes::kNothing:
      break;
  }
  return read_options(command, arguments, {database});
}

int refuse_action(std::string_view name) {
  std::vector<std::string_view> accepted;
  for (const Action& action : kActions) accepted.push_back(action.name);
  if (name.empty()) return refuse_usage("hammer admin needs an action; accepted is " + protocol::join(accepted));
  return refuse_usage("hammer admin does not know \"" + std::string(name) + '"' +
                      protocol::accepted_names(name, accepted) + "; hammer admin --help tells more");
}

int run(Arguments arguments) {
  const std::string_view name = arguments.empty() ? std::string_view() : arguments.front();
  const auto* action = std::ranges::find(kActions, name, &Action::name);
  if (action == kActions.end()) return refuse_action(name);
  Request request;
  if (const auto refusal = read_request(*action, arguments.subspan(1), request)) return refuse_usage(*refusal);
  const bool is_about_somebody = action->takes == Takes::kWho || action->takes == Takes::kBan;
  if (is_about_somebody && !read_who(request)) {
    return refuse_usage("hammer admin " + std::string(name) + " needs one NAME, or --id and a number");
  }
  return has_database(request) ? action->run(request) : kFailed;
}

}  // namespace

extern constexpr Command admin_command{"admin", "look after a server's database: backup, bans, reports, logs", kHelp,
                                       run};

}  // namespace hammer::cli
