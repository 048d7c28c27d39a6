#include "view/aiming.h"

#include "hammer/det_math.h"

namespace hammer::ai {
namespace {

// Mean deceleration, which is higher where the board is worn: measured by one weight that slides up the middle.
double slid_deceleration(const Surface& surface) {
  if (!surface.powder_map) return surface.deceleration;
  const double way = (surface.length - kReleaseX) * 0.95;
  const double speed = sqrt(2 * surface.deceleration * way);
  Position position;
  position.add(launch({.speed = speed}));
  const Outcome outcome = simulate(surface, position);
  const double slid = outcome.weights[0].x - kReleaseX;
  return slid > 0 ? speed * speed / (2 * slid) : surface.deceleration;
}

bool is_allowed(const Shot& shot) { return shot.speed <= kMaxSpeed && abs(shot.angle) <= kMaxAngle; }

// What a cushion leaves of a weight that meets it with slope t = across / along. The friction of the cushion slows it
// along the board in proportion to the bounce.
struct Bounce {
  double slope;   // away from the cushion
  double energy;  // share that is left
};
Bounce bounce(const ContactModel& contact, double t) {
  const double along = max(0.05, 1 - contact.cushion_friction * (1 + contact.cushion_restitution) * t);
  const double across = contact.cushion_restitution * t;
  return {across / along, (along * along + across * across) / (1 + t * t)};
}

constexpr int kHalvings = 40;

}  // namespace

Aimer::Aimer(const Surface& surface)
    : surface_(surface), deceleration_(slid_deceleration(surface)), max_y_(max_release_y(surface, false)) {}

std::optional<Shot> Aimer::shot(double y, const Goal& goal, Cushion cushion) const {
  if (cushion == Cushion::kNone) return straight(y, goal);
  return banked(y, goal, cushion == Cushion::kLeft ? 1 : -1);
}

std::optional<Shot> Aimer::straight(double y, const Goal& goal) const {
  const double along = goal.x - kReleaseX, across = goal.y - y;
  if (along <= 0) return std::nullopt;
  const double way = sqrt(along * along + across * across);
  const Shot shot{.y = y,
                  .speed = sqrt(goal.speed * goal.speed + 2 * deceleration_ * way),
                  .angle = atan(across / along),
                  .spin = 0};
  return is_allowed(shot) ? std::optional(shot) : std::nullopt;
}

// Computed as if the cushion were on the left (side 1). The steeper the throw, the farther it comes back, so bisection
// finds the slope.
std::optional<Shot> Aimer::banked(double y, const Goal& goal, double side) const {
  const double along = goal.x - kReleaseX;
  const double out = surface_.half_width - surface_.radius - side * y;        // to the cushion
  const double back = surface_.half_width - surface_.radius - side * goal.y;  // from it to the goal
  if (along <= 0 || out < 0 || back < 0) return std::nullopt;
  const auto comes_back = [&](double t) {
    const double rest = along - out / t;
    return rest > 0 ? rest * bounce(surface_.contact, t).slope : -1;
  };
  double low = 1e-4, high = 1.4;
  if (comes_back(high) < back) return std::nullopt;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (comes_back(middle) < back ? low : high) = middle;
  }
  const Bounce after = bounce(surface_.contact, high);
  const double there = out * sqrt(1 + 1 / (high * high)), rest = along - out / high;
  const double onward = rest * sqrt(1 + after.slope * after.slope);
  const double at_cushion = (goal.speed * goal.speed + 2 * deceleration_ * onward) / after.energy;
  const Shot shot{.y = y, .speed = sqrt(at_cushion + 2 * deceleration_ * there), .angle = side * atan(high), .spin = 0};
  return is_allowed(shot) ? std::optional(shot) : std::nullopt;
}

// The squared speed at the end is the first one times `share`, minus `taken`: solved for the first.
std::optional<Shot> Aimer::shot_at(double y, double angle, double x, double speed) const {
  constexpr int kMaxBounces = 6;
  const double side = surface_.half_width - surface_.radius;
  double slope = sin(angle) / cos(angle), along = x - kReleaseX, at_y = y;
  double share = 1, taken = 0;
  for (int i = 0; i < kMaxBounces; ++i) {
    const double to_cushion = slope == 0 ? along : max(0, (slope > 0 ? side - at_y : side + at_y) / abs(slope));
    const double leg = min(along, to_cushion);
    taken += 2 * deceleration_ * leg * sqrt(1 + slope * slope);
    along -= leg;
    if (along <= 0) break;
    const Bounce after = bounce(surface_.contact, abs(slope));
    at_y = slope > 0 ? side : -side;
    slope = slope > 0 ? -after.slope : after.slope;
    share *= after.energy;
    taken *= after.energy;
  }
  if (along > 0) return std::nullopt;
  const Shot shot{.y = y, .speed = sqrt((speed * speed + taken) / share), .angle = angle, .spin = 0};
  return is_allowed(shot) ? std::optional(shot) : std::nullopt;
}

}  // namespace hammer::ai
