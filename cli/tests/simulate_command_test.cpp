#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <vector>

#include "program.h"

namespace hammer::cli {
namespace {

const std::string kGood = R"({"shot":{"color":"red","speed":1.5}})";

std::vector<std::string> answers_to(const std::string& input) {
  const Ran ran = run_shell("hammer simulate", input);
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  std::istringstream text(ran.out);
  std::vector<std::string> answers;
  for (std::string line; std::getline(text, line);) answers.push_back(line);
  return answers;
}

bool is_error(const std::string& answer, const std::string& beginning) {
  return answer.starts_with("{\"error\":\"" + beginning);
}

TEST(SimulateCommand, BadLineGetsItsErrorAndTheRestGoOn) {
  const auto answers = answers_to(kGood + "\nnonsense\n" + kGood + '\n');
  ASSERT_EQ(answers.size(), 3u);
  EXPECT_TRUE(answers[0].starts_with("{\"weights\":["));
  EXPECT_TRUE(is_error(answers[1], "line 2: not JSON")) << answers[1];
  EXPECT_EQ(answers[2], answers[0]);
}

TEST(SimulateCommand, BlankLinesAreCountedButNotAnswered) {
  const auto answers = answers_to("\n" + kGood + "\n  \nnonsense\n");
  ASSERT_EQ(answers.size(), 2u);
  EXPECT_TRUE(is_error(answers[1], "line 4: ")) << answers[1];
}

TEST(SimulateCommand, LastLineNeedsNoNewline) {
  EXPECT_EQ(answers_to(kGood), answers_to(kGood + '\n'));
  EXPECT_EQ(answers_to("").size(), 0u);
}

TEST(SimulateCommand, TenMegabyteLineIsRefusedAndTheRestGoOn) {
  const auto answers = answers_to(kGood + '\n' + std::string(10000000, '[') + '\n' + kGood);
  ASSERT_EQ(answers.size(), 3u);
  EXPECT_TRUE(is_error(answers[1], "line 2: the line is longer than 1048576 bytes")) << answers[1];
  EXPECT_EQ(answers[2], answers[0]);
}

TEST(SimulateCommand, LineOfExactlyTheLimitIsRead) {
  const std::string padding(1048576 - kGood.size(), ' ');
  EXPECT_EQ(answers_to(kGood + padding + '\n'), answers_to(kGood));
  EXPECT_TRUE(is_error(answers_to(kGood + padding + " \n").at(0), "line 1: the line is longer"));
}

TEST(SimulateCommand, BytesThatAreNoTextAreRefused) {
  const auto answers = answers_to(std::string("\0\0\n\xff\xfe\n{\"\0\":1}\n", 14) + kGood);
  ASSERT_EQ(answers.size(), 4u);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(is_error(answers[static_cast<std::size_t>(i)], "line ")) << i;
  EXPECT_TRUE(answers[3].starts_with("{\"weights\":["));
}

TEST(SimulateCommand, EachLineIsAnsweredBeforeTheNextIsSent) {
  Conversation program("simulate");
  for (int i = 0; i < 3; ++i) {
    program.send(kGood + '\n');
    EXPECT_TRUE(program.receive_line().starts_with("{\"weights\":["));
  }
  program.close_input();
  EXPECT_EQ(program.finish(), 0);
}

TEST(SimulateCommand, AnswersToALongFileAreInOrder) {
  std::string input;
  for (int i = 0; i < 2000; ++i) input += i % 7 ? kGood + '\n' : "nonsense\n";
  const auto answers = answers_to(input);
  ASSERT_EQ(answers.size(), 2000u);
  for (std::size_t i = 0; i < answers.size(); i += 7) {
    EXPECT_TRUE(is_error(answers[i], "line " + std::to_string(i + 1) + ": ")) << answers[i];
  }
}

TEST(SimulateCommand, EndsWhenNobodyReadsItsAnswersWhichIsAFailure) {
  Conversation program("simulate");
  program.close_output();
  program.send(kGood + '\n');
  EXPECT_EQ(program.finish(), 1);
}

TEST(SimulateCommand, InputThatCannotBeReadIsAFailure) {
  const Ran ran = run_shell("hammer simulate < /");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.err.starts_with("hammer: cannot read standard input")) << ran.err;
}

}  // namespace
}  // namespace hammer::cli
