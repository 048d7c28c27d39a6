// Points of a round or turn, sorted into as many bins as a network has answers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "hammer/game.h"

namespace hammer::ai {

inline constexpr int kMaxBins = 40;
constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

struct Bins {
  int count = 0;
  std::array<std::int16_t, kMaxBins> most{};     // the most points that belong in each; the last takes all above
  std::array<std::int16_t, kMaxBins> typical{};  // the points that stand for each

  int bin_of(int points) const;
};

// Bin 0 is no points at all. Fine where most results lie, then coarser.
Bins make_bins(int most_points);

// Who can score in one round: that decides what a network answers.
enum class Heads : std::uint8_t {
  kOneScores,   // of two sides: nobody, one's bins 1.., the other's bins 1..
  kBothScore,   // one's bins, then the other's: two distributions
  kPlaysAlone,  // the bins of a turn
};
Heads heads_of(const Game& game, const Options& options);
int output_count(Heads heads, const Bins& bins);

}  // namespace hammer::ai
