// The numbers of the design's table, written out once more: a change is made in both places.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "hammer/table.h"

namespace hammer {
namespace {

struct Expected {
  const char* name;
  double feet;
  double width;
  bool cushions;
};

constexpr Expected kExpected[] = {
    {"22ft", 22, 0.508, false},        {"20ft", 20, 0.508, false},      {"18ft", 18, 0.508, false},
    {"16ft", 16, 0.508, false},        {"14ft", 14, 0.508, false},      {"12ft", 12, 0.4064, false},
    {"9ft", 9, 0.4064, false},         {"12ft-bank", 12, 0.4064, true}, {"9ft-bank", 9, 0.4064, true},
    {"22ft-target", 22, 0.508, false},
};

template <class Named>
std::set<std::string> names_of(std::span<const Named> all) {
  std::set<std::string> names;
  for (const Named& one : all) names.emplace(one.name);
  return names;
}

TEST(Tables, AreThoseOfTheDesign) {
  std::set<std::string> names;
  for (const Expected& expected : kExpected) names.insert(expected.name);
  EXPECT_EQ(names_of(tables()), names);
}

TEST(Tables, NamesAreUnique) {
  EXPECT_EQ(names_of(tables()).size(), tables().size());
  EXPECT_EQ(names_of(weight_sizes()).size(), weight_sizes().size());
  EXPECT_EQ(names_of(powders()).size(), powders().size());
}

TEST(Tables, PlayingSurfacesAreSixteenInchesShorterThanTheirNames) {
  for (const Expected& expected : kExpected) {
    EXPECT_DOUBLE_EQ(find_table(expected.name)->length, expected.feet * 0.3048 - 16 * 0.0254) << expected.name;
  }
  EXPECT_EQ(find_table("22ft")->length, 6.2992);
}

TEST(Tables, AreTwentyInchesWideAndHomeBoardsSixteen) {
  for (const Expected& expected : kExpected) {
    EXPECT_EQ(find_table(expected.name)->width, expected.width) << expected.name;
  }
}

TEST(Tables, OnlyBankBoardsHaveCushions) {
  for (const Expected& expected : kExpected) {
    EXPECT_EQ(find_table(expected.name)->cushions, expected.cushions) << expected.name;
  }
}

TEST(Tables, TheTournamentFoulLineIsAtSixFeet) {
  EXPECT_EQ(find_table("22ft")->foul_line, 1.8288);
  EXPECT_EQ(find_table("22ft-target")->foul_line, 1.8288);
}

TEST(Tables, FoulLinesOfOpenBoardsAreInProportion) {
  for (const Table& table : tables()) {
    if (table.cushions) continue;
    EXPECT_DOUBLE_EQ(table.foul_line / table.length, 1.8288 / 6.2992) << table.name;
  }
}

TEST(Tables, TheFoulLineOfABankBoardIsItsCentreLine) {
  for (const Table& table : tables()) {
    if (!table.cushions) continue;
    EXPECT_EQ(table.foul_line, table.length / 2) << table.name;
  }
}

TEST(Tables, DeuceAndTreyLinesAreAtTwelveAndSixInches) {
  for (const Table& table : tables()) {
    if (table.target) continue;
    EXPECT_EQ(table.deuce_line, 0.3048) << table.name;
    EXPECT_EQ(table.trey_line, 0.1524) << table.name;
  }
}

TEST(Tables, OnlyTheNineFootBankBoardHasAFive) {
  for (const Table& table : tables()) {
    if (table.name == "9ft-bank") {
      EXPECT_EQ(table.five_line, 0.0762);
    } else {
      EXPECT_FALSE(table.five_line) << table.name;
    }
  }
}

TEST(Tables, OnlyTheTargetBoardHasRingsAndItHasNoLines) {
  for (const Table& table : tables()) EXPECT_EQ(table.target.has_value(), table.name == "22ft-target") << table.name;
  const Table& board = *find_table("22ft-target");
  EXPECT_FALSE(board.deuce_line);
  EXPECT_FALSE(board.trey_line);
  EXPECT_EQ(board.target->centre, 0.254);
  EXPECT_EQ(board.target->outer_radius, 0.2032);
  EXPECT_EQ(board.target->middle_radius, 0.127);
  EXPECT_EQ(board.target->inner_radius, 0.0159);
}

TEST(Tables, TheInnerRingFitsUnderEveryWeight) {
  for (const WeightSize& size : weight_sizes()) EXPECT_LT(find_table("22ft-target")->target->inner_radius, size.radius);
}

TEST(Tables, TheOuterRingLiesOnTheBoard) {
  const Table& board = *find_table("22ft-target");
  const double reach = board.target->outer_radius + kLineWidth / 2;
  EXPECT_LT(reach, board.target->centre);
  EXPECT_LT(reach, board.width / 2);
}

TEST(Tables, AWeightIsLetGoBeforeTheFoulLine) {
  for (const Table& table : tables()) EXPECT_LT(kReleaseX, table.foul_line) << table.name;
  EXPECT_EQ(kReleaseX, 0.30);
}

TEST(Tables, LinesAreSixMillimetresWide) { EXPECT_EQ(kLineWidth, 0.006); }

TEST(WeightSizes, AreTheMakersTwo) {
  EXPECT_EQ(weight_sizes().size(), 2u);
  EXPECT_EQ(find_weight_size("standard")->radius, 0.02937);
  EXPECT_EQ(find_weight_size("standard")->mass, 0.345);
  EXPECT_EQ(find_weight_size("medium")->radius, 0.02699);
  EXPECT_EQ(find_weight_size("medium")->mass, 0.270);
}

TEST(Powders, AreSlowMediumAndFast) {
  EXPECT_EQ(powders().size(), 3u);
  EXPECT_EQ(find_powder("slow")->deceleration, 0.47);
  EXPECT_EQ(find_powder("medium")->deceleration, 0.30);
  EXPECT_EQ(find_powder("fast")->deceleration, 0.18);
}

TEST(Tables, EveryDefaultExists) {
  EXPECT_NE(find_table(kDefaultTable), nullptr);
  EXPECT_NE(find_weight_size(kDefaultWeightSize), nullptr);
  EXPECT_NE(find_powder(kDefaultPowder), nullptr);
}

TEST(Tables, AnUnknownNameIsNothing) {
  for (const char* name : {"", "23ft", "22FT", "22ft ", "22"}) EXPECT_EQ(find_table(name), nullptr) << name;
  EXPECT_EQ(find_weight_size("large"), nullptr);
  EXPECT_EQ(find_powder("dry"), nullptr);
}

}  // namespace
}  // namespace hammer
