// What is sent of a match, to the people at it and to those who watch, as JSON.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/loop.h"
#include "match/clock.h"
#include "match/match_log.h"
#include "match/offers.h"
#include "match/presence.h"
#include "match/watchers.h"

namespace hammer::server {

std::string_view name_of(AccountKind kind);
std::string_view name_of(MatchPhase phase);

// All that a view is made of.
struct MatchMoment {
  const MatchLog& log;
  const Presence& presence;
  const ShotClock& clock;
  const Offers& offers;
  std::size_t spectators;
  Loop::Steady now;
};

// The match for everybody: an object that is not closed, for with_you().
std::string open_view(const MatchMoment& moment);
// Closed, with the seat that the account has.
std::string with_you(const std::string& view, const MatchLog& log, AccountId account);

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
