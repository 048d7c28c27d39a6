#include "api/password_check.h"

#include <memory>
#include <utility>

#include "api/api_context.h"
#include "api/passwords.h"
#include "api/refusals.h"
#include "base/network.h"
#include "store/name_key.h"

namespace hammer::server {
namespace {

using Checked = std::function<void(ApiContext&, const std::optional<Account>&)>;

void compare(ApiContext& context, const Attempt& attempt, const std::optional<Account>& account,
             const Responder& respond, Checked checked) {
  const std::string encoded = account && !account->deleted ? account->password : "";
  const PasswordCost cost = context.info.password_cost;
  const std::string password = attempt.password.substr(0, kMaxPasswordBytes + 1);
  work_out(
      context, respond, [password, encoded, cost] { return is_password(password, encoded, cost); },
      [attempt, account, checked = std::move(checked)](ApiContext& held, bool is_right) {
        if (!is_right) {
          held.services.metrics.count("hammer_wrong_passwords_total");
          held.services.log.say(Log::Level::kInfo, "wrong password", {{"account", account ? account->id : 0}});
          return checked(held, std::nullopt);
        }
        held.guesses.was_right(name_key(attempt.name), attempt.address);
        checked(held, account);
      });
}

}  // namespace

void check_password(ApiContext& context, const Attempt& attempt, const Responder& respond, Checked checked) {
  Attempt counted = attempt;
  counted.address = is_this_machine(attempt.address) ? "" : network_of(attempt.address);
  const int wait = context.guesses.begin(name_key(counted.name), counted.address);
  if (wait > 0) return respond(too_often("too_many_wrong_passwords", wait));
  const auto account = std::make_shared<std::optional<Account>>();
  context.services.store.read([account, name = counted.name](Reader& reader) { *account = reader.account_named(name); },
                              context.later([account, counted, respond, checked = std::move(checked)](
                                                ApiContext& held, std::optional<StoreFault> fault) mutable {
                                if (fault) return respond(refuse(*fault));
                                compare(held, counted, *account, respond, std::move(checked));
                              }));
}

void encode_then(ApiContext& context, const std::string& password, const Responder& respond,
                 std::function<void(ApiContext&, const std::string&)> then) {
  work_out(
      context, respond, [password, cost = context.info.password_cost] { return encode_password(password, cost); },
      [respond, then = std::move(then)](ApiContext& held, const std::optional<std::string>& encoded) {
        if (encoded) return then(held, *encoded);
        respond(refuse({"no_memory_for_passwords"}));
      });
}

}  // namespace hammer::server
