// Which players are present, how long the clock may wait for those who are not, and when opponents may claim the match.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include "base/loop.h"
#include "match/match_log.h"

namespace hammer::server {

// Of one seat.
class Absence {
 public:
  using Ms = std::chrono::milliseconds;
  using TimePoint = Loop::TimePoint;

  explicit Absence(TimePoint now) : gone_since_(now) {}

  bool is_here() const { return is_here_; }
  bool has_come() const { return has_come_; }  // ever
  bool is_awaited() const { return is_awaited_; }
  // While an opponent was there to wait.
  Ms gone_for(TimePoint now) const { return is_awaited_ ? std::chrono::duration_cast<Ms>(now - gone_since_) : Ms(0); }

  void come();
  void go(TimePoint now);
  // Where everybody was away, nobody waited: the time until an opponent comes does not count.
  void await(bool is_opponent_here, TimePoint now);

  // How long a clock may still stand for somebody who is away.
  Ms excuse_left() const;
  void use_excuse(Ms stood);

 private:
  bool is_here_ = false, has_come_ = false, is_awaited_ = false;
  TimePoint gone_since_;
  Ms excused_now_{0}, excused_in_all_{0};
};

class Presence {
 public:
  using Ms = std::chrono::milliseconds;
  using TimePoint = Loop::TimePoint;

  // Nobody has come yet.
  void reset(std::size_t seats, TimePoint now) { absences_.assign(seats, Absence(now)); }
  std::size_t size() const { return absences_.size(); }

  // Whether anybody has come or gone. `has_stream`: by account.
  bool update(const MatchLog& log, const std::function<bool(AccountId)>& has_stream, TimePoint now);
  // A match that goes on after a pause: absences count from now.
  void forgive(TimePoint now);

  bool is_here(const SeatNow& seat) const { return seat.is_machine() || absence(seat.row.seat).is_here(); }
  bool is_anybody_here(const MatchLog& log) const;
  Absence& absence(int seat) { return absences_[static_cast<std::size_t>(seat)]; }
  const Absence& absence(int seat) const { return absences_[static_cast<std::size_t>(seat)]; }

  // How long until opponents may claim the match for this seat's absence; nullopt if they cannot claim it for that.
  std::optional<Ms> claim_in(const MatchLog& log, int seat, TimePoint now) const;
  // Sides that have been gone for long enough, except `own`.
  std::vector<int> gone_sides(const MatchLog& log, int own, TimePoint now) const;
  // Returns nullopt if the caller's side may claim, provided that somebody has gone.
  std::optional<Refusal> check_claim(const MatchLog& log, AccountId account) const;
  // Whether the claim would end a match whose other sides never came: then nobody wins.
  bool has_nobody_come(const MatchLog& log, const std::vector<int>& gone) const;

 private:
  bool is_side_here(const MatchLog& log, int side) const;
  bool has_side_come(const MatchLog& log, int side) const;
  bool is_awaited(const MatchLog& log, int seat) const;

  std::vector<Absence> absences_;  // by seat
};

}  // namespace hammer::server
