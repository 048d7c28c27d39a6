// Known shots end where they always have. The expected hashes are in tests/golden/shots.txt; when results change on
// purpose, raise kPhysicsRevision and rewrite the file:
//   HAMMER_UPDATE_GOLDEN=1 physics_test --gtest_filter='Golden.*'
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <string>

#include "boards.h"
#include "hammer/random.h"

namespace hammer {
namespace {

const std::string kPath = std::string(HAMMER_GOLDEN_DIR) + "/shots.txt";

// One draw a line, and no library's sine: the inputs must be the same everywhere too.
Weight drawn_shot(Random& random, double slowest, double fastest) {
  Shot shot;
  shot.y = random.between(-0.1, 0.1);
  shot.speed = random.between(slowest, fastest);
  shot.angle = random.between(-0.03, 0.03);
  shot.spin = random.below(2) == 0 ? 0 : random.between(-40, 40);
  return launch(shot);
}

void scatter(const Surface& surface, int count, Random& random, Position& position) {
  while (position.count < count) {
    const double x = random.between(1, surface.length);
    const double y = random.between(-0.15, 0.15);
    Position with = position;
    with.add({x, y});
    if (!find_fault(surface, with)) position = with;
  }
}

Position lag(const Surface&, Random& random) {
  Position position;
  position.add(drawn_shot(random, 0.8, 1.8));
  return position;
}

Position crowd(const Surface& surface, Random& random) {
  Position position;
  scatter(surface, 7, random, position);
  position.add(drawn_shot(random, 1.5, 4));
  return position;
}

Position rack(const Surface& surface, Random& random) {
  Position position;
  const double x = random.between(1.2, surface.length - 0.3), y = random.between(-0.03, 0.03);
  const double deep = surface.radius * 1.7320508075688772;
  for (int row = 0; row < 3; ++row)
    for (int i = 0; i <= row; ++i) position.add({x + deep * row, y + surface.radius * (2 * i - row)});
  position.add(drawn_shot(random, 1.5, 4));
  return position;
}

Position four(const Surface& surface, Random& random) {
  Position position;
  scatter(surface, 4, random, position);
  Shot shot;
  shot.speed = random.between(1, 2.5);
  shot.spin = random.between(-10, 10);
  const double spread = random.between(-0.01, 0.03);
  for (const Weight& weight : launch_four(shot, spread, surface.radius)) position.add(weight);
  return position;
}

Position turmoil(const Surface& surface, Random& random) {
  Position position;
  scatter(surface, 8, random, position);
  for (Weight& weight : position.weights) {
    weight.vx = random.between(-1, 1);
    weight.vy = random.between(-0.5, 0.5);
    weight.spin = random.between(-30, 30);
  }
  return position;
}

struct Kind {
  const char* name;
  const char* table;
  Position (*draw)(const Surface&, Random&);
  bool worn;
};

constexpr Kind kKinds[] = {
    {"lag", "22ft", lag, false},         {"lag-worn", "22ft", lag, true},
    {"crowd", "22ft", crowd, false},     {"crowd-worn", "20ft", crowd, true},
    {"rack", "22ft", rack, false},       {"four", "22ft", four, false},
    {"bank", "12ft-bank", crowd, false}, {"bank-rack", "9ft-bank", rack, false},
    {"turmoil", "14ft", turmoil, false}, {"bank-worn", "12ft-bank", turmoil, true},
};
constexpr std::uint64_t kSeeds = 4;

std::uint64_t play(const Kind& kind, std::uint64_t seed) {
  Random random(seed);
  Surface surface = test::board(kind.table);
  PowderMap map(surface.length, 2 * surface.half_width);
  PowderWear wear;
  for (auto& row : wear.metres)
    for (double& metres : row) metres = random.between(0, 30);
  map.wear(wear);
  if (kind.worn) surface.powder_map = &map;
  const Position position = kind.draw(surface, random);
  Hash hash;
  hash.add(simulate(surface, position, nullptr, kind.worn ? &wear : nullptr).hash());
  map.wear(wear);
  map.add_to(hash);
  return hash.value();
}

std::string play_all() {
  std::ostringstream out;
  out << "# kind seed hash, written by golden_test.cpp, which says how\n";
  for (const Kind& kind : kKinds)
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed)
      out << kind.name << ' ' << seed << ' ' << std::hex << std::setw(16) << std::setfill('0') << play(kind, seed)
          << std::dec << '\n';
  return out.str();
}

TEST(Golden, KnownShotsEndWhereTheyAlwaysHave) {
  const std::string played = play_all();
  if (std::getenv("HAMMER_UPDATE_GOLDEN") != nullptr) {
    std::ofstream(kPath) << played;
    std::printf("rewrote %s\n", kPath.c_str());
    return;
  }
  std::ifstream file(kPath);
  ASSERT_TRUE(file) << kPath << " is missing";
  std::istringstream now(played);
  std::string expected, actual;
  while (std::getline(now, actual)) {
    ASSERT_TRUE(std::getline(file, expected)) << "the file ends before " << actual;
    EXPECT_EQ(actual, expected);
  }
  EXPECT_FALSE(std::getline(file, expected)) << "the file goes on with " << expected;
}

}  // namespace
}  // namespace hammer
