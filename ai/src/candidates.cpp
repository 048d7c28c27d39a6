#include "candidates.h"

#include "hammer/det_math.h"

namespace hammer::ai {
namespace {

// How far from the far edge a lag is to end, m: over it, hanging, then zone by zone. Our choice.
constexpr std::array kLagDepths{-0.05, 0.012, 0.05, 0.09, 0.13, 0.18, 0.25, 0.35, 0.5, 0.75, 1.1};
// Across the board, as shares of the way to the side.
constexpr std::array kLagLanes{0.0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9};

// How fast a weight that is hit is met, m/s; and how far from its middle, in radii.
constexpr std::array kHitSpeeds{0.25, 0.6, 1.2, 2.2};
constexpr std::array kHitOffsets{0.0, -0.6, 0.6, -1.2, 1.2};

// On a grid of angles, rad.
constexpr double kSteepest = 0.75;

// Beyond the far edge: what is left of the speed there, m/s.
constexpr double kHardest = 3.2;

class Making {
 public:
  Making(const View& view, const Aimer& aimer) : view_(view), aimer_(aimer), surface_(view.setting.surface) {}

  std::vector<Candidate> take() { return std::move(made_); }

  // Straight, or on a board with cushions by either of them (BK2).
  void add(double y, const Goal& goal, Idea idea) {
    if (!surface_.cushions) return add(y, goal, Cushion::kNone, idea);
    add(y, goal, Cushion::kLeft, idea);
    add(y, goal, Cushion::kRight, idea);
  }

  void lag() {
    const double side = surface_.half_width;
    for (const double depth : kLagDepths)
      for (const double lane : kLagLanes) {
        const Goal goal = resting(depth, lane * side);
        const double straight = clamp(goal.y, -aimer_.most_y(), aimer_.most_y());
        add(straight, goal, Idea::kLag);
        add(-0.6 * straight, goal, Idea::kLag);
      }
    if (!view_.setting.table->target) return;
    for (const double off : {-0.05, -0.02, 0.0, 0.02, 0.05})
      for (const double y : {-0.15, 0.0, 0.15})
        add(y, resting(view_.setting.table->target->centre + off, 0), Idea::kLag);
  }

  void hit(const BoardWeight& weight) {
    const double reach = 2 * surface_.radius;
    for (const double from : {clamp(weight.y, -aimer_.most_y(), aimer_.most_y()), 0.0, -0.8 * weight.y}) {
      const double along = weight.x - kReleaseX, across = weight.y - from;
      const double way = sqrt(along * along + across * across);
      if (way < 2 * reach) continue;
      for (const double offset : kHitOffsets) {
        // Aimed past the middle of the weight, square to the way there.
        const double off = offset * surface_.radius;
        const double x = weight.x - off * across / way, y = weight.y + off * along / way;
        for (const double speed : kHitSpeeds) add(from, {x, y, speed}, speed < 1 ? Idea::kTap : Idea::kHit);
      }
    }
  }

  void throw_away() {
    if (surface_.cushions) return made_.push_back({{.shot = {.speed = 0.2}}, Idea::kThrowAway});
    const double y = aimer_.most_y();
    for (const double side : {1.0, -1.0})
      made_.push_back({{.shot = {.y = side * y, .speed = 2, .angle = side * 0.3}}, Idea::kThrowAway});
  }

  void grid(const Mesh& mesh) {
    if (surface_.cushions) return grid_of_angles(mesh);
    for (int i = 0; i < mesh.places; ++i) {
      const double y = spaced(i, mesh.places) * aimer_.most_y();
      for (int j = 0; j < mesh.lanes; ++j) {
        const double lane = spaced(j, mesh.lanes) * (surface_.half_width - 0.2 * surface_.radius);
        for (int k = 0; k < mesh.reaches; ++k) add(y, reached(k, mesh.reaches, lane), Idea::kGrid);
      }
    }
  }

  void four(const Mesh& mesh) {
    const double most = most_release_y(surface_, true);
    for (int i = 0; i < mesh.lanes; ++i) {
      const double y = spaced(i, mesh.lanes) * most * 0.8;
      for (int k = 0; k < mesh.reaches; ++k) {
        const auto shot = aimer_.shot(0, resting(0.04 + 1.4 * k / mesh.reaches, 0));
        if (!shot) continue;
        for (int s = 0; s < mesh.places; ++s) {
          const double spread = (s - 1) * 0.006;
          made_.push_back(
              {{.shot = {.y = y, .speed = shot->speed, .angle = 0}, .four = true, .spread = spread}, Idea::kFour});
        }
      }
    }
  }

 private:
  void add(double y, const Goal& goal, Cushion cushion, Idea idea) {
    if (const auto shot = aimer_.shot(y, goal, cushion))
      made_.push_back({{.shot = *shot}, cushion == Cushion::kNone || idea == Idea::kGrid ? idea : Idea::kBank});
  }

  // With cushions a lane is an angle: any, to either side, off one cushion or several.
  void grid_of_angles(const Mesh& mesh) {
    for (int i = 0; i < mesh.places; ++i) {
      const double y = spaced(i, mesh.places) * aimer_.most_y();
      for (int j = 0; j < mesh.lanes; ++j) {
        const double share = spaced(j, mesh.lanes);
        const double angle = kSteepest * share * abs(share);
        for (int k = 0; k < mesh.reaches; ++k) {
          const Goal goal = reached(k, mesh.reaches, 0);
          if (const auto shot = aimer_.shot_at(y, angle, goal.x, goal.speed))
            made_.push_back({{.shot = *shot}, Idea::kGrid});
        }
      }
    }
  }

  Goal resting(double depth, double y) const { return {surface_.length - depth, y, 0}; }

  // From -1 to 1.
  static double spaced(int i, int count) { return count > 1 ? -1 + 2.0 * i / (count - 1) : 0; }

  // Two thirds of the reaches end on the board, from well short to over the edge; the others hit on, ever harder.
  Goal reached(int k, int reaches, double lane) const {
    const int resting_ones = (2 * reaches + 2) / 3;
    if (k < resting_ones) {
      const double share = static_cast<double>(k) / resting_ones;
      return resting(-0.08 + 1.3 * share * share, lane);
    }
    const double share = static_cast<double>(k - resting_ones + 1) / (reaches - resting_ones);
    return {surface_.length, lane, kHardest * share};
  }

  const View& view_;
  const Aimer& aimer_;
  const Surface& surface_;
  std::vector<Candidate> made_;
};

}  // namespace

std::vector<Candidate> lags(const View& view, const Aimer& aimer) {
  Making making(view, aimer);
  making.lag();
  return making.take();
}

std::vector<Candidate> ideas(const View& view, const Aimer& aimer, const Board& board) {
  Making making(view, aimer);
  making.lag();
  for (const BoardWeight& weight : board.shot())
    if (weight.on()) making.hit(weight);
  making.throw_away();
  return making.take();
}

std::vector<Candidate> grid(const View& view, const Aimer& aimer, const Mesh& mesh) {
  Making making(view, aimer);
  making.grid(mesh);
  return making.take();
}

std::vector<Candidate> throws_of_four(const View& view, const Aimer& aimer, const Mesh& mesh) {
  Making making(view, aimer);
  making.four(mesh);
  return making.take();
}

std::vector<Candidate> neighbours(const View& view, const Candidate& candidate, double step) {
  const Surface& surface = view.setting.surface;
  const Shot& shot = candidate.aim.shot;
  const double most_y = most_release_y(surface, candidate.aim.four);
  const double way = surface.length - kReleaseX;
  std::vector<Candidate> around;
  const auto add = [&](double y, double speed, double angle, double spread) {
    Candidate next = candidate;
    next.aim.shot.y = clamp(shot.y + y, -most_y, most_y);
    next.aim.shot.speed = clamp(shot.speed * (1 + speed), 0.05, kMaxSpeed);
    // Let go elsewhere, it is aimed at the same place.
    next.aim.shot.angle = clamp(shot.angle + angle - (next.aim.shot.y - shot.y) / way, -kMaxAngle, kMaxAngle);
    next.aim.spread = clamp(candidate.aim.spread + spread, -0.2, 0.2);
    around.push_back(next);
  };
  const double turn = step * 0.030 / way, harder = step * (shot.speed > 2.2 ? 0.08 : 0.012), aside = step * 0.08;
  for (const double sign : {1.0, -1.0}) {
    add(0, sign * harder, 0, 0);
    add(0, 0, sign * turn, 0);
    add(sign * aside, 0, 0, 0);
    add(0, sign * harder, turn, 0);
    add(0, sign * harder, -turn, 0);
    if (candidate.aim.four) add(0, 0, 0, sign * step * 0.003);
  }
  return around;
}

}  // namespace hammer::ai
