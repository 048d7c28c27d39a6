// A match that machines play from the toss to the end, a step at a time. Same setup, levels, effort and seed: the same
// match, to the bit, on every machine; its record verifies with that seed.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "ai/level.h"
#include "ai/player.h"
#include "hammer/match.h"

namespace hammer::ai {

// The seed of the search for the next throw: another stream than the match's own draws, so that what a player thinks
// of does not depend on what its hand is about to do.
std::uint64_t search_seed(std::uint64_t match_seed, const Match& match);

// What machines do where there is nothing to aim: side 0 calls the coin, whoever may choose takes the game's prize, and
// a colour is drawn. Only in Phase::kToss and kChoice.
Command open_by_machine(const Match& match, std::uint64_t match_seed);

// Whether Choice::win is a chance, or, of a player who counts points, those expected.
bool knows_chances(const Judging& judging);

// The throw that comes of an aim in the match: what the hand of the seat at turn does to it is drawn from the seed.
std::variant<Shoot, ThrowFour> throw_of(const Match& match, std::uint64_t match_seed, const Aim& aim);

class Host {
 public:
  // Far more than any match needs in which points are scored now and then.
  static constexpr int kMaxEvents = 20000;

  // The setup must have no fault, and there is a level for each of its seats, in their order. Each seat gets the hand
  // of its level.
  Host(Setup setup, std::vector<Level> levels, const Effort& effort, std::uint64_t seed, int most_events = kMaxEvents);

  const Match& match() const { return match_; }
  std::uint64_t seed() const { return seed_; }

  bool is_over() const { return match_.state().phase == Phase::kOver; }
  // Players who never score never end a match: it is put down after so many events, without a winner.
  bool is_put_down() const { return !is_over() && static_cast<int>(match_.log().size()) >= most_events_; }
  bool is_done() const { return is_over() || is_put_down(); }

  // One event: a toss, a choice or a throw. Not when it is done. A throw that the match does not take (every place to
  // let go that was drawn was blocked) is forfeited.
  std::vector<Note> step();

  // What was chosen in the last step; nothing where it was no throw.
  const std::optional<Choice>& choice() const { return choice_; }

 private:
  std::vector<Note> shoot(const Match::ToShoot& to_shoot);

  Match match_;
  std::vector<Level> levels_;
  Effort effort_;
  std::uint64_t seed_;
  int most_events_;
  std::optional<Choice> choice_{};
};

}  // namespace hammer::ai
