// Whether somebody is there, and how long their clock may still wait for them.
#pragma once

#include <algorithm>
#include <chrono>
#include <utility>

#include "base/loop.h"

namespace hammer::server {

class Absence {
 public:
  using Ms = std::chrono::milliseconds;
  using Steady = Loop::Steady;

  static constexpr Ms kExcusedAtATime{60'000};
  static constexpr Ms kExcusedInAll{180'000};

  explicit Absence(Steady now) : gone_since_(now) {}

  bool is_here() const { return is_here_; }
  bool has_come() const { return has_come_; }  // ever
  bool is_awaited() const { return is_awaited_; }
  // While an opponent was there to wait.
  Ms gone_for(Steady now) const { return is_awaited_ ? std::chrono::duration_cast<Ms>(now - gone_since_) : Ms(0); }

  void come() {
    is_here_ = has_come_ = true;
    is_awaited_ = false;
    excused_now_ = Ms(0);
  }
  void go(Steady now) {
    is_here_ = is_awaited_ = false;
    gone_since_ = now;
  }
  // Where everybody was away, nobody waited: what has gone by until an opponent comes does not count.
  void await(bool is_opponent_here, Steady now) {
    const bool was_awaited = std::exchange(is_awaited_, is_opponent_here && !is_here_);
    if (is_awaited_ && !was_awaited) gone_since_ = now;
  }

  // How long a clock may still stand for who is away.
  Ms excuse_left() const {
    if (is_here_) return Ms(0);
    return std::max(Ms(0), std::min(kExcusedAtATime - excused_now_, kExcusedInAll - excused_in_all_));
  }
  void use_excuse(Ms stood) {
    excused_now_ += stood;
    excused_in_all_ += stood;
  }

 private:
  bool is_here_ = false, has_come_ = false, is_awaited_ = false;
  Steady gone_since_;
  Ms excused_now_{0}, excused_in_all_{0};
};

}  // namespace hammer::server
