#include "bins.h"

namespace hammer::ai {

int Bins::bin_of(int points) const {
  int bin = 0;
  while (bin + 1 < count && points > most[at(bin)]) ++bin;
  return bin;
}

Bins make_bins(int most_points) {
  const int fine = most_points > 30 ? 16 : 10;
  Bins bins;
  for (int points = 0, width = 1; bins.count < kMaxBins && points <= most_points; points += width) {
    if (points > fine) width = 2 + (points - fine) / 8;
    bins.typical[at(bins.count)] = static_cast<std::int16_t>(points + (width - 1) / 2);
    bins.most[at(bins.count++)] = static_cast<std::int16_t>(points + width - 1);
  }
  return bins;
}

Heads heads_of(const Game& game, const Options& options) {
  if (!game.shares_board) return Heads::kPlaysAlone;
  return game.both_can_score && game.both_can_score(options) ? Heads::kBothScore : Heads::kOneScores;
}

int output_count(Heads heads, const Bins& bins) {
  switch (heads) {
    case Heads::kOneScores:
      return 2 * bins.count - 1;
    case Heads::kBothScore:
      return 2 * bins.count;
    case Heads::kPlaysAlone:
      return bins.count;
  }
  return 0;
}

}  // namespace hammer::ai
