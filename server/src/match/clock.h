// The time that a player has for a throw, and what happens when it is over. It uses the loop's monotonic time, so that
// setting the wall clock back costs or gives nobody anything.
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
  using TimePoint = Loop::TimePoint;

  // Gives the whole time again; the clock is stopped until update().
  void set(const MatchLog& log);
  // Runs the clock for those who are to move, or stops it if one of them is away and excused, or if nobody is there.
  // Returns when to call this again: 0 if the time is over, nullopt if the clock is stopped.
  std::optional<Ms> update(const MatchLog& log, Presence& presence, TimePoint now);
  // Deducts the time that the clock was stopped for somebody from the time that they are excused for.
  void stop_excuse(Presence& presence, TimePoint now);

  bool is_running() const { return is_running_; }
  bool is_excusing() const { return excused_seat_ >= 0; }
  Ms left(TimePoint now) const;

  // Notes that the time ran out when the log had this length. Returns false if that timeout is being handled already.
  bool start_timeout(std::size_t log_length);
  bool is_still_over(const MatchLog& log, std::size_t log_length, TimePoint now) const;
  void end_timeout() { timed_out_at_ = 0; }

  // Counts forfeited weights in a row. Returns true if there are so many that nobody seems to be playing any more; the
  // match is then paused.
  bool count_forfeit();
  void forget_forfeits() { forfeits_in_a_row_ = 0; }

 private:
  void run(TimePoint now);
  void stand(TimePoint now);

  Ms left_{0};
  bool is_running_ = false;
  TimePoint since_{};
  int excused_seat_ = -1;  // whose absence the clock waits for
  TimePoint excused_since_{};
  std::size_t timed_out_at_ = 0;  // how long the log was
  int forfeits_in_a_row_ = 0;
};

}  // namespace hammer::server
