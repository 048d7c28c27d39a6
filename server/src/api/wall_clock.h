// The time for things that expire. A wall clock that is set back must not revive an expired token or prolong a ban:
// time goes on by the steady clock until the wall clock has caught up.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "base/loop.h"

namespace hammer::server {

class WallClock {
 public:
  explicit WallClock(Loop& loop) : loop_(loop), seen_ms_(loop.wall_ms()), seen_at_(loop.now()) {}

  // ms since 1970; never less than it was.
  std::int64_t now_ms() {
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    const std::int64_t passed = duration_cast<milliseconds>(loop_.now() - seen_at_).count();
    seen_ms_ = std::max(seen_ms_ + passed, loop_.wall_ms());
    seen_at_ += milliseconds(passed);
    return seen_ms_;
  }

 private:
  Loop& loop_;
  std::int64_t seen_ms_;
  Loop::TimePoint seen_at_;
};

}  // namespace hammer::server
