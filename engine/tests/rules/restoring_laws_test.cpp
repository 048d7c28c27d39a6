// Laws of putting weights back, over random shots: the board stays a possible one after every shot.
#include <gtest/gtest.h>

#include <cmath>

#include "from_environment.h"
#include "game_fixture.h"
#include "hammer/random.h"

namespace hammer {
namespace {

using namespace test;

constexpr int kShots = 20000;
constexpr std::int8_t kShooter = 0, kOpponent = 1;

// In a small part of the board, so that places before and after often overlap.
bool find_room(Random& random, Board& board, BoardWeight& weight) {
  for (int attempt = 0; attempt < 100; ++attempt) {
    weight.x = random.between(5.9, 6.2);
    weight.y = random.between(-0.12, 0.12);
    bool free = true;
    for (const BoardWeight& other : board.shot())
      if (other.on() && std::hypot(other.x - weight.x, other.y - weight.y) < 2 * kRadius) free = false;
    if (free) return true;
  }
  return false;
}

struct RandomShot {
  Board before, after;
  bool possible = true;
};

Board lay_down(Random& random, int count, bool& possible) {
  Board board;
  for (int i = 0; i < count; ++i) {
    const std::int8_t side = random.below(2) == 0 ? kShooter : kOpponent;
    BoardWeight weight{side == kShooter ? Color::kRed : Color::kBlue, side, Fate::kOn, 0, 0};
    possible = possible && find_room(random, board, weight);
    if (random.below(8) == 0) weight.fate = Fate::kFell;
    board.add(weight);
  }
  return board;
}

// Every weight stays, moves or falls; the shot one comes last.
RandomShot draw_shot(std::uint64_t seed) {
  Random random(seed);
  RandomShot shot;
  shot.before = lay_down(random, 1 + static_cast<int>(random.below(7)), shot.possible);
  for (BoardWeight weight : shot.before.shot()) {
    const bool was_on = weight.on();
    if (was_on) shot.possible = shot.possible && find_room(random, shot.after, weight);
    if (was_on && random.below(4) == 0) weight.fate = Fate::kFell;
    shot.after.add(weight);
  }
  BoardWeight thrown{Color::kRed, kShooter, Fate::kOn, 0, 0};
  shot.possible = shot.possible && find_room(random, shot.after, thrown);
  shot.after.add(thrown);
  return shot;
}

Board restore(const GameFixture& fixture, const RandomShot& shot) {
  Board restored = shot.after;
  const Ruler ruler = fixture.ruler();
  fixture.game->restore({shot.before, shot.before.count, ruler, fixture.options, kRadius}, restored);
  return restored;
}

bool same_place(const BoardWeight& a, const BoardWeight& b) { return a.fate == b.fate && a.x == b.x && a.y == b.y; }

template <class Law>
void over_random_shots(Law law) {
  const GameFixture fixture = make_game("tap-and-draw");
  int tried = 0;
  for (std::uint64_t seed = 0; seed < kShots; ++seed) {
    const RandomShot shot = draw_shot(seed_for(seed));
    if (!shot.possible) continue;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    law(shot, restore(fixture, shot));
    ++tried;
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GT(tried, kShots / 2);
}

TEST(RestoringLaws, TD6_NoTwoWeightsOverlapAfterwards) {
  over_random_shots([](const RandomShot&, const Board& restored) {
    for (const BoardWeight& a : restored.shot())
      for (const BoardWeight& b : restored.shot()) {
        const bool both_on = &a != &b && a.on() && b.on();
        EXPECT_TRUE(!both_on || std::hypot(a.x - b.x, a.y - b.y) >= 2 * kRadius - kTouching);
      }
  });
}

TEST(RestoringLaws, TD3_NoOpponentsWeightIsLost) {
  over_random_shots([](const RandomShot& shot, const Board& restored) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(shot.before.count); ++i) {
      const bool theirs = shot.before.weights[i].side == kOpponent && shot.before.weights[i].on();
      EXPECT_TRUE(!theirs || restored.weights[i].on());
    }
  });
}

TEST(RestoringLaws, TD4_EveryWeightIsWhereItWasOrWhereItCameTo) {
  over_random_shots([](const RandomShot& shot, const Board& restored) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(shot.before.count); ++i)
      EXPECT_TRUE(same_place(restored.weights[i], shot.before.weights[i]) ||
                  same_place(restored.weights[i], shot.after.weights[i]));
  });
}

TEST(RestoringLaws, TD2_NoneOfTheShootersThatFellComesBack) {
  over_random_shots([](const RandomShot& shot, const Board& restored) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(shot.after.count); ++i) {
      const BoardWeight& after = shot.after.weights[i];
      EXPECT_TRUE(after.side == kOpponent || after.on() || !restored.weights[i].on());
    }
  });
}

TEST(RestoringLaws, TD5_OnATD3ShotTheOpponentIsNoWorseOffAndTheShooterNoBetter) {
  int punished = 0;
  over_random_shots([&](const RandomShot& shot, const Board& restored) {
    const auto thrown = static_cast<std::size_t>(shot.before.count);
    if (restored.weights[thrown].fate != Fate::kTakenOff) return;
    ++punished;
    for (std::size_t i = 0; i < thrown; ++i) {
      const BoardWeight &was = shot.before.weights[i], &is = restored.weights[i];
      EXPECT_TRUE(was.side == kShooter || !was.on() || is.x >= was.x);
      EXPECT_TRUE(was.side == kOpponent || !is.on() || same_place(is, was));
    }
  });
  EXPECT_GT(punished, 1000);
}

}  // namespace
}  // namespace hammer
