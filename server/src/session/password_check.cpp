#include "session/password_check.h"

#include <memory>
#include <utility>

#include "base/network.h"
#include "session/desk.h"
#include "session/passwords.h"
#include "store/name_key.h"

namespace hammer::server {
namespace {

using Checked = std::function<void(Desk&, const std::optional<Account>&)>;

void compare(Desk& desk, const Attempt& attempt, const std::optional<Account>& account, const Answering& answering,
             Checked checked) {
  const std::string encoded = account && !account->deleted ? account->password : "";
  const PasswordCost cost = desk.facts.password_cost;
  const std::string password = attempt.password.substr(0, kMaxPasswordBytes + 1);
  work_out(
      desk, answering, [password, encoded, cost] { return is_password(password, encoded, cost); },
      [attempt, account, checked = std::move(checked)](Desk& held, bool is_right) {
        if (!is_right) {
          held.parts.metrics.count("hammer_wrong_passwords_total");
          held.parts.log.say(Log::Level::kInfo, "wrong password", {{"account", account ? account->id : 0}});
          return checked(held, std::nullopt);
        }
        held.guesses.was_right(name_key(attempt.name), attempt.address);
        checked(held, account);
      });
}

}  // namespace

void check_password(Desk& desk, const Attempt& attempt, const Answering& answering, Checked checked) {
  Attempt counted = attempt;
  counted.address = is_this_machine(attempt.address) ? "" : network_of(attempt.address);
  const int wait = desk.guesses.begin(name_key(counted.name), counted.address);
  if (wait > 0) return answering(too_often("too_many_wrong_passwords", wait));
  const auto account = std::make_shared<std::optional<Account>>();
  desk.parts.store.read([account, name = counted.name](Reader& reader) { *account = reader.account_named(name); },
                        desk.later([account, counted, answering, checked = std::move(checked)](
                                       Desk& held, std::optional<StoreFault> fault) mutable {
                          if (fault) return answering(reply_to(*fault));
                          compare(held, counted, *account, answering, std::move(checked));
                        }));
}

void encode_then(Desk& desk, const std::string& password, const Answering& answering,
                 std::function<void(Desk&, const std::string&)> then) {
  work_out(
      desk, answering, [password, cost = desk.facts.password_cost] { return encode_password(password, cost); },
      [answering, then = std::move(then)](Desk& held, const std::optional<std::string>& encoded) {
        if (encoded) return then(held, *encoded);
        answering(refusal(503, {"no_memory_for_passwords"}));
      });
}

}  // namespace hammer::server
