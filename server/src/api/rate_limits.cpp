#include "api/rate_limits.h"

#include <algorithm>
#include <cmath>

#include "base/network.h"

namespace hammer::server {

RateLimit::RateLimit(const Loop& loop, Allowance allowance, std::size_t max_size)
    : loop_(loop), allowance_(allowance), max_size_(max_size) {}

double RateLimit::level_now(const Bucket& bucket) const {
  const double passed = std::chrono::duration<double>(loop_.now() - bucket.at).count();
  return std::min(allowance_.burst, bucket.level + passed * allowance_.per_second);
}

int RateLimit::take(std::string_view caller) {
  auto found = buckets_.find(std::string(caller));
  if (found == buckets_.end()) {
    if (buckets_.size() >= max_size_) make_room();
    found = buckets_.emplace(caller, Bucket{allowance_.burst, loop_.now()}).first;
  }
  Bucket& bucket = found->second;
  bucket = {level_now(bucket), loop_.now()};
  if (bucket.level >= 1) {
    bucket.level -= 1;
    return 0;
  }
  return std::max(1, static_cast<int>(std::ceil((1 - bucket.level) / allowance_.per_second)));
}

void RateLimit::make_room() {
  std::erase_if(buckets_, [&](const auto& held) { return level_now(held.second) >= allowance_.burst; });
  // Still full: some callers start anew.
  for (std::size_t over = max_size_ / 8 + 1; over > 0 && buckets_.size() >= max_size_ - max_size_ / 8; --over) {
    buckets_.erase(buckets_.begin());
  }
}

CallLimits::CallLimits(const Loop& loop) : addresses_(loop, {1000, 200}) {
  // People throw every few seconds and machines faster, but not twenty times a second for long.
  paces_.emplace(Pace::kPlaying, RateLimit(loop, {60, 20}));
  paces_.emplace(Pace::kLooking, RateLimit(loop, {100, 20}));
  paces_.emplace(Pace::kChanging, RateLimit(loop, {20, 0.5}));
  paces_.emplace(Pace::kGuests, RateLimit(loop, {20, 0.1}));
  paces_.emplace(Pace::kPasswords, RateLimit(loop, {20, 0.2}));
  paces_.emplace(Pace::kReporting, RateLimit(loop, {5, 0.005}));
  paces_.emplace(Pace::kHeavy, RateLimit(loop, {5, 0.05}));
}

int CallLimits::take_address(const std::string& address) {
  return is_loopback(address) ? 0 : addresses_.take(network_of(address));
}

int CallLimits::take(Pace pace, AccountId account, const std::string& address) {
  if (account == 0 && is_loopback(address)) return 0;
  return paces_.at(pace).take(account != 0 ? "account " + std::to_string(account) : network_of(address));
}

}  // namespace hammer::server
