#include "random_scenes.h"

#include <cmath>
#include <iterator>

#include "hammer/index.h"

namespace hammer::test {
namespace {

template <class Range>
const auto& pick(const Range& range, Random& random) {
  return range[random.below(static_cast<std::uint32_t>(std::size(range)))];
}

double draw_spin(double usual, Random& random) {
  const auto how = random.below(16);
  if (how == 0) return random.between(-kMaxSpin, kMaxSpin);
  return how < 6 ? 0 : random.between(-usual, usual);
}

bool fits(const Surface& surface, const Position& position, const Weight& weight) {
  Position with = position;
  with.add(weight);
  return position.count < kMaxWeights && !find_fault(surface, with);
}

double max_y(const Surface& surface) {
  return surface.cushions ? surface.half_width - surface.radius : surface.half_width;
}

void add_random(const Surface& surface, Position& position, int count, double from, double to, Random& random) {
  for (int tries = 0; tries < 200 && count > 0; ++tries) {
    const Weight weight{random.between(from, to), random.between(-1, 1) * max_y(surface)};
    if (!fits(surface, position, weight)) continue;
    position.add(weight);
    --count;
  }
}

void add_shot(const Surface& surface, Position& position, double low, double high, Random& random) {
  for (int tries = 0; tries < 50; ++tries) {
    const double y = random.between(-1, 1) * (surface.half_width - surface.radius);
    const double spin = draw_spin(60, random);
    double angle = random.between(-0.08, 0.08);
    if (position.count > 0 && random.below(4) != 0) {
      const Weight& target = position.weights[random.below(static_cast<std::uint32_t>(position.count))];
      angle = std::atan2(target.y + random.between(-2, 2) * surface.radius - y, target.x - kReleaseX);
    }
    const Weight weight = launch({y, random.between(low, high), std::fmax(-1.4, std::fmin(1.4, angle)), spin});
    if (!fits(surface, position, weight)) continue;
    position.add(weight);
    return;
  }
}

// A triangle of weights that touch exactly, turned by a random angle.
void add_rack(const Surface& surface, Position& position, Random& random) {
  const double x = random.between(0.8, surface.length), y = random.between(-0.1, 0.1);
  const double turn = random.below(3) == 0 ? 0 : random.between(-3.2, 3.2);
  const int count = 2 + static_cast<int>(random.below(7));
  const double d = 2 * surface.radius;
  const bool straight = random.below(4) == 0;
  for (int row = 0, k = 0; k < count; ++row)
    for (int i = 0; i <= (straight ? 0 : row) && k < count; ++i, ++k) {
      const double u = straight ? d * row : d * row * std::sqrt(0.75), v = straight ? 0 : d * (i - 0.5 * row);
      const Weight weight{x + u * std::cos(turn) - v * std::sin(turn), y + u * std::sin(turn) + v * std::cos(turn)};
      if (position.count < kMaxWeights - 1 && fits(surface, position, weight)) position.add(weight);
    }
}

// Exactly on the edges and in the corners; against the cushions where there are any.
void add_at_edges(const Surface& surface, Position& position, Random& random) {
  for (int k = 0; k < 5; ++k) {
    Weight weight{random.between(0.6, surface.length), random.between(-1, 1) * max_y(surface)};
    const auto where = random.below(4);
    if (where != 1) weight.x = surface.length;
    if (where != 0) weight.y = random.below(2) == 0 ? max_y(surface) : -max_y(surface);
    if (fits(surface, position, weight)) position.add(weight);
  }
}

void add_moving(const Surface& surface, Position& position, double fastest, Random& random) {
  add_random(surface, position, 2 + static_cast<int>(random.below(7)), 0.2, surface.length, random);
  for (int i = 0; i < position.count; ++i) {
    if (random.below(4) == 0) continue;
    Weight& weight = position.weights[idx(i)];
    weight.vx = random.between(-fastest, fastest);
    weight.vy = random.between(-fastest, fastest) * (random.below(2) == 0 ? 0.1 : 1);
    weight.spin = draw_spin(80, random);
  }
}

// All the same way at nearly the same speed: they catch up with each other slowly, and push.
void add_convoy(const Surface& surface, Position& position, Random& random) {
  add_random(surface, position, 5, 0.2, 0.2 + surface.length / 3, random);
  const double speed = random.between(0.2, 2), angle = random.between(-0.1, 0.1);
  for (int i = 0; i < position.count; ++i) {
    Weight& weight = position.weights[idx(i)];
    weight.vx = speed * random.between(0.9, 1.1);
    weight.vy = weight.vx * (angle + random.between(-0.05, 0.05));
    weight.spin = draw_spin(80, random);
  }
}

void add_four(const Surface& surface, Position& position, Random& random) {
  add_random(surface, position, static_cast<int>(random.below(5)), 0.6, surface.length, random);
  const Shot shot{random.between(-0.06, 0.06), random.between(0.3, 4), random.between(-0.05, 0.05),
                  random.between(-10, 10)};
  for (const Weight& weight : launch_four(shot, random.between(-0.02, 0.04), surface.radius))
    if (fits(surface, position, weight)) position.add(weight);
}

double draw_deceleration(Random& random) {
  if (random.below(4) != 0) return pick(powders(), random).deceleration;
  return kMinDeceleration * std::pow(kMaxDeceleration / kMinDeceleration, random.unit());
}

// Worn here and there, more on one side.
PowderMap draw_powder(const Surface& surface, bool mirror, std::uint64_t seed) {
  Random random(seed);
  PowderWear wear;
  for (int i = 0; i < kPowderCellsAlong; ++i)
    for (int j = 0; j < kPowderCellsAcross; ++j) {
      const int across = mirror ? kPowderCellsAcross - 1 - j : j;
      wear.metres[idx(i)][idx(across)] = random.below(3) * 20.0 * random.unit();
    }
  PowderMap map(surface.length, 2 * surface.half_width);
  map.wear(wear);
  return map;
}

}  // namespace

RandomScene mirrored(const RandomScene& scene) {
  RandomScene other = scene;
  for (Weight& weight : other.position.weights) {
    weight.y = -weight.y;
    weight.vy = -weight.vy;
    weight.spin = -weight.spin;
  }
  if (scene.powder) other.powder = draw_powder(scene.surface, true, scene.powder_seed);
  return other;
}

RandomScene draw_scene(Random& random) {
  ContactModel contact;
  switch (random.below(8)) {
    case 0:
      contact = ContactModel::with_restitution(random.unit());
      break;
    case 1:
      contact = ContactModel::with_restitution(random.below(2));
      break;
    case 2:
      contact.weight_friction = contact.cushion_friction = random.below(2) == 0 ? 0 : 0.8;
      break;
    case 3:
      contact.spin_friction = false;
      break;
    default:
      break;
  }
  const Table& table = pick(tables(), random);
  const WeightSize& size = pick(weight_sizes(), random);
  RandomScene scene{make_surface(table, size, draw_deceleration(random), contact), {}, "", {}, 0};
  if (random.below(4) == 0) {
    scene.powder_seed = random.bits();
    scene.powder = draw_powder(scene.surface, false, scene.powder_seed);
  }
  const Surface& surface = scene.surface;
  Position& position = scene.position;
  const double length = surface.length;
  switch (random.below(9)) {
    case 0:
      scene.kind = "crowd";
      add_random(surface, position, 7, length - 1.5, length, random);
      add_shot(surface, position, 1.8, 3.5, random);
      break;
    case 1:
      scene.kind = "rack";
      add_rack(surface, position, random);
      add_shot(surface, position, 0.5, 5, random);
      break;
    case 2:
      scene.kind = "edges";
      add_at_edges(surface, position, random);
      add_shot(surface, position, 0.5, 4, random);
      break;
    case 3:
      scene.kind = "creeping";
      add_random(surface, position, 7, 0.4, 1.2, random);
      add_shot(surface, position, 1e-6, 0.5, random);
      break;
    case 4:
      scene.kind = "very fast";
      add_random(surface, position, 7, 0.5, length, random);
      add_shot(surface, position, 5, kMaxSpeed, random);
      break;
    case 5:
      scene.kind = "moving";
      add_moving(surface, position, 3, random);
      break;
    case 6:
      scene.kind = "four";
      add_four(surface, position, random);
      break;
    case 7:
      scene.kind = "convoy";
      add_convoy(surface, position, random);
      break;
    default:
      scene.kind = "moving rack";
      add_rack(surface, position, random);
      for (int i = 0; i < position.count; ++i) {
        Weight& weight = position.weights[idx(i)];
        if (random.below(2) == 0) continue;
        weight.vx = random.between(-1, 1);
        weight.vy = random.between(-1, 1);
        weight.spin = random.between(-20, 20);
      }
      break;
  }
  return scene;
}

}  // namespace hammer::test
