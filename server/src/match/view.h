// What is sent of a match, to the people at it and to those who watch, as JSON.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/loop.h"
#include "json/writer.h"
#include "match/clock.h"
#include "match/match_log.h"
#include "match/offers.h"
#include "match/presence.h"
#include "match/watchers.h"

namespace hammer::server {

std::string_view name_of(AccountKind kind);
std::string_view name_of(MatchPhase phase);

// "counts": what the result of a rated match would count now, or null where it is not being played. Also in lists.
void write_counts(JsonWriter& json, const MatchRow& row, const std::vector<SeatRow>& seats,
                  const std::function<double()>& counts);
// "rating_weight" and "rating_why" of a rated match that is over.
void write_rating_weight(JsonWriter& json, const MatchRow& row);

// All that a view is made of.
struct MatchMoment {
  const MatchLog& log;
  const Presence& presence;
  const ShotClock& clock;
  const Offers& offers;
  std::size_t spectators;
  Loop::TimePoint now;
};

// The JSON object of the match as far as it is the same for all viewers, without the closing brace: written once for
// all of them.
std::string view_prefix(const MatchMoment& moment);
// The whole object: that prefix, the viewer's own seats and the closing brace.
std::string complete_view(const std::string& view, const MatchLog& log, AccountId account);

// {"type":"match","match":…}
SharedLine view_line(const std::string& view, const MatchLog& log, AccountId account);
// {"type":"line","seq":…,"line":…,"hash":…,"at_ms":…}; of the last event with "turn": whose move it is after it.
SharedLine event_line(const EventRow& event, const MatchLog& log);
// {"type":"phrase","from":…,"phrase":…}
SharedLine phrase_line(std::string_view from, std::string_view phrase);
// {"type":"offer","match":…}
SharedLine offer_line(std::string_view match);
// {"seq":…,"line":…,"hash":…}
std::string acknowledgement(const EventRow& event);

}  // namespace hammer::server
