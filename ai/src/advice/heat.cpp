#include "ai/heat.h"

#include <algorithm>

#include "advice/trial_throws.h"
#include "hammer/det_math.h"
#include "view/aiming.h"

namespace hammer::ai {
namespace {

constexpr double kShareHarder = 0.35;  // of the rows
constexpr double kHardest = 1.6;       // times the speed that just reaches the far edge
constexpr double kShortest = 0.72;     // of the board's length; shorter aims are worth little in any game

class HeatMaker {
 public:
  HeatMaker(const Situation& situation, const HeatGrid& grid, std::uint64_t seed)
      : grid_(grid),
        view_(view_of(situation)),
        before_(situation.state->board),
        worth_(situation),
        aimer_(view_.setting.surface),
        seed_(seed_of(seed, Stream::kHeat)) {
    const Executed passed = throw_away(view_, kSelf, before_);
    pass_ = worth_.of(passed.board, passed.settled);
  }

  HeatMap make() && {
    const double width = 2 * surface().half_width;
    for (int i = 0; i < grid_.across; ++i) map_.ys.push_back((i + 0.5) / grid_.across * width - surface().half_width);
    const int harder = static_cast<int>(grid_.along * kShareHarder), on = grid_.along - harder;
    const double shortest = max(kShortest * surface().length, view_.setting.table->foul_line);
    for (int i = 0; i < on; ++i) add_row(shortest + (i + 0.5) / on * (surface().length - shortest), 1);
    for (int i = 0; i < harder; ++i) add_row(surface().length, 1 + (i + 0.5) / harder * (kHardest - 1));
    find_range();
    return std::move(map_);
  }

 private:
  const Surface& surface() const { return view_.setting.surface; }

  // Aims at x, this many times as fast as it takes to rest there.
  void add_row(double x, double harder) {
    const auto straight = aimer_.shot(grid_.from, {x, grid_.from, 0});
    const double to_rest = straight ? straight->speed : 0;
    const double speed = min(to_rest * harder, kMaxSpeed);
    const double left = sqrt(max(0, speed * speed - to_rest * to_rest));
    map_.xs.push_back(kReleaseX + (x - kReleaseX) * harder * harder);
    map_.speeds.push_back(speed);
    for (const double y : map_.ys) map_.cells.push_back(best_way({x, y, left}));
  }

  HeatMap::Cell best_way(const Goal& goal) {
    HeatMap::Cell cell{map_.xs.back(), goal.y, {}, pass_};
    bool is_found = false;
    const auto look_at = [&](Cushion cushion) {
      const auto shot = aimer_.shot(grid_.from, goal, cushion);
      if (!shot) return;
      const Aim aim{.shot = *shot, .four = view_.to_shoot.four, .color = view_.to_shoot.color.value_or(Color::kRed)};
      const double win = win_of(aim);
      if (is_found && win <= cell.win) return;
      is_found = true;
      cell.aim = aim;
      cell.win = win;
    };
    if (!surface().cushions) {
      look_at(Cushion::kNone);
    } else {
      look_at(Cushion::kLeft);
      look_at(Cushion::kRight);
    }
    return cell;
  }

  double win_of(const Aim& aim) {
    map_.simulated += grid_.throws;
    return mean_of(throw_often(view_, worth_, before_, aim, grid_.throws, seed_).wins).value;
  }

  void find_range() {
    const auto is_less = [](const HeatMap::Cell& a, const HeatMap::Cell& b) { return a.win < b.win; };
    const auto best = std::max_element(map_.cells.begin(), map_.cells.end(), is_less);
    map_.best = static_cast<int>(best - map_.cells.begin());
    map_.high = best->win;
    map_.low = std::min_element(map_.cells.begin(), map_.cells.end(), is_less)->win;
  }

  const HeatGrid& grid_;
  View view_;
  const Board& before_;
  Worth worth_;
  Aimer aimer_;
  std::uint64_t seed_;
  double pass_ = 0;
  HeatMap map_{};
};

}  // namespace

HeatMap heat_of(const Situation& situation, const HeatGrid& grid, std::uint64_t seed) {
  return HeatMaker(situation, grid, seed).make();
}

}  // namespace hammer::ai
