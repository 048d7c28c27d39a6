// How many matches one account may have at a time.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "match/requests.h"
#include "store/store.h"

namespace hammer::server {

inline constexpr int kMaxUnfinished = 50;  // waiting, playing or paused, with a seat in it
inline constexpr int kMaxWaiting = 20;     // of those, hosted and not begun

enum class NewMatch : std::uint8_t { kHosted, kJoined };

// Returns nullopt if the account may have another match.
inline std::optional<Refusal> find_too_many(Reader& reader, AccountId account, NewMatch wanted) {
  const std::vector<MatchSummary> unfinished = reader.unfinished_of(account, kMaxUnfinished);
  if (unfinished.size() >= kMaxUnfinished) return Refusal("too_many_unfinished", "", {arg("most", kMaxUnfinished)});
  if (wanted == NewMatch::kJoined) return std::nullopt;
  const auto waiting = std::ranges::count_if(unfinished, [&](const MatchSummary& each) {
    return each.match.phase == MatchPhase::kWaiting && each.match.host == account;
  });
  if (waiting < kMaxWaiting) return std::nullopt;
  return Refusal("too_many_open", "", {arg("most", kMaxWaiting)});
}

}  // namespace hammer::server
