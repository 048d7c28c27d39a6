// What a board is worth to the side to shoot, by one of the brains.
#pragma once

#include <optional>

#include "net.h"
#include "outer.h"
#include "rule_policy.h"
#include "view.h"

namespace hammer::ai {

class Evaluation {
 public:
  // `net`: the one to judge by; nullptr where there is none. `outer`: of the same standing, where it is known already.
  Evaluation(const View& view, const Aimer& aimer, Brain brain, const Net* net, const Outer* outer = nullptr);

  // Nothing for a brain that looks no further than points.
  const std::optional<Outer>& outer() const { return outer_; }

  // After a throw. Chance of winning, or points for a brain that looks no further. `random` is for playing on, and what
  // that simulated is added to `simulated`.
  double of(const Board& board, Settled settled, Random& random, int& simulated) const;

  // With a throw still to come, by the network. Needs one.
  double before_throw(const Board& board) const;

  // Simulated for one throw from this board and what it leads to, at most: more than one where rounds are played on.
  int shots_a_board(const Board& board) const;

  // Simulated to know how rounds go, where no network says it.
  int simulated() const { return simulated_; }

 private:
  double by_net(const Board& board, int next) const;
  double after(int ours, int theirs) const;
  void fill_worth();
  void predict(const Board& board, int who, Outputs& chances) const;
  Outcomes start_of_round(int who);
  Outcomes played_out(int who);

  const View* view_;
  RulePolicy policy_;
  Brain brain_;
  const Net* net_;
  int simulated_ = 0;
  std::optional<Outer> outer_;
  // What each answer of the network is worth to us, when we (they) are to shoot next. With two distributions: a table.
  std::array<std::array<float, kMaxOutputs>, 2> worth_{};
  std::vector<float> worth_of_both_;
};

}  // namespace hammer::ai
