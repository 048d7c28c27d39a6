// What a bot does not wait for for ever: opponents who have gone, and a pause.
#pragma once

#include <chrono>
#include <optional>

#include "client/match_seen.h"

namespace hammer::server {

class BotWaits {
 public:
  using Steady = std::chrono::steady_clock::time_point;

  // The match as it was shown now.
  void see(const MatchSeen& match, Steady now);

  bool may_claim(Steady now) const { return claim_at_ && *claim_at_ <= now; }
  bool may_resume(Steady now) const { return resume_at_ && *resume_at_ <= now; }

 private:
  std::optional<Steady> claim_at_;   // the first of the others may be claimed from
  std::optional<Steady> resume_at_;  // anybody may go on
};

}  // namespace hammer::server
