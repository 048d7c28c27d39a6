#include "evaluation/win_chances.h"

#include <gtest/gtest.h>

#include "arrangements.h"

namespace hammer::ai {
namespace {

// A round in which the side that begins scores a little less than the other.
Outcomes round_of(const Game& game) {
  if (!game.shares_board) return {{0, 0, 0.4}, {3, 0, 0.3}, {8, 0, 0.2}, {13, 0, 0.1}};
  return {{0, 0, 0.1}, {1, 0, 0.25}, {3, 0, 0.15}, {0, 2, 0.3}, {0, 4, 0.2}};
}

Duel duel_of(const Setup& setup, int ours, int theirs, int first) {
  return {.game = setup.game, .options = &setup.options, .totals = {ours, theirs}, .frame = 2, .first = first};
}

double chance(const Setup& setup, int ours, int theirs, int first, int our_points) {
  const Outcomes round = round_of(*setup.game);
  return WinChances(duel_of(setup, ours, theirs, first), {round, round}).after(our_points, 0);
}

TEST(WinChances, TheTwoSidesChancesAddUpToOne) {
  for (const auto& setup : one_setup_a_game()) {
    if (!setup.game->shares_board) continue;
    const Outcomes round = round_of(*setup.game);
    for (const auto& [ours, theirs] : {std::array{0, 0}, {3, 9}, {12, 1}, {14, 14}})
      for (const int first : {0, 1})
        for (const auto& [a, b] : {std::array{0, 0}, {2, 0}, {0, 5}, {20, 0}}) {
          const WinChances we(duel_of(setup, ours, theirs, first), {round, round});
          const WinChances they(duel_of(setup, theirs, ours, 1 - first), {round, round});
          EXPECT_NEAR(we.after(a, b) + they.after(b, a), 1, 1e-12) << name_of(setup);
        }
  }
}

// One point may be worse than none where the scorer gives up the hammer.
TEST(WinChances, MorePointsAreNeverWorseThanFewer) {
  for (const auto& setup : one_setup_a_game())
    for (const int first : {0, 1})
      for (int points = 1; points < 30; ++points) {
        EXPECT_LE(chance(setup, 4, 6, first, points), chance(setup, 4, 6, first, points + 1) + 1e-9) << name_of(setup);
        EXPECT_LE(chance(setup, 4, 7, first, points), chance(setup, 4, 6, first, points) + 1e-9) << name_of(setup);
      }
}

TEST(WinChances, AWonGameIsWon) {
  for (const auto& setup : one_setup_a_game()) {
    if (!setup.options.has(Option::kGameScore) || !setup.game->shares_board) continue;
    const int score = setup.options.game_score();
    EXPECT_EQ(chance(setup, score - 1, score - 1, 0, 1), 1) << name_of(setup);
    const Outcomes round = round_of(*setup.game);
    EXPECT_EQ(WinChances(duel_of(setup, score - 1, score - 1, 0), {round, round}).after(0, 2), 0) << name_of(setup);
  }
}

// HC8, CE6: the frame is completed, and then the game is over.
TEST(WinChances, ALastTurnThatDoesNotOvertakeLoses) {
  for (const auto& setup : one_setup_a_game()) {
    if (setup.game->shares_board || !setup.options.has(Option::kGameScore)) continue;
    const int score = setup.options.game_score();
    for (int points = 0; points < 9; ++points)
      EXPECT_EQ(chance(setup, score - 1, score + 8, 1, points), 0) << name_of(setup) << points;
    EXPECT_EQ(chance(setup, score - 1, score + 8, 1, 10), 1) << name_of(setup);
    EXPECT_EQ(chance(setup, score - 1, score + 8, 1, 9), 0.5) << name_of(setup);  // level: another frame
  }
}

TEST(WinChances, EvenPlayersWithEvenScoresAreNearlyEven) {
  for (const auto& setup : one_setup_a_game())
    for (const int first : {0, 1}) EXPECT_NEAR(chance(setup, 5, 5, first, 0), 0.5, 0.25) << name_of(setup);
}

TEST(WinChances, NobodyWhoEverScoresIsEvenAndNothingIsInfinite) {
  const Outcomes never{{0, 0, 1}};
  for (const auto& setup : one_setup_a_game()) {
    const double even = WinChances(duel_of(setup, 1, 1, 0), {never, never}).after(0, 0);
    EXPECT_NEAR(even, 0.5, 1e-9) << name_of(setup);
  }
}

}  // namespace
}  // namespace hammer::ai
