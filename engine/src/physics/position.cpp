#include "hammer/det_math.h"
#include "hammer/hash.h"
#include "hammer/index.h"
#include "hammer/physics.h"

namespace hammer {
namespace {

std::optional<PositionRefusal> find_fault_of(const Surface& surface, const Weight& weight, int i) {
  if (!is_finite(weight.x)) return PositionRefusal{PositionFault::kNotFinite, i, -1, "x"};
  if (!is_finite(weight.y)) return PositionRefusal{PositionFault::kNotFinite, i, -1, "y"};
  if (!is_finite(weight.vx)) return PositionRefusal{PositionFault::kNotFinite, i, -1, "vx"};
  if (!is_finite(weight.vy)) return PositionRefusal{PositionFault::kNotFinite, i, -1, "vy"};
  if (!is_finite(weight.spin)) return PositionRefusal{PositionFault::kNotFinite, i, -1, "spin"};
  if (weight.x < 0 || weight.x > surface.length) return PositionRefusal{PositionFault::kOffBoard, i, -1, "x"};
  const double max_y = surface.cushions ? surface.half_width - surface.radius + kTouching : surface.half_width;
  if (abs(weight.y) > max_y) return PositionRefusal{PositionFault::kOffBoard, i, -1, "y"};
  // A throw at just the greatest speed may come out a rounding faster.
  if (weight.vx * weight.vx + weight.vy * weight.vy > kMaxSpeed * kMaxSpeed * (1 + 1e-12))
    return PositionRefusal{PositionFault::kTooFast, i, -1, "vx"};
  if (abs(weight.spin) > kMaxSpin) return PositionRefusal{PositionFault::kSpinTooFast, i, -1, "spin"};
  return std::nullopt;
}

}  // namespace

Surface make_surface(const Table& table, const WeightSize& size, double deceleration, const ContactModel& contact) {
  return {table.length, table.width / 2, table.cushions, size.radius, size.mass, deceleration, contact, nullptr};
}

Weight launch(const Shot& shot) {
  return {kReleaseX, shot.y, shot.speed * cos(shot.angle), shot.speed * sin(shot.angle), shot.spin, true};
}

std::array<Weight, 4> launch_four(const Shot& shot, double spread, double radius) {
  constexpr double kGap = 0.0005;  // half of it on either side: the weights stand a millimetre apart
  const double out = radius + kGap;
  std::array<Weight, 4> four;
  for (int k = 0; k < 4; ++k) {
    const bool left = k < 2, front = k % 2 == 0;
    Weight& weight = four[idx(k)];
    weight = launch({shot.y + (left ? out : -out), shot.speed, shot.angle + (left ? spread : -spread), shot.spin});
    weight.x += front ? out : -out;
  }
  return four;
}

// Friction takes half the square of the speed over the way.
std::optional<Shot> shot_to_reach(const Surface& surface, double from, double x, double y) {
  if (!(x > kReleaseX && x <= surface.length)) return std::nullopt;
  const double along = x - kReleaseX, across = y - from;
  const double way = sqrt(along * along + across * across);
  const Shot shot{.y = from, .speed = sqrt(2 * surface.deceleration * way), .angle = atan(across / along), .spin = 0};
  return shot.speed <= kMaxSpeed && abs(shot.angle) <= kMaxAngle ? std::optional(shot) : std::nullopt;
}

std::optional<PositionRefusal> find_fault(const Surface& surface, const Position& position) {
  if (!(surface.deceleration >= kMinDeceleration && surface.deceleration <= kMaxDeceleration))
    return PositionRefusal{PositionFault::kDeceleration, -1, -1, "deceleration"};
  if (position.count < 0 || position.count > kMaxWeights) return PositionRefusal{PositionFault::kTooMany};
  for (int i = 0; i < position.count; ++i) {
    if (!position.weights[idx(i)].on) continue;
    if (const auto fault = find_fault_of(surface, position.weights[idx(i)], i)) return fault;
  }
  const double least = 2 * surface.radius - kTouching;
  for (int i = 0; i < position.count; ++i)
    for (int j = i + 1; j < position.count; ++j) {
      const Weight &a = position.weights[idx(i)], &b = position.weights[idx(j)];
      const double dx = a.x - b.x, dy = a.y - b.y;
      if (a.on && b.on && dx * dx + dy * dy < least * least) return PositionRefusal{PositionFault::kOverlap, i, j};
    }
  return std::nullopt;
}

std::uint64_t Outcome::hash() const {
  Hash hash;
  for (int i = 0; i < count; ++i) {
    hash.add(weights[idx(i)].x);
    hash.add(weights[idx(i)].y);
    hash.add(static_cast<std::uint64_t>(weights[idx(i)].fell) * 2 + (was_on[idx(i)] ? 1 : 0));
  }
  return hash.value();
}

}  // namespace hammer
