#include "match_spec.h"

#include "hammer/index.h"

namespace hammer::test {
namespace {

Toss tails_called_by(int side, Coin landed, End end = End::kA) {
  return {.side = side, .call = Coin::kTails, .landed = landed, .end = end};
}

TEST(Opening, M2_TheCallerWinsWhenTheCoinLandsAsCalled) {
  Match match = match_of({});
  did(match, tails_called_by(1, Coin::kTails));
  EXPECT_EQ(match.state().phase, Phase::kChoice);
  EXPECT_EQ(match.state().chooser, 1);
}

TEST(Opening, M2_TheOtherSideWinsWhenItDoesNot) {
  Match match = match_of({});
  did(match, tails_called_by(1, Coin::kHeads));
  EXPECT_EQ(match.state().chooser, 0);
}

TEST(Opening, M2_TheWinnerTakesTheHammerAndTheLoserHasItsColour) {
  Match match = match_of({});
  did(match, tails_called_by(1, Coin::kTails));
  did(match, Choose{Take::kHammer});
  EXPECT_EQ(match.state().phase, Phase::kShooting);
  EXPECT_EQ(match.hammer(), 1);
  EXPECT_EQ(match.first(), 0);
}

TEST(Opening, M2_TheLoserChoosesItsColourWhereNamesDoNotDecideIt) {
  Match match = match_of({.sides = {"Ann", "Bob"}});
  did(match, tails_called_by(0, Coin::kTails));
  did(match, Choose{Take::kHammer});
  EXPECT_EQ(match.state().phase, Phase::kChoice);
  EXPECT_EQ(match.state().chooser, 1);
  expect_refused(match, Choose{Take::kHammer}, Refusal::kChoiceGone);
  expect_refused(match, Choose{Take::kColor}, Refusal::kColorMissing);
  did(match, Choose{Take::kColor, Color::kRed});
  EXPECT_EQ(match.state().colors[1], Color::kRed);
  EXPECT_EQ(match.state().colors[0], Color::kBlue);
  EXPECT_EQ(match.hammer(), 0);
}

TEST(Opening, M2_TakingAColourLeavesTheHammerToTheOtherSide) {
  Match match = match_of({.sides = {"Ann", "Bob"}});
  did(match, tails_called_by(0, Coin::kTails));
  did(match, Choose{Take::kColor, Color::kBlue});
  EXPECT_EQ(match.state().phase, Phase::kShooting);
  EXPECT_EQ(match.hammer(), 1);
  EXPECT_EQ(match.state().colors[0], Color::kBlue);
}

TEST(Opening, M2_InTapAndDrawTheOtherSideGetsTheFirstShot) {
  Match match = match_of({.game = "tap-and-draw", .sides = {"Ann", "Bob"}});
  did(match, tails_called_by(0, Coin::kTails));
  did(match, Choose{Take::kColor, Color::kBlue});
  EXPECT_EQ(match.first(), 1);
}

TEST(Opening, M2_SidesNamedRedAndBlueKeepThoseColours) {
  Match match = match_of({});
  did(match, tails_called_by(0, Coin::kTails));
  expect_refused(match, Choose{Take::kColor, Color::kBlue}, Refusal::kColorTaken);
  did(match, Choose{Take::kColor, Color::kRed});
  EXPECT_EQ(match.state().colors[0], Color::kRed);
}

TEST(Opening, M2_WithoutColoursOnlyTheOrderIsChosen) {
  Match match = match_of({.game = "horse-collar", .sides = {"Ann", "Bob"}});
  did(match, tails_called_by(0, Coin::kTails));
  expect_refused(match, Choose{Take::kColor, Color::kRed}, Refusal::kNoColors);
  did(match, Choose{Take::kFirst});
  EXPECT_EQ(match.first(), 0);
  EXPECT_EQ(match.hammer(), 1);
}

TEST(Opening, M2_ThreeSidesHaveTheirOrderDrawn) {
  Match match = match_of({.game = "crazy-eight", .sides = {"Ann", "Bob", "Cy"}});
  expect_refused(match, tails_called_by(0, Coin::kTails), Refusal::kCallNotNeeded);
  expect_refused(match, Toss{.order = {0, 0, 1}}, Refusal::kOrder);
  did(match, Toss{.order = {2, 0, 1}});
  EXPECT_EQ(match.first(), 2);
  EXPECT_EQ(match.hammer(), 1);
}

TEST(Opening, M2_TheDrawGivesEverySideEveryPlace) {
  const Match match = match_of({.game = "horse-collar", .sides = {"a", "b", "c", "d"}});
  std::array<std::array<int, 4>, 4> seen{};
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const Toss toss = draw_toss(match, DrawSource::from_seed(seed), -1, Coin::kHeads, std::nullopt);
    for (int i = 0; i < 4; ++i) ++seen[idx(i)][idx(toss.order[idx(i)])];
  }
  for (const auto& place : seen)
    for (const int times : place) EXPECT_GT(times, 60);
}

TEST(Opening, M2_BrochureTheTossWinnerShootsFirst) {
  Match match = match_of({.preset = Preset::kBrochure});
  did(match, tails_called_by(0, Coin::kHeads));
  EXPECT_EQ(match.state().phase, Phase::kShooting);
  EXPECT_EQ(match.first(), 1);
}

TEST(Opening, M2_TheStartingEndIsTossedForOrDesignated) {
  const Match tossed = match_of({});
  int at_a = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed)
    at_a += draw_toss(tossed, DrawSource::from_seed(seed), 0, Coin::kHeads, End::kB).end == End::kA ? 1 : 0;
  EXPECT_GT(at_a, 70);
  EXPECT_LT(at_a, 130);
  const Match designated = match_of({.options = {{Option::kStartEnd, 1}}});
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    EXPECT_EQ(draw_toss(designated, DrawSource::from_seed(seed), 0, Coin::kHeads, End::kB).end, End::kB);
}

TEST(Opening, M2_AnyOrderMaySimplyBeAgreed) {
  Match match = match_of({.game = "horse-collar", .sides = {"a", "b", "c"}});
  Open open{.order = {1, 0, 2}, .end = End::kB};
  did(match, open);
  EXPECT_EQ(match.first(), 1);
  EXPECT_EQ(match.hammer(), 2);
  EXPECT_EQ(match.state().end, End::kB);
  expect_refused(match, open, Refusal::kNotTossTime);
}

TEST(Opening, TheCoinIsFair) {
  const Match match = match_of({});
  int heads = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed)
    heads +=
        draw_toss(match, DrawSource::from_seed(seed), 0, Coin::kHeads, std::nullopt).landed == Coin::kHeads ? 1 : 0;
  EXPECT_GT(heads, 430);
  EXPECT_LT(heads, 570);
}

TEST(Opening, NobodyShootsBeforeItIsOpened) {
  Match match = match_of({});
  expect_refused(match, shot(2), Refusal::kNotShootingTime);
  expect_refused(match, points({{0, 3}}), Refusal::kNotShootingTime);
  expect_refused(match, Forfeit{}, Refusal::kNotShootingTime);
  expect_refused(match, Choose{Take::kHammer}, Refusal::kNotChoiceTime);
  EXPECT_EQ(match.first(), -1);
  EXPECT_EQ(match.hammer(), -1);
}

TEST(Opening, ATossNeedsASideThatPlays) {
  Match match = match_of({});
  expect_refused(match, tails_called_by(-1, Coin::kTails), Refusal::kCallNeeded);
  expect_refused(match, tails_called_by(2, Coin::kTails), Refusal::kNoSuchSide);
}

}  // namespace
}  // namespace hammer::test
