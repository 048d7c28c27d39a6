#include "ai/heat.h"

#include <gtest/gtest.h>

#include "ai/scatter.h"
#include "arrangements.h"
#include "hammer/index.h"

namespace hammer::ai {
namespace {

constexpr HeatGrid kSmall{.from = 0, .along = 8, .across = 4, .throws = 4};

TEST(Heat, IsAChanceEverywhereInEveryGame) {
  for (const auto& setup : every_setup()) {
    const State state = at_the_start(setup);
    const HeatMap map = heat_of(situation_for(setup, state, "pro"), kSmall, 1);
    ASSERT_EQ(map.cells.size(), 32u) << name_of(setup);
    for (std::size_t i = 0; i < map.cells.size(); ++i) {
      const HeatMap::Cell& cell = map.cells[i];
      EXPECT_GE(cell.win, map.low);
      EXPECT_LE(cell.win, map.high);
      EXPECT_EQ(cell.x, map.xs[i / 4]);
      EXPECT_EQ(cell.y, map.ys[i % 4]);
    }
    EXPECT_GE(map.low, 0);
    EXPECT_LE(map.high, 1);
    EXPECT_GT(map.high, map.low) << name_of(setup);
    EXPECT_EQ(map.cells[idx(map.best)].win, map.high);
  }
}

TEST(Heat, RowsAreHarderOneAfterAnother) {
  for (const auto& setup : one_setup_a_game()) {
    const State state = at_the_start(setup);
    const HeatMap map = heat_of(situation_for(setup, state, "pro"), kSmall, 1);
    for (std::size_t i = 1; i < map.xs.size(); ++i) {
      EXPECT_GT(map.xs[i], map.xs[i - 1]);
      EXPECT_GT(map.speeds[i], map.speeds[i - 1]);
    }
    EXPECT_LT(map.xs.front(), setup.table->length);
    EXPECT_GT(map.xs.back(), setup.table->length);
  }
}

TEST(Heat, TheSeedDecides) {
  const auto setup = every_setup().front();
  const State state = at_the_start(setup);
  const Situation situation = situation_for(setup, state, "pro");
  const auto first = [&](std::uint64_t seed) { return heat_of(situation, kSmall, seed).cells.front().win; };
  EXPECT_EQ(first(1), first(1));
  EXPECT_NE(first(1), first(2));
}

TEST(Heat, ASteadyHandIsRatedByWhatItDoes) {
  // One weight of the opponent's to be knocked off, and nothing else in the way.
  const auto setup = every_setup().front();
  State state = at_the_start(setup);
  state.board.add({Color::kRed, 0, Fate::kOn, setup.table->length - 0.08, 0.1});
  const HeatMap map =
      heat_of(situation_for(setup, state, "none"), {.from = 0.1, .along = 20, .across = 11, .throws = 1}, 1);
  const HeatMap::Cell& best = map.cells[idx(map.best)];
  EXPECT_NEAR(best.y, 0.1, 0.06) << "at the weight, or nearly";
}

TEST(Scatter, ASteadyHandAlwaysDoesTheSame) {
  for (const auto& setup : one_setup_a_game()) {
    const State state = at_the_start(setup);
    const auto next = *next_throw(setup, state);
    Aim aim;
    aim.shot = *shot_to_reach(setup.surface(), 0, setup.table->length * 0.9, 0);
    aim.four = next.four;
    const Scatter rests = scatter(situation_for(setup, state, "none"), aim, 5, 1);
    const std::size_t together = next.four ? 4 : 1;
    ASSERT_EQ(rests.rests.size(), 5 * together);
    for (std::size_t i = together; i < rests.rests.size(); ++i) {
      EXPECT_EQ(rests.rests[i].x, rests.rests[i - together].x);
      EXPECT_EQ(rests.rests[i].y, rests.rests[i - together].y);
    }
  }
}

TEST(Scatter, AnUnsteadyHandScattersMore) {
  const auto setup = every_setup().front();
  const State state = at_the_start(setup);
  Aim aim;
  aim.shot = *shot_to_reach(setup.surface(), 0, setup.table->length * 0.9, 0);
  const auto spread = [&](const char* hand) {
    const Scatter rests = scatter(situation_for(setup, state, hand), aim, 400, 7);
    double sum = 0;
    for (const Scatter::Rest& rest : rests.rests) sum += rest.y * rest.y;
    return sum;
  };
  EXPECT_GT(spread("novice"), 1.5 * spread("champion"));
}

}  // namespace
}  // namespace hammer::ai
