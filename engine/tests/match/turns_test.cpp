#include "match_spec.h"

#include "hammer/index.h"

namespace hammer::test {
namespace {

TEST(Turns, HC1_ASideShootsAllEightInARowAndThenTheBoardIsCleared) {
  Match match = opened({.game = "horse-collar"});
  for (int i = 0; i < 8; ++i) {
    EXPECT_EQ(match.to_shoot()->side, 0);
    EXPECT_EQ(match.to_shoot()->weights_left, 8 - i);
    did(match, lag_to(5.6, 0.06 * (i - 3.5)));
  }
  EXPECT_EQ(match.to_shoot()->side, 1);
  EXPECT_EQ(match.state().board.count, 0);
}

TEST(Turns, HC1_BothColoursAreShot) {
  Match match = opened({.game = "horse-collar"});
  std::array<int, 2> of_color{};
  for (int i = 0; i < 8; ++i) {
    ++of_color[idx(*match.to_shoot()->color)];
    did(match, Forfeit{});
  }
  EXPECT_EQ(of_color[0], 4);
  EXPECT_EQ(of_color[1], 4);
}

TEST(Turns, HC2_TeamsOfTwoShootFourWeightsEachOneColourAndThenTheOther) {
  Match match = opened({.game = "horse-collar", .team = 2});
  for (int i = 0; i < 8; ++i) {
    EXPECT_EQ(match.to_shoot()->player, i / 4);
    EXPECT_EQ(match.to_shoot()->weights_left, 4 - i % 4);
    EXPECT_EQ(*match.to_shoot()->color, i < 4 ? Color::kRed : Color::kBlue);
    did(match, Forfeit{});
  }
}

TEST(Turns, HC2_TeamsOfFourShootTwoWeightsEach) {
  Match match = opened({.game = "horse-collar", .team = 4});
  for (int i = 0; i < 8; ++i) {
    EXPECT_EQ(match.to_shoot()->player, i / 2);
    EXPECT_EQ(match.to_shoot()->weights_left, 2 - i % 2);
    did(match, Forfeit{});
  }
}

TEST(Turns, HC2_OddNumbersOfSidesPlayInAFixedOrder) {
  Match match = opened({.game = "horse-collar", .sides = {"a", "b", "c"}}, 1);
  for (int turn = 0; turn < 9; ++turn) {
    const int side = (1 + turn) % 3;
    EXPECT_EQ(match.to_shoot()->side, side);
    EXPECT_EQ(match.state().round, 1 + turn / 3);
    did(match, points({{side, 3}}));
  }
}

TEST(Turns, HC2_TeamsAreEqual) {
  auto setup = setup_of({.game = "horse-collar", .team = 2});
  setup.seats.pop_back();
  EXPECT_EQ(find_fault(setup)->fault, SetupFault::kUnequalTeams);
  setup.seats.push_back({"x", 1});
  setup.seats.push_back({"y", 0});
  setup.seats.push_back({"z", 1});
  EXPECT_EQ(find_fault(setup)->fault, SetupFault::kTeamSize);  // three a side
}

TEST(Turns, HC8_TheFrameIsCompletedAndTheHighestWins) {
  Match match = opened({.game = "horse-collar", .options = {{Option::kGameScore, 20}}});
  did(match, points({{0, 26}}));
  EXPECT_EQ(match.state().phase, Phase::kShooting);
  did(match, points({{1, 29}}));
  EXPECT_EQ(match.state().winner, 1);
}

TEST(Turns, HC9_LevelAtTheTopAnotherWholeFrameWithAllSides) {
  for (const int tied : {2, 3, 4}) {
    Match match =
        opened({.game = "horse-collar", .options = {{Option::kGameScore, 10}}, .sides = {"a", "b", "c", "d"}});
    for (int side = 0; side < 4; ++side) did(match, points({{side, side < tied ? 13 : 3}}));
    EXPECT_EQ(match.state().phase, Phase::kShooting) << tied;
    for (int side = 0; side < 4; ++side) {
      EXPECT_EQ(match.to_shoot()->side, side);
      did(match, points({{side, side == 3 ? 26 : 0}}));
    }
    EXPECT_EQ(match.state().winner, 3) << tied;
  }
}

TEST(Turns, HC10_NoLookingBeforeTheTurnsLastWeight) {
  Match match = opened({.game = "horse-collar"});
  did(match, Forfeit{});
  EXPECT_FALSE(match.may_look());
  for (int i = 1; i < 8; ++i) did(match, Forfeit{});
  EXPECT_TRUE(match.may_look());
  Match brochure = opened({.game = "horse-collar", .preset = Preset::kBrochure});
  did(brochure, Forfeit{});
  EXPECT_TRUE(brochure.may_look());
}

TEST(Turns, BB1_NineInningsAndTheLastSideAlwaysHasItsTurn) {
  Match match = opened({.game = "baseball"});
  for (int inning = 1; inning <= 9; ++inning) {
    EXPECT_EQ(match.state().round, inning);
    did(match, points({{0, 3}}));
    EXPECT_EQ(match.state().phase, Phase::kShooting);
    did(match, points({{1, 104}}));  // far ahead: the innings are played all the same
  }
  EXPECT_EQ(match.state().winner, 1);
}

TEST(Turns, BB1_TheNumberOfInningsIsAnOption) {
  Match match = opened({.game = "baseball", .options = {{Option::kInnings, 1}}});
  did(match, points({{0, 3}}));
  did(match, points({{1, 4}}));
  EXPECT_EQ(match.state().winner, 1);
}

TEST(Turns, BB2_LevelAfterTheLastInningExtraInningsOneAtATime) {
  Match match = opened({.game = "baseball", .options = {{Option::kInnings, 2}}});
  for (int turn = 0; turn < 4; ++turn) did(match, points({{turn % 2, 5}}));
  EXPECT_EQ(match.state().round, 3);
  did(match, points({{0, 4}}));
  const auto notes = did(match, points({{1, 4}}));
  EXPECT_EQ(count_of(notes, NoteKind::kExtraFrame), 1);
  did(match, points({{0, 3}}));
  did(match, points({{1, 0}}));
  EXPECT_EQ(match.state().winner, 0);
}

TEST(Turns, HJ1_ATurnThatScoresNothingPutsTheStakeIntoTheJar) {
  for (const std::string game : {"horse-collar", "baseball", "crazy-eight"}) {
    Match match = opened({.game = game, .options = {{Option::kHickeyCents, 25}}});
    did(match, points({{0, 0}}));
    EXPECT_EQ(match.state().jar_cents, 25) << game;
    did(match, points({{1, 4}}));
    EXPECT_EQ(match.state().jar_cents, 25) << game;
    const auto notes = did(match, points({{0, 0}}));
    EXPECT_EQ(match.state().jar_cents, 50) << game;
    EXPECT_EQ(find_note(notes, NoteKind::kHickey)->side, 0);
  }
}

TEST(Turns, HC11_HJ2_TheWinnerTakesTheJar) {
  Match match = opened({.game = "horse-collar", .options = {{Option::kHickeyCents, 10}, {Option::kGameScore, 3}}});
  did(match, points({{0, 0}}));
  const auto notes = did(match, points({{1, 4}}));
  ASSERT_NE(find_note(notes, NoteKind::kJarTaken), nullptr);
  EXPECT_EQ(find_note(notes, NoteKind::kJarTaken)->side, 1);
  EXPECT_EQ(find_note(notes, NoteKind::kJarTaken)->cents, 10);
  EXPECT_EQ(match.state().jar_cents, 0);
}

TEST(Turns, CE7_HJ2_AlsoWhenTheOthersConcede) {
  Match match = opened({.game = "crazy-eight", .options = {{Option::kHickeyCents, 10}}, .sides = {"a", "b", "c"}});
  for (int side = 0; side < 3; ++side) did(match, points({{side, 0}}));
  did(match, Concede{0});
  const auto notes = did(match, Concede{2});
  EXPECT_EQ(match.state().winner, 1);
  EXPECT_EQ(find_note(notes, NoteKind::kJarTaken)->cents, 30);
}

TEST(Turns, M8_ASideThatConcedesIsSkippedAndTheRestPlayOn) {
  Match match = opened({.game = "horse-collar", .sides = {"a", "b", "c"}});
  did(match, shot(2));
  did(match, Concede{0});  // in the middle of its turn
  EXPECT_EQ(match.to_shoot()->side, 1);
  EXPECT_EQ(match.state().board.count, 0);
  EXPECT_EQ(match.first(), 1);
  did(match, points({{1, 3}}));
  did(match, points({{2, 3}}));
  EXPECT_EQ(match.to_shoot()->side, 1);
  EXPECT_EQ(match.state().round, 2);
  expect_refused(match, Concede{0}, Refusal::kAlreadyOut);
}

TEST(Turns, M4_M8_ATurnThatIsSkippedUsesUpNoEnd) {
  Match match = opened({.game = "horse-collar", .sides = {"a", "b", "c"}});
  did(match, points({{0, 3}}));
  EXPECT_EQ(match.state().end, End::kB);
  did(match, Concede{1});  // before its first weight: nobody has moved the weights
  EXPECT_EQ(match.to_shoot()->side, 2);
  EXPECT_EQ(match.state().end, End::kB);
  did(match, shot(2));
  did(match, points({{2, 3}}));
  EXPECT_EQ(match.state().end, End::kA);
}

TEST(Turns, M4_M8_ATurnBrokenOffByConcedingWasTaken) {
  Match match = opened({.game = "horse-collar", .sides = {"a", "b", "c"}});
  did(match, shot(2));
  did(match, Concede{0});
  EXPECT_EQ(match.state().end, End::kB);
}

TEST(Turns, M8_TheLastOfTheFrameConcedesAndTheFrameIsComplete) {
  Match match = opened({.game = "horse-collar", .options = {{Option::kGameScore, 10}}, .sides = {"a", "b", "c"}});
  did(match, points({{0, 13}}));
  did(match, points({{1, 3}}));
  did(match, Concede{2});
  EXPECT_EQ(match.state().phase, Phase::kOver);
  EXPECT_EQ(match.state().winner, 0);
}

TEST(Turns, M8_ASideThatHasConcededOpensNothing) {
  Match match = match_of({.game = "horse-collar", .sides = {"a", "b", "c"}});
  did(match, Concede{1});
  expect_refused(match, opened_by(match, 1), Refusal::kAlreadyOut);
  did(match, opened_by(match, 0));
  did(match, points({{0, 3}}));
  EXPECT_EQ(match.to_shoot()->side, 2);
}

TEST(Turns, M8_AScoreOfASideThatConcededWinsNothing) {
  Match match = opened({.game = "horse-collar", .options = {{Option::kGameScore, 10}}, .sides = {"a", "b", "c"}});
  did(match, points({{0, 26}}));
  did(match, Concede{0});
  did(match, points({{1, 13}}));
  did(match, points({{2, 3}}));
  EXPECT_EQ(match.state().winner, 1);
}

TEST(Turns, OnlyTheSideAtTurnCanBeReported) {
  Match match = opened({.game = "horse-collar"});
  expect_refused(match, points({{1, 3}}), Refusal::kReportSide);
  expect_refused(match, points({}), Refusal::kReportSide);
  expect_refused(match, points({{0, 3}, {1, 3}}), Refusal::kReportSide);
  Report report = points({{0, 3}});
  report.first = 0;
  expect_refused(match, report, Refusal::kReportFirst);
}

TEST(Turns, HC4_OneOrTwoPointsCannotBeReported) {
  Match match = opened({.game = "horse-collar"});
  expect_refused(match, points({{0, 1}}), Refusal::kReportPoints);
  expect_refused(match, points({{0, 2}}), Refusal::kReportPoints);
  expect_refused(match, points({{0, 209}}), Refusal::kReportPoints);
}

TEST(Turns, CE1_EveryPlayerForThemselves) {
  auto setup = setup_of({.game = "crazy-eight"});
  setup.seats.push_back({"x", 0});
  setup.seats.push_back({"y", 1});
  EXPECT_EQ(find_fault(setup)->fault, SetupFault::kTeamSize);
}

ThrowFour four(double speed, Color color = Color::kRed, double y = 0) {
  const Shot aimed{.y = y, .speed = speed};
  return {color, aimed, 0, aimed, 0};
}

TEST(Turns, CE2_FourAreThrownTogetherFirst) {
  Match match = opened({.game = "crazy-eight"});
  EXPECT_TRUE(match.to_shoot()->four);
  EXPECT_EQ(match.to_shoot()->weights_left, 8);
  EXPECT_FALSE(match.to_shoot()->color);
  expect_refused(match, shot(2), Refusal::kFourNow);
  did(match, four(1.75, Color::kBlue));
  EXPECT_EQ(match.state().board.first_color, Color::kBlue);
  EXPECT_EQ(match.to_shoot()->weights_left, 4);
}

TEST(Turns, CE2_OneThatStaysShortEndsTheTurnWithNothing) {
  Match match = opened({.game = "crazy-eight", .options = {{Option::kHickeyCents, 5}}});
  const auto notes = did(match, four(1.0));
  EXPECT_EQ(count_of(notes, NoteKind::kTurnFailed), 1);
  EXPECT_EQ(match.to_shoot()->side, 1);
  EXPECT_EQ(match.state().jar_cents, 5);
}

TEST(Turns, CE2_OneThatFallsEndsTheTurnWithNothing) {
  Match match = opened({.game = "crazy-eight"});
  did(match, four(3.0));
  EXPECT_EQ(match.to_shoot()->side, 1);
  EXPECT_EQ(match.state().scores[0], 0);
}

TEST(Turns, CE3_ThenTheFourOfTheOtherColourOneByOne) {
  Match match = opened({.game = "crazy-eight"});
  did(match, four(1.75, Color::kBlue));
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(*match.to_shoot()->color, Color::kRed);
    EXPECT_FALSE(match.to_shoot()->four);
    expect_refused(match, four(1.75), Refusal::kOneNow);
    did(match, Forfeit{});
  }
  EXPECT_EQ(match.to_shoot()->side, 1);
}

TEST(Turns, CE6_TheFrameIsCompletedAndLevelMeansAnother) {
  Match match = opened({.game = "crazy-eight", .options = {{Option::kGameScore, 4}}});
  did(match, points({{0, 4}}));
  did(match, points({{1, 4}}));
  EXPECT_EQ(match.state().round, 2);
  did(match, points({{0, 1}}));
  did(match, points({{1, 0}}));
  EXPECT_EQ(match.state().winner, 0);
}

TEST(Turns, CE4_AReportOfPlacesNeedsTheColourThrownFirst) {
  Match match = opened({.game = "crazy-eight"});
  Report report = places({{Color::kRed, 6.2, 0}});
  expect_refused(match, report, Refusal::kReportFirstColor);
  report.first_color = Color::kRed;
  did(match, report);
  EXPECT_EQ(match.state().scores[0], 0);
  report.first_color = Color::kBlue;
  did(match, report);
  EXPECT_EQ(match.state().scores[1], 3);
}

TEST(Turns, X7_AForfeitedWeightCountsAsShotAndOff) {
  Match match = opened({});
  did(match, Forfeit{});
  EXPECT_EQ(match.to_shoot()->side, 1);
  EXPECT_EQ(match.state().board.weights[0].fate, Fate::kForfeited);
}

TEST(Turns, X7_ForfeitingTheFourWeightThrowForfeitsTheTurn) {
  Match match = opened({.game = "crazy-eight"});
  did(match, Forfeit{});
  EXPECT_EQ(match.to_shoot()->side, 1);
}

std::vector<int> players_of(const Match& match) {
  const auto players = players_of_round(match.setup(), match.state());
  return {players.begin(), players.begin() + match.setup().side_count()};
}

// M5: partners stand at opposite ends, so a round is one of each side's.
TEST(Turns, M5_PlayersOfARoundChangeWithIt) {
  Match match = opened({.team = 2});
  EXPECT_EQ(players_of(match), (std::vector{0, 0}));
  did(match, points({{0, 3}}));
  EXPECT_EQ(players_of(match), (std::vector{1, 1}));
  EXPECT_EQ(players_of(match_of({.team = 2})), (std::vector{-1, -1}));
}

TEST(Turns, PlayersOfARoundHoldToItsEnd) {
  Match match = opened({.team = 2});
  for (int i = 0; i < 7; ++i) did(match, lag_to(5.6, 0.06 * (i - 3.5)));
  EXPECT_EQ(players_of(match), (std::vector{0, 0}));
}

// A side's partners shoot one after the other; those of other sides begin with the first.
TEST(Turns, PlayersOfATurnAreWhoShootsNow) {
  Match match = opened({.game = "horse-collar", .team = 2});
  EXPECT_EQ(players_of(match), (std::vector{0, 0}));
  for (int i = 0; i < 4; ++i) did(match, lag_to(5.6, 0.06 * (i - 3.5)));
  EXPECT_EQ(players_of(match), (std::vector{1, 0}));
}

}  // namespace
}  // namespace hammer::test
