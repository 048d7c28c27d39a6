// How often calls may come, by account and by address. Each caller has a bucket that fills steadily; a call takes one
// out. Memory is bounded: buckets that are full again are forgotten.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

#include "api/route.h"
#include "base/loop.h"

namespace hammer::server {

struct Allowance {
  double burst;       // calls at once
  double per_second;  // and then steadily
};

class RateLimit {
 public:
  RateLimit(const Loop& loop, Allowance allowance, std::size_t max_size = 50'000);

  // Returns 0 if the call is allowed; otherwise takes nothing and returns the seconds until it will be.
  int take(std::string_view caller);

  std::size_t remembered() const { return buckets_.size(); }

 private:
  struct Bucket {
    double level;
    Loop::TimePoint at;
  };

  double level_now(const Bucket& bucket) const;
  void make_room();

  const Loop& loop_;
  Allowance allowance_;
  std::size_t max_size_;
  std::unordered_map<std::string, Bucket> buckets_;
};

class CallLimits {
 public:
  explicit CallLimits(const Loop& loop);

  // Returns 0 if the call is allowed, otherwise the seconds until it will be. This machine's own addresses are not
  // limited: a proxy or the load tool there calls for many.
  int take_address(const std::string& address);
  int take(Pace pace, AccountId account, const std::string& address);

 private:
  RateLimit addresses_;
  std::map<Pace, RateLimit> paces_;
};

}  // namespace hammer::server
