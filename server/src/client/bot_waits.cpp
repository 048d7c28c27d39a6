#include "client/bot_waits.h"

#include <algorithm>

namespace hammer::server {
namespace {

constexpr std::chrono::minutes kLongestPause{10};

}  // namespace

void BotWaits::see(const MatchSeen& match, Steady now) {
  claim_at_.reset();
  for (const double seconds : match.claims_in) {
    const Steady at = now + std::chrono::ceil<std::chrono::milliseconds>(std::chrono::duration<double>(seconds));
    claim_at_ = std::min(claim_at_.value_or(at), at);
  }
  if (match.phase != "paused") resume_at_.reset();
  if (match.phase == "paused" && !resume_at_) resume_at_ = now + kLongestPause;
}

}  // namespace hammer::server
