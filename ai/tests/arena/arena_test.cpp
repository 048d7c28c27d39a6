#include "ai/arena.h"

#include <gtest/gtest.h>

#include <functional>

#include "from_environment.h"
#include "hammer/random.h"

namespace hammer::ai {
namespace {

// Two matches whose results are correlated, positively or negatively.
double draw_pair(double chance, double alike, Random& random) {
  const double luck = random.unit();
  const double mirrored = alike >= 0 ? luck : 1 - luck;
  const bool first = luck < chance;
  const bool second = (random.unit() < (alike >= 0 ? alike : -alike) ? mirrored : random.unit()) < chance;
  return (first + second) / 2.0;
}

PairScores draw_pairs(int pairs, double chance, double alike, Random& random) {
  PairScores scores;
  for (int i = 0; i < pairs; ++i) scores.add(draw_pair(chance, alike, random));
  return scores;
}

double share_of(int trials, const std::function<bool()>& holds) {
  int held = 0;
  for (int i = 0; i < trials; ++i) held += holds() ? 1 : 0;
  return held / static_cast<double>(trials);
}

TEST(WinInterval, HoldsTheTruthInAboutNineteenOfTwentyTournaments) {
  Random random(test::seed_for(1));
  for (const double chance : {0.5, 0.7, 0.9, 0.97}) {
    for (const double alike : {0.0, 0.3}) {
      const double covered = share_of(4000, [&] {
        const Interval interval = win_interval(draw_pairs(150, chance, alike, random));
        return interval.low <= chance && chance <= interval.high;
      });
      EXPECT_GT(covered, 0.93) << chance << ' ' << alike;
      EXPECT_LT(covered, 0.975) << chance << ' ' << alike;
    }
  }
}

TEST(WinInterval, IsNeverNarrowerThanForSoManyIndependentMatches) {
  Random random(test::seed_for(2));
  for (int i = 0; i < 200; ++i) {
    const PairScores scores = draw_pairs(50, 0.6, -0.8, random);
    const Interval interval = win_interval(scores), independent = wilson_interval(scores.mean(), 100);
    EXPECT_GE(interval.high - interval.low, independent.high - independent.low - 1e-12);
  }
}

TEST(WinInterval, KeepsAwayFromCertaintyWhenEveryMatchIsWon) {
  PairScores scores;
  for (int i = 0; i < 300; ++i) scores.add(1);
  const Interval interval = win_interval(scores);
  EXPECT_NEAR(interval.low, 0.9936, 1e-4);
  EXPECT_EQ(interval.high, 1);
}

TEST(WinInterval, SaysNothingOfNoPairs) {
  const Interval interval = win_interval({});
  EXPECT_EQ(interval.low, 0);
  EXPECT_EQ(interval.high, 1);
}

TEST(WinInterval, MirrorsWhenThePlayersChangeNames) {
  Random random(test::seed_for(3));
  for (int i = 0; i < 200; ++i) {
    PairScores scores, mirrored;
    for (int pair = 0; pair < 40; ++pair) {
      const double score = draw_pair(0.8, 0.2, random);
      scores.add(score);
      mirrored.add(1 - score);
    }
    const Interval one = win_interval(scores), other = win_interval(mirrored);
    EXPECT_NEAR(one.low, 1 - other.high, 1e-12);
    EXPECT_NEAR(one.high, 1 - other.low, 1e-12);
    const Sprt sprt{0.5, 0.6}, mirror{0.4, 0.5};
    EXPECT_NEAR(sprt.log_ratio(scores), -mirror.log_ratio(mirrored), 1e-9);
  }
}

// Answers kHigh or kLow; a long tournament that still goes on counts as neither.
Sprt::Verdict ask(const Sprt& sprt, double chance, double alike, Random& random, int& pairs) {
  PairScores scores;
  Sprt::Verdict verdict = Sprt::Verdict::kGoOn;
  while (verdict == Sprt::Verdict::kGoOn && scores.count() < 20000) {
    scores.add(draw_pair(chance, alike, random));
    verdict = sprt.verdict(scores);
  }
  pairs += scores.count();
  return verdict;
}

TEST(Sprt, IsWrongInAboutFiveOfAHundred) {
  Random random(test::seed_for(4));
  for (const Sprt sprt : {Sprt{0.5, 0.6}, Sprt{0.85, 0.92}}) {
    for (const double alike : {0.0, 0.3}) {
      int pairs = 0;
      const double wrong_low =
          share_of(1000, [&] { return ask(sprt, sprt.low, alike, random, pairs) != Sprt::Verdict::kLow; });
      const double wrong_high =
          share_of(1000, [&] { return ask(sprt, sprt.high, alike, random, pairs) != Sprt::Verdict::kHigh; });
      EXPECT_LT(wrong_low, 0.075) << sprt.low << ' ' << alike;
      EXPECT_LT(wrong_high, 0.075) << sprt.high << ' ' << alike;
    }
  }
}

TEST(Sprt, StopsEarlyWhereTheAnswerIsPlain) {
  Random random(test::seed_for(5));
  int pairs = 0;
  for (int i = 0; i < 100; ++i) EXPECT_EQ(ask({0.5, 0.6}, 0.9, 0, random, pairs), Sprt::Verdict::kHigh);
  EXPECT_LT(pairs, 100 * 40);
}

TEST(ArenaResult, CountsAnUnfinishedMatchAsHalf) {
  ArenaPair pair;
  pair[0] = {.score = 1, .finished = true};
  pair[1] = {.score = 0.5, .finished = false};
  ArenaResult result;
  result.add(pair);
  EXPECT_EQ(result.scores.mean(), 0.75);
  EXPECT_EQ(result.unfinished, 1);
}

TEST(ArenaResult, AddsTalliesUpAndKeepsTheMost) {
  ArenaPair pair;
  count_decision(false, 100, pair[0].tallies[0]);
  count_decision(true, 900, pair[0].tallies[0]);
  count_decision(false, 300, pair[1].tallies[0]);
  ArenaResult result;
  result.add(pair);
  EXPECT_EQ(result.tallies[0].decisions, 3);
  EXPECT_EQ(result.tallies[0].simulated, 1300);
  EXPECT_EQ(result.tallies[0].max_simulated_ordinary, 300);
  EXPECT_EQ(result.tallies[0].max_simulated_last, 900);
  EXPECT_EQ(result.tallies[1].decisions, 0);
}

Setup setup_of(const char* game, const char* table) {
  Setup setup;
  setup.game = find_game(game);
  setup.table = find_table(table);
  return setup;
}

TEST(Tally, CountsThrowsThatKnockAnOpponentOff) {
  std::array<Tally, 2> tallies;
  const std::array own{Note{.kind = NoteKind::kFell, .side = 0}}, opponents{Note{.kind = NoteKind::kFell, .side = 1}};
  const auto setup = setup_of("knock-off", "22ft");
  count_throw(setup, 0, own, tallies);
  count_throw(setup, 0, opponents, tallies);
  EXPECT_EQ(tallies[0].throws, 2);
  EXPECT_EQ(tallies[0].knocked_off, 1);
}

TEST(Tally, TD3_CountsThrowsThatWereTakenOffWhereWeightsArePutBack) {
  std::array<Tally, 2> tallies;
  const auto setup = setup_of("tap-and-draw", "22ft");
  const std::array fell{Note{.kind = NoteKind::kFell, .side = 0}};
  const std::array punished{Note{.kind = NoteKind::kFell, .side = 1}, Note{.kind = NoteKind::kTakenOff, .side = 0},
                            Note{.kind = NoteKind::kPutBack, .side = 1}};
  const std::array no_cushion{Note{.kind = NoteKind::kNoCushion, .side = 0},
                              Note{.kind = NoteKind::kTakenOff, .side = 0}};
  count_throw(setup, 0, fell, tallies);
  count_throw(setup, 0, punished, tallies);
  count_throw(setup, 0, no_cushion, tallies);
  EXPECT_EQ(tallies[0].throws, 3);
  EXPECT_EQ(tallies[0].knocked_off, 1);
}

TEST(Tally, CountsWhatARoundIsWorthToEachSide) {
  std::array<Tally, 2> tallies;
  const std::array scored{Note{.kind = NoteKind::kScored, .side = 0, .points = 0},
                          Note{.kind = NoteKind::kScored, .side = 1, .points = 5}};
  count_throw(setup_of("knock-off", "22ft"), 0, scored, tallies);
  EXPECT_EQ(tallies[0].rounds, 1);
  EXPECT_EQ(tallies[0].scoring_rounds, 0);
  EXPECT_EQ(tallies[1].points, 5);
  EXPECT_EQ(tallies[1].scoring_rounds, 1);
}

}  // namespace
}  // namespace hammer::ai
