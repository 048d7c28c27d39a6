#include "ai/hand_figures.h"

#include <gtest/gtest.h>

#include "ai/level.h"

namespace hammer::ai {
namespace {

HandFigures figures_of(std::string_view hand, const char* table) {
  return measure_hand(*find_hand(hand), *practice_board(*find_table(table), 0.30), 3000, 1);
}

TEST(HandFigures, AHandWithoutNoiseDoesWhatItWants) {
  const HandFigures figures = figures_of("none", "22ft");
  EXPECT_EQ(figures.three, 1);
  EXPECT_EQ(figures.falls, 0);
  EXPECT_EQ(figures.hanger_try->hangs, 1);
  EXPECT_EQ(figures.knocks_off, 1);
}

TEST(HandFigures, EveryLevelsHandIsBetterThanTheOneBelow) {
  for (const char* table : {"22ft", "9ft-bank", "22ft-target"}) {
    HandFigures below{};
    for (const std::string_view name : level_names()) {
      const HandFigures figures = figures_of(name, table);
      EXPECT_GT(figures.three, below.three) << name << ' ' << table;
      EXPECT_GE(figures.hits, below.hits - 0.02) << name << ' ' << table;
      EXPECT_GE(figures.hits, figures.knocks_off) << name << ' ' << table;
      EXPECT_EQ(figures.hanger_try.has_value(), table != std::string_view("22ft-target"));
      below = figures;
    }
  }
}

TEST(HandFigures, ThereIsAPracticeBoardForEveryTable) {
  for (const Table& table : tables()) EXPECT_TRUE(practice_board(table, 0.30)) << table.name;
}

}  // namespace
}  // namespace hammer::ai
