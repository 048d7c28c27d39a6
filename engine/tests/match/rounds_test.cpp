#include "match_spec.h"

#include "hammer/index.h"

namespace hammer::test {
namespace {

TEST(Rounds, M1_EightWeightsFourOfEachColour) {
  Match match = opened({});
  std::array<int, 2> of_color{};
  while (match.state().round == 1) {
    ++of_color[idx(*match.to_shoot()->color)];
    did(match, Forfeit{});
  }
  EXPECT_EQ(of_color[0], 4);
  EXPECT_EQ(of_color[1], 4);
}

TEST(Rounds, KO1_SidesAlternateSingleWeights) {
  Match match = opened({}, 1);
  for (int i = 0; i < 8; ++i) {
    EXPECT_EQ(match.to_shoot()->side, (i + 1) % 2);
    EXPECT_EQ(match.to_shoot()->weights_left, 4 - i / 2);
    EXPECT_FALSE(match.to_shoot()->four);
    did(match, lag_to(5.0, 0.06 * (i - 3.5)));
  }
  EXPECT_EQ(match.state().round, 2);
}

TEST(Rounds, M3_TheHammerIsTheLastWeightAndTheOtherSideShootsFirst) {
  for (const std::string game : {"knock-off", "tap-and-draw"}) {
    Match match = opened({.game = game}, 1);
    EXPECT_EQ(match.first(), 1);
    EXPECT_EQ(match.hammer(), 0);
    for (int i = 0; i < 7; ++i) did(match, Forfeit{});
    EXPECT_EQ(match.to_shoot()->side, match.hammer());
  }
}

TEST(Rounds, M3_WhereSidesPlayAloneTheHammerIsTheLastTurn) {
  const Match match = opened({.game = "horse-collar", .sides = {"a", "b", "c"}}, 1);
  EXPECT_EQ(match.first(), 1);
  EXPECT_EQ(match.hammer(), 0);
}

TEST(Rounds, M4_EndsChangeEveryRound) {
  Match match = opened({});
  did(match, points({{0, 1}}));
  EXPECT_EQ(match.state().end, End::kB);
  did(match, points({{0, 1}}));
  EXPECT_EQ(match.state().end, End::kA);
}

TEST(Rounds, M4_WhereSidesPlayAloneEndsChangeEveryTurnOnThroughTheFrames) {
  Match match = opened({.game = "horse-collar", .sides = {"a", "b", "c"}});
  End end = End::kA;
  for (int turn = 0; turn < 7; ++turn) {
    EXPECT_EQ(match.state().end, end);
    did(match, points({{turn % 3, 3}}));
    end = end == End::kA ? End::kB : End::kA;
  }
}

TEST(Rounds, M5_PartnersPlayEveryOtherRound) {
  Match match = opened({.team = 2});
  for (int round = 0; round < 5; ++round) {
    EXPECT_EQ(match.to_shoot()->player, round % 2);
    did(match, Forfeit{});
    EXPECT_EQ(match.to_shoot()->player, round % 2);
    did(match, points({}));
  }
}

TEST(Rounds, M5_AGameForTwoSidesHasNoThird) {
  auto setup = setup_of({});
  setup.sides.push_back("green");
  setup.seats.push_back({"Gil", 2});
  EXPECT_EQ(find_fault(setup)->fault, SetupFault::kTooManySides);
}

TEST(Rounds, KO6_TheScorerShootsFirst) {
  for (const int scorer : {0, 1}) {
    Match match = opened({}, 0);
    did(match, points({{scorer, 2}}));
    EXPECT_EQ(match.first(), scorer);
  }
}

TEST(Rounds, KO6_NobodyScoredSoTheHammerChangesHands) {
  Match match = opened({}, 0);
  did(match, points({}));
  EXPECT_EQ(match.first(), 1);
  EXPECT_EQ(match.hammer(), 0);
  did(match, points({{0, 0}, {1, 0}}));
  EXPECT_EQ(match.first(), 0);
}

TEST(Rounds, TG4_TheWinnerOfTheRoundShootsFirst) {
  Match match = opened({.game = "target", .table = "22ft-target"}, 0);
  did(match, points({{1, 5}}));
  EXPECT_EQ(match.first(), 1);
}

TEST(Rounds, TD1_TheScorerShootsLastAndAnEmptyRoundChangesTheOrder) {
  Match match = opened({.game = "tap-and-draw"}, 0);
  did(match, points({{0, 2}}));
  EXPECT_EQ(match.hammer(), 0);
  did(match, points({}));
  EXPECT_EQ(match.hammer(), 1);
}

TEST(Rounds, TD8_BothSidesMayScoreAndTheHigherShootsLast) {
  Match match = opened({.game = "tap-and-draw", .options = {{Option::kScoring, 1}}}, 0);
  did(match, points({{0, 16}, {1, 3}}));
  EXPECT_EQ(match.state().scores[0], 16);
  EXPECT_EQ(match.state().scores[1], 3);
  EXPECT_EQ(match.hammer(), 0);
  did(match, points({{0, 3}, {1, 3}}));
  EXPECT_EQ(match.hammer(), 1);
}

TEST(Rounds, TD8_LevelAtTheTopAnotherRound) {
  Match match = opened({.game = "tap-and-draw", .options = {{Option::kScoring, 1}, {Option::kGameScore, 10}}});
  const auto notes = did(match, points({{0, 13}, {1, 13}}));
  EXPECT_EQ(count_of(notes, NoteKind::kExtraFrame), 1);
  EXPECT_EQ(match.state().phase, Phase::kShooting);
  did(match, points({{1, 3}}));
  EXPECT_EQ(match.state().winner, 1);
}

TEST(Rounds, KO7_FirstToTheGameScoreWinsAtTheEndOfARound) {
  Match match = opened({});
  for (int round = 0; round < 2; ++round) did(match, points({{1, 7}}));
  EXPECT_EQ(match.state().phase, Phase::kShooting);
  const auto notes = did(match, points({{1, 1}}));
  EXPECT_EQ(match.state().phase, Phase::kOver);
  EXPECT_EQ(match.state().winner, 1);
  EXPECT_EQ(find_note(notes, NoteKind::kGameWon)->side, 1);
  expect_refused(match, points({{1, 1}}), Refusal::kOver);
  expect_refused(match, shot(2), Refusal::kOver);
  expect_refused(match, Concede{0}, Refusal::kOver);
}

TEST(Rounds, KO7_TheBrochurePlaysToTwentyOneWithFour) {
  EXPECT_EQ(setup_of({.preset = Preset::kBrochure}).options.game_score(), 15);
  EXPECT_EQ(setup_of({.team = 2, .preset = Preset::kBrochure}).options.game_score(), 21);
}

TEST(Rounds, X5_WinByTwoGoesOnAtOneAhead) {
  Match match = opened({.options = {{Option::kWinByTwo, 1}, {Option::kGameScore, 3}}});
  did(match, points({{0, 2}}));
  const auto notes = did(match, points({{1, 3}}));
  EXPECT_EQ(match.state().phase, Phase::kShooting);
  EXPECT_EQ(count_of(notes, NoteKind::kExtraFrame), 1);
  did(match, points({{1, 1}}));
  EXPECT_EQ(match.state().winner, 1);
}

TEST(Rounds, X6_ShootingFirstWithTheHammerLosesItForThatRound) {
  Match match = opened({}, 0);  // blue has the hammer, and shoots first all the same
  Report report = points({});
  report.first = 1;
  did(match, report);
  // Red then held the hammer in fact; nobody scored, so red shoots first (KO6).
  EXPECT_EQ(match.first(), 0);
  EXPECT_EQ(match.hammer(), 1);
}

TEST(Rounds, X6_TheScorerStillShootsFirst) {
  Match match = opened({}, 0);
  Report report = points({{1, 3}});
  report.first = 1;
  did(match, report);
  EXPECT_EQ(match.first(), 1);
}

TEST(Rounds, M8_OneOfTwoConcedesAndTheOtherHasWon) {
  Match match = opened({});
  did(match, points({{0, 3}}));
  did(match, Concede{0});
  EXPECT_EQ(match.state().phase, Phase::kOver);
  EXPECT_EQ(match.state().winner, 1);
  EXPECT_EQ(match.first(), 0);  // as the round stood
  EXPECT_EQ(match.hammer(), 1);
}

TEST(Rounds, M8_ASideMayConcedeBeforeTheToss) {
  Match match = match_of({});
  did(match, Concede{1});
  EXPECT_EQ(match.state().winner, 0);
  EXPECT_EQ(match.hammer(), -1);
}

TEST(Rounds, M6_FoulsAreRecordedAgainstASide) {
  Match match = opened({});
  did(match, RecordFoul{1, FoulKind::kShaking});
  did(match, RecordFoul{1, FoulKind::kFoot});
  EXPECT_EQ(match.state().fouls[1], 2);
  EXPECT_EQ(match.state().fouls[0], 0);
  expect_refused(match, RecordFoul{1, FoulKind::kPeeking}, Refusal::kPeekingAllowed);
  expect_refused(match, RecordFoul{5, FoulKind::kFoot}, Refusal::kNoSuchSide);
  Match blind = opened({.game = "horse-collar"});
  did(blind, RecordFoul{0, FoulKind::kPeeking});
}

TEST(Rounds, OnlyOneSideScoresInARoundAndOnlyWhatARoundCanBeWorth) {
  Match match = opened({});
  expect_refused(match, points({{0, 3}, {1, 2}}), Refusal::kReportBothScore);
  expect_refused(match, points({{0, 17}}), Refusal::kReportPoints);
  expect_refused(match, points({{0, -1}}), Refusal::kReportPoints);
  did(match, points({{0, 16}}));
  EXPECT_EQ(match.state().winner, 0);
}

TEST(Rounds, AReportOfPlacesIsJudgedAsAtOurTable) {
  Match match = opened({});
  const auto notes = did(match, places({{Color::kRed, 6.28, 0}, {Color::kRed, 6.05, 0.1}, {Color::kBlue, 5.9, 0}}));
  EXPECT_EQ(match.state().scores[0], 6);
  ASSERT_TRUE(find_note(notes, NoteKind::kScored)->judgement);
  EXPECT_EQ(find_note(notes, NoteKind::kScored)->judgement->points[0], 6);
}

TEST(Rounds, G8_ReportedLeadersWithinHalfAMillimetreAreLevel) {
  Match match = opened({});
  did(match, places({{Color::kRed, 6.1, 0.1}, {Color::kBlue, 6.1004, -0.1}}));
  EXPECT_EQ(match.state().scores[1], 0);
  did(match, places({{Color::kRed, 6.1, 0.1}, {Color::kBlue, 6.1006, -0.1}}));
  EXPECT_GT(match.state().scores[1], 0);
}

TEST(Rounds, ReportedWeightsMustLieOnTheBoardFourOfAColourAtMost) {
  Match match = opened({});
  expect_refused(match, places({{Color::kRed, 6.4, 0}}), Refusal::kReportWeights);
  expect_refused(match, places({{Color::kRed, 6.1, 0}, {Color::kBlue, 6.1, 0.05}}), Refusal::kReportWeights);
  did(match, places({{Color::kRed, 6.1, 0}, {Color::kBlue, 6.1, 0.0575}}));  // a millimetre: measured by hand
  std::vector<PlacedWeight> five;
  for (int i = 0; i < 5; ++i) five.push_back({Color::kRed, 5.0 + 0.1 * i, 0});
  expect_refused(match, places(five), Refusal::kReportWeights);
  expect_refused(match, places({{Color::kRed, __builtin_nan(""), 0}}), Refusal::kReportWeights);
}

}  // namespace
}  // namespace hammer::test
