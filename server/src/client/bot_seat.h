// A bot at one match: what it knows from the lines of its stream, and what it does next. No network here.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "client/match_seen.h"
#include "protocol/umpire.h"

namespace hammer::server {

class BotSeat {
 public:
  // `level` as for hammer match; `seed` for the bot's own random draws.
  BotSeat(std::string name, std::string level, std::uint64_t seed);

  // Of the match's stream.
  void take(const SeenLine& line);

  // The last known line of the record; -1 if none.
  long long seq() const { return seq_; }
  const MatchSeen& match() const { return seen_; }
  // Set where the record's lines cannot be played here: a server with other rules.
  const std::string& trouble() const { return trouble_; }

  // The command to send now, with its shot_id; nothing where others are to move. The same until a line arrives or the
  // command is refused, so that it can be sent again when its answer is lost.
  std::optional<std::string> next_command();
  // After a refusal that was not about timing: another try, if any is left.
  void think_again();

 private:
  std::string shot_id() const;
  std::string choose() const;
  std::string toss() const;
  int own_seat() const;
  bool is_own_move() const;

  std::string name_, level_;
  std::uint64_t seed_;
  protocol::Umpire umpire_;
  MatchSeen seen_;
  long long seq_ = -1;
  bool is_live_ = false;  // the stream has caught up
  int tries_ = 0;
  std::string command_;  // for the position after seq_
  std::string trouble_;
};

// How long a bot waits for opponents who have left, and for a pause to end.
class BotTimeouts {
 public:
  using TimePoint = std::chrono::steady_clock::time_point;

  // The match as shown now.
  void see(const MatchSeen& match, TimePoint now);

  bool may_claim(TimePoint now) const { return claim_at_ && *claim_at_ <= now; }
  bool may_resume(TimePoint now) const { return resume_at_ && *resume_at_ <= now; }

 private:
  std::optional<TimePoint> claim_at_;   // when the first absent opponent's match may be claimed
  std::optional<TimePoint> resume_at_;  // when anybody may resume
};

}  // namespace hammer::server
