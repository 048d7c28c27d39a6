#include <gtest/gtest.h>

#include <algorithm>

#include "program.h"

namespace hammer::cli {
namespace {

// Matches of players who hardly think, to few points.
const std::string kQuick =
    "hammer arena --game knock-off --option game_score=3 --effort 100 --effort-last 100 --json --pairs 3 ";

// How long it took is the only thing that may differ between two runs.
std::string without_times(std::string json) {
  for (const char* name : {"\"ms_per_decision\":", "\"median_ms_ordinary\":", "\"median_ms_last\":"}) {
    for (std::size_t at = json.find(name); at != std::string::npos; at = json.find(name))
      json.erase(at, json.find_first_of(",}", at) - at);
  }
  return json;
}

double number_in(const std::string& json, const std::string& name) {
  const std::size_t at = json.find('"' + name + "\":");
  return at == std::string::npos ? -1 : std::stod(json.substr(at + name.size() + 3));
}

std::string player_in(const std::string& json, const std::string& name) {
  const std::size_t begin = json.find('"' + name + "\":{");
  return json.substr(begin + name.size() + 3, json.find('}', begin) - begin - name.size() - 3);
}

TEST(ArenaCommand, DoesNotDependOnTheNumberOfThreads) {
  const std::string players = "--a pro/greedy --b casual/lag-only ";
  const Ran one = run_shell(kQuick + players + "--threads 1"), three = run_shell(kQuick + players + "--threads 3");
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(one.err, "");
  EXPECT_EQ(without_times(one.out), without_times(three.out));
  EXPECT_NE(without_times(one.out), without_times(run_shell(kQuick + players + "--seed 2").out));
}

TEST(ArenaCommand, APlayerAgainstItselfIsEven) {
  const Ran ran = run_shell(kQuick + "--a pro/greedy --b pro/greedy");
  EXPECT_EQ(number_in(ran.out, "win_rate"), 0.5) << ran.out;
  EXPECT_EQ(number_in(ran.out, "games"), 6);
  EXPECT_EQ(without_times(player_in(ran.out, "a")), without_times(player_in(ran.out, "b")));
}

TEST(ArenaCommand, MirrorsWhenThePlayersChangeNames) {
  const Ran one = run_shell(kQuick + "--a pro/greedy --b casual/lag-only");
  const Ran other = run_shell(kQuick + "--a casual/lag-only --b pro/greedy");
  EXPECT_EQ(number_in(one.out, "win_rate"), 1 - number_in(other.out, "win_rate"));
  EXPECT_EQ(without_times(player_in(one.out, "a")), without_times(player_in(other.out, "b")));
  EXPECT_EQ(without_times(player_in(one.out, "b")), without_times(player_in(other.out, "a")));
}

TEST(ArenaCommand, StopsEarlyWhenAsked) {
  const std::string line = "hammer arena --game knock-off --option game_score=1 --effort 100 --effort-last 100 --json ";
  const Ran ran = run_shell(line + "--a champion/greedy --b novice/lag-only --pairs 400 --sprt 0.3,0.5");
  EXPECT_NE(ran.out.find("\"verdict\":\"high\""), std::string::npos) << ran.out << ran.err;
  EXPECT_LT(number_in(ran.out, "pairs"), 400);
}

TEST(ArenaCommand, RefusesNonsenseInOneSentence) {
  const std::string known = "hammer arena --a pro --b pro --game knock-off ";
  const std::vector<std::pair<std::string, std::string>> nonsense{
      {"hammer arena --b pro --game knock-off", "needs --a"},
      {"hammer arena --a pro --b pro", "needs --game"},
      {"hammer arena --a prp --b pro --game knock-off", "--a is \"prp\", did you mean pro?"},
      {"hammer arena --a pro --b pro/x --game knock-off", "\"x\" is no judgement"},
      {"hammer arena --a pro --b pro --game knok-off", "did you mean knock-off?"},
      {known + "--option wear", "--option is \"wear\"; accepted is name=value"},
      {known + "--option wear=3", "--option wear is 3"},
      {known + "--option wear=true --option wear=true", "wear is given twice"},
      {known + "--table 22ft-target", "is not played"},
      {known + "--powder wet", "--powder is \"wet\""},
      {known + "--pairs 0", "--pairs is 0; accepted is a whole number from 1 to"},
      {known + "--pairs x", "--pairs is \"x\"; accepted is a whole number from 1 to 1000000"},
      {known + "--preset x", "--preset is \"x\""},
      {known + "--weight x", "--weight is \"x\""},
      {known + "--effort 0", "--effort is 0; accepted is a whole number from 1 to 1000000"},
      {known + "--threads 0", "--threads is 0"},
      {known + "--sprt 0.6,0.5", "two win rates"},
      {known + "--sprt 0.6", "two win rates"},
      {known + "--sprt nan,0.5", "two win rates"},
      {"hammer exam", "needs --game"},
      {"hammer exam --game knock-off --level pro/pr", "\"pr\" is no judgement, did you mean pro?"},
      {"hammer exam --game knock-off --positions 0", "--positions is 0"},
      {"hammer levels --table 21ft", "--table is \"21ft\", did you mean 22ft?"},
      {"hammer levels --throws 1", "--throws is 1"},
  };
  for (const auto& [line, part] : nonsense) {
    const Ran ran = run_shell(line);
    EXPECT_EQ(ran.status, 2) << line;
    EXPECT_EQ(ran.out, "") << line;
    EXPECT_NE(ran.err.find(part), std::string::npos) << line << '\n' << ran.err;
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  }
}

TEST(ExamCommand, DoesNotDependOnTheNumberOfThreads) {
  const std::string line = "hammer exam --game knock-off --level pro/greedy --positions 3 --exhaustive 2000 --json ";
  const Ran one = run_shell(line + "--threads 1"), three = run_shell(line + "--threads 3");
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(one.out, three.out);
  EXPECT_GE(number_in(one.out, "exhaustive"), 2000);
}

TEST(LevelsCommand, ListsEveryHandAndJudgement) {
  const Ran text = run_shell("hammer levels --throws 100"), json = run_shell("hammer levels --throws 100 --json");
  EXPECT_EQ(text.status, 0) << text.err;
  for (const char* name : {"natural", "toddler", "child", "newcomer", "beginner", "learner", "novice", "casual",
                           "league", "pro", "champion", "lag-only", "greedy", "rollout"}) {
    EXPECT_NE(text.out.find(std::string("\n") + name + ' '), std::string::npos) << name;
    EXPECT_NE(json.out.find("{\"name\":\"" + std::string(name) + '"'), std::string::npos) << name;
  }
}

TEST(LevelsCommand, HasNoHangersOnATargetBoardAndBanksOnCushions) {
  const Ran target = run_shell("hammer levels --throws 100 --table 22ft-target --json");
  EXPECT_NE(target.out.find("\"hanger_try\":null"), std::string::npos) << target.out;
  const Ran bank = run_shell("hammer levels --throws 100 --table 9ft-bank --json");
  EXPECT_EQ(bank.status, 0) << bank.err;
  EXPECT_EQ(bank.out.find("\"hanger_try\":null"), std::string::npos) << bank.out;
}

}  // namespace
}  // namespace hammer::cli
