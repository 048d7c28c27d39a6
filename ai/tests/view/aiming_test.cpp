#include "view/aiming.h"

#include <gtest/gtest.h>

#include "from_environment.h"
#include "hammer/random.h"

namespace hammer::ai {
namespace {

TEST(Aiming, AShotEndsWhereItIsAimed) {
  for (const Table& table : tables()) {
    const Surface surface = make_surface(table, *find_weight_size(kDefaultWeightSize), 0.3);
    const Aimer aimer(surface);
    Random random(test::seed_for(4));
    int aimed = 0;
    for (int i = 0; i < 200; ++i) {
      const double y = random.between(-1, 1) * aimer.max_y();
      const Goal goal{surface.length - random.between(0.05, 0.8), random.between(-0.8, 0.8) * aimer.max_y(), 0};
      const auto cushion = surface.cushions ? (i % 2 == 0 ? Cushion::kLeft : Cushion::kRight) : Cushion::kNone;
      const auto shot = aimer.shot(y, goal, cushion);
      if (!shot) continue;
      ++aimed;
      Position position;
      position.add(launch(*shot));
      const Outcome outcome = simulate(surface, position);
      // Off a cushion a weight spins, which the formula leaves out.
      const double within = surface.cushions ? 0.06 : 1e-6;
      EXPECT_NEAR(outcome.weights[0].x, goal.x, within) << table.name;
      EXPECT_NEAR(outcome.weights[0].y, goal.y, within) << table.name;
    }
    EXPECT_GT(aimed, 50) << table.name;
  }
}

}  // namespace
}  // namespace hammer::ai
