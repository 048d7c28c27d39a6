#include "server/maintenance.h"

#include <algorithm>
#include <utility>

#include "store/log_check.h"
#include "store/upkeep.h"

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

std::optional<Account> find(Reader& reader, const Who& who) {
  if (const auto* name = std::get_if<std::string>(&who)) return reader.account_named(*name);
  return reader.account(std::get<std::int64_t>(who));
}

std::string nobody(const Who& who) {
  if (const auto* name = std::get_if<std::string>(&who)) {
    return "there is nobody by the name of \"" + *name + "\"; hammer admin people lists all";
  }
  return "there is no account " + std::to_string(std::get<std::int64_t>(who)) + "; hammer admin people lists all";
}

std::string cannot(const char* what, const Upkeep& upkeep) {
  return std::string("the database cannot be ") + what + ": " + upkeep.trouble();
}

// Finds the account and lets `change` change it.
Result<Person, std::string> change_account(std::string_view database, const Who& who,
                                           const std::function<std::optional<StoreFault>(Writer&, Account&)>& change) {
  const auto upkeep = open_upkeep(database);
  if (!upkeep) return upkeep.refusal();
  std::optional<Account> account;
  const auto fault = upkeep.value()->write([&](Writer& writer) -> std::optional<StoreFault> {
    account = find(writer, who);
    return account ? change(writer, *account) : std::nullopt;
  });
  if (fault) return cannot("written", *upkeep.value());
  if (!account) return nobody(who);
  return person_of(*account);
}

std::string name_of(Reader& reader, AccountId id) {
  const auto account = reader.account(id);
  return account ? account->name : "";
}

}  // namespace

Result<Contents, std::string> back_up(std::string_view database, const std::string& file) {
  return copy_database(database, file);
}

Result<Restored, std::string> restore_backup(std::string_view database, const std::string& file) {
  return put_in_place(database, file);
}

Result<std::vector<Person>, std::string> list_people(std::string_view database) {
  const auto upkeep = open_upkeep(database);
  if (!upkeep) return upkeep.refusal();
  std::vector<Person> people;
  for (AccountId last = 0;;) {
    const auto some = upkeep.value()->accounts_after(last, kAccountsAtATime);
    std::ranges::transform(some, std::back_inserter(people), person_of);
    if (some.empty()) break;
    last = some.back().id;
  }
  if (!upkeep.value()->trouble().empty()) return cannot("read", *upkeep.value());
  return people;
}

Result<Person, std::string> ban(std::string_view database, const Who& who, std::int64_t until_ms,
                                const std::string& reason) {
  return change_account(database, who, [&](Writer& writer, Account& account) {
    account.banned_until_ms = until_ms;
    account.ban_reason = reason;
    return writer.change_account(account);
  });
}

Result<Person, std::string> unban(std::string_view database, const Who& who) { return ban(database, who, 0, ""); }

Result<Revoked, std::string> revoke_tokens(std::string_view database, const Who& who) {
  Revoked revoked;
  const auto person = change_account(database, who, [&](Writer& writer, Account& account) {
    const auto tokens = writer.tokens_of(account.id);
    revoked.tokens = static_cast<int>(std::ranges::count(tokens, false, &Token::revoked));
    return writer.revoke_tokens(account.id);
  });
  if (!person) return person.refusal();
  revoked.person = person.value();
  return revoked;
}

Result<std::vector<Complained>, std::string> list_reports(std::string_view database, int most) {
  const auto upkeep = open_upkeep(database);
  if (!upkeep) return upkeep.refusal();
  std::vector<Complained> all;
  const auto fault = upkeep.value()->read([&](Reader& reader) {
    for (const Report& report : reader.reports(most)) {
      all.push_back({.at_ms = report.at_ms,
                     .by = name_of(reader, report.by),
                     .about = name_of(reader, report.about),
                     .match = report.match,
                     .reason = report.reason});
    }
  });
  if (fault) return cannot("read", *upkeep.value());
  return all;
}

Result<Verified, std::string> verify_logs(std::string_view database, const std::function<void(const LogFault&)>& tell) {
  const auto upkeep = open_upkeep(database);
  if (!upkeep) return upkeep.refusal();
  Verified verified;
  for (const std::string& id : upkeep.value()->matches()) {
    std::optional<MatchRow> match;
    std::vector<EventRow> events;
    // Of one moment, as a server may be playing it.
    const auto fault = upkeep.value()->read([&](Reader& reader) {
      match = reader.match(id);
      events = reader.events(id, 0);
    });
    if (fault || !match) return cannot("read", *upkeep.value());
    const LogCheck check = check_log(*match, events);
    ++verified.matches;
    verified.events += static_cast<std::int64_t>(events.size());
    verified.unproven += check.is_unproven;
    verified.agree += !check.is_unproven && !check.fault;
    if (check.fault) tell({id, *check.fault});
  }
  return verified;
}

}  // namespace hammer::server
