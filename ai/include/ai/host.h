// A match that machines play from the toss to the end, a step at a time. Same setup, levels, effort and seed: the same
// match, to the bit, on every machine; its record verifies with that seed.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ai/player.h"

namespace hammer::ai {

class Host {
 public:
  // Far more than any match needs in which points are scored now and then.
  static constexpr int kMaxEvents = 20000;

  // The setup must be valid. `levels` has one for each seat, in their order, and each seat gets the hand of its level.
  Host(Setup setup, std::vector<Level> levels, const Effort& effort, std::uint64_t seed, int max_events = kMaxEvents);

  const Match& match() const { return match_; }
  std::uint64_t seed() const { return seed_; }

  bool is_over() const { return match_.state().phase == Phase::kOver; }
  // A match in which nobody ever scores is abandoned after this many events, without a winner.
  bool is_abandoned() const { return !is_over() && static_cast<int>(match_.log().size()) >= max_events_; }
  bool is_done() const { return is_over() || is_abandoned(); }

  // Plays one event: a toss, a choice or a throw. Not when the match is done. A throw that the match refuses, because
  // every release that was drawn is blocked, is forfeited.
  std::vector<Note> step();

  // What was chosen in the last step; nothing if that was not a throw.
  const std::optional<Choice>& choice() const { return choice_; }

 private:
  std::vector<Note> shoot(const Match::ToShoot& to_shoot);

  Match match_;
  std::vector<Level> levels_;
  Effort effort_;
  std::uint64_t seed_;
  int max_events_;
  std::optional<Choice> choice_{};
};

}  // namespace hammer::ai
