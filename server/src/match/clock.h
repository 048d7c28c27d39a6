// The time somebody has for a throw, and what happens when it is over. It goes by the loop's steady time, so that a
// wall clock that is set back costs and gives nobody anything.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

#include "base/loop.h"
#include "match/match_log.h"
#include "match/presence.h"

namespace hammer::server {

class ShotClock {
 public:
  using Ms = std::chrono::milliseconds;
  using Steady = Loop::Steady;

  // The whole time again; it stands until update().
  void set(const MatchLog& log);
  // Lets it run for the movers, stand for one who is away and excused, or stand where nobody is there. When to look at
  // it again; 0: the time is over; nothing: it stands.
  std::optional<Ms> update(const MatchLog& log, Presence& presence, Steady now);
  // What has been waited for somebody so far is taken from their excuse.
  void stop_excuse(Presence& presence, Steady now);

  bool is_running() const { return is_running_; }
  bool is_excusing() const { return excused_seat_ >= 0; }
  Ms left(Steady now) const;

  // Of the log when the time was over. False: that is being dealt with already.
  bool start_timeout(std::size_t log_length);
  bool is_still_over(const MatchLog& log, std::size_t log_length, Steady now) const;
  void end_timeout() { timed_out_at_ = 0; }

  // Weights in a row that nobody threw. True: so many that nobody is playing, and the match waits without a clock.
  bool count_forfeit();
  void forget_forfeits() { forfeits_in_a_row_ = 0; }

 private:
  void run(Steady now);
  void stand(Steady now);

  Ms left_{0};
  bool is_running_ = false;
  Steady since_{};
  int excused_seat_ = -1;  // whose absence the clock waits for
  Steady excused_since_{};
  std::size_t timed_out_at_ = 0;  // how long the log was
  int forfeits_in_a_row_ = 0;
};

}  // namespace hammer::server
