#include "ai/training.h"

#include <gtest/gtest.h>

#include "hammer/index.h"
#include "network/net.h"

namespace hammer::ai {
namespace {

Recipe small_recipe(const Trainee& trainee) {
  return {.game = trainee.game,
          .scoring = trainee.scoring,
          .seed = 9,
          .generations = {{200, 0, 2}, {30, 40, 2}, {20, 40, 2}}};
}

// Out of order, as threads would play them.
void play_generation(Training& training, bool backwards) {
  const int rounds = training.recipe().generations[idx(training.generation())].rounds;
  for (int i = 0; i < rounds; ++i) training.play_round(backwards ? rounds - 1 - i : i);
  training.learn({});
}

std::vector<std::int16_t> trained(const Trainee& trainee, bool backwards) {
  Training training(small_recipe(trainee));
  while (!training.finished()) play_generation(training, backwards);
  return training.numbers();
}

TEST(Training, TheSameRecipeGivesTheSameNumbersInWhateverOrderRoundsArePlayed) {
  for (const Trainee& trainee : trainees()) EXPECT_EQ(trained(trainee, false), trained(trainee, true)) << trainee.name;
}

TEST(Training, GoesOnFromAFinishedGenerationAsIfNeverStopped) {
  const Trainee trainee = trainees()[0];
  Training first(small_recipe(trainee));
  play_generation(first, false);
  Training second(small_recipe(trainee));
  ASSERT_TRUE(second.resume(1, first.numbers()));
  play_generation(first, false);
  play_generation(second, false);
  EXPECT_EQ(first.numbers(), second.numbers());
}

TEST(Training, NumbersOfAnotherNetworkAreRefused) {
  Training one(small_recipe(trainees().front())), other(small_recipe(trainees().back()));
  EXPECT_FALSE(one.resume(1, other.numbers()));
  EXPECT_FALSE(one.resume(1, {}));
}

TEST(Training, LearnsSomething) {
  Training training({.game = trainees()[0].game,
                     .scoring = trainees()[0].scoring,
                     .seed = 1,
                     .generations = {{4000, 0, 2}, {4000, 0, 4}}});
  const auto play = [&] {
    for (int i = 0; i < 4000; ++i) training.play_round(i);
    return training.learn({});
  };
  const auto first = play(), second = play();
  EXPECT_LT(second.loss, 2.1);
  EXPECT_LT(second.loss, first.loss + 0.05);
  EXPECT_NEAR(second.loss_as_stored, second.loss, 0.02);
}

}  // namespace
}  // namespace hammer::ai
