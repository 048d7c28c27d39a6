// Choosing a shot: by simulating the shots that would be executed, not the ones aimed. Effort is counted in simulated
// shots and never in time, so the same seed gives the same choice on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ai/level.h"
#include "hammer/match.h"

namespace hammer::ai {

// A position in a match, with somebody to shoot (Phase::kShooting). Board, scores, order and colours are the state's;
// one that no log led to is as good.
struct Situation {
  const Setup* setup;
  const State* state;
  std::array<Hand, kMaxSides> hands;  // by side: what the throws of its player at turn are thought to do
};

// With the hands that the seats have; where a seat has none, `unknown`.
Situation situation_of(const Match& match, const Hand& unknown);

// A throw as it is meant, before the hand.
struct Aim {
  Shot shot;
  bool four = false;
  double spread = 0;          // of four
  Color color = Color::kRed;  // of four: the player's choice; else as it must be
};

// How an aim was thought of; what comes of it is another matter.
enum class Idea : std::uint8_t { kLag, kHit, kTap, kBank, kThrowAway, kGrid, kFour };

// Simulated shots for one decision, at most; less than kLeastEffort is taken as that.
struct Effort {
  int ordinary = 6000;
  int last = 90000;  // for the last throw of a round or turn
};
inline constexpr int kLeastEffort = 400;

struct Ranked {
  Aim aim;
  Idea idea;
  double win;    // chance that the side to shoot wins the game; for greedy brains the expected points
  double error;  // of `win`, one standard deviation
};

struct Ranking {
  std::vector<Ranked> shots;  // best first, judged on other samples than those they were chosen by
  int simulated = 0;
};

// The best few, well apart from each other, for a player who judges so. `seed` is the search's own.
Ranking rank_shots(const Situation& situation, const Judging& judging, const Effort& effort, std::uint64_t seed);

struct Choice {
  Aim aim;
  double win;
  int simulated;
};

// The best, or by the judging's temperature one that is nearly as good.
Choice choose(const Situation& situation, const Judging& judging, const Effort& effort, std::uint64_t seed);

// The throw that comes of an aim, as the hand of the side to shoot would make it. Nothing where a weight lies in the
// way of letting go, however often it is tried.
std::optional<Throw> thrown_by(const Situation& situation, const Aim& aim, Random& random);

// What boards are worth to the side to shoot: its chance of winning the game by the champion's judgement. A board is
// one that a throw from the situation led to (with Settled::kFailed where that was the answer), or the situation's own.
class Worth {
 public:
  explicit Worth(const Situation& situation);
  ~Worth();
  Worth(const Worth&) = delete;
  Worth& operator=(const Worth&) = delete;

  double of(const Board& board, Settled settled) const;
  double now() const;  // of the situation, with the throw still to come
  const RoundSetting& setting() const;

 private:
  struct Inside;
  Inside* inside_;
};

}  // namespace hammer::ai
