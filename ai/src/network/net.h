// A small network: features in, the distribution of the round's (or turn's) result out. Sums are taken in one fixed
// order, so that the same board gives the same bits everywhere.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "hammer/game.h"
#include "network/board_features.h"

namespace hammer::ai {

// ---------------------------------------------------------------- points in bins

inline constexpr int kMaxBins = 40;

struct Bins {
  int count = 0;
  std::array<std::int16_t, kMaxBins> upper{};    // the highest points of each; the last takes all above
  std::array<std::int16_t, kMaxBins> typical{};  // the points that stand for each

  int bin_of(int points) const;
};

// Bin 0 is no points at all. Fine where most results lie, then coarser.
Bins make_bins(int max_points);

// Which sides can score in one round: that decides what a network answers.
enum class Heads : std::uint8_t {
  kOneScores,   // of two sides: nobody, one's bins 1.., the other's bins 1..
  kBothScore,   // one's bins, then the other's: two distributions
  kPlaysAlone,  // the bins of a turn
};
Heads heads_of(const Game& game, const Options& options);
int output_count(Heads heads, const Bins& bins);

// ---------------------------------------------------------------- the network

inline constexpr int kHidden = 48;
inline constexpr int kMaxOutputs = 2 * kMaxBins;

using Outputs = std::array<float, kMaxOutputs>;
using HiddenLayer = std::array<float, kHidden>;

struct NetWeights {
  std::array<HiddenLayer, kInputs> first{};
  HiddenLayer first_bias{};
  std::array<HiddenLayer, kHidden> second{};
  HiddenLayer second_bias{};
  std::array<Outputs, kHidden> third{};
  Outputs third_bias{};
};

struct Net {
  Heads heads = Heads::kPlaysAlone;
  Bins bins;
  NetWeights weights;

  int outputs() const { return output_count(heads, bins); }

  // Fills the first outputs() of `chances`: each distribution adds up to 1.
  void predict(const Features& features, Outputs& chances) const;
};

// The activations on the way, for the trainer.
struct Activations {
  HiddenLayer first, second;
};
void predict(const Net& net, const Features& features, Activations& activations, Outputs& chances);

// As whole numbers: how networks are kept in ai/weights. Each weight has eight bits and each column a scale.
std::vector<std::int16_t> to_numbers(const Net& net);
// False if they are not a network of this shape.
bool from_numbers(std::span<const std::int16_t> numbers, Net& net);

}  // namespace hammer::ai
