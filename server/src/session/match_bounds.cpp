#include "session/match_bounds.h"

#include <algorithm>
#include <string>

namespace hammer::server {

std::optional<Reply> find_too_many(Reader& reader, AccountId account, NewMatch wanted) {
  const std::vector<MatchSummary> unfinished = reader.unfinished_of(account, kMostUnfinished);
  if (unfinished.size() >= kMostUnfinished) {
    return refusal(409, "you have " + std::to_string(kMostUnfinished) +
                            " unfinished matches, and no more are allowed; finish or concede one of them first");
  }
  if (wanted == NewMatch::kJoined) return std::nullopt;
  const auto waiting = std::ranges::count_if(unfinished, [&](const MatchSummary& each) {
    return each.match.phase == MatchPhase::kWaiting && each.match.host == account;
  });
  if (waiting < kMostWaiting) return std::nullopt;
  return refusal(409, "you have " + std::to_string(kMostWaiting) +
                          " matches that wait for others, and no more are allowed; call one of them off first");
}

}  // namespace hammer::server
