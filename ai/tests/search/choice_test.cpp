// What every player owes in every game: a throw that the rules allow, the same for the same seed, within its effort.
#include <gtest/gtest.h>

#include "ai/networks.h"
#include "ai/player.h"
#include "arrangements.h"
#include "hammer/det_math.h"

namespace hammer::ai {
namespace {

constexpr Effort kHasty{.ordinary = 500, .last = 800};

// A board some throws into a round, by players who hardly think.
State some_throws_in(const Setup& setup, int throws, std::uint64_t seed) {
  State state = at_the_start(setup);
  for (int i = 0; i < throws && next_throw(setup, state); ++i) {
    const Situation situation = situation_for(setup, state, "pro");
    const Choice choice = choose(situation, *find_shot_policy("novice"), {}, seed + static_cast<std::uint64_t>(i));
    Random random(seed);
    const Throw thrown = *thrown_by(situation, choice.aim, random);
    if (play_throw(setting_of(setup, state), thrown, state.board) != Settled::kStands) return at_the_start(setup);
  }
  return state;
}

bool is_same(const Aim& a, const Aim& b) {
  return a.shot.y == b.shot.y && a.shot.speed == b.shot.speed && a.shot.angle == b.shot.angle &&
         a.shot.spin == b.shot.spin && a.four == b.four && a.spread == b.spread;
}

TEST(Choice, EveryJudgementChoosesAnAllowedThrowTwiceTheSameWithinItsEffort) {
  for (const auto& setup : one_setup_a_game())
    for (const ShotPolicy& policy : shot_policies()) {
      const State state = some_throws_in(setup, 2, 7);
      const Situation situation = situation_for(setup, state, "league");
      const Choice choice = choose(situation, policy, kHasty, 3);
      EXPECT_TRUE(is_same(choice.aim, choose(situation, policy, kHasty, 3).aim)) << name_of(setup) << policy.name;
      EXPECT_LE(choice.simulated, find_net(*setup.game, setup.options) ? kHasty.last : 100 * kHasty.last);
      EXPECT_LE(abs(choice.aim.shot.y), max_release_y(setup.surface(), choice.aim.four));
      EXPECT_EQ(choice.aim.four, next_throw(setup, state)->four);
      EXPECT_GE(choice.aim.shot.speed, 0);
      EXPECT_LE(abs(choice.aim.shot.angle), kMaxAngle);
    }
}

TEST(Choice, DefaultEffortStaysWithinTheBars) {
  for (const auto& setup : one_setup_a_game()) {
    const State state = some_throws_in(setup, setup.game->shares_board ? 3 : 2, 5);
    const Choice choice = choose(situation_for(setup, state, "pro"), *find_shot_policy("champion"), {}, 1);
    EXPECT_LE(choice.simulated, 25000) << name_of(setup);
    State last = state;
    while (last.board.count < kMaxWeights - 1)
      last.board.add({Color::kRed, static_cast<std::int8_t>(0), Fate::kForfeited, 0, 0});
    EXPECT_LE(choose(situation_for(setup, last, "pro"), *find_shot_policy("champion"), {}, 1).simulated, 130000);
  }
}

TEST(Choice, RankedShotsComeBestFirst) {
  for (const auto& setup : one_setup_a_game()) {
    const State state = at_the_start(setup);
    const Ranking ranking = rank_shots(situation_for(setup, state, "pro"), *find_shot_policy("champion"), {}, 2);
    ASSERT_FALSE(ranking.shots.empty());
    for (std::size_t i = 1; i < ranking.shots.size(); ++i)
      EXPECT_GE(ranking.shots[i - 1].win, ranking.shots[i].win) << name_of(setup);
    for (const Ranked& shot : ranking.shots) {
      EXPECT_GE(shot.win, 0);
      EXPECT_LE(shot.win, 1);
    }
  }
}

TEST(Net, ABoardAndItsMirrorImageAreWorthTheSame) {
  int boards = 0;
  for (const auto& setup : every_setup()) {
    State state = some_throws_in(setup, 3, 11);
    ASSERT_TRUE(next_throw(setup, state)) << name_of(setup);
    boards += state.board.count > 0 ? 1 : 0;
    const double worth = Worth(situation_for(setup, state, "pro")).now();
    EXPECT_GE(worth, 0);
    EXPECT_LE(worth, 1.0001);
    for (BoardWeight& weight : state.board.weights) weight.y = -weight.y;
    EXPECT_EQ(Worth(situation_for(setup, state, "pro")).now(), worth) << name_of(setup);
  }
  EXPECT_GT(boards, 10) << "an empty board is its own mirror image";
}

TEST(Levels, EveryMixtureOfHandAndJudgementIsALevel) {
  for (const Hand& hand : hands())
    for (const ShotPolicy& policy : shot_policies()) {
      const std::string name = std::string(hand.name) + '/' + std::string(policy.name);
      const auto level = find_level(name);
      ASSERT_TRUE(level) << name;
      EXPECT_EQ(find_level(name_of(*level))->policy, level->policy);
      EXPECT_EQ(find_level(name_of(*level))->hand, level->hand);
    }
  for (const std::string_view name : {"", "/", "pro/", "/pro", "pro/pro/pro", "greedy", "Pro", "pro ", "lag-only"})
    EXPECT_FALSE(find_level(name)) << name;
}

}  // namespace
}  // namespace hammer::ai
