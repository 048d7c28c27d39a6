#include "demo_round.h"

#include <gtest/gtest.h>

#include <sstream>
#include <vector>

namespace hammer::cli {
namespace {

std::vector<std::string> picture_of(const Position& position) {
  const std::vector<std::string> labels{"R1", "B1", "R2", "B2"};
  std::istringstream text(draw_far_end(*find_table("22ft"), position, labels));
  std::vector<std::string> rows;
  for (std::string row; std::getline(text, row);) rows.push_back(row);
  return rows;
}

// The row and column of a label, or (-1, -1).
std::pair<int, int> place_of(const std::vector<std::string>& rows, const std::string& label) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::size_t column = rows[row].find(label);
    if (column != std::string::npos) return {static_cast<int>(row), static_cast<int>(column)};
  }
  return {-1, -1};
}

TEST(BoardPicture, EveryRowOfTheBoardHasTheSameWidth) {
  const auto rows = picture_of({});
  ASSERT_EQ(rows.size(), 20u);
  for (std::size_t i = 1; i + 1 < rows.size(); ++i) EXPECT_EQ(rows[i].size(), rows[0].size());
}

TEST(BoardPicture, LeftIsUpAndDeepIsRight) {
  Position position;
  position.add({.x = 6.0, .y = 0.2});
  position.add({.x = 5.5, .y = -0.2});
  const auto rows = picture_of(position);
  EXPECT_LT(place_of(rows, "(R1)").first, place_of(rows, "(B1)").first);
  EXPECT_GT(place_of(rows, "(R1)").second, place_of(rows, "(B1)").second);
}

TEST(BoardPicture, WeightOnAnEdgeOrCornerIsDrawnWhole) {
  for (const double y : {-0.254, 0.0, 0.254}) {
    Position position;
    position.add({.x = 6.2992, .y = y});
    EXPECT_NE(place_of(picture_of(position), "(R1)").first, -1) << y;
  }
}

TEST(BoardPicture, TouchingWeightsAreBothSeen) {
  Position position;
  position.add({.x = 6.0, .y = 0});
  position.add({.x = 6.0 + 0.05874, .y = 0});
  position.add({.x = 6.0, .y = 0.05874});
  const auto rows = picture_of(position);
  for (const char* label : {"(R1)", "(B1)", "(R2)"}) EXPECT_NE(place_of(rows, label).first, -1) << label;
}

TEST(BoardPicture, WeightsOffTheBoardOrFartherBackAreNotDrawn) {
  Position position;
  position.add({.x = 6.0, .y = 0, .on = false});
  position.add({.x = 4.0, .y = 0});
  const auto rows = picture_of(position);
  EXPECT_EQ(place_of(rows, "R1").first, -1);
  EXPECT_EQ(place_of(rows, "B1").first, -1);
}

TEST(BoardPicture, LinesAreNamedUnderneath) {
  const std::string captions = picture_of({}).back();
  EXPECT_LT(captions.find("deuce"), captions.find("trey"));
  EXPECT_LT(captions.find("trey"), captions.find("end"));
}

}  // namespace
}  // namespace hammer::cli
