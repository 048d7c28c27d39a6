#include "api/rate_limits.h"

#include <algorithm>
#include <cmath>

namespace hammer::server {

RateLimit::RateLimit(const Loop& loop, Allowance allowance, std::size_t most_remembered)
    : loop_(loop), allowance_(allowance), most_(most_remembered) {}

double RateLimit::level_now(const Bucket& bucket) const {
  const double passed = std::chrono::duration<double>(loop_.steady() - bucket.at).count();
  return std::min(allowance_.burst, bucket.level + passed * allowance_.per_second);
}

int RateLimit::take(std::string_view who) {
  auto found = buckets_.find(std::string(who));
  if (found == buckets_.end()) {
    if (buckets_.size() >= most_) make_room();
    found = buckets_.emplace(who, Bucket{allowance_.burst, loop_.steady()}).first;
  }
  Bucket& bucket = found->second;
  bucket = {level_now(bucket), loop_.steady()};
  if (bucket.level >= 1) {
    bucket.level -= 1;
    return 0;
  }
  return std::max(1, static_cast<int>(std::ceil((1 - bucket.level) / allowance_.per_second)));
}

void RateLimit::make_room() {
  std::erase_if(buckets_, [&](const auto& held) { return level_now(held.second) >= allowance_.burst; });
  // Still full: so many call at once that some of them get a new start.
  for (std::size_t over = most_ / 8 + 1; over > 0 && buckets_.size() >= most_ - most_ / 8; --over) {
    buckets_.erase(buckets_.begin());
  }
}

}  // namespace hammer::server
