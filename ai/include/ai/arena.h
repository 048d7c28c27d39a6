// Statistics of two players, A and B, from matches that they played in mirrored pairs: both matches of a pair
// have the same seed, and the players change sides. No match is played here.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "hammer/match.h"

namespace hammer::ai {

// What one player did. Sums, so that tallies of many matches add up.
struct Tally {
  std::int64_t decisions = 0;
  std::int64_t simulated = 0;      // shots, over all decisions
  int max_simulated_ordinary = 0;  // for one decision that was not the last of its round or turn
  int max_simulated_last = 0;
  std::int64_t rounds = 0;          // that were scored; turns, where a side has the board alone
  std::int64_t scoring_rounds = 0;  // worth more than 0 to this player
  std::int64_t points = 0;
  std::int64_t throws = 0;
  std::int64_t knocked_off = 0;  // throws that sent an opponent's weight over an edge; where such weights are put
                                 // back, throws that were taken off for it (TD3)

  void add(const Tally& other);
};

// Whether a round or turn ends with the throw that `match` waits for, unless it fails before.
bool is_last_throw(const Match& match);

// Counts what followed from a throw of that side.
void count_throw(const Setup& setup, int side, std::span<const Note> notes, std::span<Tally> tally_of_side);
void count_decision(bool last, int simulated, Tally& tally);

struct ArenaMatch {
  double score = 0;  // of A: 1 won, 0 lost, a half when it was not finished
  bool finished = true;
  std::array<Tally, 2> tallies{};  // of A and of B
};

// The same seed twice: A is the first side in the first match and the second in the second.
using ArenaPair = std::array<ArenaMatch, 2>;

// The scores of pairs, 0 to 1 each, as they come in.
class PairScores {
 public:
  void add(double mean) {
    ++count_;
    sum_ += mean;
    squares_ += mean * mean;
  }
  int count() const { return count_; }
  double mean() const { return count_ == 0 ? 0.5 : sum_ / count_; }
  double variance() const;  // of one pair's score; 0 below two pairs

 private:
  int count_ = 0;
  double sum_ = 0, squares_ = 0;
};

double score_of(const ArenaPair& pair);

inline constexpr double kNormal95 = 1.959963984540054;  // two-sided 95 % of the normal distribution

struct Interval {
  double low, high;
};

// Wilson's 95 % interval for a share seen in `trials` trials, which need not be whole.
Interval wilson_interval(double share, double trials);

// 95 % for the chance that A wins. The two matches of a pair are not independent, so pairs are what is counted:
// Wilson's interval with as many trials as would scatter like the pairs do, but never more than there were matches.
Interval win_interval(const PairScores& scores);

// Asks which of two win rates is A's, and stops as soon as that is clear: sequential probability ratio test on the
// scores of pairs, wrong in 5 of 100 cases if A's rate is one of the two.
struct Sprt {
  double low, high;  // 0 < low < high < 1

  enum class Verdict : std::uint8_t { kGoOn, kLow, kHigh };
  double log_ratio(const PairScores& scores) const;  // of the likelihoods, high over low
  Verdict verdict(const PairScores& scores) const;
};

struct ArenaResult {
  PairScores scores;
  int unfinished = 0;
  std::array<Tally, 2> tallies{};  // of A and of B

  void add(const ArenaPair& pair);
};

}  // namespace hammer::ai
