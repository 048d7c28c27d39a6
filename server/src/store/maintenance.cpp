#include "server/maintenance.h"

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "hammer/match.h"
#include "json/writer.h"
#include "protocol/hosted_match.h"
#include "protocol/record.h"
#include "store/store.h"

namespace hammer::server {
namespace {

constexpr int kAccountsAtATime = 1000;

std::string_view word_of(AccountKind kind) {
  switch (kind) {
    case AccountKind::kGuest:
      return "guest";
    case AccountKind::kPerson:
      return "person";
    case AccountKind::kBot:
      return "bot";
  }
  return "";
}

Person person_of(const Account& account) {
  return {.id = account.id,
          .name = account.name,
          .kind = word_of(account.kind),
          .created_ms = account.created_ms,
          .banned_until_ms = account.banned_until_ms,
          .ban_reason = account.ban_reason,
          .is_deleted = account.deleted};
}

std::optional<Account> find(Reader& reader, const AccountRef& which) {
  if (const auto* name = std::get_if<std::string>(&which)) return reader.account_named(*name);
  return reader.account(std::get<std::int64_t>(which));
}

std::string nobody(const AccountRef& which) {
  if (const auto* name = std::get_if<std::string>(&which)) {
    return "there is nobody by the name of \"" + *name + "\"; hammer admin people lists all";
  }
  return "there is no account " + std::to_string(std::get<std::int64_t>(which)) + "; hammer admin people lists all";
}

std::string cannot(const char* what, const SyncStore& store) {
  return std::string("the database cannot be ") + what + ": " + store.trouble();
}

// Finds the account and calls `change` with it.
Result<Person, std::string> change_account(std::string_view database, const AccountRef& which,
                                           const std::function<std::optional<StoreFault>(Writer&, Account&)>& change) {
  const auto store = open_sync_store(database);
  if (!store) return store.refusal();
  std::optional<Account> account;
  const auto fault = store.value()->write([&](Writer& writer) -> std::optional<StoreFault> {
    account = find(writer, which);
    return account ? change(writer, *account) : std::nullopt;
  });
  if (fault) return cannot("written", *store.value());
  if (!account) return nobody(which);
  return person_of(*account);
}

std::string name_of(Reader& reader, AccountId id) {
  const auto account = reader.account(id);
  return account ? account->name : "";
}

// ---------------------------------------------------------------- the log of a match

std::string event_name(std::int64_t seq) { return "event " + std::to_string(seq); }

std::optional<std::string> find_gap(const std::vector<EventRow>& events) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto seq = static_cast<std::int64_t>(i);
    if (events[i].seq != seq) return event_name(seq) + " is missing";
  }
  return std::nullopt;
}

std::string record_of(const std::vector<EventRow>& events) {
  std::string record;
  for (const EventRow& event : events) record += event.body + '\n';
  return record;
}

// How many players' numbers stand before the match's own events.
std::size_t numbers_of(const protocol::ReadRecord& record) {
  return record.head.luck ? record.head.luck->numbers.size() : 0;
}

// What it is drawn from, where the secret that is kept fits what the record says.
std::optional<DrawSource> draws_of(const MatchRow& match, const protocol::RecordHead& head) {
  const protocol::HostSecret kept = protocol::kept_secret(match.secret, match.seed);
  const auto* seed = std::get_if<std::uint64_t>(&kept);
  if (!head.luck) return seed ? std::optional(DrawSource::from_seed(*seed)) : std::nullopt;
  const auto* secret = std::get_if<DrawSecret>(&kept);
  const bool fits =
      secret && commitment_to(*secret, match.id) == head.luck->commitment && head.luck->match_id == match.id;
  return fits ? std::optional(head.luck->source(*secret, head.names.seats.size())) : std::nullopt;
}

// The hash after the setup and after every event, which the page compares with its own.
std::optional<std::string> find_other_hash(const protocol::ReadRecord& record, const std::vector<EventRow>& events) {
  const Match& played = *record.match;
  Match again(played.setup());
  for (std::size_t i = 0; i < events.size(); ++i) {
    const std::size_t next = again.log().size();
    const bool is_played = i > 0 && !events[i].body.starts_with(R"({"number")") && next < played.log().size();
    if (is_played && !again.append(played.log()[next])) return event_name(events[i].seq) + " cannot happen";
    const std::string own = hex(protocol::record_hash(record.head, again), 16);
    if (events[i].state_hash != own) {
      return event_name(events[i].seq) + " is kept with the hash " + events[i].state_hash + ", but comes to " + own;
    }
  }
  return std::nullopt;
}

struct LogCheck {
  bool is_unproven = false;            // played with other revisions than ours: only the sums could be checked
  std::optional<std::string> fault{};  // which event is wrong and why; nullopt if all agree
  bool is_committed = false;           // to the secret that it was drawn from
  int drawn = 0;                       // tosses and throws
};

// Whether the log is complete and right: read back, simulated again, and drawn again from the secret.
LogCheck check_log(const MatchRow& match, const std::vector<EventRow>& events) {
  if (events.empty()) {
    const bool has_begun = match.phase != MatchPhase::kWaiting && match.phase != MatchPhase::kCancelled;
    return {.fault = has_begun ? std::optional<std::string>("it has begun, but has no log") : std::nullopt};
  }
  if (auto gap = find_gap(events)) return {.fault = std::move(gap)};
  const protocol::ReadRecord record = protocol::read_record(record_of(events));
  if (record.narration && !record.own) return {.is_unproven = true};
  const bool is_over = match.phase == MatchPhase::kOver;
  if (record.fault && (is_over || !record.fault->cut_off)) {
    // The first event has the head and the names.
    const int seq = std::max(0, record.fault->line - record.head_lines + static_cast<int>(numbers_of(record)));
    return {.fault = event_name(seq) + ": " + record.fault->reason()};
  }
  if (!record.fault && !is_over) return {.fault = "its log has an end, but the match goes on"};
  const auto draws = draws_of(match, record.head);
  if (!draws) return {.fault = "the secret that is kept is not the one that the match committed itself to"};
  if (const auto mismatch = verify(*record.match, draws)) {
    const auto seq = mismatch->event + 1 + static_cast<int>(numbers_of(record));
    return {.fault = event_name(seq) + ": it does not come to the same from the secret of the match"};
  }
  return {.fault = find_other_hash(record, events),
          .is_committed = record.head.luck.has_value(),
          .drawn = count_draws(*record.match)};
}

// ---------------------------------------------------------------- where the database is

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

std::string home() {
  if (std::string folder = variable("HOME"); !folder.empty()) return folder;
  const passwd* user = getpwuid(getuid());
  return user && user->pw_dir ? user->pw_dir : "";
}

}  // namespace

std::optional<std::string> default_database() {
  std::string folder = variable("XDG_DATA_HOME");
  // The XDG specification: ignore a path that is not absolute.
  if (!folder.starts_with('/')) {
    folder = home();
    if (folder.empty()) return std::nullopt;
    folder += "/.local/share";
  }
  return "sqlite:" + folder + "/hammer/hammer.db";
}

Result<std::vector<Person>, std::string> list_people(std::string_view database) {
  const auto store = open_sync_store(database);
  if (!store) return store.refusal();
  std::vector<Person> people;
  for (AccountId last = 0;;) {
    const auto some = store.value()->accounts_after(last, kAccountsAtATime);
    std::ranges::transform(some, std::back_inserter(people), person_of);
    if (some.empty()) break;
    last = some.back().id;
  }
  if (!store.value()->trouble().empty()) return cannot("read", *store.value());
  return people;
}

Result<Person, std::string> ban(std::string_view database, const AccountRef& which, std::int64_t until_ms,
                                const std::string& reason) {
  return change_account(database, which, [&](Writer& writer, Account& account) {
    account.banned_until_ms = until_ms;
    account.ban_reason = reason;
    return writer.change_account(account);
  });
}

Result<Person, std::string> unban(std::string_view database, const AccountRef& which) {
  return ban(database, which, 0, "");
}

Result<Revoked, std::string> revoke_tokens(std::string_view database, const AccountRef& which) {
  Revoked revoked;
  const auto person = change_account(database, which, [&](Writer& writer, Account& account) {
    const auto tokens = writer.tokens_of(account.id);
    revoked.tokens = static_cast<int>(std::ranges::count(tokens, false, &Token::revoked));
    return writer.revoke_tokens(account.id);
  });
  if (!person) return person.refusal();
  revoked.person = person.value();
  return revoked;
}

Result<std::vector<ReportedPlayer>, std::string> list_reports(std::string_view database, int limit) {
  const auto store = open_sync_store(database);
  if (!store) return store.refusal();
  std::vector<ReportedPlayer> all;
  const auto fault = store.value()->read([&](Reader& reader) {
    for (const Report& report : reader.reports(limit)) {
      all.push_back({.at_ms = report.at_ms,
                     .by = name_of(reader, report.by),
                     .about = name_of(reader, report.about),
                     .match = report.match,
                     .reason = report.reason});
    }
  });
  if (fault) return cannot("read", *store.value());
  return all;
}

Result<Verified, std::string> verify_logs(std::string_view database, const std::function<void(const LogFault&)>& tell) {
  const auto store = open_sync_store(database);
  if (!store) return store.refusal();
  Verified verified;
  for (const std::string& id : store.value()->matches()) {
    std::optional<MatchRow> match;
    std::vector<EventRow> events;
    // In one transaction: a server may be playing the match.
    const auto fault = store.value()->read([&](Reader& reader) {
      match = reader.match(id);
      events = reader.events(id, 0);
    });
    if (fault || !match) return cannot("read", *store.value());
    const LogCheck check = check_log(*match, events);
    ++verified.matches;
    verified.events += static_cast<std::int64_t>(events.size());
    verified.unproven += check.is_unproven;
    const bool agrees = !check.is_unproven && !check.fault;
    verified.agree += agrees;
    verified.committed += agrees && check.is_committed;
    verified.seeded += agrees && !check.is_committed && !events.empty();
    verified.draws += agrees ? check.drawn : 0;
    if (check.fault) tell({id, *check.fault});
  }
  return verified;
}

}  // namespace hammer::server
