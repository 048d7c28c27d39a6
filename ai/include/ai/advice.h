// What the coach advises: which shot, how likely it is to succeed, and why. Only codes and numbers: the protocol turns
// them into words.
#pragma once

#include <vector>

#include "ai/player.h"

namespace hammer::ai {

// ---------------------------------------------------------------- what a shot is called

enum class ShotKind : std::uint8_t {
  kLag,         // to rest in `zone`, or better
  kHanger,      // to hang over the far edge
  kGuard,       // short, in front of the own weight `target`
  kTakeOut,     // to knock `target` off: an opponent's weight, or one of the colour thrown first
  kStick,       // the same, and the weight shot stays in play
  kTakeOutTwo,  // `target` and `second` are both to go off
  kTap,         // to move `target` without knocking it off
  kPromote,     // the own weight `target` is to be pushed to a place that is worth more
  kClear,       // to knock the own dead weight `target` off or into play
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
  kCutsLoss,       // amount: how many points fewer the opponents would score, on average
  kProtects,       // chance: that the next throw knocks a counting weight off; amount: without this shot
  kHardReply,      // chance: as for kProtects; it is small, and this side has a counting weight
  kScoresNow,      // amount: what the round or turn, which ends here, is worth in points on average
  kMakesThree,     // chance: of having a three, without which nothing scores
  kClearsTwo,      // chance: that two or more of the colour thrown first go
  kMustClear,      // amount: of that colour on the board; chance: that at least one goes
  kRescuesDead,    // chance: that no dead weight is left to void the turn
  kVoidRisk,       // chance: that a dead weight is left, which would void the turn
  kKeepsOpen,      // for the side with the hammer; amount: mean number of weights left on the board, few or fewer
  kSafe,           // a miss costs next to nothing, and another advised shot is kRisky; amount: change in the chance of
                   // winning after a miss, compared with throwing the weight away
  kRisky,          // a miss costs a lot; amount: as for kSafe
  kOnlyChance,     // amount: lead over the next best shot in chance of winning
  kNothingBetter,  // throwing away is best; amount: change in chance of winning by the best other shot
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
  double gain = 0;                        // of `win`, compared with throwing the weight away
  double points = 0;                      // mean of own points less the opponents', if the round or turn ended there
  std::vector<Reason> reasons{};          // what matters most first
  std::vector<DrawnThrow> sample{};
};

// How many simulated throws the numbers of one shot are based on. The throws that chose the shot are not among them.
struct Sampling {
  int judged = 2000;  // for its chances
  int named = 200;    // for its name
  int drawn = 24;     // of those judged, at most
};

struct Advice {
  std::vector<Advised> shots;  // best first; no two of the same name
  double pass = 0;             // chance of winning if the weight is thrown away
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
