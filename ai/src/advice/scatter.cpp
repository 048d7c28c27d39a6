#include "ai/scatter.h"

#include "advice/trial_throws.h"
#include "advice/valued_board.h"
#include "hammer/index.h"

namespace hammer::ai {
namespace {

class ScatterCounter {
 public:
  ScatterCounter(const View& view, int thrown_from) : view_(view), thrown_from_(thrown_from) {}

  void add(const Executed& executed) {
    const Board& board = executed.board;
    points_ += margin_of(view_.setting, value_board(view_.setting, board), executed.settled, view_.colors[kSelf]);
    for (int i = thrown_from_; i < board.count; ++i) add_weight(weight_at(board, i));
  }

  Scatter share_out(int throws) && {
    const auto share = [](double of, double all) { return all > 0 ? of / all : 0; };
    const auto thrown = static_cast<double>(scatter_.rests.size());
    scatter_.points = share(points_, throws);
    scatter_.in_play = share(scatter_.in_play, thrown);
    scatter_.off = share(scatter_.off, thrown);
    for (double& zone : scatter_.in_zone) zone = share(zone, thrown);
    return std::move(scatter_);
  }

 private:
  void add_weight(const BoardWeight& weight) {
    scatter_.rests.push_back({weight.fate, weight.x, weight.y});
    if (is_in_play(view_.setting, weight)) ++scatter_.in_play;
    ++(weight.on() ? scatter_.in_zone[idx(zone_of(view_.setting, weight))] : scatter_.off);
  }

  const View& view_;
  int thrown_from_;
  double points_ = 0;
  Scatter scatter_{};
};

}  // namespace

Scatter scatter(const Situation& situation, const Aim& aim, int throws, std::uint64_t seed) {
  const View view = view_of(situation);
  const Board& before = situation.state->board;
  ScatterCounter counter(view, before.count);
  for (const Executed& executed : execute(view, kSelf, before, aim, throws, seed)) counter.add(executed);
  return std::move(counter).share_out(throws);
}

}  // namespace hammer::ai
