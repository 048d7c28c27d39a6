// The rows of a new match, and of one that begins to be played.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "match/plan.h"
#include "protocol/hosted_match.h"
#include "store/store.h"

namespace hammer::server {

inline constexpr std::size_t kMatchIdLength = 12;

struct NewMatchRows {
  MatchRow row;
  std::vector<SeatRow> seats;
  std::optional<EventRow> setup = {};  // where all seats are taken: it begins at once

  std::optional<StoreFault> write(Writer& writer) const;
};

struct Begun {
  MatchRow row;
  std::vector<SeatRow> seats;
  EventRow setup;
  std::shared_ptr<protocol::HostedMatch> match;
};

// All seats are taken: fixes the names and draws the secret of its luck. Refused where these players cannot play it.
Result<Begun, Refusal> begin_match(MatchRow row, std::vector<SeatRow> seats, std::int64_t now_ms);

Result<NewMatchRows, Refusal> make_match_rows(const MatchPlan& plan, AccountId host, std::int64_t now_ms);

}  // namespace hammer::server
