// How often somebody may call. Each has a bucket that fills steadily; a call takes one out. What is remembered is
// bounded: buckets that are full again are forgotten.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/loop.h"

namespace hammer::server {

struct Allowance {
  double burst;       // calls at once
  double per_second;  // and then steadily
};

class RateLimit {
 public:
  RateLimit(const Loop& loop, Allowance allowance, std::size_t most_remembered = 50'000);

  // 0: go on. Otherwise nothing was taken, and in so many seconds it will be allowed.
  int take(std::string_view who);

  std::size_t remembered() const { return buckets_.size(); }

 private:
  struct Bucket {
    double level;
    Loop::Steady at;
  };

  double level_now(const Bucket& bucket) const;
  void make_room();

  const Loop& loop_;
  Allowance allowance_;
  std::size_t most_;
  std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace hammer::server
