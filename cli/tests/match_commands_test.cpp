// games, judge, umpire and replay, as people run them.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <vector>

#include "program.h"

namespace hammer::cli {
namespace {

const std::string kSetup =
    R"({"game":"knock-off","seats":[{"name":"Ann","side":"red"},{"name":"Bob","side":"blue"}],"options":{"hand":"slight"},"seed":1})";
const std::string kSeedless =
    R"({"game":"knock-off","seats":[{"name":"Ann","side":"red"},{"name":"Bob","side":"blue"}]})";
const std::string kOpen = R"({"cmd":"open","first":"red","end":"A"})";
const std::string kShoot = R"({"cmd":"shoot","speed":1.85})";

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

// From "state" on.
std::string state_in(const std::string& answer) {
  return answer.substr(std::min(answer.size(), answer.find("\"state\"")));
}

class MatchCommands : public ::testing::Test {
 protected:
  MatchCommands() {
    std::string name = (std::filesystem::temp_directory_path() / "hammer-match-XXXXXX").string();
    folder_ = mkdtemp(name.data());
  }
  ~MatchCommands() override { std::filesystem::remove_all(folder_); }

  std::string file(const std::string& name) const { return (folder_ / name).string(); }
  std::string contents(const std::string& name) const {
    std::ifstream in(file(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary) << text;
  }
  Ran record(const std::string& name, const std::vector<std::string>& lines) const {
    return run_shell("hammer umpire --record '" + file(name) + "'", joined(lines));
  }

 private:
  std::filesystem::path folder_;
};

TEST_F(MatchCommands, GamesAreListedForPeopleAndForPrograms) {
  const Ran text = run_shell("hammer games"), json = run_shell("hammer games --json");
  for (const char* part : {"Knock Off (knock-off): 2 sides", "Crazy Eight (crazy-eight): 2 to 16 sides", "brochure"}) {
    EXPECT_TRUE(has(text.out, part)) << part;
  }
  EXPECT_TRUE(json.out.starts_with("{\"games\":[{\"key\":\"knock-off\",\"name\":\"Knock Off\","));
  EXPECT_EQ(lines_of(json.out).size(), 1u);
}

TEST_F(MatchCommands, JudgeAnswersLineByLine) {
  const std::string good = R"({"game":"knock-off","weights":[{"color":"red","x":6.28,"y":0}]})";
  const Ran ran = run_shell("hammer judge", good + "\nnonsense\n\n" + std::string(2000000, ' ') + "\n" + good);
  EXPECT_EQ(ran.status, 0);
  const auto answers = lines_of(ran.out);
  ASSERT_EQ(answers.size(), 4u);
  EXPECT_TRUE(answers[0].starts_with(R"({"score":{"red":4,"blue":0},)")) << answers[0];
  EXPECT_TRUE(answers[1].starts_with(R"({"error":"line 2: not JSON)")) << answers[1];
  EXPECT_TRUE(answers[2].starts_with(R"({"error":"line 4: the line is longer than 1048576 bytes)")) << answers[2];
  EXPECT_EQ(answers[3], answers[0]);
}

TEST_F(MatchCommands, UmpireAnswersEachLineBeforeTheNextIsSent) {
  Conversation program("umpire");
  for (const std::string& line : {kSetup, kOpen, kShoot}) {
    program.send(line + '\n');
    EXPECT_TRUE(program.receive_line().starts_with("{\"ok\":true,\"events\":[")) << line;
  }
  program.send("nonsense\n");
  EXPECT_TRUE(program.receive_line().starts_with(R"({"ok":false,"error":"not JSON: )"));
  program.close_input();
  EXPECT_EQ(program.finish(), 0);
}

TEST_F(MatchCommands, BadSetupIsRefusedAndTheNextLineIsTried) {
  const auto answers = lines_of(run_shell("hammer umpire", "nonsense\n{}\n" + kSetup + '\n' + kOpen).out);
  ASSERT_EQ(answers.size(), 4u);
  EXPECT_TRUE(answers[0].starts_with(R"({"ok":false,"error":)")) << answers[0];
  EXPECT_TRUE(has(answers[0], R"("state":null)"));
  EXPECT_TRUE(has(answers[1], R"("field":"game")")) << answers[1];
  EXPECT_TRUE(answers[3].starts_with(R"({"ok":true,)")) << answers[3];
}

TEST_F(MatchCommands, RecordIsWrittenAsTheMatchGoesAndVerifies) {
  EXPECT_EQ(record("a", {kSetup, kOpen, kShoot, "nonsense", kShoot}).status, 0);
  EXPECT_EQ(lines_of(contents("a")).size(), 6u);  // setup, names, three events, end
  const Ran ran = run_shell("hammer replay '" + file("a") + "'");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "Round 1, end A: red first, blue has the hammer")) << ran.out;
  EXPECT_TRUE(has(ran.out, "Ann shoots the first red weight")) << ran.out;
  EXPECT_TRUE(has(ran.out, "\nVerified: 3 events, hash ")) << ran.out;
}

TEST_F(MatchCommands, RecordIsOnDiskBeforeTheAnswerIsSent) {
  Conversation program({"umpire", "--record", file("live")});
  std::size_t lines = 1;  // that of the names
  for (const std::string& line : {kSetup, kOpen, kShoot}) {
    program.send(line + '\n');
    program.receive_line();
    EXPECT_EQ(lines_of(contents("live")).size(), ++lines);
  }
}

TEST_F(MatchCommands, ExistingFileIsNeverWrittenOver) {
  write("precious", "mine");
  const Ran ran = record("precious", {kSetup});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(has(ran.err, ": it is there already; accepted is a new file\n")) << ran.err;
  EXPECT_EQ(contents("precious"), "mine");
}

TEST_F(MatchCommands, MatchThatNeverBeganLeavesNoFile) {
  record("nothing", {"nonsense"});
  EXPECT_FALSE(std::filesystem::exists(file("nothing")));
}

TEST_F(MatchCommands, M8_SuspendedMatchIsTakenUpWithNothingLost) {
  const Ran whole = record("whole", {kSetup, kOpen, kShoot, kShoot, kShoot});
  record("first", {kSetup, kOpen, kShoot});
  const std::string resume = "hammer umpire --resume '" + file("first") + "' --record '" + file("second") + "'";
  const Ran rest = run_shell(resume, joined({kShoot, kShoot}));
  EXPECT_EQ(rest.status, 0) << rest.err;
  const auto whole_answers = lines_of(whole.out), answers = lines_of(rest.out);
  ASSERT_EQ(answers.size(), 3u);
  EXPECT_EQ(state_in(answers[0]), state_in(whole_answers[2]));
  EXPECT_EQ(answers[2], whole_answers[4]);
  std::string begun = contents("first");
  begun.erase(begun.rfind('\n', begun.size() - 2) + 1);  // its end
  EXPECT_TRUE(contents("second").starts_with(begun));
  EXPECT_EQ(lines_of(contents("second")).size(), lines_of(contents("whole")).size());
  EXPECT_TRUE(has(run_shell("hammer replay '" + file("second") + "'").out, "\nVerified: 4 events, hash "));
}

TEST_F(MatchCommands, CutOffRecordIsTakenUpOnlyWhenAskedFor) {
  record("a", {kSetup, kOpen, kShoot});
  const auto lines = lines_of(contents("a"));
  write("cut", joined({lines[0], lines[1]}) + lines[2].substr(0, 40));
  const Ran refused = run_shell("hammer umpire --resume '" + file("cut") + "'", kShoot);
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(has(refused.err, "line 3: the record is cut off in this line")) << refused.err;
  EXPECT_TRUE(has(refused.err, "--partial")) << refused.err;
  const Ran ran = run_shell("hammer umpire --partial --resume '" + file("cut") + "'", kShoot);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(lines_of(ran.out).size(), 2u);
}

TEST_F(MatchCommands, ChangedRecordIsNotTakenUpEvenInPart) {
  record("a", {kSetup, kOpen, kShoot});
  std::string text = contents("a");
  const std::string speed = "\"speed\":1.85,";
  ASSERT_TRUE(has(text, speed));
  write("b", text.replace(text.find(speed), speed.size(), "\"speed\":1.86,"));
  const Ran ran = run_shell("hammer umpire --partial --resume '" + file("b") + "'", kShoot);
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(has(ran.err, "line 4: the sum is not that of the text up to here")) << ran.err;
}

TEST_F(MatchCommands, ChangedRecordIsRefusedWithItsLineAndToldOnRequest) {
  record("a", {kSetup, kOpen, kShoot, kShoot});
  auto lines = lines_of(contents("a"));
  lines[4].replace(lines[4].find("\"speed\":"), 9, "\"speed\":2");
  write("b", joined(lines));
  const Ran refused = run_shell("hammer replay '" + file("b") + "'");
  EXPECT_EQ(refused.status, 1);
  EXPECT_EQ(refused.out, "");
  EXPECT_TRUE(has(refused.err, "line 5: the sum is not that of the text up to here")) << refused.err;
  const Ran told = run_shell("hammer replay --partial '" + file("b") + "'");
  EXPECT_EQ(told.status, 1);
  EXPECT_TRUE(has(told.out, "Ann shoots the first red weight")) << told.out;
  EXPECT_FALSE(has(told.out, "Verified"));
  const Ran json = run_shell("hammer replay --json '" + file("b") + "'");
  EXPECT_EQ(json.status, 1);
  EXPECT_TRUE(json.out.starts_with(R"({"status":"refused","error":"line 5: )")) << json.out;
}

TEST_F(MatchCommands, ReplayJsonIsOneObjectALine) {
  record("a", {kSetup, kOpen, kShoot});
  const Ran ran = run_shell("hammer replay '" + file("a") + "' --json");
  const auto lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_TRUE(lines[0].starts_with(R"({"setup":{"game":"knock-off",)"));
  EXPECT_TRUE(lines[1].starts_with(R"({"line":3,"events":[{"event":"opens",)")) << lines[1];
  EXPECT_TRUE(lines[3].starts_with(R"({"status":"verified","events":2,"hash":")")) << lines[3];
}

TEST_F(MatchCommands, FilesThatCannotBeReadAreAFailure) {
  for (const char* command : {"hammer replay /nowhere/at/all", "hammer umpire --resume /nowhere/at/all"}) {
    const Ran ran = run_shell(command);
    EXPECT_EQ(ran.status, 1) << command;
    EXPECT_TRUE(has(ran.err, "cannot read /nowhere/at/all: ")) << ran.err;
  }
}

TEST_F(MatchCommands, MatchesWithoutASeedDoNotAllHaveTheSame) {
  record("a", {kSeedless});
  record("b", {kSeedless});
  EXPECT_TRUE(has(contents("a"), "\"seed\":"));
  EXPECT_NE(contents("a"), contents("b"));
  EXPECT_EQ(run_shell("hammer replay '" + file("a") + "'").status, 0);
}

// A limit of 512 bytes a file, or a full device: what is recorded is answered, what is not is not.
TEST_F(MatchCommands, AnswersToWhatIsRecordedAreToldBeforeGivingUp) {
  for (const std::string blocks : {"1", "2", "3", "4"}) {
    const std::string name = "limited" + blocks;
    const Ran ran = run_shell("(ulimit -f " + blocks + "; hammer umpire --record '" + file(name) + "') | cat",
                              joined({kSetup, kOpen, kShoot, kShoot, kShoot, kShoot}));
    const std::string text = contents(name);
    const auto whole_lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    // The setup is two lines: itself and the names.
    EXPECT_EQ(lines_of(ran.out).size(), whole_lines > 0 ? whole_lines - 1 : 0) << ran.out;
    EXPECT_TRUE(has(ran.err, "cannot write to " + file(name) + ": File too large")) << ran.err;
  }
}

// The first correction has the record written anew beside the old one, which it replaces at once.
TEST_F(MatchCommands, ACorrectedRecordReplacesTheOldOneOrLeavesItAsItWas) {
  const std::string reported = R"({"cmd":"report","score":{"red":1}})",
                    corrected = R"({"cmd":"correct","report":1,"removes":1})";
  const Ran ran = record("a", {kSetup, kOpen, reported, reported, corrected, reported});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(lines_of(contents("a"))[0], R"("uses":["corrections"])")) << contents("a");
  EXPECT_EQ(run_shell("hammer replay '" + file("a") + "'").status, 0);
  EXPECT_FALSE(std::filesystem::exists(file("a.new")));
  std::filesystem::create_directory(file("blocked.new"));
  const Ran blocked = record("blocked", {kSetup, kOpen, reported, reported, corrected, reported});
  EXPECT_EQ(blocked.status, 1);
  EXPECT_TRUE(has(blocked.err, "cannot write to " + file("blocked"))) << blocked.err;
  EXPECT_EQ(lines_of(blocked.out).size(), 4u) << blocked.out;
  EXPECT_EQ(lines_of(contents("blocked")).size(), 5u) << contents("blocked");
}

TEST_F(MatchCommands, RecordThatCannotBeWrittenIsAFailure) {
  const Ran ran = run_shell("ulimit -f 1; hammer umpire --record '" + file("a") + "' > /dev/null",
                            joined({kSetup, kOpen, kShoot, kShoot, kShoot}));
  EXPECT_EQ(ran.status, 1);
}

TEST_F(MatchCommands, RecordGetsItsEndWhenNobodyReadsTheAnswers) {
  Conversation program({"umpire", "--record", file("unread")});
  program.send(kSetup + '\n');
  program.receive_line();
  program.close_output();
  program.send(kOpen + '\n');
  EXPECT_EQ(program.finish(), 1);
  EXPECT_EQ(run_shell("hammer replay '" + file("unread") + "'").status, 0) << contents("unread");
}

TEST_F(MatchCommands, FilesThatAreNoRecordsAreRefusedInASentence) {
  for (const std::string command : {"hammer replay ", "hammer umpire --resume "}) {
    const Ran zero = run_shell(command + "/dev/zero");
    EXPECT_EQ(zero.status, 1);
    EXPECT_TRUE(has(zero.err, "cannot read /dev/zero: it has more than 268435456 bytes")) << zero.err;
    const Ran folder = run_shell(command + "/tmp");
    EXPECT_EQ(folder.status, 1);
    EXPECT_TRUE(has(folder.err, "cannot read /tmp: Is a directory")) << folder.err;
  }
  const Ran empty = run_shell("hammer replay /dev/null");
  EXPECT_EQ(empty.err, "hammer: /dev/null: line 1: the record is empty\n");
}

TEST_F(MatchCommands, NothingMayBeGivenTwice) {
  for (const char* command :
       {"hammer games --json --json", "hammer tables --json --json", "hammer demo --seed 1 --seed 2",
        "hammer replay a --json --json", "hammer replay a a", "hammer umpire --record a --record b"}) {
    const Ran ran = run_shell(command);
    EXPECT_EQ(ran.status, 2) << command;
    EXPECT_TRUE(has(ran.err, " is given twice")) << ran.err;
  }
}

TEST_F(MatchCommands, EmptyPathIsRefused) {
  EXPECT_EQ(run_shell("hammer replay ''").err, "hammer: FILE is empty; accepted is a path\n");
}

TEST_F(MatchCommands, WrongUsageIsRefused) {
  for (const char* command : {"hammer replay", "hammer replay a b", "hammer umpire --record", "hammer umpire --partial",
                              "hammer umpire --resume --partial", "hammer judge file"}) {
    const Ran ran = run_shell(command);
    EXPECT_EQ(ran.status, 2) << command;
    EXPECT_EQ(lines_of(ran.err).size(), 1u) << ran.err;
  }
}

}  // namespace
}  // namespace hammer::cli
