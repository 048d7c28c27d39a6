#include "rules/game_parts.h"

#include "hammer/index.h"

namespace hammer::rules {
namespace {

class Restoring {
 public:
  Restoring(const ShotView& view, Board& board)
      : view_(view), board_(board), shooter_(at(view.shot_from).side), put_back_{} {}

  bool opponent_knocked_off() const {
    for (int i = 0; i < view_.shot_from; ++i)
      if (is_opponents(i) && was_on(i) && is_knocked_off(at(i))) return true;
    return false;
  }

  // TD3
  void take_off_shot_weights() {
    for (int i = view_.shot_from; i < board_.count; ++i)
      if (at(i).on()) at(i).fate = Fate::kTakenOff;
  }

  void put_back_what_must() {
    for (int i = 0; i < view_.shot_from; ++i)
      if (was_on(i) && must_go_back(i)) put_back(i);
  }

  // TD6: the position before the shot was consistent, so this ends at the latest when all of it is back.
  void put_back_what_is_in_the_way() {
    for (bool found = true; found;) {
      found = false;
      for (int i = 0; i < view_.shot_from; ++i) {
        if (!is_in_the_way(i)) continue;
        put_back(i);
        found = true;
      }
    }
  }

 private:
  BoardWeight& at(int i) { return board_.weights[idx(i)]; }
  const BoardWeight& at(int i) const { return board_.weights[idx(i)]; }
  const BoardWeight& before(int i) const { return view_.before.weights[idx(i)]; }
  bool was_on(int i) const { return before(i).on(); }
  bool is_opponents(int i) const { return at(i).side != shooter_; }
  bool has_moved(int i) const { return at(i).x != before(i).x || at(i).y != before(i).y; }

  // Over an edge, or back where it would be removed as a dead weight (TD3).
  bool is_knocked_off(const BoardWeight& weight) const {
    if (!weight.on()) return true;
    return view_.options.dead_weights() == DeadWeights::kRemoved && !view_.ruler.in_play(weight.x, weight.y);
  }

  bool is_tapped_forward(int i) const { return at(i).x - before(i).x > kTouching; }

  bool must_go_back(int i) const {
    if (!is_opponents(i)) return at(i).on() && has_moved(i);  // TD2, TD4
    if (is_knocked_off(at(i))) return true;                   // TD3
    return has_moved(i) && !is_tapped_forward(i);             // TD5
  }

  void put_back(int i) {
    at(i) = before(i);
    put_back_[idx(i)] = true;
  }

  bool is_in_the_way(int i) const {
    if (!at(i).on() || !has_moved(i)) return false;
    for (int other = 0; other < view_.shot_from; ++other)
      if (put_back_[idx(other)] && overlap(at(i), at(other))) return true;
    return false;
  }

  bool overlap(const BoardWeight& a, const BoardWeight& b) const {
    const double apart = 2 * view_.radius - kTouching;
    const double along = a.x - b.x, across = a.y - b.y;
    return along * along + across * across < apart * apart;
  }

  const ShotView& view_;
  Board& board_;
  std::int8_t shooter_;
  std::array<bool, kMaxWeights> put_back_;
};

}  // namespace

void restore_knocked_off(const ShotView& view, Board& board) {
  Restoring restoring(view, board);
  if (!restoring.opponent_knocked_off()) return;
  restoring.take_off_shot_weights();
  restoring.put_back_what_must();
  restoring.put_back_what_is_in_the_way();
}

}  // namespace hammer::rules
