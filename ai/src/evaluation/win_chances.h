// From the result of a round (or turn) to the chance of winning the game.
#pragma once

#include <array>
#include <variant>
#include <vector>

#include "view/view.h"

namespace hammer::ai {

// How a round that a side begins will end: its points and the other's. Where it has the board alone, how its turn will
// end: `other` is 0.
struct RoundEnd {
  int own, other;
  double chance;
};
using Outcomes = std::vector<RoundEnd>;

// What totals are worth to the first of two sides once a frame has ended: 1 or 0 where the game is over, else what the
// classes below compute. Totals beyond the table count as its last row or column.
class Standings {
 public:
  Standings(const Duel& duel, std::array<int, 2> from, std::array<int, 2> max_points, double undecided);

  int rows() const { return rows_; }        // totals of the first side below the game score, one at least
  int columns() const { return columns_; }  // of the second
  // Both are below the game score. Elsewhere the game is over, or goes on because nobody leads by enough.
  bool is_open(int row, int column) const { return from_[0] + row < score_ && from_[1] + column < score_; }
  int height() const { return height_; }

  double& at(int row, int column) { return worth_[index(row, column)]; }
  double at(int row, int column) const { return worth_[index(row, column)]; }

 private:
  std::size_t index(int row, int column) const;

  int score_;
  std::array<int, 2> from_;
  int rows_, columns_, height_, width_;
  std::vector<double> worth_;
};

// Two sides share the board: a table over both totals and the side that begins.
class SharedRace {
 public:
  SharedRace(const Duel& duel, const std::array<Outcomes, 2>& rounds);
  double after(int ours, int theirs) const;  // points of the round that is being played

 private:
  struct Change {  // of the totals, ours and theirs, and the side that begins then
    int ours, theirs, first;
    double chance;
  };
  void fill(int row, int column, const std::array<std::vector<Change>, 2>& changes);
  int next_first(int first, int ours, int theirs) const;

  Duel duel_;
  std::array<Standings, 2> before_;  // by the side that begins
};

// Each side has the board alone, and the first to reach a score at the end of a frame wins.
class SoloRace {
 public:
  SoloRace(const Duel& duel, const std::array<Outcomes, 2>& turns);
  double after(int points) const;  // of our turn that is being played

 private:
  Duel duel_;
  Standings frames_;             // to the side with the first turn, when a frame has ended
  std::vector<double> between_;  // the same before the second turn of a frame
};

// The same over a fixed number of frames: only the difference of the totals matters.
class SoloFrames {
 public:
  SoloFrames(const Duel& duel, const std::array<Outcomes, 2>& turns);
  double after(int points) const;

 private:
  std::size_t index(int lead) const;

  Duel duel_;
  std::vector<double> after_first_, after_second_;  // of this frame, by the lead of the side with the first turn
};

// The chance of winning the game, by how the round (turn) that is being played ends.
class WinChances {
 public:
  // `rounds[s]`: of a round (turn) that side s begins.
  WinChances(const Duel& duel, const std::array<Outcomes, 2>& rounds);

  // The chance that we win when this round (our turn) ends so. Alone, `theirs` is 0.
  double after(int ours, int theirs) const;

 private:
  std::variant<SharedRace, SoloRace, SoloFrames> table_;
};

}  // namespace hammer::ai
