#include "match_spec.h"

namespace hammer::test {
namespace {

// A game to one point, so that one report decides it.
Match best_of(int games, std::vector<std::string> sides = {"red", "blue"}, std::string game = "knock-off") {
  return match_of({.game = std::move(game),
                   .options = {{Option::kBestOf, static_cast<double>(games)}, {Option::kGameScore, 3}},
                   .sides = std::move(sides)});
}

void flip_won_by(Match& match, int side) {
  did(match, Toss{.side = side, .call = Coin::kHeads, .landed = Coin::kHeads});
  did(match, Choose{Take::kHammer});
}

TEST(Series, X1_TheLoserOfTheFlipChoosesInEvenGames) {
  Match match = best_of(5);
  flip_won_by(match, 1);
  did(match, points({{0, 3}}));
  EXPECT_EQ(match.state().game_number, 2);
  EXPECT_EQ(match.state().phase, Phase::kChoice);
  EXPECT_EQ(match.state().chooser, 0);
}

TEST(Series, X1_TheWinnerOfTheFlipChoosesInOddGames) {
  Match match = best_of(5);
  flip_won_by(match, 1);
  did(match, points({{0, 3}}));
  did(match, Choose{Take::kFirst});
  EXPECT_EQ(match.first(), 0);
  did(match, points({{0, 3}}));
  EXPECT_EQ(match.state().game_number, 3);
  EXPECT_EQ(match.state().chooser, 1);
}

TEST(Series, X1_ADecidingGameFlipsAgain) {
  Match match = best_of(3);
  flip_won_by(match, 1);
  did(match, points({{0, 3}}));
  did(match, Choose{Take::kHammer});
  did(match, points({{1, 3}}));
  EXPECT_EQ(match.state().game_number, 3);
  EXPECT_EQ(match.state().phase, Phase::kToss);
  flip_won_by(match, 0);
  const auto notes = did(match, points({{1, 3}}));
  EXPECT_EQ(match.state().winner, 1);
  EXPECT_EQ(count_of(notes, NoteKind::kMatchWon), 1);
}

TEST(Series, X1_MoreThanHalfOfTheGamesWinsIt) {
  Match match = best_of(5);
  for (int game = 0; game < 3; ++game) {
    EXPECT_NE(match.state().phase, Phase::kOver);
    did(match, opened_by(match));
    did(match, points({{0, 3}}));
  }
  EXPECT_EQ(match.state().phase, Phase::kOver);
  EXPECT_EQ(match.state().winner, 0);
  EXPECT_EQ(match.state().wins[0], 3);
}

TEST(Series, X1_AnAgreedOpeningHasNoFlipSoTheNextGameMayFlip) {
  Match match = best_of(3);
  did(match, opened_by(match));
  did(match, points({{0, 3}}));
  EXPECT_EQ(match.state().phase, Phase::kToss);
}

TEST(Series, X1_WithWinnerFirstTheOneWhoseTurnItIsToChooseShootsFirst) {
  Match match = match_of(
      {.options = {{Option::kBestOf, 5}, {Option::kGameScore, 3}, {Option::kToss, 1}}, .sides = {"Ann", "Bob"}});
  did(match, Toss{.side = 0, .call = Coin::kHeads, .landed = Coin::kHeads});
  EXPECT_EQ(match.first(), 0);
  did(match, points({{0, 3}}));
  EXPECT_EQ(match.state().phase, Phase::kShooting);
  EXPECT_EQ(match.first(), 1);
}

TEST(Series, X1_ThreeSidesDrawForEveryGameAndTheMostGamesWin) {
  Match match = best_of(3, {"a", "b", "c"}, "crazy-eight");
  for (int winner = 0; winner < 3; ++winner) {
    did(match, Toss{.order = {0, 1, 2}});
    for (int side = 0; side < 3; ++side) did(match, points({{side, side == winner ? 4 : 0}}));
  }
  // One game each: a further one decides.
  EXPECT_EQ(match.state().phase, Phase::kToss);
  did(match, Toss{.order = {2, 1, 0}});
  for (int side = 2; side >= 0; --side) did(match, points({{side, side == 1 ? 4 : 0}}));
  EXPECT_EQ(match.state().winner, 1);
}

void play_game(Match& match, int winner) {
  did(match, opened_by(match));
  for (int side = 0; side < match.setup().side_count(); ++side) did(match, points({{side, side == winner ? 4 : 0}}));
}

TEST(Series, X1_OnceAllGamesArePlayedTheMostWinWhoeverWonTheLastOne) {
  Match match = best_of(5, {"a", "b", "c", "d"}, "crazy-eight");
  for (const int winner : {0, 0, 1, 2}) play_game(match, winner);
  EXPECT_EQ(match.state().phase, Phase::kToss);
  play_game(match, 3);
  EXPECT_EQ(match.state().phase, Phase::kOver);
  EXPECT_EQ(match.state().winner, 0);
}

TEST(Series, X1_GamesOfASideThatConcededDoNotStandInTheWay) {
  Match match = best_of(5, {"a", "b", "c"}, "crazy-eight");
  for (const int winner : {2, 2, 0, 0}) play_game(match, winner);
  did(match, Concede{2});
  EXPECT_EQ(match.state().phase, Phase::kToss);
  did(match, opened_by(match));
  did(match, points({{0, 0}}));
  did(match, points({{1, 4}}));
  EXPECT_EQ(match.state().winner, 0);
}

TEST(Series, X1_AConcessionInAnExtraGameMayDecideIt) {
  Match match = best_of(3, {"a", "b", "c"}, "crazy-eight");
  for (const int winner : {0, 1, 2, 0}) play_game(match, winner);
  EXPECT_EQ(match.state().winner, 0);  // 2-1-1 after the fourth
  Match level = best_of(5, {"a", "b", "c"}, "crazy-eight");
  for (const int winner : {0, 0, 1, 1, 2}) play_game(level, winner);
  did(level, Concede{0});
  EXPECT_EQ(level.state().winner, 1);
}

TEST(Series, M4_EndsGoOnAlternatingThroughTheSeries) {
  Match match = best_of(3);
  flip_won_by(match, 1);
  EXPECT_EQ(match.state().end, End::kA);
  did(match, points({{0, 3}}));
  did(match, Choose{Take::kHammer});
  EXPECT_EQ(match.state().end, End::kB);
}

TEST(Series, X2_EveryGameStartsFromTheHandicap) {
  Match match = match_of({.options = {{Option::kBestOf, 3}}, .handicap = {5, 0}});
  did(match, opened_by(match));
  EXPECT_EQ(match.state().scores[0], 5);
  did(match, points({{0, 10}}));
  did(match, opened_by(match));
  EXPECT_EQ(match.state().scores[0], 5);
  EXPECT_EQ(match.state().scores[1], 0);
}

}  // namespace
}  // namespace hammer::test
