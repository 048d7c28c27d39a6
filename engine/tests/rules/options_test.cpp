#include <gtest/gtest.h>

#include <limits>

#include "game_fixture.h"

namespace hammer {
namespace {

using namespace test;

OptionRequest request_for(std::string_view game, const Given& given, std::string_view table = "22ft") {
  return {.game = find_game(game), .table = find_table(table), .given = given};
}

void expect_refused(std::string_view game, const Given& given, Option option, OptionFault fault,
                    std::string_view table = "22ft") {
  const auto resolved = resolve_options(request_for(game, given, table));
  ASSERT_FALSE(resolved);
  EXPECT_EQ(resolved.refusal().option, option);
  EXPECT_EQ(resolved.refusal().fault, fault);
}

TEST(Options, NamesAreFoundAndDistinct) {
  ASSERT_EQ(option_infos().size(), static_cast<std::size_t>(kOptionCount));
  for (const OptionInfo& info : option_infos()) {
    EXPECT_EQ(find_option(info.name), &info) << info.name;
    EXPECT_EQ(&info_of(info.option), &info) << info.name;
    EXPECT_EQ(info.type == OptionType::kChoice, !info.names.empty()) << info.name;
  }
  EXPECT_EQ(find_option("hammer"), nullptr);
}

TEST(Options, PresetsAreFoundByName) {
  EXPECT_EQ(find_preset("tournament")->preset, Preset::kTournament);
  EXPECT_EQ(find_preset("brochure")->preset, Preset::kBrochure);
  EXPECT_EQ(find_preset("house"), nullptr);
}

TEST(Options, EveryDefaultAndPresetIsInRange) {
  for (const Game* game : games())
    for (const GameOption& listed : game->options) {
      if (listed.option == Option::kTieToleranceMm || listed.option == Option::kHandicap) continue;
      const OptionInfo& info = info_of(listed.option);
      EXPECT_GE(listed.fallback, info.low) << game->key << " " << info.name;
      EXPECT_LE(listed.fallback, info.high) << game->key << " " << info.name;
    }
  for (const PresetInfo& preset : presets())
    for (const OptionValue& value : preset.values) EXPECT_LE(value.value, info_of(value.option).high) << preset.name;
}

TEST(Options, GivenBeatsPresetBeatsDefault) {
  EXPECT_EQ(make_game("horse-collar").options.toss(), TossRule::kChoice);
  EXPECT_EQ(make_game("horse-collar", "22ft", {}, Preset::kBrochure).options.toss(), TossRule::kWinnerFirst);
  EXPECT_EQ(
      make_game("horse-collar", "22ft", {set(Option::kToss, TossRule::kChoice)}, Preset::kBrochure).options.toss(),
      TossRule::kChoice);
}

TEST(Options, APresetLeavesAloneWhatAGameDoesNotHave) {
  const Options options = make_game("knock-off", "22ft", {}, Preset::kBrochure).options;
  EXPECT_FALSE(options.has(Option::kCornerHangers));
  EXPECT_FALSE(options.has(Option::kDeadWeightVoids));
  EXPECT_EQ(options.dead_weights(), DeadWeights::kRemoved);
}

TEST(Options, DefaultsHangOnTheScoringWhicheverOrderTheyAreGivenIn) {
  const Given given{set(Option::kDeadWeightVoids, false), set(Option::kScoring, Scoring::kHorseCollar)};
  const Options options = make_game("tap-and-draw", "22ft", given).options;
  EXPECT_EQ(options.game_score(), 51);
  EXPECT_FALSE(options.dead_weight_voids());
  EXPECT_TRUE(options.corner_hangers());
}

TEST(Options, GivenTwiceIsRefused) {
  expect_refused("knock-off", {set(Option::kGameScore, 21), set(Option::kGameScore, 21)}, Option::kGameScore,
                 OptionFault::kTwice);
}

TEST(Options, OnesThatTheGameDoesNotHaveAreRefused) {
  expect_refused("knock-off", {set(Option::kInnings, 9)}, Option::kInnings, OptionFault::kNotInThisGame);
  expect_refused("baseball", {set(Option::kGameScore, 9)}, Option::kGameScore, OptionFault::kNotInThisGame);
  expect_refused("baseball", {set(Option::kWinByTwo, true)}, Option::kWinByTwo, OptionFault::kNotInThisGame);
  expect_refused("crazy-eight", {set(Option::kHangerValue, 5)}, Option::kHangerValue, OptionFault::kNotInThisGame);
  expect_refused("target", {set(Option::kHickeyCents, 5)}, Option::kHickeyCents, OptionFault::kNotInThisGame);
}

TEST(Options, OnesThatNeedAnotherSaySo) {
  const Given given{set(Option::kDeadWeightVoids, true)};
  const auto resolved = resolve_options(request_for("tap-and-draw", given));
  ASSERT_FALSE(resolved);
  EXPECT_EQ(resolved.refusal().fault, OptionFault::kNeedsOther);
  expect_refused("tap-and-draw", {set(Option::kScoring, Scoring::kTarget), set(Option::kHangerValue, 4)},
                 Option::kHangerValue, OptionFault::kNeedsOther, "22ft-target");
}

TEST(Options, ValuesOutOfRangeAreRefused) {
  const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
  for (const double value : {0.0, -1.0, 1e7, nan, infinity})
    expect_refused("knock-off", {set(Option::kGameScore, value)}, Option::kGameScore, OptionFault::kOutOfRange);
  for (const double value : {2.0, 6.0})
    expect_refused("knock-off", {set(Option::kHangerValue, value)}, Option::kHangerValue, OptionFault::kOutOfRange);
  for (const double value : {-1.0, 0.5, 2.0}) {
    expect_refused("knock-off", {set(Option::kWinByTwo, value)}, Option::kWinByTwo, OptionFault::kOutOfRange);
    expect_refused("knock-off", {set(Option::kFoulLine, value)}, Option::kFoulLine, OptionFault::kOutOfRange);
  }
  for (const double value : {-0.1, kByOrigin, 10.1, nan})
    expect_refused("knock-off", {set(Option::kTieToleranceMm, value)}, Option::kTieToleranceMm,
                   OptionFault::kOutOfRange);
  expect_refused("knock-off", {set(Option::kGameScore, 15.5)}, Option::kGameScore, OptionFault::kNotWhole);
}

TEST(Options, X1_AnEvenSeriesIsRefused) {
  expect_refused("knock-off", {set(Option::kBestOf, 2)}, Option::kBestOf, OptionFault::kEven);
  EXPECT_EQ(make_game("knock-off", "22ft", {set(Option::kBestOf, 5)}).options.best_of(), 5);
}

TEST(Options, BK4_AFoulLineGivenForACushionBoardIsRefused) {
  for (const FoulLine line : {FoulLine::kShort, FoulLine::kLong})
    expect_refused("horse-collar", {set(Option::kFoulLine, line)}, Option::kFoulLine, OptionFault::kNotOnCushions,
                   "12ft-bank");
  EXPECT_FALSE(make_game("crazy-eight", "12ft-bank").options.has(Option::kFoulLine));
}

TEST(Options, HC6_VoidingAskedForWhereDeadWeightsAreRemovedIsRefused) {
  const Given given{set(Option::kDeadWeightVoids, true), set(Option::kDeadWeights, DeadWeights::kRemoved)};
  expect_refused("horse-collar", given, Option::kDeadWeightVoids, OptionFault::kNoDeadWeightsToVoid);
  const Given voids{set(Option::kDeadWeightVoids, true)};
  OptionRequest brochure = request_for("horse-collar", voids);
  brochure.preset = Preset::kBrochure;
  ASSERT_FALSE(resolve_options(brochure));
  EXPECT_EQ(resolve_options(brochure).refusal().fault, OptionFault::kNoDeadWeightsToVoid);
  EXPECT_TRUE(make_game("horse-collar", "22ft",
                        {set(Option::kDeadWeightVoids, true), set(Option::kDeadWeights, DeadWeights::kStay)},
                        Preset::kBrochure)
                  .options.dead_weight_voids());
}

TEST(Options, X2_HandicapStaysBelowTheGameScore) {
  OptionRequest request = request_for("knock-off", {});
  request.handicap_given = true;
  request.handicap = {0, 14};
  ASSERT_TRUE(resolve_options(request));
  EXPECT_EQ(resolve_options(request).value().handicap()[1], 14);
  request.handicap = {0, 15};
  ASSERT_FALSE(resolve_options(request));
  EXPECT_EQ(resolve_options(request).refusal().fault, OptionFault::kHandicapTooHigh);
  EXPECT_EQ(resolve_options(request).refusal().side, 1);
  request.handicap = {-1, 0};
  EXPECT_EQ(resolve_options(request).refusal().side, 0);
  request.handicap = {0, 0, 1};  // there is no third side
  EXPECT_EQ(resolve_options(request).refusal().side, 2);
}

TEST(Options, X2_HandicapInAGameWithoutAGameScore) {
  OptionRequest request = request_for("baseball", {});
  request.handicap_given = true;
  request.handicap = {0, 1000};
  EXPECT_TRUE(resolve_options(request));
  request.handicap = {0, 1'000'001};
  EXPECT_FALSE(resolve_options(request));
}

TEST(Options, NothingBeyondTheDocumentsIsOnByDefault) {
  for (const Game* game : games()) {
    const Options options = make_game(game->key).options;
    EXPECT_EQ(options.best_of(), 1);
    EXPECT_FALSE(options.win_by_two());
    EXPECT_EQ(options.tied_leaders(), TiedLeaders::kVoid);
    EXPECT_EQ(options.shot_clock(), 0);
    EXPECT_EQ(options.hand(), HandNoise::kNone);
    EXPECT_FALSE(options.wear());
    EXPECT_EQ(options.hickey_cents(), 0);
    EXPECT_TRUE(!options.has(Option::kHangerValue) || options.hanger_value() == 4);
    for (const int points : options.handicap()) EXPECT_EQ(points, 0);
  }
}

TEST(Options, WhatWasSettledIsAcceptedAgainAndSettlesTheSame) {
  for (const GameFixture& fixture : make_every_game()) {
    Given given;
    for (const OptionInfo& info : option_infos()) {
      const bool is_open = info.option == Option::kHandicap || fixture.options.value(info.option) == kByOrigin;
      if (fixture.options.has(info.option) && !is_open)
        given.push_back({info.option, fixture.options.value(info.option)});
    }
    const auto again = resolve_options({.game = fixture.game, .table = fixture.table, .given = given});
    ASSERT_TRUE(again) << fixture.game->key << " on " << fixture.table->name;
    for (const OptionInfo& info : option_infos()) {
      EXPECT_EQ(again.value().value(info.option), fixture.options.value(info.option)) << info.name;
      EXPECT_EQ(again.value().has(info.option), fixture.options.has(info.option)) << info.name;
    }
  }
}

}  // namespace
}  // namespace hammer
