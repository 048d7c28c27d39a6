#include <gtest/gtest.h>

#include <set>

#include "game_fixture.h"
#include "hammer/index.h"

namespace hammer {
namespace {

TEST(Games, AreFoundByKeyAndById) {
  std::set<std::string_view> keys;
  std::set<int> ids;
  for (const Game* game : games()) {
    EXPECT_EQ(find_game(game->key), game);
    EXPECT_EQ(find_game(game->id), game);
    keys.insert(game->key);
    ids.insert(game->id);
  }
  EXPECT_EQ(keys.size(), games().size());
  EXPECT_EQ(ids.size(), games().size());
  EXPECT_EQ(find_game("curling"), nullptr);
  EXPECT_EQ(find_game(0), nullptr);
}

// Records hold these numbers.
TEST(Games, KeepTheirIds) {
  EXPECT_EQ(find_game("knock-off")->id, 1);
  EXPECT_EQ(find_game("target")->id, 2);
  EXPECT_EQ(find_game("tap-and-draw")->id, 3);
  EXPECT_EQ(find_game("horse-collar")->id, 4);
  EXPECT_EQ(find_game("baseball")->id, 5);
  EXPECT_EQ(find_game("crazy-eight")->id, 6);
}

TEST(Games, AreCompleteDescriptions) {
  for (const Game* game : games()) {
    EXPECT_FALSE(game->name.empty()) << game->key;
    EXPECT_GE(game->revision, 1) << game->key;
    EXPECT_GE(game->min_sides, 2) << game->key;
    EXPECT_LE(game->max_sides, kMaxSides) << game->key;
    EXPECT_TRUE(!game->shares_board || game->max_sides == 2) << game->key;
    EXPECT_TRUE(!game->shares_board || game->next_first != nullptr) << game->key;
    ASSERT_FALSE(game->team_sizes.empty()) << game->key;
    for (const int size : game->team_sizes) EXPECT_LE(size, kMaxTeam) << game->key;
    EXPECT_NE(game->is_played_on, nullptr) << game->key;
    EXPECT_NE(game->turns, nullptr) << game->key;
    EXPECT_NE(game->score, nullptr) << game->key;
    EXPECT_NE(game->can_score, nullptr) << game->key;
    EXPECT_NE(game->winner, nullptr) << game->key;
  }
}

TEST(Games, M1_TurnsAreOverByTheTimeEightWeightsAreShot) {
  for (const Game* game : games())
    for (const int team_size : game->team_sizes) {
      Board board;
      std::array<int, 2> thrown{};
      while (const auto next = game->turns({board, 0, team_size})) {
        ASSERT_LT(next->player, team_size) << game->key;
        if (next->four) board.first_color = Color::kBlue;
        const Color color = next->color.value_or(next->four || next->order_index == 1 ? Color::kBlue : Color::kRed);
        for (int i = 0; i < (next->four ? 4 : 1); ++i) {
          board.add({color, 0, Fate::kOn, 0, 0});
          ++thrown[idx(color)];
        }
        ASSERT_LE(board.count, kMaxWeights) << game->key;
      }
      EXPECT_EQ(thrown, (std::array{4, 4})) << game->key;
    }
}

TEST(Games, BK1_AllButTargetArePlayedOnCushionBoards) {
  for (const std::string_view key : {"knock-off", "tap-and-draw", "horse-collar", "baseball", "crazy-eight"})
    for (const std::string_view table : {"9ft-bank", "12ft-bank"}) {
      const test::GameFixture fixture = test::make_game(key, table);
      EXPECT_TRUE(fixture.game->is_played_on(*fixture.table, fixture.options)) << key << " on " << table;
    }
  const test::GameFixture target = test::make_game("target", "9ft-bank");
  EXPECT_FALSE(target.game->is_played_on(*target.table, target.options));
}

}  // namespace
}  // namespace hammer
