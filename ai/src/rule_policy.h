// A simple player without search: hits what is ahead of it, else lags. Rounds are played on with it where nothing
// better is known, and the first generation of every network learns from it.
#pragma once

#include "aiming.h"
#include "view.h"

namespace hammer::ai {

class RulePolicy {
 public:
  RulePolicy(const View& view, const Aimer& aimer) : view_(&view), aimer_(&aimer) {}

  Aim aim(int who, const Board& board, Random& random) const;

  struct Result {
    std::array<int, 2> points;  // ours, theirs
    int simulated;
  };
  // Plays the round (turn) to its end. `settled` is what became of the throw that led to this board.
  Result play_on(Board board, Settled settled, Random& random) const;

 private:
  Aim lag(int who, Random& random) const;
  Aim four(int who, Random& random) const;
  const BoardWeight* in_the_way(int who, const Board& board) const;
  std::optional<Aim> hit(const BoardWeight& weight, Random& random) const;

  const View* view_;
  const Aimer* aimer_;
};

// Points of a judged board, ours and theirs.
std::array<int, 2> points_of(const View& view, const Judgement& judgement);

}  // namespace hammer::ai
