#include "scenes.h"

#include <array>

#include "hammer/hash.h"
#include "hammer/index.h"
#include "hammer/trajectory.h"

namespace hammer::bench {
namespace {

const Table& tournament() { return *find_table(kDefaultTable); }
double radius() { return find_weight_size(kDefaultWeightSize)->radius; }

bool is_free(const Position& position, double x, double y, double diameter) {
  for (int i = 0; i < position.count; ++i) {
    const Weight& other = position.weights[idx(i)];
    const double dx = other.x - x, dy = other.y - y;
    if (dx * dx + dy * dy < diameter * diameter) return false;
  }
  return true;
}

// `count` weights at rest, apart from each other, with x in from .. to.
void scatter(Position& position, int count, double from, double to, double half_width, double r, Random& random) {
  while (count > 0) {
    const double x = random.between(from, to), y = random.between(-half_width, half_width);
    if (!is_free(position, x, y, 2 * r)) continue;
    position.add({x, y});
    --count;
  }
}

// A shot from y towards a point; small angles, so that the tangent will do.
Weight aimed(double y, double to_x, double to_y, double speed, double spin) {
  return launch({y, speed, (to_y - y) / (to_x - kReleaseX), spin});
}

Position one_weight(Random& random) {
  Position position;
  const double y = random.between(-0.2, 0.2);
  const double to_y = random.between(-0.2, 0.2), speed = random.between(1.6, 2.0), spin = random.between(-10, 10);
  position.add(aimed(y, tournament().length, to_y, speed, spin));
  return position;
}

Position eight(double max_spin, Random& random) {
  Position position;
  const double length = tournament().length, r = radius();
  scatter(position, 7, length - 1.5, length, tournament().width / 2, r, random);
  const Weight& target = position.weights[random.below(7)];
  const double to_y = target.y + random.between(-2 * r, 2 * r), y = random.between(-0.2, 0.2);
  const double speed = random.between(1.8, 3.5), spin = random.between(-max_spin, max_spin);
  position.add(aimed(y, target.x, to_y, speed, spin));
  return position;
}
Position eight_weights(Random& random) { return eight(0, random); }
Position eight_spinning(Random& random) { return eight(10, random); }

constexpr std::array kScenes{Scene{"one-weight", one_weight}, Scene{"eight-weights", eight_weights},
                             Scene{"eight-spinning", eight_spinning}};

// --- the signature

// Rows of weights that touch exactly, in front of a shot.
Position rack(const Table& table, double r, Random& random) {
  Position position;
  const double x = table.length - random.between(0.3, 0.6), y = random.between(-0.02, 0.02);
  const double half = 0.5 * 1.7320508075688772;
  const int count = 2 + static_cast<int>(random.below(6));
  for (int row = 0, k = 0; k < count; ++row)
    for (int i = 0; i <= row && k < count; ++i, ++k) position.add({x + 2 * r * half * row, y + r * (2 * i - row)});
  const double from = random.between(-0.1, 0.1), to_y = y + random.between(-r, r), speed = random.between(1, 4),
               spin = random.between(-20, 20);
  position.add(aimed(from, x, to_y, speed, spin));
  return position;
}

Position crowd(const Table& table, double r, Random& random) {
  Position position;
  const double inside = table.cushions ? table.width / 2 - r : table.width / 2;
  scatter(position, static_cast<int>(random.below(8)), 0.6, table.length, inside, r, random);
  const double y = random.between(-0.1, 0.1);
  const double speed = random.between(0.5, 4);
  const double to_y = random.between(-0.4, 0.4), spin = random.between(-30, 30);
  position.add(aimed(y, table.length, to_y, speed, spin));
  return position;
}

Position four_at_once(const Table& table, double r, Random& random) {
  Position position;
  scatter(position, static_cast<int>(random.below(5)), 0.6, table.length, table.width / 2 - r, r, random);
  const Shot shot{random.between(-0.05, 0.05), random.between(0.8, 2.5), random.between(-0.02, 0.02),
                  random.between(-5, 5)};
  for (const Weight& weight : launch_four(shot, random.between(-0.01, 0.03), r)) position.add(weight);
  return position;
}

void play(Surface& surface, const Table& table, PowderMap& map, Random& random, Hash& hash) {
  constexpr std::array kKinds{rack, crowd, four_at_once, crowd};
  for (std::uint32_t shot = 0; shot < 240; ++shot) {
    const Position position = kKinds[shot % kKinds.size()](table, surface.radius, random);
    const bool worn = shot % 5 == 4;
    PowderWear wear;
    surface.powder_map = worn ? &map : nullptr;
    hash.add(simulate(surface, position, nullptr, worn ? &wear : nullptr).hash());
    map.wear(wear);
  }
  map.add_to(hash);
}

}  // namespace

std::span<const Scene> scenes() { return kScenes; }

Surface scene_surface(const ContactModel& contact) {
  return make_surface(tournament(), *find_weight_size(kDefaultWeightSize), find_powder(kDefaultPowder)->deceleration,
                      contact);
}

void remove_spin(Position& position) {
  for (Weight& weight : position.weights) weight.spin = 0;
}

std::uint32_t signature() {
  Hash hash;
  Random random(20260101);
  for (const Table& table : tables())
    for (const WeightSize& size : weight_sizes())
      for (const Powder& powder : powders()) {
        Surface surface = make_surface(table, size, powder.deceleration);
        PowderMap map(table.length, table.width);
        play(surface, table, map, random, hash);
      }
  Trajectory trajectory;
  for (int shot = 0; shot < 200; ++shot) {
    const Position position = eight_spinning(random);
    simulate(scene_surface(), position, &trajectory);
    for (int i = 0; i < position.count; ++i) hash.add(trajectory.at(i, 0.37 * trajectory.duration()).x);
  }
  return static_cast<std::uint32_t>(hash.value() >> 32);
}

}  // namespace hammer::bench
