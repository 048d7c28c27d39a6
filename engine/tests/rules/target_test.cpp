#include <gtest/gtest.h>

#include "game_fixture.h"
#include "hammer/index.h"

namespace hammer {
namespace {

using namespace test;

GameFixture target(const Given& given = {}) { return make_game("target", "22ft-target", given); }

// On the cross-line through the bullseye, worth so much; negative y to the right.
constexpr double kBullseye = kLength - 0.254;
constexpr double kWorth2 = 0.15, kWorth3 = 0.07, kWorth4 = 0.03, kWorth5 = 0;

TEST(Target, TG1_PlayTurnsAndGameScoreAsInKnockOff) {
  const Game &game = *target().game, &knock_off = *find_game("knock-off");
  EXPECT_EQ(game.turns, knock_off.turns);
  EXPECT_EQ(game.next_first, knock_off.next_first);
  EXPECT_EQ(game.prize, knock_off.prize);
  EXPECT_EQ(target().options.game_score(), 15);
  EXPECT_EQ(winner(target(), {15, 14}), 0);
  EXPECT_EQ(winner(target(), {14, 14}), kNotYet);
}

TEST(Target, TG1_IsPlayedOnTargetBoardsOnly) {
  const GameFixture fixture = target();
  for (const Table& table : tables())
    EXPECT_EQ(fixture.game->is_played_on(table, fixture.options), table.target.has_value()) << table.name;
}

TEST(Target, TG2_ValuesByRing) {
  const Judgement round = target().judge({red(3), red(kBullseye, kWorth2), red(kBullseye, -kWorth3),
                                          red(kBullseye, kWorth4), red(kBullseye, kWorth5), red(kShort)});
  for (int i = 0; i < 5; ++i) EXPECT_EQ(round.weights[idx(i)].value, i + 1);
  EXPECT_EQ(round.weights[0].zone, Zone::kOne);
  EXPECT_EQ(round.weights[4].zone, Zone::kFive);
  EXPECT_EQ(round.weights[5].zone, Zone::kDead);
}

TEST(Target, TG2_InPlayBeyondTheRingsIsWorthOne) {
  EXPECT_EQ(target().judge({red(kLength - 0.001)}).points, (Points{1, 0}));
}

TEST(Target, TG3_TheBestSideScoresWhatIsWorthMoreThanTheOthersBest) {
  const Judgement round =
      target().judge({red(kBullseye, kWorth4), red(kBullseye, -kWorth3), red(4), blue(kBullseye, kWorth2), blue(5)});
  EXPECT_EQ(round.points, (Points{7, 0}));
  EXPECT_EQ(round.weights[0].why, Why::kCountsBetter);
  EXPECT_EQ(round.weights[0].other, 3);
  EXPECT_EQ(round.weights[2].why, Why::kNotBetter);
  EXPECT_EQ(round.weights[3].why, Why::kNotBetter);
  EXPECT_EQ(round.weights[3].other, 0);
}

TEST(Target, TG3_EqualToTheOthersBestDoesNotCount) {
  EXPECT_EQ(target().judge({red(kBullseye, kWorth3), red(kBullseye, -kWorth2), blue(kBullseye, kWorth2)}).points,
            (Points{3, 0}));
}

TEST(Target, TG3_EqualBestScoresNothingWhateverTheDepth) {
  const Judgement round = target().judge({red(6.28), red(5), blue(4)});
  EXPECT_EQ(round.points, (Points{0, 0}));
  EXPECT_EQ(round.verdicts[0], Verdict::kLevel);
  EXPECT_EQ(round.weights[1].why, Why::kEqualBest);
  EXPECT_EQ(round.weights[1].other, 2);
}

TEST(Target, TG3_DepthNeverMatters) {
  EXPECT_EQ(target().judge({red(kBullseye - 0.07), blue(6.28)}).points, (Points{3, 0}));
}

TEST(Target, TG3_NoneInPlayScoresNothing) {
  EXPECT_EQ(target().judge({red(kShort)}).verdicts[0], Verdict::kNoneInPlay);
}

TEST(Target, TG4_TheWinnerOfTheRoundShootsFirst) {
  EXPECT_EQ(target().game->next_first({.first = 0, .last = 1, .points = {2, 0}}), 0);
  EXPECT_EQ(target().game->next_first({.first = 0, .last = 1, .points = {0, 2}}), 1);
  EXPECT_EQ(target().game->next_first({.first = 0, .last = 1, .points = {0, 0}}), 1);
}

TEST(Target, X4_EqualPairsCancelByValue) {
  const GameFixture cancelling = target({set(Option::kTiedLeaders, TiedLeaders::kCancel)});
  const Judgement round =
      cancelling.judge({red(kBullseye, kWorth3), blue(kBullseye, -kWorth3), red(kBullseye, kWorth2), blue(5)});
  EXPECT_EQ(round.points, (Points{2, 0}));
  EXPECT_EQ(round.weights[0].why, Why::kCancelled);
  EXPECT_EQ(cancelling.judge({red(4), blue(5), red(4.5), blue(5.5)}).points, (Points{0, 0}));
  EXPECT_EQ(cancelling.judge({red(4), blue(5), red(4.5)}).points, (Points{1, 0}));
}

TEST(Target, HasNoHangerValue) { EXPECT_FALSE(target().options.has(Option::kHangerValue)); }

TEST(Target, FourAtTheInnerRingAreTheMostARoundIsWorth) {
  const Game& game = *target().game;
  for (int points = 0; points <= 16; ++points)
    EXPECT_TRUE(game.can_score(*target().table, target().options, points)) << points;
  EXPECT_FALSE(game.can_score(*target().table, target().options, 17));
  const double r = kWorth4 + 0.014;  // all four touch it, and not each other
  EXPECT_EQ(target().judge({red(kBullseye + r), red(kBullseye - r), red(kBullseye, r), red(kBullseye, -r)}).points,
            (Points{16, 0}));
}

}  // namespace
}  // namespace hammer
