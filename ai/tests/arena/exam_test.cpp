#include "ai/exam.h"

#include <gtest/gtest.h>

namespace hammer::ai {
namespace {

// A player with little effort, so that it makes mistakes.
Exam quick_exam(const char* game) {
  Exam exam;
  exam.setup.game = find_game(game);
  exam.setup.table = find_table("22ft");
  exam.setup.weight = find_weight_size(kDefaultWeightSize);
  exam.setup.deceleration = find_powder(kDefaultPowder)->deceleration;
  exam.setup.sides = {"one", "two"};
  exam.setup.seats = {{"one", 0}, {"two", 1}};
  exam.setup.options = resolve_options({.game = exam.setup.game, .table = exam.setup.table}).value();
  exam.level = *find_level("pro/lag-only");
  exam.effort = {.ordinary = 100, .last = 100};
  exam.exhaustive = 15000;
  exam.judged_on = 1000;
  return exam;
}

TEST(Exam, PositionsWaitForTheLastThrowOfARound) {
  const Exam exam = quick_exam("knock-off");
  for (int number = 0; number < 4; ++number) {
    const ExamPosition position = draw_position(exam, number);
    EXPECT_EQ(position.state.phase, Phase::kShooting);
    EXPECT_EQ(position.state.board.count, kMaxWeights - 1);
    for (const int score : {position.state.scores[0], position.state.scores[1]})
      EXPECT_LT(score, exam.setup.options.game_score());
  }
}

TEST(Exam, APlayerWhoOnlyLagsGivesAwayMoreThanNothing) {
  const Exam exam = quick_exam("knock-off");
  std::vector<ExamAnswer> answers;
  for (int number = 0; number < 4; ++number) {
    answers.push_back(answer_of(exam, number));
    EXPECT_GE(answers.back().exhaustive, exam.exhaustive);
    EXPECT_GE(answers.back().loss(), -0.03);
  }
  EXPECT_GT(result_of(answers).mean, 0);
}

TEST(Exam, SaysWhatNineOfTenLoseAtMost) {
  std::vector<ExamAnswer> answers;
  for (int i = 0; i < 200; ++i) {
    ExamAnswer answer{};
    answer.best = i / 1000.0;
    answers.push_back(answer);
  }
  const ExamResult result = result_of(answers);
  EXPECT_NEAR(result.mean, 0.0995, 1e-12);
  EXPECT_NEAR(result.mean_interval.high - result.mean, 1.96 * 0.0579 / 14.14, 1e-4);
  EXPECT_EQ(result.percentile_90, 0.180);
  EXPECT_EQ(result.percentile_90_interval.low, 0.171);
  EXPECT_EQ(result.percentile_90_interval.high, 0.188);
  EXPECT_EQ(result.max, 0.199);
}

}  // namespace
}  // namespace hammer::ai
