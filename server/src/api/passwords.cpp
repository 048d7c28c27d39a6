#include "api/passwords.h"

#include <sodium.h>
#include <array>
#include <memory>
#include <utility>

#include "api/api_context.h"
#include "api/refusals.h"
#include "base/names.h"
#include "base/network.h"

namespace hammer::server {
namespace {

using Checked = std::function<void(ApiContext&, const std::optional<Account>&)>;

void compare(ApiContext& context, const Attempt& attempt, const std::optional<Account>& account,
             const Responder& respond, Checked checked) {
  const std::string encoded = account && !account->deleted ? account->password : "";
  const PasswordCost cost = context.info.password_cost;
  const std::string password = attempt.password.substr(0, kMaxPasswordBytes + 1);
  run_on_workers(
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

std::optional<Complaint> find_password_refusal(std::string_view password) {
  if (password.size() >= kMinPasswordBytes && password.size() <= kMaxPasswordBytes) return std::nullopt;
  return Complaint{"password_length",
                   "password",
                   {arg("bytes", password.size()), arg("low", kMinPasswordBytes), arg("high", kMaxPasswordBytes)}};
}

std::optional<std::string> encode_password(std::string_view password, const PasswordCost& cost) {
  if (sodium_init() < 0) return std::nullopt;
  std::array<char, crypto_pwhash_STRBYTES> encoded{};
  const int rc = crypto_pwhash_str_alg(encoded.data(), password.data(), password.size(), cost.passes, cost.memory_bytes,
                                       crypto_pwhash_ALG_ARGON2ID13);
  if (rc != 0) return std::nullopt;
  return std::string(encoded.data());
}

bool is_password(std::string_view password, const std::string& encoded, const PasswordCost& cost) {
  if (encoded.empty()) {
    encode_password(password, cost);
    return false;
  }
  return sodium_init() >= 0 && crypto_pwhash_str_verify(encoded.c_str(), password.data(), password.size()) == 0;
}

void check_password(ApiContext& context, const Attempt& attempt, const Responder& respond, Checked checked) {
  Attempt counted = attempt;
  counted.address = is_loopback(attempt.address) ? "" : network_of(attempt.address);
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
  run_on_workers(
      context, respond, [password, cost = context.info.password_cost] { return encode_password(password, cost); },
      [respond, then = std::move(then)](ApiContext& held, const std::optional<std::string>& encoded) {
        if (encoded) return then(held, *encoded);
        respond(refuse({"no_memory_for_passwords"}));
      });
}

}  // namespace hammer::server
