#include "reference_scenes.h"

#include <algorithm>
#include <cmath>

namespace hammer::reference {
namespace {

template <class Items>
const auto& pick(const Items& items, Random& random) {
  return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

bool is_clear(const Position& position, const Weight& candidate, double radius) {
  return std::none_of(position.weights.begin(), position.weights.begin() + position.count, [&](const Weight& other) {
    return std::hypot(candidate.x - other.x, candidate.y - other.y) < 2 * radius + 1e-5;
  });
}

// Adds weights at rest until the position has `count`.
void scatter(const Surface& surface, Random& random, double from_x, int count, Position& position) {
  const double side = surface.half_width - (surface.cushions ? surface.radius : 0);
  while (position.count < count) {
    Weight weight;
    weight.x = random.between(from_x, surface.length);
    weight.y = random.between(-side, side);
    if (is_clear(position, weight, surface.radius)) position.add(weight);
  }
}

// A throw that would slide on between 0.1 and 3 m past `target` were nothing in its way.
Shot aim_at(const Surface& surface, const Weight& target, double miss, Random& random) {
  const double side = 0.6 * surface.half_width;
  Shot shot;
  shot.y = random.between(-side, side);
  const double dx = target.x - kReleaseX, dy = target.y + miss - shot.y;
  shot.angle = std::atan2(dy, dx);
  shot.speed = std::sqrt(2 * surface.deceleration * (std::hypot(dx, dy) + random.between(0.1, 3)));
  shot.spin = random.between(-60, 60);
  return shot;
}

double room_to_edge(const Surface& surface, const Rest& rest) {
  const double ends = std::min(rest.x, surface.length - rest.x);
  return surface.cushions ? ends : std::min(ends, surface.half_width - std::abs(rest.y));
}

}  // namespace

Surface random_surface(Random& random) {
  // One draw a line: compilers differ in the order of a call's arguments.
  const Table& table = pick(tables(), random);
  const WeightSize& size = pick(weight_sizes(), random);
  const Powder& powder = pick(powders(), random);
  return make_surface(table, size, powder.deceleration);
}

Position random_position(const Surface& surface, Random& random) {
  Position position;
  scatter(surface, random, surface.length - 1.5, 7, position);
  const Weight& target = position.weights[random.below(7)];
  const double miss = random.between(-2 * surface.radius, 2 * surface.radius);
  position.add(launch(aim_at(surface, target, miss, random)));
  return position;
}

Position random_throw_of_four(const Surface& surface, Random& random) {
  Position position;
  scatter(surface, random, surface.length - 1.2, 4, position);
  Shot shot = aim_at(surface, position.weights[random.below(4)], 0, random);
  shot.y = std::clamp(shot.y, -0.08, 0.08);
  for (const Weight& weight : launch_four(shot, random.between(-0.02, 0.02), surface.radius)) position.add(weight);
  return position;
}

Position random_turmoil(const Surface& surface, Random& random) {
  Position position;
  scatter(surface, random, surface.length - 1, 8, position);
  for (Weight& weight : position.weights) {
    weight.vx = random.between(-0.5, 0.5);
    weight.vy = random.between(-0.3, 0.3);
    weight.spin = random.between(-30, 30);
  }
  return position;
}

Difference compare(const Surface& surface, const Outcome& a, const Outcome& b) {
  Difference difference;
  for (std::size_t i = 0; i < static_cast<std::size_t>(a.count); ++i) {
    const Rest &p = a.weights[i], &q = b.weights[i];
    if (p.fell == q.fell) {
      difference.place = std::max(difference.place, std::hypot(p.x - q.x, p.y - q.y));
    } else if (p.on() != q.on() && room_to_edge(surface, p.on() ? p : q) > kHair) {
      difference.same_set = false;
    }
  }
  return difference;
}

}  // namespace hammer::reference
