#include <cmath>

#include "hammer/index.h"
#include "match_spec.h"

namespace hammer::test {
namespace {

const BoardWeight& weight(const Match& match, int i) { return match.state().board.weights[idx(i)]; }

constexpr double kHalf = 0.254, kRadius = 0.02937;

TEST(Shots, M9_AnywhereAcrossTheWidthWhollyOnTheBoard) {
  Match match = opened({});
  expect_refused(match, shot(2, kHalf - kRadius + 1e-6), Refusal::kPlace);
  expect_refused(match, shot(2, -kHalf + kRadius - 1e-6), Refusal::kPlace);
  did(match, shot(2, kHalf - kRadius));
  did(match, shot(2, -kHalf + kRadius));
}

TEST(Shots, M9_ReleasedBeforeTheShortFoulLineOnEveryTable) {
  for (const Table& table : tables())
    for (const WeightSize& size : weight_sizes()) EXPECT_LT(kReleaseX + size.radius, table.foul_line - kLineWidth / 2);
}

TEST(Shots, M9_FourTogetherNeedMoreRoom) {
  Match match = opened({.game = "crazy-eight"});
  const auto four_at = [](double y) {
    const Shot aimed{.y = y, .speed = 1.7};
    return ThrowFour{Color::kRed, aimed, 0, aimed, 0};
  };
  expect_refused(match, four_at(kHalf - 2 * kRadius), Refusal::kPlace);
  did(match, four_at(kHalf - 2 * kRadius - 0.0006));
}

TEST(Shots, NonsenseIsRefusedByField) {
  Match match = opened({});
  const double nan = std::nan(""), infinity = INFINITY;
  for (const double bad : {nan, infinity, -infinity}) {
    expect_refused(match, shot(bad), Refusal::kShotNotFinite);
    expect_refused(match, shot(2, bad), Refusal::kShotNotFinite);
    expect_refused(match, shot(2, 0, bad), Refusal::kShotNotFinite);
  }
  expect_refused(match, shot(-1), Refusal::kSpeed);
  expect_refused(match, shot(kMaxSpeed * 1.01), Refusal::kSpeed);
  expect_refused(match, shot(2, 0, 1.6), Refusal::kAngle);
  Shoot spun = shot(2);
  spun.thrown.spin = 501;
  expect_refused(match, spun, Refusal::kSpin);
}

TEST(Shots, AWeightLyingAtTheReleasePlaceBlocksIt) {
  Match match = opened({.game = "horse-collar"});
  did(match, shot(0));
  expect_refused(match, shot(2), Refusal::kReleaseBlocked);
  did(match, shot(2, 0.1));
}

TEST(Shots, G9_ADeadWeightIsRemovedAtOnce) {
  Match match = opened({});
  const auto notes = did(match, lag_to(1.0));
  EXPECT_EQ(weight(match, 0).fate, Fate::kDead);
  EXPECT_EQ(count_of(notes, NoteKind::kDeadRemoved), 1);
}

TEST(Shots, G9_OrStaysWhereTheGameSaysSo) {
  Match match = opened({.game = "horse-collar"});
  did(match, lag_to(1.0));
  EXPECT_TRUE(weight(match, 0).on());
}

// Puts a weight of the board just where a test wants it: a logged shot need not have been simulated.
void placed(Match& match, double x, double y) {
  Slide slide{{}, true, {}};
  for (const BoardWeight& there : match.state().board.shot())
    if (there.on()) slide.rests.push_back({there.x, there.y, Edge::kNone});
  slide.rests.push_back({x, y, Edge::kNone});
  ASSERT_TRUE(match.append(ShotPlayed{shot(2), slide}));
}

// The next weight is shot, and every weight ends where the test says.
std::vector<Note> ends(Match& match, std::vector<Rest> rests, bool touched_cushion = true) {
  const auto notes = match.append(ShotPlayed{shot(2), Slide{std::move(rests), touched_cushion, {}}});
  EXPECT_TRUE(notes);
  return notes ? notes.value() : std::vector<Note>{};
}

TEST(Shots, G9_EveryWeightIsLookedAtAlsoOneKnockedBackOverTheFoulLine) {
  Match match = opened({});
  placed(match, 2.0, 0);
  const auto notes = ends(match, {{1.80, 0, Edge::kNone}, {2.5, 0, Edge::kNone}});
  EXPECT_EQ(weight(match, 0).fate, Fate::kDead);
  EXPECT_TRUE(weight(match, 1).on());
  EXPECT_EQ(find_note(notes, NoteKind::kDeadRemoved)->weight, 0);
}

TEST(Shots, G9_ARemovedWeightIsOffForTheRound) {
  Match match = opened({});
  did(match, lag_to(1.0));
  did(match, lag_to(5.0, 0.1));
  EXPECT_EQ(weight(match, 0).fate, Fate::kDead);
  EXPECT_EQ(match.log().size(), 3u);
  EXPECT_EQ(std::get<ShotPlayed>(match.log()[2]).slide.rests.size(), 1u);  // it is no longer there to be struck
}

TEST(Shots, G1_AWeightOverAnEdgeIsOffForTheRound) {
  Match match = opened({});
  const auto notes = did(match, shot(4));
  EXPECT_EQ(weight(match, 0).fate, Fate::kFell);
  EXPECT_EQ(find_note(notes, NoteKind::kFell)->weight, 0);
}

TEST(Shots, BK2_BK3_AShotThatTouchesNoCushionIsTakenOffAndWhatItMovedGoesBack) {
  Match match = opened({.table = "9ft-bank"});
  placed(match, 2.0, 0);
  const auto notes = ends(match, {{2.30, 0.05, Edge::kFar}, {2.0, 0, Edge::kNone}}, false);
  EXPECT_TRUE(weight(match, 0).on());
  EXPECT_EQ(weight(match, 0).x, 2.0);
  EXPECT_EQ(weight(match, 1).fate, Fate::kTakenOff);
  EXPECT_EQ(count_of(notes, NoteKind::kNoCushion), 1);
  EXPECT_EQ(find_note(notes, NoteKind::kPutBack)->weight, 0);
}

TEST(Shots, BK2_TheTableWatchesTheCushions) {
  Match match = opened({.table = "9ft-bank"});
  did(match, shot(1.0, 0, 0));
  EXPECT_EQ(weight(match, 0).fate, Fate::kTakenOff);
  did(match, shot(1.1, 0, 0.2));
  EXPECT_TRUE(weight(match, 1).on());
}

TEST(Shots, BK2_AWeightTouchedBeforeTheCushionIsTooLate) {
  Match match = opened({.table = "9ft-bank"});
  placed(match, 1.5, 0);
  did(match, shot(1.5, 0.02, 0));  // a thick hit; both may bounce off the sides later
  EXPECT_NE(weight(match, 1).fate, Fate::kOn);
  EXPECT_EQ(weight(match, 0).x, 1.5);
}

TEST(Shots, BK1_TheFourWeightThrowIsExempt) {
  Match match = opened({.game = "crazy-eight", .table = "12ft-bank"});
  const Shot aimed{.speed = 1.25};
  did(match, ThrowFour{Color::kRed, aimed, 0, aimed, 0});
  EXPECT_EQ(match.to_shoot()->side, 0);
  EXPECT_EQ(match.to_shoot()->weights_left, 4);
}

TEST(Shots, M10_TheCushionRuleComesBeforeRestoring) {
  Match match = opened({.game = "tap-and-draw", .table = "9ft-bank"});
  placed(match, 2.0, 0);
  placed(match, 2.1, 0.1);
  // The shooter also knocked its own weight off: with the cushion rule it comes back, by restoring it would not.
  ends(match, {{2.4, 0, Edge::kFar}, {2.4, 0.1, Edge::kFar}, {2.0, 0, Edge::kNone}}, false);
  EXPECT_TRUE(weight(match, 0).on());
  EXPECT_TRUE(weight(match, 1).on());
}

TEST(Shots, M10_RestoringComesBeforeDeadWeights) {
  Match match = opened({.game = "tap-and-draw"});
  placed(match, 2.0, 0);    // red
  placed(match, 2.2, 0.1);  // blue
  // Red knocks blue short of the foul line: it counts as knocked off and comes back, so nothing is left to remove.
  const auto notes = ends(match, {{2.0, 0, Edge::kNone}, {1.7, 0.1, Edge::kNone}, {2.1, 0.2, Edge::kNone}});
  EXPECT_TRUE(weight(match, 1).on());
  EXPECT_EQ(weight(match, 1).x, 2.2);
  EXPECT_EQ(weight(match, 2).fate, Fate::kTakenOff);
  EXPECT_EQ(count_of(notes, NoteKind::kDeadRemoved), 0);
}

TEST(Shots, TD2_OwnWeightKnockedOffStaysOff) {
  Match match = opened({.game = "tap-and-draw"});
  placed(match, 5.0, 0);
  placed(match, 5.2, 0.1);
  ends(match, {{6.4, 0, Edge::kFar}, {5.2, 0.1, Edge::kNone}, {5.0, 0, Edge::kNone}});
  EXPECT_EQ(weight(match, 0).fate, Fate::kFell);
  EXPECT_TRUE(weight(match, 2).on());
}

TEST(Shots, TD3_AnOpponentKnockedOffGoesBackAndTheShotWeightComesOff) {
  Match match = opened({.game = "tap-and-draw"});
  placed(match, 5.0, 0);
  const auto notes = ends(match, {{6.4, 0, Edge::kFar}, {5.0, 0, Edge::kNone}});
  EXPECT_TRUE(weight(match, 0).on());
  EXPECT_EQ(weight(match, 0).x, 5.0);
  EXPECT_EQ(weight(match, 1).fate, Fate::kTakenOff);
  EXPECT_EQ(find_note(notes, NoteKind::kPutBack)->weight, 0);
  EXPECT_EQ(find_note(notes, NoteKind::kTakenOff)->weight, 1);
}

TEST(Shots, M7_DustingRestoresThePowderAndMovesNothing) {
  Match match = opened({.options = {{Option::kWear, 1}}});
  for (int i = 0; i < 3; ++i) did(match, lag_to(5.0 + 0.1 * i, 0.1 * (i - 1)));
  ASSERT_GT(match.state().powder->dryness(5, 2), 0);
  const Board board = match.state().board;
  did(match, Dust{DustArea::kWhole});
  EXPECT_EQ(match.state().powder->dryness(5, 2), 0);
  for (int i = 0; i < board.count; ++i) EXPECT_EQ(weight(match, i).x, board.weights[idx(i)].x);
}

TEST(Shots, M7_EdgesOnlyOrOnlyWhenTheDirectorGrantsIt) {
  Match edges = opened({.options = {{Option::kWear, 1}, {Option::kDusting, 1}}});
  expect_refused(edges, Dust{DustArea::kWhole}, Refusal::kDustArea);
  did(edges, Dust{DustArea::kEdges});
  expect_refused(edges, GrantDust{}, Refusal::kGrantNotNeeded);

  Match director = opened({.options = {{Option::kWear, 1}, {Option::kDusting, 2}}});
  expect_refused(director, Dust{DustArea::kWhole}, Refusal::kDustNotGranted);
  did(director, GrantDust{});
  did(director, Dust{DustArea::kWhole});
  expect_refused(director, Dust{DustArea::kWhole}, Refusal::kDustNotGranted);
}

TEST(Shots, M7_WhatTheDirectorGrantedOneSideDoesNotPassToTheOther) {
  for (const bool by_report : {false, true}) {
    Match match = opened({.options = {{Option::kWear, 1}, {Option::kDusting, 2}}});
    did(match, GrantDust{});
    if (by_report) {
      did(match, points({}));
    } else {
      did(match, Forfeit{});
    }
    expect_refused(match, Dust{DustArea::kWhole}, Refusal::kDustNotGranted);
  }
}

TEST(Shots, M7_WithoutWearThereIsNothingToDust) {
  Match match = opened({});
  expect_refused(match, Dust{DustArea::kWhole}, Refusal::kNothingWorn);
  expect_refused(match, GrantDust{}, Refusal::kNothingWorn);
}

TEST(Shots, WearBelongsToTheTableAndIsTurnedWithTheEnds) {
  Match match = opened({.options = {{Option::kWear, 1}}});
  did(match, lag_to(3.0, 0.2));
  const double before = match.state().powder->dryness(2, kPowderCellsAcross - 1);
  ASSERT_GT(before, 0);
  did(match, points({}));
  EXPECT_EQ(match.state().powder->dryness(kPowderCellsAlong - 3, 0), before);
}

TEST(Shots, WornPowderSlowsTheNextWeight) {
  Match fresh = opened({}), worn = opened({.options = {{Option::kWear, 1}}});
  for (int i = 0; i < 4; ++i) {
    did(worn, lag_to(4, 0));
    did(fresh, lag_to(4, 0));
    did(worn, points({}));
    did(worn, points({}));
    did(fresh, points({}));
    did(fresh, points({}));
  }
  did(worn, lag_to(4, 0));
  did(fresh, lag_to(4, 0));
  EXPECT_LT(weight(worn, 0).x, weight(fresh, 0).x - 0.01);
}

}  // namespace
}  // namespace hammer::test
