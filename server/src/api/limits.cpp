#include "api/limits.h"

#include "base/network.h"

namespace hammer::server {

CallLimits::CallLimits(const Loop& loop) : addresses_(loop, {1000, 200}) {
  // A hand throws every few seconds and a machine faster; nobody plays twenty shots a second for long.
  paces_.emplace(Pace::kPlaying, RateLimit(loop, {60, 20}));
  paces_.emplace(Pace::kLooking, RateLimit(loop, {100, 20}));
  paces_.emplace(Pace::kChanging, RateLimit(loop, {20, 0.5}));
  paces_.emplace(Pace::kGuests, RateLimit(loop, {20, 0.1}));
  paces_.emplace(Pace::kPasswords, RateLimit(loop, {20, 0.2}));
  paces_.emplace(Pace::kReporting, RateLimit(loop, {5, 0.005}));
  paces_.emplace(Pace::kHeavy, RateLimit(loop, {5, 0.05}));
}

int CallLimits::take_address(const std::string& address) {
  return is_this_machine(address) ? 0 : addresses_.take(network_of(address));
}

int CallLimits::take(Pace pace, AccountId account, const std::string& address) {
  if (account == 0 && is_this_machine(address)) return 0;
  return paces_.at(pace).take(account != 0 ? "account " + std::to_string(account) : network_of(address));
}

bool is_this_machine(std::string_view address) {
  if (address.starts_with("::ffff:")) address.remove_prefix(7);
  return address == "::1" || address.starts_with("127.");
}

}  // namespace hammer::server
