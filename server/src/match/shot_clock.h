// The time somebody has for a throw. It goes by the loop's steady time, so that a wall clock that is set back costs and
// gives nobody anything.
#pragma once

#include <algorithm>
#include <chrono>

#include "base/loop.h"

namespace hammer::server {

class ShotClock {
 public:
  using Ms = std::chrono::milliseconds;
  using Steady = Loop::Steady;

  // Stands until it is let run.
  void set(Ms whole) {
    left_ = whole;
    is_running_ = false;
  }
  void run(Steady now) {
    if (is_running_) return;
    is_running_ = true;
    since_ = now;
  }
  void stand(Steady now) {
    left_ = left(now);
    is_running_ = false;
  }

  bool is_running() const { return is_running_; }
  Ms left(Steady now) const {
    if (!is_running_) return left_;
    return std::max(Ms(0), left_ - std::chrono::duration_cast<Ms>(now - since_));
  }

 private:
  Ms left_{0};
  bool is_running_ = false;
  Steady since_{};
};

}  // namespace hammer::server
