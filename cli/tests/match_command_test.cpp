// hammer match, as people run it.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "program.h"

namespace hammer::cli {
namespace {

const std::string kShort = " --option game_score=3 --effort 60 --effort-last 60";
const std::string kMatch = "hammer match --game knock-off --players pro,casual/greedy --seed 4" + kShort;

class MatchCommand : public ::testing::Test {
 protected:
  MatchCommand() {
    std::string name = (std::filesystem::temp_directory_path() / "hammer-machines-XXXXXX").string();
    folder_ = mkdtemp(name.data());
  }
  ~MatchCommand() override { std::filesystem::remove_all(folder_); }

  std::string file(const std::string& name) const { return (folder_ / name).string(); }
  std::string contents(const std::string& name) const {
    std::ifstream in(file(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  std::filesystem::path folder_;
};

TEST_F(MatchCommand, IsToldRoundByRoundAndRecorded) {
  const Ran ran = run_shell(kMatch + " --record '" + file("a") + "'");
  EXPECT_EQ(ran.status, 0) << ran.err;
  for (const char* part :
       {"Knock Off on a 22ft table", "  Pro, hand pro, judgement pro\n",
        "  Casual/greedy, hand casual, judgement greedy\n", "  Seed 4\n", "\nOpening\n", " takes the hammer. ",
        "\nRound 1, end ", " has the hammer\n 1  ", " wins the match.\n", "\nScore: Pro "}) {
    EXPECT_TRUE(has(ran.out, part)) << part << " in\n" << ran.out;
  }
  const Ran replay = run_shell("hammer replay '" + file("a") + "'");
  EXPECT_EQ(replay.status, 0) << replay.err;
  EXPECT_TRUE(has(replay.out, "  Pro (hand: pro)\n  Casual/greedy (hand: casual)\n")) << replay.out;
  EXPECT_TRUE(has(replay.out, "\nVerified: ")) << replay.out;
}

TEST_F(MatchCommand, SameSeedSameMatchAndAnotherSeedAnother) {
  const Ran json = run_shell(kMatch + " --json");
  EXPECT_EQ(json.status, 0) << json.err;
  EXPECT_EQ(json.out, run_shell(kMatch + " --json").out);
  EXPECT_NE(json.out, run_shell(kMatch + "4 --json").out);
  EXPECT_TRUE(json.out.starts_with(R"({"game":1,"round":1,"end":")")) << json.out;
  EXPECT_TRUE(has(json.out, "\n{\"winner\":\"")) << json.out;
}

TEST_F(MatchCommand, WithoutASeedOneIsDrawnAndTold) {
  const std::string match = "hammer match --game baseball --players novice,casual --option innings=1 --effort 60";
  const std::string told = run_shell(match).out;
  const std::size_t seed = told.find("  Seed ");
  ASSERT_NE(seed, std::string::npos) << told;
  const std::string number = told.substr(seed + 7, told.find('\n', seed) - seed - 7);
  EXPECT_EQ(run_shell(match + " --seed " + number).out, told);
}

TEST_F(MatchCommand, ThreeSidesAndTeamsPlay) {
  const Ran three = run_shell(
      "hammer match --game horse-collar --players novice,novice,casual --seed 1 --option game_score=5 --effort 60");
  EXPECT_EQ(three.status, 0) << three.err;
  EXPECT_TRUE(has(three.out, "  Novice 2, hand novice")) << three.out;
  EXPECT_TRUE(has(three.out, "\nScore: Novice 1: ")) << three.out;
  const Ran teams = run_shell("hammer match --game knock-off --players pro+novice,league+casual --seed 1" + kShort);
  EXPECT_EQ(teams.status, 0) << teams.err;
  EXPECT_TRUE(has(teams.out, "  Team 2: League, hand league")) << teams.out;
}

struct Wrong {
  std::string arguments, sentence;
};

TEST_F(MatchCommand, WhatCannotBePlayedIsRefusedInASentence) {
  const std::string two = "--game knock-off --players pro,casual ";
  for (const Wrong& wrong : std::vector<Wrong>{
           {"", "--players is missing; accepted is a level for each side, as champion,casual"},
           {"--players pro,pro", "--game is missing; accepted is knock-off, "},
           {"--game whist --players pro,pro", "--game is \"whist\"; accepted is knock-off, "},
           {"--game knock-off --players pro,champoin",
            "--players: entry 2 is \"champoin\", did you mean champion? accepted is toddler, child, "},
           {"--game knock-off --players pro,", "--players: entry 2 is \"\"; accepted is toddler, "},
           {"--game knock-off --players pro/expert,pro",
            "--players: entry 1 is \"pro/expert\", and \"expert\" is no judgement; accepted is toddler, "},
           {"--game knock-off --players pro,pro,pro", "--players has 3 sides; accepted in Knock Off are 2"},
           {"--game knock-off --players pro$(printf ',pro%.0s' $(seq 99))",
            "--players names 100 players; accepted are 2 to 64"},
           {"--game knock-off --players pro", "--players has 1 side; accepted in Knock Off are 2"},
           {"--game knock-off --players pro+pro,pro", "--players gives \"Team 1\" 2 players and \"Pro 3\" 1; "},
           {two + "--option game_score=0", "--option game_score is 0; accepted is a whole number from 1 to "},
           {two + "--option gamescore=3",
            "--option gamescore is not a known field, did you mean game_score? accepted are game_score, "},
           {"--game knock-off --players pro+,pro",
            "--players: entry 1 is \"pro+\", with no player beside a plus sign; "},
           {"--game knock-off --players lag-only,pro",
            "--players: entry 1 is \"lag-only\", which is a judgement only, as in pro/lag-only; accepted is toddler, "},
           {"--game knock-off --players pro,natural",
            "--players: entry 2 is \"natural\", which is a hand only, as in natural/pro; accepted is toddler, "},
           {two + "--option game_score", "--option is \"game_score\"; accepted is name=value, as game_score=15"},
           {two + "--table 13ft", "--table is \"13ft\""},
           {two + "--powder wet", "--powder is \"wet\"; accepted is "},
           {two + "--seed -1", "--seed is -1; accepted is a whole number from 0 to 9007199254740991"},
           {two + "--effort 0", "--effort is 0; accepted is a whole number from 1 to 1000000 shots"},
           {two + "--effort-last much", "--effort-last is \"much\"; accepted is a whole number from 1 to "},
           {two + "--player pro", "hammer match does not know \"--player\", did you mean --players? accepted is "},
       }) {
    const Ran ran = run_shell("hammer match " + wrong.arguments);
    EXPECT_EQ(ran.status, 2) << wrong.arguments;
    EXPECT_EQ(ran.out, "") << wrong.arguments;
    EXPECT_TRUE(ran.err.starts_with("hammer: " + wrong.sentence)) << wrong.arguments << '\n' << ran.err;
  }
}

TEST_F(MatchCommand, RecordIsNeverWrittenOverAndAFullDiskIsAFailure) {
  std::ofstream(file("precious")) << "mine";
  const Ran ran = run_shell(kMatch + " --record '" + file("precious") + "'");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, ": it is there already; accepted is a new file\n")) << ran.err;
  EXPECT_EQ(contents("precious"), "mine");
  EXPECT_EQ(run_shell("ulimit -f 1; " + kMatch + " --record '" + file("a") + "' > /dev/null").status, 1);
  EXPECT_EQ(run_shell(kMatch + " > /dev/full").status, 1);
}

}  // namespace
}  // namespace hammer::cli
