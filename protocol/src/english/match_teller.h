// A match as text, event by event, with a heading for every round or turn.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <tuple>
#include <utility>

#include "ai/level.h"
#include "hammer/match.h"
#include "protocol/record.h"
#include "write/notes.h"

namespace hammer::protocol {

class MatchTeller {
 public:
  // Before an event is applied: the heading, where it opens something.
  void begin(const Match& before);
  // Once it has been.
  void tell(const AppliedEvent& applied);

  // The text since the last call.
  std::string take() { return std::exchange(text_, {}); }

 private:
  // Of the round or turn that is being played, so that a heading comes when it changes.
  using Place = std::tuple<bool, int, int, int>;
  static Place place_of(const Match& match);

  void end_line();

  Place headed_{true, 0, 0, 0};
  int weight_ = 0;   // the number of the one that is thrown next, from 1
  int chooser_ = 0;  // the side whose choice it is, where one is to be made
  std::string text_;
};

// "Knock Off on a 22ft table, powder 0.3 m/s², standard weights" and a newline.
std::string show_board(const Narration& narration);

// "Score: Ann 3 and Bob 0" and a newline; "Score: Pro 1: 3 and Pro 2: 0" where a name ends in a number.
std::string show_scores(const NamedScores& scores);

// Of a match between machines: what is played on, a line for each of them, and the seed.
std::string show_machines(const Setup& setup, std::span<const ai::Level> levels, std::uint64_t seed);

struct MachinesEffort {
  bool is_over;  // else it was abandoned
  int throws;
  std::int64_t simulated;  // shots
};
std::string show_machines_result(const Match& match, const MachinesEffort& effort);

}  // namespace hammer::protocol
