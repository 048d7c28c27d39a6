// What a board is worth to the side to shoot, by one of the brains.
#pragma once

#include <optional>

#include "evaluation/win_chances.h"
#include "network/net.h"
#include "view/aiming.h"
#include "view/view.h"

namespace hammer::ai {

// A simple player without search: hits what is ahead of it, else lags. Rounds are played on with it where nothing
// better is known, and the first generation of every network learns from it.
class RulePolicy {
 public:
  RulePolicy(const View& view, const Aimer& aimer) : view_(&view), aimer_(&aimer) {}

  Aim aim(int thrower, const Board& board, Random& random) const;

  struct Result {
    std::array<int, 2> points;  // ours, theirs
    int simulated;
  };
  // Plays the round (turn) to its end. `settled` is what became of the throw that led to this board.
  Result play_on(Board board, Settled settled, Random& random) const;

 private:
  Aim lag(int thrower, Random& random) const;
  Aim four(int thrower, Random& random) const;
  const BoardWeight* in_the_way(int thrower, const Board& board) const;
  std::optional<Aim> hit(const BoardWeight& weight, Random& random) const;

  const View* view_;
  const Aimer* aimer_;
};

// Points of a judged board, ours and theirs.
std::array<int, 2> points_of(const View& view, const Judgement& judgement);

class Evaluation {
 public:
  // `net`: the one to judge by; nullptr if there is none. `win_chances`: of the same standing, if already known.
  Evaluation(const View& view, const Aimer& aimer, Brain brain, const Net* net,
             const WinChances* win_chances = nullptr);

  // Empty for a brain that looks no further than points.
  const std::optional<WinChances>& win_chances() const { return win_chances_; }

  // After a throw. Chance of winning, or points for a brain that looks no further. `random` is for playing on, and what
  // that simulated is added to `simulated`.
  double of(const Board& board, Settled settled, Random& random, int& simulated) const;
  // Simulates the throw and evaluates where it leads.
  double of_throw(Board board, const Throw& thrown, Random& random, int& simulated) const;

  // With a throw still to come, by the network. Needs one.
  double before_throw(const Board& board) const;

  // Simulated for one throw from this board and what it leads to, at most: more than one where rounds are played on.
  int shots_a_board(const Board& board) const;

  // Simulated to learn how rounds end, if there is no network.
  int simulated() const { return simulated_; }

 private:
  double by_net(const Board& board, int next) const;
  double after(int ours, int theirs) const;
  void fill_worth();
  void predict(const Board& board, int thrower, Outputs& chances) const;
  Outcomes start_of_round(int thrower);
  Outcomes played_out(int thrower);

  const View* view_;
  RulePolicy policy_;
  Brain brain_;
  const Net* net_;
  int simulated_ = 0;
  std::optional<WinChances> win_chances_;
  // What each answer of the network is worth to us, when we (they) are to shoot next. With two distributions: a table.
  std::array<std::array<float, kMaxOutputs>, 2> worth_{};
  std::vector<float> worth_of_both_;
};

}  // namespace hammer::ai
