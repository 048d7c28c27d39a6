#include "advice/exposure.h"

#include <array>

#include "advice/executed.h"
#include "advice/valued_board.h"
#include "hammer/det_math.h"

namespace hammer::ai {
namespace {

constexpr std::array kLanes{-0.9, -0.45, 0.0, 0.45, 0.9};  // of how far from the middle a weight may be let go
constexpr std::array kHardness{1.2, 1.7};                  // of the speed that just takes the weight over the end
constexpr int kChoosing = 12, kJudging = 60;               // throws
constexpr double kLost = 0.15;                             // m that a knock costs, and a little more

// Straight at the middle of the target.
Aim hit(const Surface& surface, const BoardWeight& target, double lane, double hardness) {
  const double y = lane * most_release_y(surface, false);
  const double along = target.x - kReleaseX, across = target.y - y;
  const double to_target = max(0, sqrt(along * along + across * across) - 2 * surface.radius);
  const double knock = hardness * sqrt(2 * surface.deceleration * (surface.length - target.x + kLost));
  Aim aim;
  aim.shot.y = y;
  aim.shot.angle = atan(across / along);
  aim.shot.speed = min(kMaxSpeed, sqrt(knock * knock + 2 * surface.deceleration * to_target));
  return aim;
}

double share_off(const View& view, const Board& board, const Aim& aim, int target, int throws, std::uint64_t seed) {
  int off = 0;
  for (const Executed& one : execute(view, kThey, board, aim, throws, seed))
    if (is_out(one.board, target)) ++off;
  return off / static_cast<double>(throws);
}

}  // namespace

bool has_reply(const View& view, const Board& after) {
  const Game& game = *view.setting.game;
  return game.shares_board && !game.restore && !view.setting.surface.cushions && view.next(after) == kThey;
}

double exposure_of(const View& view, const Board& after, int target, std::uint64_t seed) {
  const BoardWeight& weight = weight_at(after, target);
  if (weight.x <= kReleaseX + 2 * view.setting.surface.radius) return 0;
  Aim best{};
  double most = -1;
  for (const double lane : kLanes) {
    for (const double hardness : kHardness) {
      const Aim aim = hit(view.setting.surface, weight, lane, hardness);
      const double share = share_off(view, after, aim, target, kChoosing, seed);
      if (share <= most) continue;
      most = share;
      best = aim;
    }
  }
  return share_off(view, after, best, target, kJudging, seed + 1);
}

}  // namespace hammer::ai
