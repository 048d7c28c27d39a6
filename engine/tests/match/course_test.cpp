// Replayed throws of every game, compared with what happened in the match.
#include "hammer/course.h"

#include <algorithm>

#include "from_environment.h"
#include "hammer/index.h"
#include "hammer/trajectory.h"
#include "match_spec.h"
#include "random_play.h"

namespace hammer::test {
namespace {

struct Played {
  const Setup& setup;
  const State& before;
  const ShotPlayed& shot;
};

// Random matches of every kind, on powder that wears.
template <class Check>
void for_every_throw(Check check) {
  std::uint64_t number = seed_for(0);
  int throws = 0;
  for (const bench::Arrangement& arrangement : bench::arrangements()) {
    std::vector<OptionValue> more = bench::short_game(*arrangement.game);
    more.push_back({Option::kWear, 1});
    const Setup setup = bench::setup_of(arrangement, ++number, more);
    State before = Match(setup).state();
    bench::play_out(setup, number, bench::random_command, 60, [&](const Match& match) {
      if (const auto* shot = std::get_if<ShotPlayed>(&match.log().back())) {
        check(Played{match.setup(), before, *shot});
        ++throws;
      }
      before = match.state();
    });
    if (::testing::Test::HasFatalFailure()) FAIL() << arrangement.name();
  }
  EXPECT_GT(throws, 500);
}

TEST(Course, EndsWhereTheMatchSaysToTheBit) {
  for_every_throw([](const Played& played) {
    const ThrowCourse course = course_of(played.setup, played.before, played.shot.shot);
    const std::vector<Rest>& rests = played.shot.slide.rests;
    ASSERT_EQ(course.weights.size(), rests.size());
    ASSERT_EQ(course.colors.size(), rests.size());
    for (std::size_t i = 0; i < rests.size(); ++i) {
      const Sample last = course.trajectory.at(static_cast<int>(i), course.trajectory.duration());
      ASSERT_EQ(last.on, rests[i].on());
      ASSERT_EQ(last.x, rests[i].x);
      ASSERT_EQ(last.y, rests[i].y);
    }
  });
}

TEST(Course, BeginsWithTheBoardAsItLayAndThenThoseThrown) {
  for_every_throw([](const Played& played) {
    const ThrowCourse course = course_of(played.setup, played.before, played.shot.shot);
    const Board& board = played.before.board;
    for (std::size_t i = 0; i < course.weights.size(); ++i) {
      const Sample first = course.trajectory.at(static_cast<int>(i), 0);
      const int place = course.weights[i];
      if (place >= board.count) {
        ASSERT_NEAR(first.x, kReleaseX, 0.04);  // four weights start around it
        continue;
      }
      const BoardWeight& lay = board.weights[idx(place)];
      ASSERT_TRUE(lay.on());
      ASSERT_EQ(first.x, lay.x);
      ASSERT_EQ(first.y, lay.y);
      ASSERT_EQ(course.colors[i], lay.color);
    }
    ASSERT_EQ(course.weights.back(), board.count + (std::holds_alternative<ThrowFour>(played.shot.shot) ? 3 : 0));
    ASSERT_TRUE(std::ranges::is_sorted(course.weights));
  });
}

TEST(Course, AloneIsTheFirstWeightOnAnEmptyBoardWithTheSamePowder) {
  for_every_throw([](const Played& played) {
    const ThrowCourse course = course_of(played.setup, played.before, played.shot.shot);
    const auto first = std::ranges::find_if(course.weights, [&](int i) { return i >= played.before.board.count; });
    const Sample thrown = course.trajectory.at(static_cast<int>(first - course.weights.begin()), 0);
    Position alone;
    alone.add({.x = thrown.x, .y = thrown.y, .vx = thrown.vx, .vy = thrown.vy, .spin = thrown.spin});
    Surface surface = played.setup.surface();
    surface.powder_map = &*played.before.powder;
    const Outcome outcome = simulate(surface, alone);
    const std::vector<Corner> corners = corners_of(course.alone, 0);
    ASSERT_NEAR(corners.front().x, thrown.x, 0);
    ASSERT_NEAR(corners.back().x, outcome.weights[0].x, 1e-9);
    ASSERT_NEAR(corners.back().y, outcome.weights[0].y, 1e-9);
    ASSERT_EQ(corners.size(), 2 + course.alone.contacts().size());
  });
}

}  // namespace
}  // namespace hammer::test
