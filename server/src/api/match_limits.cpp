#include "api/match_limits.h"

#include <algorithm>

namespace hammer::server {

std::optional<Reply> find_too_many(Reader& reader, AccountId account, NewMatch wanted) {
  const std::vector<MatchSummary> unfinished = reader.unfinished_of(account, kMaxUnfinished);
  if (unfinished.size() >= kMaxUnfinished) {
    return refusal(409, {"too_many_unfinished", "", {arg("most", kMaxUnfinished)}});
  }
  if (wanted == NewMatch::kJoined) return std::nullopt;
  const auto waiting = std::ranges::count_if(unfinished, [&](const MatchSummary& each) {
    return each.match.phase == MatchPhase::kWaiting && each.match.host == account;
  });
  if (waiting < kMaxWaiting) return std::nullopt;
  return refusal(409, {"too_many_open", "", {arg("most", kMaxWaiting)}});
}

}  // namespace hammer::server
