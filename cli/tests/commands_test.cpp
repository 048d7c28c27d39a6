#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <vector>

#include "program.h"

namespace hammer::cli {
namespace {

// Every command is a file of that name.
std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(HAMMER_COMMANDS)) {
    names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

const std::vector<std::string> kCommands = command_names();

std::vector<std::string> examples_in(const std::string& help) {
  std::istringstream text(help.substr(std::min(help.size(), help.find("Example:\n"))));
  std::vector<std::string> examples;
  std::string line;
  std::getline(text, line);
  while (std::getline(text, line)) {
    if (line.starts_with("  ")) examples.push_back(line.substr(2));
  }
  return examples;
}

TEST(Commands, HelpListsEveryCommand) {
  const Ran ran = run_shell("hammer --help");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  for (const std::string& name : kCommands) EXPECT_TRUE(has(ran.out, "\n  " + name + ' ')) << name;
  EXPECT_EQ(run_shell("hammer -h").out, ran.out);
}

constexpr const char* kTimeForServers = R"(
timeout() { if [ $1 = --preserve-status ]; then shift 2; until_it_serves "$@"; else command timeout "$@"; fi; }
)";

class Commands : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Every, Commands, testing::ValuesIn([] {
                           std::vector<std::string> all = kCommands;
                           all.push_back("hammer");  // itself
                           return all;
                         }()),
                         [](const auto& about) { return about.param; });

TEST_P(Commands, EveryHelpHasAnExampleThatRuns) {
  const Ran help = run_shell((GetParam() == "hammer" ? "hammer" : "hammer " + GetParam()) + " --help");
  EXPECT_EQ(help.status, 0);
  const auto examples = examples_in(help.out);
  EXPECT_FALSE(examples.empty());
  for (const std::string& example : examples) {
    // The example waits a second for the server to start. Here it gets all the time it needs.
    const Ran ran = run_shell(kTimeForServers + example);
    EXPECT_EQ(ran.status, 0) << example;
    EXPECT_EQ(ran.err, "") << example;
    EXPECT_FALSE(ran.out.empty()) << example;
    EXPECT_FALSE(has(ran.out, "\"error\"")) << ran.out;
  }
}

TEST(Commands, HelpFitsATerminal) {
  for (const std::string& name : kCommands) {
    std::istringstream help(run_shell("hammer " + name + " --help").out);
    for (std::string line; std::getline(help, line) && line != "Example:";) EXPECT_LE(line.size(), 120u) << line;
  }
}

TEST(Commands, VersionIsPrinted) {
  const Ran ran = run_shell("hammer --version");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.out.starts_with("hammer 0.")) << ran.out;
}

TEST(Commands, UnknownCommandIsRefusedInOneSentence) {
  const Ran ran = run_shell("hammer simulat");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(ran.err.starts_with("hammer: there is no command \"simulat\", did you mean simulate? accepted is "))
      << ran.err;
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1);
}

TEST(Commands, NoCommandIsRefused) {
  const Ran ran = run_shell("hammer");
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(has(ran.err, "hammer --help"));
}

TEST(Commands, UnknownOptionIsRefusedByEveryCommand) {
  for (const std::string& name : kCommands) {
    const Ran ran = run_shell("hammer " + name + " --jsn");
    EXPECT_EQ(ran.status, 2) << name;
    EXPECT_EQ(ran.out, "") << name;
    EXPECT_TRUE(has(ran.err, "hammer " + name + " does not know \"--jsn\"")) << ran.err;
    EXPECT_TRUE(has(ran.err, "--help")) << ran.err;
  }
}

TEST(Commands, TablesAreOneJsonObjectOnALine) {
  const Ran ran = run_shell("hammer tables --json");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.out.starts_with("{\"tables\":[{\"name\":\"22ft\",\"length\":6.2992,\"width\":0.508,")) << ran.out;
  EXPECT_TRUE(ran.out.ends_with("}]}\n"));
}

TEST(Commands, TablesAreAlignedForPeople) {
  const Ran ran = run_shell("hammer tables");
  for (const char* part : {"22ft ", "9ft-bank ", "22ft-target ", "cushions", "standard", "medium"}) {
    EXPECT_TRUE(has(ran.out, part)) << part;
  }
}

TEST(Commands, DemoIsTheSameForTheSameSeed) {
  const Ran one = run_shell("hammer demo --seed 5"), again = run_shell("hammer demo --seed 5");
  EXPECT_EQ(one.status, 0);
  EXPECT_EQ(one.out, again.out);
  EXPECT_NE(one.out, run_shell("hammer demo --seed 6").out);
  EXPECT_EQ(run_shell("hammer demo").out, run_shell("hammer demo --seed 7").out);
}

TEST(Commands, DemoTellsOfEightShots) {
  const Ran ran = run_shell("hammer demo");
  for (int shot = 1; shot <= 8; ++shot) {
    EXPECT_TRUE(has(ran.out, "\n " + std::to_string(shot) + (shot % 2 ? "  Red " : "  Blue "))) << ran.out;
  }
}

TEST(Commands, SeedMustBeAWholeNumber) {
  for (const char* seed : {"x", "-1", "1.5", "99999999999999999999", ""}) {
    const Ran ran = run_shell("hammer demo --seed " + std::string(seed));
    EXPECT_EQ(ran.status, 2) << seed;
    EXPECT_TRUE(has(ran.err, "accepted is a whole number")) << ran.err;
  }
}

TEST(Commands, BenchReportsBothScenesAndTheSignature) {
  const Ran ran = run_shell("hammer bench --quick");
  EXPECT_EQ(ran.status, 0);
  for (const char* part : {"one-weight", "eight-weights", "judge ", "signature "})
    EXPECT_TRUE(has(ran.out, part)) << ran.out;
}

TEST(Commands, FullDiskIsAFailureWithASentence) {
  const Ran ran = run_shell("hammer tables > /dev/full");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.err.starts_with("hammer: cannot write to standard output")) << ran.err;
}

}  // namespace
}  // namespace hammer::cli
