#include <gtest/gtest.h>

#include "game_fixture.h"

namespace hammer {
namespace {

using namespace test;

GameFixture baseball(const Given& given = {}) { return make_game("baseball", "22ft", given); }

TEST(Baseball, BB1_IsCountedLikeHorseCollar) {
  const Game &game = *baseball().game, &horse_collar = *find_game("horse-collar");
  EXPECT_EQ(game.turns, horse_collar.turns);
  EXPECT_EQ(game.score, horse_collar.score);
  EXPECT_EQ(baseball().judge({red(kThree), red(kTwo), blue(kHangs, kOverSide)}).points[0], 31);
  EXPECT_EQ(baseball().judge({red(kTwo)}).points[0], 0);
}

TEST(Baseball, BB1_NineInningsAndTheHighestTotalWins) {
  EXPECT_EQ(baseball().options.innings(), 9);
  EXPECT_FALSE(baseball().options.has(Option::kGameScore));
  EXPECT_EQ(winner(baseball(), {200, 10}, 8), kNotYet);
  EXPECT_EQ(winner(baseball(), {3, 10}, 9), 1);
  EXPECT_EQ(winner(baseball(), {3, 10, 11}, 9), 2);
}

TEST(Baseball, BB1_TheNumberOfInningsIsAnOption) {
  const GameFixture one = baseball({set(Option::kInnings, 1)});
  EXPECT_EQ(winner(one, {3, 0}, 1), 0);
  EXPECT_EQ(winner(baseball({set(Option::kInnings, 12)}), {3, 0}, 11), kNotYet);
}

TEST(Baseball, BB2_LevelAfterTheLastInningMeansAnExtraOne) {
  EXPECT_EQ(winner(baseball(), {10, 10}, 9), kStillLevel);
  EXPECT_EQ(winner(baseball(), {0, 0, 0, 0}, 9), kStillLevel);
  EXPECT_EQ(winner(baseball(), {10, 4, 10}, 10), kStillLevel);
  EXPECT_EQ(winner(baseball(), {10, 4, 13}, 11), 2);
}

TEST(Baseball, X5_HasNoWinByTwo) {
  EXPECT_FALSE(baseball().options.has(Option::kWinByTwo));
  EXPECT_EQ(winner(baseball(), {11, 10}, 9), 0);
}

}  // namespace
}  // namespace hammer
