// The coach's brain: which shot, how likely, and why. Codes and numbers only: words are the protocol's.
#pragma once

#include <vector>

#include "ai/player.h"

namespace hammer::ai {

// ---------------------------------------------------------------- what a shot is called

enum class ShotKind : std::uint8_t {
  kLag,         // to rest in `zone`, or better
  kHanger,      // to hang over the far edge
  kGuard,       // short, in front of the own weight `target`
  kTakeOut,     // `target`, an opponent's or of the colour thrown first, is to go off
  kStick,       // the same, and the weight shot stays in play
  kTakeOutTwo,  // `target` and `second` are both to go off
  kTap,         // `target` is to be moved and stays on
  kPromote,     // the own weight `target` is to be pushed to a place that is worth more
  kClear,       // the own dead weight `target` is to lie dead no more
  kThrowAway,   // nothing else is to change
  kFour,        // four together, all to stay in play
};

struct ShotName {
  ShotKind kind = ShotKind::kThrowAway;
  int target = -1, second = -1;  // indices of weights of the board before the shot
  Zone zone = Zone::kDead;       // where the weight shot is to rest; for kPromote, the one that is pushed
  int value = 0;                 // what a weight is worth there
  bool bank = false;             // by way of a cushion

  bool operator==(const ShotName&) const = default;
};

// Whether a throw did what its name says. The boards are those before and after it, by the rules.
bool succeeds(const RoundSetting& setting, const ShotName& name, const Board& before, const Board& after,
              Settled settled);

// ---------------------------------------------------------------- advice

// Each is backed by a number that was computed for it.
enum class ReasonCode : std::uint8_t {
  kWinsGame,       // chance: of winning the game with this throw, the round's last
  kRemovesLeader,  // chance: that `weight` goes; amount: points that it costs now
  kTakesLead,      // chance: of then being the side that would score
  kAddsToLead,     // amount: points more than now, on average
  kCutsLoss,       // amount: points that the opponents would score less, on average
  kProtects,       // chance: that the next throw knocks a counting weight off; amount: without this shot
  kHardReply,      // chance: the same, where it is small and the side leads
  kScoresNow,      // amount: what the round or turn, which ends here, is worth in points on average
  kMakesThree,     // chance: of having a three, without which nothing scores
  kClearsTwo,      // chance: that two or more of the colour thrown first go
  kMustClear,      // amount: of that colour on the board; chance: that at least one goes
  kRescuesDead,    // chance: that no dead weight is left to void the turn
  kVoidRisk,       // chance: that a dead weight is left, which would void the turn
  kKeepsOpen,      // the hammer is ours; amount: mean number of weights this leaves on the board: few, or fewer
  kSafe,           // amount: by how much a miss changes the chance of winning, against throwing away; not below, while
                   // a miss of another shot of the answer is
  kRisky,          // the same, where it is well below
  kOnlyChance,     // amount: how much better in chance of winning than the next
  kNothingBetter,  // throwing away; amount: what the best other shot changes in chance of winning
};

struct Reason {
  ReasonCode code;
  int weight = -1;
  double chance = 0;
  double amount = 0;
};

// One executed throw, for drawing.
struct DrawnThrow {
  struct Moved {
    int weight;  // index among the weights of the board after the throw: those thrown come last
    Fate fate;
    double x, y;
  };
  bool success;
  std::vector<Moved> moved;  // the weights thrown, and what else moved
};

struct Advised {
  Aim aim;
  ShotName name;
  double success = 0, success_error = 0;  // chance that it does what its name says, with its standard error
  double win = 0, win_error = 0;          // chance that the side to shoot then wins the game
  double gain = 0;                        // of it, against throwing the weight away
  double points = 0;                      // mean of own points less the opponents', if the round or turn ended there
  std::vector<Reason> reasons{};          // what matters most first
  std::vector<DrawnThrow> sample{};
};

// How many executed throws stand behind the numbers of one shot. They are other throws than those it was chosen by.
struct Sampling {
  int judged = 2000;  // for its chances
  int named = 200;    // for its name
  int drawn = 24;     // of those judged, at most
};

struct Advice {
  std::vector<Advised> shots;  // best first; no two of the same name
  double pass = 0;             // chance of winning where the weight is thrown away
  int simulated = 0;
};

// The best few shots by the champion's judgement, for the hands of the situation.
Advice advise(const Situation& situation, const Effort& effort, int shots, std::uint64_t seed,
              const Sampling& sampling = {});

// ---------------------------------------------------------------- rating

enum class Grade : std::uint8_t { kBest, kGood, kFair, kMistake, kBlunder };

struct Rating {
  Aim played{}, best{};
  ShotName best_name{}, played_name{};
  double best_win = 0;    // chance of winning by the best shot that was found, the one played included
  double played_win = 0;  // by the aim that was played: mean over the hand
  double loss = 0;        // the difference, 0 or more
  double loss_error = 0;  // its standard error
  double success = 0;     // chance that the aim does what its name says
  bool succeeded = false;
  double luck = 0;  // the chance of winning after what came of it, less the mean over the hand
  Grade grade = Grade::kBest;
  int simulated = 0;
};

// The aim that was played in the situation, and what came of it.
Rating rate(const Situation& situation, const Aim& played, const Board& after, Settled settled, const Effort& effort,
            std::uint64_t seed, const Sampling& sampling = {});

}  // namespace hammer::ai
