// A match as the server shows it, as far as a bot needs it.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "json/value.h"

namespace hammer::server {

struct SeatSeen {
  std::string name;           // empty: nobody sits there yet
  std::string side;           // may be empty before the start
  bool lacks_number = false;  // it may still add a number to the luck
};

struct OfferSeen {
  std::string kind, by;
};

struct MatchSeen {
  std::string id, phase, game, host;
  std::vector<SeatSeen> seats;
  std::vector<OfferSeen> offers;
  std::vector<double> claims_in;  // s, until the match may be claimed from players who are away
  std::string rematch;            // empty: none

  bool has_open_seat() const;
  bool seats_player(std::string_view name) const;
  bool lacks_number_of(std::string_view name) const;
  bool is_done() const { return phase == "over" || phase == "cancelled"; }
};

// One line of a stream: its "type", and the fields that a bot needs.
struct SeenLine {
  std::string type;
  std::optional<MatchSeen> match;  // of "match"
  std::vector<MatchSeen> matches;  // of "challenges", and "unfinished" of "me"
  std::string paired;              // the match of "paired"
  std::string line;                // of "line": of the record
  long long seq = -1;              // of "line"
};

// Nothing where it is not such a line.
std::optional<SeenLine> read_seen_line(std::string_view text);

// A text in JSON, by the names of the fields that lead to it; empty where there is none.
std::string text_in(std::string_view json, std::initializer_list<std::string_view> fields);

}  // namespace hammer::server
