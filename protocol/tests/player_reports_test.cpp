#include <gtest/gtest.h>

#include "protocol/english.h"
#include "protocol/listings.h"
#include "protocol/machine_player.h"
#include "protocol/reports.h"
#include "protocol/typed_setup.h"

namespace hammer::protocol {
namespace {

ArenaReport small_arena() {
  ai::ArenaPair pair;
  pair[0].score = pair[1].score = 1;
  ai::count_decision(false, 100, pair[0].tallies[0]);
  ai::count_decision(true, 700, pair[0].tallies[0]);
  pair[0].tallies[0].rounds = 4;
  pair[0].tallies[0].points = 6;
  pair[0].tallies[0].scoring_rounds = 2;
  pair[0].tallies[0].throws = 16;
  pair[0].tallies[0].knocked_off = 4;
  ArenaReport report{};
  report.game = "some-game";
  report.table = "22ft";
  report.levels = {"pro", "novice/greedy"};
  report.seed = 5;
  report.result.add(pair);
  report.times[0] = {1.5, 1.0, 2.0};
  report.times_of_both = {1.5, 1.0, 2.0};
  report.shares_board = true;
  return report;
}

TEST(ArenaReport, IsOneObjectOnOneLine) {
  EXPECT_EQ(arena_json(small_arena()),
            R"({"game":"some-game","table":"22ft","win_rate":1,"low":0.34238022750665303,"high":1,"pairs":1,"games":2,)"
            R"("unfinished":0,"seed":5,"decisions":2,"shots_per_decision":400,"max_shots_ordinary":100,)"
            R"("max_shots_last":700,"ms_per_decision":1.5,"median_ms_ordinary":1,"median_ms_last":2,)"
            R"("a":{"level":"pro","decisions":2,"shots_per_decision":400,"max_shots_ordinary":100,)"
            R"("max_shots_last":700,"ms_per_decision":1.5,"median_ms_ordinary":1,"median_ms_last":2,"rounds":4,)"
            R"("points_per_round":1.5,"scoring_rounds":0.5,"throws":16,"knocked_off":0.25},)"
            R"("b":{"level":"novice/greedy","decisions":0,"shots_per_decision":null,"max_shots_ordinary":0,)"
            R"("max_shots_last":0,"ms_per_decision":0,"median_ms_ordinary":null,"median_ms_last":null,"rounds":0,)"
            R"("points_per_round":null,"scoring_rounds":null,"throws":0,"knocked_off":null}})");
}

TEST(ArenaReport, TellsWhatWasAskedAndAnswered) {
  ArenaReport report = small_arena();
  report.sprt = {{0.5, 0.6}, ai::Sprt::Verdict::kHigh};
  EXPECT_NE(arena_json(report).find(R"("sprt":{"low":0.5,"high":0.6,"log_ratio":)"), std::string::npos);
  EXPECT_NE(arena_json(report).find(R"("verdict":"high"})"), std::string::npos);
}

TEST(ExamReport, HasTheLossesAndEveryAnswer) {
  ExamReport report{"some-game", "22ft", "pro/champion", 1, 1000, {}};
  report.answers.resize(2);
  report.answers[0].best = 0.5;
  report.answers[0].chosen = 0.25;
  report.answers[0].exhaustive = report.answers[1].exhaustive = 3000;
  const std::string json = exam_json(report);
  EXPECT_NE(json.find(R"("positions":2,"exhaustive":3000,"judged_on":1000,"max_shots":0,"loss":{"mean":0.125,)"),
            std::string::npos)
      << json;
  EXPECT_NE(json.find(R"("most":0.25},"answers":[{"loss":0.25,"best":0.5,"chosen":0.25,)"), std::string::npos) << json;
}

TEST(LevelsReport, SaysNothingOfHangersWhereThereAreNone) {
  LevelsReport report{"22ft-target", 0.3, 100, {{find_hand("pro"), {}}}};
  report.hands[0].figures.three = 0.5;
  const std::string json = levels_json(report);
  EXPECT_NE(json.find(R"("lag":{"three":0.5,"hangs":0,"falls":0},"hanger_try":null,"firm":{)"), std::string::npos)
      << json;
  EXPECT_NE(json.find(R"("judgements":[{"name":"toddler",)"), std::string::npos) << json;
}

TEST(TypedSetup, AreReadLikeASetupLine) {
  const auto read = read_typed_setup({.game = "horse-collar",
                                      .table = "12ft",
                                      .powder = "0.25",
                                      .options = {"game_score=15", "wear=true", "peeking=not_allowed"},
                                      .sides = {"one", "two", "three"}});
  ASSERT_TRUE(read) << read.refusal();
  const auto& setup = read.value();
  EXPECT_EQ(setup.game->key, "horse-collar");
  EXPECT_EQ(setup.table->name, "12ft");
  EXPECT_EQ(setup.deceleration, 0.25);
  EXPECT_EQ(setup.side_count(), 3);
  EXPECT_EQ(setup.options.game_score(), 15);
  EXPECT_TRUE(setup.options.wear());
  EXPECT_EQ(setup.options.peeking(), Peeking::kNotAllowed);
}

TEST(TypedSetup, AreRefusedInTheSameSentences) {
  const auto refusal = [](TypedSetup words) {
    words.sides = {"one", "two"};
    const auto read = read_typed_setup(words);
    return read ? "" : read.refusal();
  };
  EXPECT_EQ(refusal({.game = "knock-off", .options = {"=3"}}),
            "--option is \"=3\"; accepted is name=value, as game_score=15");
  EXPECT_EQ(refusal({.game = "knock-off", .options = {"wear=true", "wear=false"}}), "--option wear is given twice");
  EXPECT_EQ(refusal({.game = "knock-off", .options = {"game_score=x"}}).substr(0, 26), "--option game_score is \"x\"");
  EXPECT_TRUE(refusal({.game = "knock-off", .table = "13ft"}).starts_with("--table is \"13ft\""));
}

TEST(LevelList, EveryLevelWithItsHelpWeakestFirst) {
  const std::string list = level_list_json();
  std::size_t place = 0;
  for (const std::string_view name : ai::level_names()) {
    const std::string entry =
        R"({"name":")" + std::string(name) + R"(","help":")" + std::string(judgement_help(name)) + R"("})";
    const std::size_t found = list.find(entry);
    ASSERT_NE(found, std::string::npos) << entry;
    EXPECT_GE(found, place);
    place = found;
  }
  EXPECT_TRUE(list.starts_with(R"({"levels":[{"name":"toddler")"));
}

}  // namespace
}  // namespace hammer::protocol
