#include <gtest/gtest.h>

#include "game_fixture.h"
#include "hammer/index.h"

namespace hammer {
namespace {

using namespace test;

constexpr int kShooter = 0, kOpponent = 1;

GameFixture tap_and_draw(const Given& given = {}) { return make_game("tap-and-draw", "22ft", given); }
GameFixture counting_like_horse_collar(const Given& more = {}) {
  Given given{set(Option::kScoring, Scoring::kHorseCollar)};
  given.insert(given.end(), more.begin(), more.end());
  return tap_and_draw(given);
}

// A shot of the shooter's: weights as they lay, what became of them, and the weight shot, which comes last.
class TapAndDrawShot : public testing::Test {
 protected:
  int lay(int side, double x, double y) {
    before_.add({side == kShooter ? Color::kRed : Color::kBlue, static_cast<std::int8_t>(side), Fate::kOn, x, y});
    after_ = before_;
    return before_.count - 1;
  }
  int lay_own(double x, double y = 0) { return lay(kShooter, x, y); }
  int lay_theirs(double x, double y = 0) { return lay(kOpponent, x, y); }

  void move(int i, double x, double y) {
    at(i).x = x;
    at(i).y = y;
  }
  void knock_off(int i) {
    at(i).fate = Fate::kFell;
    move(i, kLength + 0.01, at(i).y);
  }
  void was_off(int i) {
    knock_off(i);
    before_ = after_;
  }
  void shoot(double x, double y = 0, Fate fate = Fate::kOn) {
    shot_ = after_.count;
    after_.add({Color::kRed, kShooter, fate, x, y});
    restored_ = after_;
    const Ruler ruler = fixture_.ruler();
    fixture_.game->restore({before_, shot_, ruler, fixture_.options, kRadius}, restored_);
  }

  const BoardWeight& restored(int i) const { return restored_.weights[idx(i)]; }
  void expect_back(int i) const {
    const BoardWeight& was = before_.weights[idx(i)];
    EXPECT_EQ(restored(i).fate, Fate::kOn) << i;
    EXPECT_EQ(restored(i).x, was.x) << i;
    EXPECT_EQ(restored(i).y, was.y) << i;
  }
  void expect_left(int i) const {
    const BoardWeight& is = after_.weights[idx(i)];
    EXPECT_EQ(restored(i).fate, is.fate) << i;
    EXPECT_EQ(restored(i).x, is.x) << i;
    EXPECT_EQ(restored(i).y, is.y) << i;
  }

  GameFixture fixture_ = tap_and_draw();
  int shot_ = -1;

 private:
  BoardWeight& at(int i) { return after_.weights[idx(i)]; }
  Board before_, after_, restored_;
};

TEST_F(TapAndDrawShot, TD2_OwnWeightKnockedOffStaysOff) {
  const int own = lay_own(kTwo);
  knock_off(own);
  shoot(kTwo);
  EXPECT_EQ(restored(own).fate, Fate::kFell);
  expect_left(shot_);
}

TEST_F(TapAndDrawShot, TD2_AlsoOnAShotThatKnocksAnOpponentOff) {
  const int own = lay_own(kTwo), theirs = lay_theirs(kThree, 0.1);
  knock_off(own);
  knock_off(theirs);
  shoot(kOne);
  EXPECT_EQ(restored(own).fate, Fate::kFell);
  expect_back(theirs);
}

TEST_F(TapAndDrawShot, TD3_AnOpponentsWeightKnockedOffGoesBackAndTheShotWeightIsTakenOff) {
  const int theirs = lay_theirs(kThree, 0.05);
  knock_off(theirs);
  shoot(kThree);
  expect_back(theirs);
  EXPECT_EQ(restored(shot_).fate, Fate::kTakenOff);
}

TEST_F(TapAndDrawShot, TD3_AShotWeightThatFellItselfHasFallen) {
  const int theirs = lay_theirs(kThree);
  knock_off(theirs);
  shoot(kLength + 0.01, 0, Fate::kFell);
  expect_back(theirs);
  EXPECT_EQ(restored(shot_).fate, Fate::kFell);
}

TEST_F(TapAndDrawShot, TD3_AllThatWereKnockedOffGoBack) {
  const int one = lay_theirs(kThree), two = lay_theirs(kThree, 0.1);
  knock_off(one);
  knock_off(two);
  shoot(kTwo);
  expect_back(one);
  expect_back(two);
}

TEST_F(TapAndDrawShot, TD3_OneKnockedBackIntoADeadWeightCountsAsKnockedOff) {
  const int theirs = lay_theirs(2.0);
  move(theirs, kShort, 0);
  shoot(2.0, 0.1);
  expect_back(theirs);
  EXPECT_EQ(restored(shot_).fate, Fate::kTakenOff);
}

TEST_F(TapAndDrawShot, TD3_NotWhereDeadWeightsStay) {
  fixture_ = counting_like_horse_collar();
  const int theirs = lay_theirs(2.0);
  move(theirs, kShort, 0);
  shoot(2.0, 0.1);
  expect_left(theirs);
  expect_left(shot_);
}

TEST_F(TapAndDrawShot, TD3_OneThatWasOffBeforeIsNoneOfThisShots) {
  const int theirs = lay_theirs(kTwo), own = lay_own(kOne);
  was_off(theirs);
  move(own, kTwo, 0);
  shoot(kOne);
  EXPECT_EQ(restored(theirs).fate, Fate::kFell);
  expect_left(own);
  expect_left(shot_);
}

TEST_F(TapAndDrawShot, TD4_OwnWeightsThatMovedGoBackToo) {
  const int own = lay_own(kOne), untouched = lay_own(kOne, 0.2), theirs = lay_theirs(kThree);
  move(own, kTwo, 0.05);
  knock_off(theirs);
  shoot(kThree, 0.1);
  expect_back(own);
  expect_back(untouched);
}

TEST_F(TapAndDrawShot, TD4_OnAnyOtherShotTheyStay) {
  const int own = lay_own(kOne), theirs = lay_theirs(kThree);
  move(own, kTwo, 0.05);
  shoot(kOne);
  expect_left(own);
  expect_left(theirs);
  expect_left(shot_);
}

TEST_F(TapAndDrawShot, TD5_AnOpponentsWeightTappedForwardKeepsItsBetterPlace) {
  const int tapped = lay_theirs(kOne), knocked = lay_theirs(kThree);
  move(tapped, kTwo, 0.1);
  knock_off(knocked);
  shoot(kOne);
  expect_left(tapped);
  expect_back(knocked);
}

TEST_F(TapAndDrawShot, TD5_OneMovedBackOrSidewaysGoesBackOnATD3Shot) {
  const int back = lay_theirs(kTwo), sideways = lay_theirs(kOne), knocked = lay_theirs(kThree);
  move(back, kTwo - 0.02, 0);
  move(sideways, kOne + 5e-10, 0.1);  // no deeper than by rounding
  knock_off(knocked);
  shoot(4);
  expect_back(back);
  expect_back(sideways);
}

TEST_F(TapAndDrawShot, TD5_AnyGainIsForwardWhateverCountsAsLevel) {
  const int tapped = lay_theirs(kOne), knocked = lay_theirs(kThree);
  move(tapped, kOne + 0.000001, 0.1);
  knock_off(knocked);
  shoot(4);
  expect_left(tapped);
}

TEST_F(TapAndDrawShot, TD5_OnAnyOtherShotAllStayWhereTheyCameToRest) {
  const int back = lay_theirs(kTwo), forward = lay_theirs(kOne);
  move(back, kTwo - 0.2, 0);
  move(forward, kOne + 0.2, 0.1);
  shoot(4);
  expect_left(back);
  expect_left(forward);
  expect_left(shot_);
}

TEST_F(TapAndDrawShot, TD6_WhateverLiesOnThePlaceGoesBackAsWell) {
  const int knocked = lay_theirs(kTwo), tapped = lay_theirs(kTwo - 0.1);
  knock_off(knocked);
  move(tapped, kTwo - kRadius, 0);  // half on the place of the one that fell
  shoot(kOne);
  expect_back(knocked);
  expect_back(tapped);
}

TEST_F(TapAndDrawShot, TD6_TouchingIsNoOverlap) {
  const int knocked = lay_theirs(kTwo), tapped = lay_theirs(kTwo - 0.2);
  knock_off(knocked);
  move(tapped, kTwo - 2 * kRadius, 0);
  shoot(kOne);
  expect_back(knocked);
  expect_left(tapped);
}

TEST_F(TapAndDrawShot, TD6_AMicrometreIsAnOverlap) {
  const int knocked = lay_theirs(kTwo), tapped = lay_theirs(kTwo - 0.2);
  knock_off(knocked);
  move(tapped, kTwo - 2 * kRadius + 1e-6, 0);
  shoot(kOne);
  expect_back(tapped);
}

TEST_F(TapAndDrawShot, TD6_AndSoOnDownAChainInWhicheverOrderTheyLie) {
  // Each was tapped onto the place of the one before it; only the last has a place of its own to keep.
  const int third = lay_theirs(kTwo - 0.3), first = lay_theirs(kTwo - 0.1), knocked = lay_theirs(kTwo),
            second = lay_theirs(kTwo - 0.2);
  const int free = lay_own(kOne, 0.1), tapped_free = lay_theirs(kOne, -0.1);
  knock_off(knocked);
  move(first, kTwo - 0.001, 0);
  move(second, kTwo - 0.1 - 0.001, 0);
  move(third, kTwo - 0.2 - 0.001, 0);
  move(tapped_free, kOne + 0.1, -0.1);
  shoot(3);
  for (const int i : {knocked, first, second, third}) expect_back(i);
  expect_back(free);
  expect_left(tapped_free);
}

TEST_F(TapAndDrawShot, TD6_AnOwnWeightThatGoesBackAlsoClearsItsPlace) {
  const int own = lay_own(kTwo - 0.1), tapped = lay_theirs(kTwo - 0.2), knocked = lay_theirs(kThree);
  move(own, kTwo, 0.1);
  move(tapped, kTwo - 0.1, 0);
  knock_off(knocked);
  shoot(kOne);
  expect_back(own);
  expect_back(tapped);
}

TEST_F(TapAndDrawShot, TD6_AnOwnWeightThatFellIsNotRevived) {
  const int own = lay_own(kTwo), tapped = lay_theirs(kTwo - 0.2), knocked = lay_theirs(kThree);
  knock_off(own);
  knock_off(knocked);
  move(tapped, kTwo, 0);  // on the place of the shooter's, which stays empty
  shoot(kOne);
  EXPECT_EQ(restored(own).fate, Fate::kFell);
  expect_left(tapped);
}

TEST(TapAndDraw, TD1_ThePrizeIsShootingFirstAndTheScorerShootsLast) {
  const Game& game = *tap_and_draw().game;
  EXPECT_EQ(game.turns, find_game("knock-off")->turns);
  EXPECT_EQ(game.prize, Prize::kFirst);
  EXPECT_EQ(game.next_first({.first = 0, .last = 1, .points = {3, 0}}), 1);
  EXPECT_EQ(game.next_first({.first = 0, .last = 1, .points = {0, 3}}), 0);
}

TEST(TapAndDraw, TD1_NobodyScoredSoTheOrderChanges) {
  EXPECT_EQ(tap_and_draw().game->next_first({.first = 0, .last = 1, .points = {0, 0}}), 1);
  EXPECT_EQ(tap_and_draw().game->next_first({.first = 1, .last = 0, .points = {0, 0}}), 0);
}

TEST(TapAndDraw, TD7_ScoresLikeKnockOffToFifteenByDefault) {
  EXPECT_EQ(tap_and_draw().options.game_score(), 15);
  EXPECT_EQ(tap_and_draw().judge({red(kHangs), red(kTwo), blue(kOne)}).points, (Points{6, 0}));
  EXPECT_FALSE(tap_and_draw().game->both_can_score(tap_and_draw().options));
}

TEST(TapAndDraw, TD7_OrLikeHorseCollarToFiftyOne) {
  EXPECT_EQ(counting_like_horse_collar().options.game_score(), 51);
  EXPECT_EQ(counting_like_horse_collar({set(Option::kGameScore, 30)}).options.game_score(), 30);
}

TEST(TapAndDraw, TD7_OrByRingsOnATargetBoardOnly) {
  const GameFixture rings = make_game("tap-and-draw", "22ft-target", {set(Option::kScoring, Scoring::kTarget)});
  EXPECT_EQ(rings.options.game_score(), 15);
  EXPECT_EQ(rings.judge({red(kLength - 0.254), blue(6.28)}).points, (Points{5, 0}));
  for (const Table& table : tables()) {
    EXPECT_EQ(rings.game->is_played_on(table, rings.options), table.target.has_value()) << table.name;
    EXPECT_NE(rings.game->is_played_on(table, tap_and_draw().options), table.target.has_value()) << table.name;
  }
}

TEST(TapAndDraw, TD8_EachSideCountsItsOwnFourAndBothMayScore) {
  const Judgement round =
      counting_like_horse_collar().judge({red(kThree), red(kOne), blue(kHangs), blue(kTwo), blue(kHangs, kOverSide)});
  EXPECT_EQ(round.points, (Points{4, 41}));
  EXPECT_TRUE(counting_like_horse_collar().game->both_can_score(counting_like_horse_collar().options));
}

TEST(TapAndDraw, TD8_EachSideNeedsAThreeOfItsOwn) {
  const Judgement round = counting_like_horse_collar().judge({red(kTwo), red(kOne), blue(kThree)});
  EXPECT_EQ(round.points, (Points{0, 3}));
  EXPECT_EQ(round.verdicts, (std::array{Verdict::kNoThree, Verdict::kScores}));
}

TEST(TapAndDraw, TD8_ADeadWeightVoidsOnlyItsOwnSidesRound) {
  const Judgement round = counting_like_horse_collar().judge({red(kThree), red(kShort), blue(kThree, 0.1)});
  EXPECT_EQ(round.points, (Points{0, 3}));
  EXPECT_EQ(round.verdicts, (std::array{Verdict::kVoided, Verdict::kScores}));
  EXPECT_EQ(round.weights[0].other, 1);
}

TEST(TapAndDraw, TD8_TheHigherScorerShootsLastAndEqualChangesTheOrder) {
  const Game& game = *tap_and_draw().game;
  EXPECT_EQ(game.next_first({.first = 0, .last = 1, .points = {13, 3}}), 1);
  EXPECT_EQ(game.next_first({.first = 0, .last = 1, .points = {3, 13}}), 0);
  EXPECT_EQ(game.next_first({.first = 0, .last = 1, .points = {13, 13}}), 1);
}

TEST(TapAndDraw, TD8_EndsAsHorseCollarDoes) {
  EXPECT_EQ(winner(counting_like_horse_collar(), {51, 51}), kStillLevel);
  EXPECT_EQ(winner(counting_like_horse_collar(), {51, 60}), 1);
  EXPECT_EQ(winner(counting_like_horse_collar(), {50, 40}), kNotYet);
}

TEST(TapAndDraw, X3_HangerValueWithKnockOffScoring) {
  EXPECT_EQ(tap_and_draw({set(Option::kHangerValue, 5)}).judge({red(kHangs)}).points, (Points{5, 0}));
  EXPECT_FALSE(counting_like_horse_collar().options.has(Option::kHangerValue));
}

TEST(TapAndDraw, X4_TiedLeadersCancel) {
  const GameFixture fixture = tap_and_draw({set(Option::kTiedLeaders, TiedLeaders::kCancel)});
  EXPECT_EQ(fixture.judge({red(kThree), blue(kThree, 0.1), blue(kOne)}).points, (Points{0, 1}));
}

}  // namespace
}  // namespace hammer
