// From the result of a round (or turn) to the chance of winning the game.
#pragma once

#include <array>
#include <variant>
#include <vector>

#include "bins.h"
#include "hammer/match.h"

namespace hammer::ai {

// How a round that a side begins will end: its points and the other's. Where it has the board alone, how its turn will
// end: `other` is 0.
struct RoundEnd {
  int own, other;
  double chance;
};
using Outcomes = std::vector<RoundEnd>;

// The standing as two sides see it: ours (0), and the best of the others (1).
struct Duel {
  const Game* game;
  const Options* options;
  std::array<int, 2> totals;
  int frame;  // that is being played, 1 first
  int first;  // the side that begins this round; alone: that has the first turn of every frame
};

// What totals are worth once a frame has ended, to the first of two sides: who has won, as the game says, and what the
// tables below find out while nobody has. Totals beyond its reach count as that far.
class Standings {
 public:
  Standings(const Duel& duel, std::array<int, 2> from, std::array<int, 2> most_points, double undecided);

  int rows() const { return rows_; }        // totals of the first side below the game score, one at least
  int columns() const { return columns_; }  // of the second
  // Whether both are below it: elsewhere the game has said who has won, or goes on for want of a lead.
  bool is_open(int row, int column) const { return from_[0] + row < score_ && from_[1] + column < score_; }
  int height() const { return height_; }

  double& at(int row, int column) { return worth_[place(row, column)]; }
  double at(int row, int column) const { return worth_[place(row, column)]; }

 private:
  std::size_t place(int row, int column) const;

  int score_;
  std::array<int, 2> from_;
  int rows_, columns_, height_, width_;
  std::vector<double> worth_;
};

// Two sides share the board: a table over both totals and who begins.
class SharedRace {
 public:
  SharedRace(const Duel& duel, const std::array<Outcomes, 2>& rounds);
  double after(int ours, int theirs) const;  // points of the round that is being played

 private:
  struct Change {  // of the totals, ours and theirs, and who begins then
    int ours, theirs, first;
    double chance;
  };
  void fill(int row, int column, const std::array<std::vector<Change>, 2>& changes);
  int next_first(int first, int ours, int theirs) const;

  Duel duel_;
  std::array<Standings, 2> before_;  // by who begins
};

// Each has the board alone, and the first to reach a score at the end of a frame wins.
class AloneRace {
 public:
  AloneRace(const Duel& duel, const std::array<Outcomes, 2>& turns);
  double after(int points) const;  // of our turn that is being played

 private:
  Duel duel_;
  Standings frames_;             // to the side with the first turn, when a frame has ended
  std::vector<double> between_;  // the same before the second turn of a frame
};

// The same with a number of frames agreed: only the difference matters.
class AloneFrames {
 public:
  AloneFrames(const Duel& duel, const std::array<Outcomes, 2>& turns);
  double after(int points) const;

 private:
  std::size_t place(int lead) const;

  Duel duel_;
  std::vector<double> after_first_, after_second_;  // of this frame, by the lead of the side with the first turn
};

class Outer {
 public:
  // `rounds[s]`: of a round (turn) that side s begins.
  Outer(const Duel& duel, const std::array<Outcomes, 2>& rounds);

  // The chance that we win when this round (our turn) ends so. Alone, `theirs` is 0.
  double after(int ours, int theirs) const;

 private:
  std::variant<SharedRace, AloneRace, AloneFrames> table_;
};

}  // namespace hammer::ai
