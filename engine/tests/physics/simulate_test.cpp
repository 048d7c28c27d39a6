// One weight that comes to rest or falls, and what must not change a shot.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "boards.h"
#include "from_environment.h"
#include "hammer/index.h"
#include "hammer/random.h"
#include "reference_scenes.h"

namespace hammer {
namespace {

using test::board;
using test::kRadius;
using test::lag_of;
using test::position_of;
using test::rest_of;
using test::weight_of;

Rest played_alone(const Surface& surface, const Weight& weight) {
  return rest_of(simulate(surface, position_of({weight})), 0);
}

TEST(Lag, SlidesItsSpeedSquaredOverTwiceTheDeceleration) {
  for (double speed = 1e-6; speed < 1.8; speed = speed * 1.3 + 0.001) {
    const Rest rest = played_alone(board(), launch({.speed = speed}));
    ASSERT_NEAR(rest.x, kReleaseX + lag_of(speed), 1e-14) << speed;
    ASSERT_EQ(rest.y, 0) << speed;
    ASSERT_TRUE(rest.on()) << speed;
  }
}

TEST(Lag, TakesItsSpeedOverTheDeceleration) {
  Trajectory trajectory;
  simulate(board(), position_of({launch({.speed = 1.5})}), &trajectory);
  EXPECT_NEAR(trajectory.duration(), 5, 1e-14);
}

TEST(Lag, GoesTheSameWayInEveryDirection) {
  Random random(test::seed_for(1));
  for (int i = 0; i < 1000; ++i) {
    const double angle = random.between(-3.14, 3.14), speed = random.between(0, 0.38);
    const Rest rest = played_alone(board(), {3, 0, speed * std::cos(angle), speed * std::sin(angle)});
    ASSERT_NEAR(rest.x, 3 + lag_of(speed) * std::cos(angle), 1e-13) << angle;
    ASSERT_NEAR(rest.y, lag_of(speed) * std::sin(angle), 1e-13) << angle;
  }
}

TEST(Lag, StraightAlongOrAcrossTheBoardGoesAsFarWithEitherZero) {
  for (const double zero : {0.0, -0.0}) {
    for (const double speed : {0.3, -0.3}) {
      const Rest along = played_alone(board(), {3, 0.1, speed, zero}),
                 across = played_alone(board(), {3, 0, zero, speed});
      EXPECT_NEAR(along.x, 3 + std::copysign(lag_of(speed), speed), 1e-14) << speed << ' ' << zero;
      EXPECT_EQ(along.y, 0.1) << speed << ' ' << zero;
      EXPECT_TRUE(along.on()) << speed << ' ' << zero;
      EXPECT_EQ(across.x, 3) << speed << ' ' << zero;
      EXPECT_NEAR(across.y, std::copysign(lag_of(speed), speed), 1e-14) << speed << ' ' << zero;
      EXPECT_TRUE(across.on()) << speed << ' ' << zero;
    }
  }
}

TEST(Lag, StraightAcrossABankBoardStaysOnIt) {
  for (const double zero : {0.0, -0.0}) EXPECT_TRUE(played_alone(board("12ft-bank"), {1, 0, zero, 0.7}).on()) << zero;
}

TEST(Lag, AWeightWithoutSpeedStaysWhereItIs) {
  const Rest rest = played_alone(board(), {2.5, -0.03});
  EXPECT_EQ(rest.x, 2.5);
  EXPECT_EQ(rest.y, -0.03);
}

TEST(Fall, OverEachOfTheFourEdges) {
  const Surface surface = board();
  const struct {
    double vx, vy;
    bool along;
    double edge_at;
    Edge edge;
  } falls[] = {{3, 0.01, true, surface.length, Edge::kFar},
               {-3, 0.01, true, 0, Edge::kNear},
               {0.01, 1, false, surface.half_width, Edge::kLeft},
               {0.01, -1, false, -surface.half_width, Edge::kRight}};
  for (const auto& fall : falls) {
    const Rest rest = played_alone(surface, {3, 0, fall.vx, fall.vy});
    EXPECT_EQ(rest.fell, fall.edge);
    EXPECT_NEAR(fall.along ? rest.x : rest.y, fall.edge_at, 1e-12);
  }
}

TEST(Fall, StraightOverEachEdgeToo) {
  for (const double zero : {0.0, -0.0}) {
    EXPECT_EQ(played_alone(board(), {3, 0.1, 3, zero}).fell, Edge::kFar);
    EXPECT_EQ(played_alone(board(), {3, 0.1, -3, zero}).fell, Edge::kNear);
    EXPECT_EQ(played_alone(board(), {3, 0.1, zero, 1}).fell, Edge::kLeft);
    EXPECT_EQ(played_alone(board(), {3, 0.1, zero, -1}).fell, Edge::kRight);
    EXPECT_NEAR(played_alone(board(), {3, 0.1, zero, 1}).y, board().half_width, 1e-12);
    EXPECT_NEAR(played_alone(board(), {3, 0.1, 3, zero}).x, board().length, 1e-12);
  }
}

TEST(Fall, OnlyOnceTheCentreIsPastTheEdge) {
  const Surface surface = board();
  const double gap = lag_of(0.5);
  for (const double more : {-1e-9, 1e-9}) {
    EXPECT_EQ(played_alone(surface, {surface.length - gap + more, 0, 0.5, 0}).on(), more < 0) << more;
    EXPECT_EQ(played_alone(surface, {gap - more, 0, -0.5, 0}).on(), more < 0) << more;
    EXPECT_EQ(played_alone(surface, {3, -surface.half_width + gap - more, 0, -0.5}).on(), more < 0) << more;
  }
}

TEST(Fall, ACentreExactlyOnTheEdgeStays) {
  const Surface surface = board();
  const Weight on_edges[] = {{0, 0},
                             {surface.length, 0},
                             {3, surface.half_width},
                             {3, -surface.half_width},
                             {surface.length, surface.half_width}};
  for (const Weight& weight : on_edges) {
    const Rest rest = played_alone(surface, weight);
    EXPECT_TRUE(rest.on());
    EXPECT_EQ(rest.x, weight.x);
    EXPECT_EQ(rest.y, weight.y);
  }
}

// Powers of two all through: no rounding comes between the centre and the edge.
TEST(Fall, AWeightThatStopsExactlyOnTheEdgeStays) {
  Surface surface = board();
  surface.length = 4;
  surface.deceleration = 0.25;
  const Rest stays = played_alone(surface, {2, 0, 1, 0}),
             falls = played_alone(surface, {2, 0, std::nextafter(1, 2), 0});
  EXPECT_EQ(stays.x, 4);
  EXPECT_TRUE(stays.on());
  EXPECT_EQ(falls.fell, Edge::kFar);
}

TEST(Fall, SlidingAlongAnEdgeIsNotFalling) {
  const Surface surface = board();
  for (const double zero : {0.0, -0.0}) {
    for (const double y : {surface.half_width, -surface.half_width}) {
      const Rest rest = played_alone(surface, {3, y, 0.6, zero});
      EXPECT_TRUE(rest.on());
      EXPECT_NEAR(rest.x, 3 + lag_of(0.6), 1e-14);
      EXPECT_EQ(rest.y, y);
    }
    for (const double x : {0.0, surface.length}) {
      const Rest rest = played_alone(surface, {x, 0, zero, 0.3});
      EXPECT_TRUE(rest.on());
      EXPECT_EQ(rest.x, x);
      EXPECT_NEAR(rest.y, lag_of(0.3), 1e-14);
    }
  }
}

TEST(Fall, AWeightOnTheEdgeThatMovesOutwardsFallsAtOnce) {
  const Surface surface = board();
  Trajectory trajectory;
  simulate(surface, position_of({{surface.length, 0, 1e-3, 0}}), &trajectory);
  ASSERT_EQ(trajectory.falls().size(), 1u);
  EXPECT_EQ(trajectory.falls()[0].t, 0);
  EXPECT_EQ(trajectory.falls()[0].edge, Edge::kFar);
}

TEST(Fall, AFallenWeightIsInNobodysWay) {
  // The first falls over the left edge at x = 3; the second comes along there later.
  const Outcome outcome =
      simulate(board(), position_of({{3, 0.25, 0, 0.5}, {2.5, board().half_width - 0.001, 0.7, 0}}));
  EXPECT_EQ(rest_of(outcome, 0).fell, Edge::kLeft);
  EXPECT_EQ(outcome.contacts, 0);
  EXPECT_NEAR(rest_of(outcome, 1).x, 2.5 + lag_of(0.7), 1e-13);
}

TEST(Simulate, NoShotIsTooFastToTouchWhatLiesInItsWay) {
  Random random(test::seed_for(2));
  for (int i = 0; i < 20000; ++i) {
    const double speed = random.between(3, kMaxSpeed), target = random.between(0.5, 4);
    const double miss = random.between(-2.1, 2.1) * kRadius;
    const Outcome outcome = simulate(board(), position_of({{target, miss}, launch({.speed = speed})}));
    ASSERT_EQ(outcome.contacts > 0, std::fabs(miss) < 2 * kRadius) << speed << ' ' << target << ' ' << miss;
  }
}

TEST(Simulate, FastWeightsDoNotPassThroughEachOther) {
  Random random(test::seed_for(3));
  for (int i = 0; i < 20000; ++i) {
    const double miss = random.between(-1.99, 1.99) * kRadius;
    const double one = random.between(3, kMaxSpeed), two = random.between(3, kMaxSpeed);
    const Outcome outcome = simulate(board(), position_of({{1, 0, one, 0}, {random.between(1.1, 5), miss, -two, 0}}));
    ASSERT_GE(outcome.contacts, 1) << one << ' ' << two << ' ' << miss;
  }
}

TEST(Simulate, WeightsOffBeforeTheShotAreIgnored) {
  const Weight shot = launch({.y = 0.01, .speed = 2}), target{5, 0};
  const Outcome with = simulate(board(), position_of({{2, 0, 0, 0, 0, false}, target, {9, 9, 1, 1, 1, false}, shot}));
  const Outcome without = simulate(board(), position_of({target, shot}));
  EXPECT_FALSE(with.on(0));
  EXPECT_FALSE(with.was_on[2]);
  for (const auto& [a, b] : {std::pair{1, 0}, std::pair{3, 1}}) {
    EXPECT_EQ(rest_of(with, a).x, rest_of(without, b).x);
    EXPECT_EQ(rest_of(with, a).y, rest_of(without, b).y);
    EXPECT_EQ(with.on(a), without.on(b));
  }
}

TEST(Simulate, AnEmptyBoardIsPlayedToo) {
  const Outcome outcome = simulate(board(), Position{});
  EXPECT_EQ(outcome.count, 0);
  EXPECT_EQ(outcome.contacts, 0);
  EXPECT_FALSE(outcome.capped);
}

TEST(Simulate, TheSameShotGivesTheSameHash) {
  Random random(test::seed_for(4));
  for (int i = 0; i < 200; ++i) {
    const Surface surface = reference::random_surface(random);
    const Position position = reference::random_position(surface, random);
    ASSERT_EQ(simulate(surface, position).hash(), simulate(surface, position).hash());
  }
}

// The shot stays last; the others are listed in another order.
TEST(Simulate, TheSameShotEndsAlikeWhicheverWeightIsListedFirst) {
  Random random(test::seed_for(5));
  for (int i = 0; i < 3000; ++i) {
    const Surface surface = reference::random_surface(random);
    const Position position = reference::random_position(surface, random);
    std::array<int, kMaxWeights> order{0, 1, 2, 3, 4, 5, 6, 7};
    for (std::uint32_t k = 7; k > 1; --k) std::swap(order[k - 1], order[random.below(k)]);
    Position shuffled = position;
    for (int k = 0; k < 8; ++k) weight_of(shuffled, k) = weight_of(position, order[idx(k)]);
    const Outcome one = simulate(surface, position), other = simulate(surface, shuffled);
    ASSERT_EQ(one.contacts, other.contacts) << i;
    for (int k = 0; k < 8; ++k) {
      const Rest &a = rest_of(one, order[idx(k)]), &b = rest_of(other, k);
      ASSERT_TRUE(a.x == b.x && a.y == b.y && a.fell == b.fell) << i << ": weight " << k << " off by " << a.x - b.x;
    }
  }
}

}  // namespace
}  // namespace hammer
