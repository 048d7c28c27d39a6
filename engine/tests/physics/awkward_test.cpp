// Shots that once went wrong.
#include <gtest/gtest.h>

#include "boards.h"

namespace hammer {
namespace {

using test::kRadius;
using test::position_of;

Surface board(const char* table, double deceleration, const ContactModel& contact = {}) {
  return make_surface(*find_table(table), *find_weight_size("standard"), deceleration, contact);
}

double gap(const Outcome& outcome) { return test::distance(outcome.weights[0], outcome.weights[1]) - 2 * kRadius; }

TEST(Awkward, AWeightHitJustAsItStopsGoesOnInTheTrajectoryToo) {
  Trajectory trajectory;
  const Position start = position_of({{1, 0, 1, 0}, {0.6 - 2 * kRadius, 0, 1.2, 0}});
  const Outcome outcome = simulate(board("22ft", 0.5), start, &trajectory);
  EXPECT_GT(outcome.weights[0].x, 2.01);
  EXPECT_EQ(trajectory.at(0, trajectory.duration()).x, outcome.weights[0].x);
}

TEST(Awkward, TwoThatGoTogetherOntoDryBoardDoNotSinkIntoEachOther) {
  const Table& table = *find_table("22ft");
  PowderMap map(table.length, table.width);
  PowderWear wear;
  for (std::size_t i = 10; i < kPowderCellsAlong; ++i) wear.metres[i].fill(200);
  map.wear(wear);
  Surface surface = board("22ft", 0.3);
  surface.powder_map = &map;
  const Outcome outcome = simulate(surface, position_of({{1, 0, 1.5, 0}, {1 + 2 * kRadius, 0, 1.5, 0}}));
  EXPECT_GT(outcome.contacts, 0);
  EXPECT_GE(gap(outcome), -1e-9);
}

TEST(Awkward, TwoThatGoTogetherTakeNoLongSearch) {
  const Outcome outcome =
      simulate(board("22ft", 0.3), position_of({{1, 0, 1.5, 0, 20}, {1 + 2 * kRadius, 0, 1.5, 0, 20}}));
  EXPECT_FALSE(outcome.capped);
  EXPECT_NEAR(gap(outcome), 0, 1e-9);
}

TEST(Awkward, ASpinningWeightPinnedToACushionComesToAnEnd) {
  const Position start = position_of(
      {{2.1695239034094262, 0.14718080194338254},
       {2.1128177694555061, 0.13185755254907838, 0.24014524686864425, 0, -40.000213688631064},
       {2.0711943792345537, 0.17330488040642464, -0.29487727676566716, 0.055203185118832591, -297.77333108230022},
       {2.0561116355015856, 0.11653430315477423}});
  const Surface surface = board("9ft-bank", 2.8799458942191363, ContactModel::with_restitution(0));
  EXPECT_FALSE(simulate(surface, start).capped);
}

TEST(Awkward, AWeightFallsOverTheEdgeThatItComesToFirst) {
  const Surface surface = board("22ft", 0.3);
  const double side = surface.half_width;
  EXPECT_EQ(simulate(surface, position_of({{1.6933409453510326, side, 25, 0}})).weights[0].fell, Edge::kFar);
  EXPECT_EQ(simulate(surface, position_of({{1.6933409453510326, -side, 25, -0.0}})).weights[0].fell, Edge::kFar);
  EXPECT_EQ(simulate(surface, position_of({{0, side, 1, 1}})).weights[0].fell, Edge::kLeft);
  EXPECT_EQ(simulate(surface, position_of({{0, side, -1, 0}})).weights[0].fell, Edge::kNear);
}

TEST(Awkward, ARowAtFullRestitutionHasNoEmptyContacts) {
  Position start;
  for (int i = 0; i < 5; ++i) start.add({3.2266189018825706 + 2 * kRadius * i, 0.026240423953569618});
  start.add({0.3, -0.12741962133118143, 2.4628045998818755, 0.11267702878735016, -61.944404857390168});
  ContactModel contact = ContactModel::with_restitution(1);
  contact.weight_friction = 0;
  EXPECT_LT(simulate(board("14ft", 0.3, contact), start).contacts, 20);
}

}  // namespace
}  // namespace hammer
