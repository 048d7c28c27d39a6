// Choosing a shot: by simulating the shots that would be executed, not the ones aimed. Effort is counted in simulated
// shots and never in time, so the same seed gives the same choice on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "ai/level.h"
#include "hammer/match.h"

namespace hammer::ai {

// A position in a match, with a side to shoot (Phase::kShooting). Board, scores, order and colours are the state's. It
// need not have come from a log.
struct Situation {
  const Setup* setup;
  const State* state;
  std::array<Hand, kMaxSides> hands;  // by side: what the throws of its player at turn are thought to do
};

// With the hands of the seats; `unknown` for a seat without one.
Situation situation_of(const Match& match, const Hand& unknown);

// A throw as it is meant, before the hand.
struct Aim {
  Shot shot;
  bool four = false;
  double spread = 0;          // of four
  Color color = Color::kRed;  // of four: the player's choice; else as it must be
};

// The idea behind an aim. What the throw then does may differ.
enum class Idea : std::uint8_t { kLag, kHit, kTap, kBank, kThrowAway, kGrid, kFour };

// Simulated shots for one decision, at most. Less than kMinEffort counts as that.
struct Effort {
  int ordinary = 6000;
  int last = 90000;  // for the last throw of a round or turn
};
inline constexpr int kMinEffort = 400;

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

// The best few, well apart from each other, by this policy. `seed` is the search's own.
Ranking rank_shots(const Situation& situation, const ShotPolicy& policy, const Effort& effort, std::uint64_t seed);

struct Choice {
  Aim aim;
  double win;
  int simulated;
};

// The best, or by the policy's temperature one that is nearly as good.
Choice choose(const Situation& situation, const ShotPolicy& policy, const Effort& effort, std::uint64_t seed);

// ---------------------------------------------------------------- in a match

// What a machine of that level does next, its hand included: a toss, a choice or a throw. Not in Phase::kOver.
Command decide(const Match& match, const Level& level, const Effort& effort, const DrawSource& draws);

// The seed of the search for the next throw: another stream than the match's own draws, so that what a player thinks
// of does not depend on what its hand is about to do.
std::uint64_t search_seed(const DrawSource& draws, const Match& match);

// What machines do where there is nothing to aim: side 0 calls the coin, a side that may choose takes the game's prize,
// and a colour is drawn. Only in Phase::kToss and kChoice.
Command open_by_machine(const Match& match, const DrawSource& draws);

// The throw that comes of an aim in the match: what the hand of the seat at turn does to it is drawn.
std::variant<Shoot, ThrowFour> throw_of(const Match& match, const DrawSource& draws, const Aim& aim);

// ---------------------------------------------------------------- what a throw and a board are worth

// The throw that comes of an aim, as the hand of the side to shoot would make it. Nothing if other
// weights block the release, however often it is tried.
std::optional<Throw> thrown_by(const Situation& situation, const Aim& aim, Random& random);

// What boards are worth to the side to shoot: its chance of winning the game by the champion's judgement. A board is
// one that a throw from the situation led to, with how that throw settled, or the situation's own.
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
  struct Parts;
  Parts* parts_;
};

}  // namespace hammer::ai
