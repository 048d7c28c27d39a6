// Laws over random positions, for every game, way of scoring, preset and table.
#include <gtest/gtest.h>

#include <cmath>

#include "from_environment.h"
#include "game_fixture.h"
#include "hammer/index.h"
#include "hammer/random.h"

namespace hammer {
namespace {

using namespace test;

constexpr int kPositions = 400;

Judgement judge_any(const GameFixture& fixture, const Weights& weights, Color first = Color::kRed) {
  return fixture.judge_with_first(first, weights);
}

template <class Law>
void over_everything(Law law) {
  std::uint64_t seed = seed_for(0);
  for (const GameFixture& fixture : make_every_game())
    for (int i = 0; i < kPositions; ++i) {
      SCOPED_TRACE(testing::Message() << fixture.game->key << " on " << fixture.table->name << ", seed " << ++seed);
      law(fixture, draw_weights(fixture, seed, i % (kMaxWeights + 1)), seed);
      if (testing::Test::HasFailure()) return;
    }
  EXPECT_GT(seed, seed_for(0) + kPositions) << "there was nothing to try it on";
}

TEST(JudgeLaws, MirroredPositionsJudgeAlike) {
  over_everything([](const GameFixture& fixture, const Weights& weights, std::uint64_t) {
    Weights mirrored = weights;
    for (PlacedWeight& weight : mirrored) weight.y = -weight.y;
    const Judgement a = judge_any(fixture, weights), b = judge_any(fixture, mirrored);
    EXPECT_EQ(a.points, b.points);
    EXPECT_EQ(a.verdicts, b.verdicts);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const JudgedWeight &p = a.weights[i], &q = b.weights[i];
      EXPECT_EQ(p.zone, q.zone);
      EXPECT_EQ(p.value, q.value);
      EXPECT_EQ(p.counts, q.counts);
      EXPECT_EQ(p.why, q.why);
      EXPECT_EQ(p.other, q.other);
      EXPECT_EQ(p.line, q.line);
      EXPECT_EQ(p.clearance, q.clearance);
    }
  });
}

TEST(JudgeLaws, G10_EveryReasonAndVerdictRestsOnARule) {
  over_everything([](const GameFixture& fixture, const Weights& weights, std::uint64_t) {
    const Judgement judgement = judge_any(fixture, weights);
    for (const JudgedWeight& weight : judgement.judged())
      EXPECT_FALSE(rule_of(*fixture.game, fixture.options, weight).empty()) << static_cast<int>(weight.why);
    for (const Verdict verdict : judgement.verdicts)
      EXPECT_FALSE(rule_of(*fixture.game, fixture.options, verdict).empty()) << static_cast<int>(verdict);
  });
}

TEST(JudgeLaws, SwappedColorsSwapThePoints) {
  over_everything([](const GameFixture& fixture, const Weights& weights, std::uint64_t) {
    Weights swapped = weights;
    for (PlacedWeight& weight : swapped) weight.color = other(weight.color);
    const Judgement a = judge_any(fixture, weights, Color::kRed), b = judge_any(fixture, swapped, Color::kBlue);
    if (fixture.game->shares_board)
      EXPECT_EQ(a.points, (Points{b.points[1], b.points[0]}));
    else
      EXPECT_EQ(a.points, b.points);
    for (std::size_t i = 0; i < weights.size(); ++i) EXPECT_EQ(a.weights[i].counts, b.weights[i].counts);
  });
}

TEST(JudgeLaws, TheOrderOfTheWeightsDoesNotMatter) {
  over_everything([](const GameFixture& fixture, const Weights& weights, std::uint64_t) {
    const Judgement a = judge_any(fixture, weights), b = judge_any(fixture, Weights(weights.rbegin(), weights.rend()));
    EXPECT_EQ(a.points, b.points);
    EXPECT_EQ(a.verdicts, b.verdicts);
    for (std::size_t i = 0; i < weights.size(); ++i)
      EXPECT_EQ(a.weights[i].counts, b.weights[weights.size() - 1 - i].counts);
  });
}

TEST(JudgeLaws, PointsAreTheSumOfWhatCounts) {
  over_everything([](const GameFixture& fixture, const Weights& weights, std::uint64_t) {
    const Judgement judgement = judge_any(fixture, weights);
    Points sums{};
    for (const JudgedWeight& weight : judgement.judged())
      if (weight.counts) sums[fixture.game->shares_board ? static_cast<std::size_t>(weight.color) : 0] += weight.value;
    EXPECT_EQ(judgement.points, sums);
    for (std::size_t i = 0; i < 2; ++i) {
      const bool judged_as_one = !fixture.game->shares_board || judgement.verdicts[0] == judgement.verdicts[1];
      const int points = judged_as_one ? sums[0] + sums[1] : sums[i];
      EXPECT_EQ(judgement.verdicts[i] == Verdict::kScores, points > 0);
    }
  });
}

TEST(JudgeLaws, OneSideAloneScoresWhereOnlyOneCan) {
  over_everything([](const GameFixture& fixture, const Weights& weights, std::uint64_t) {
    const Judgement judgement = judge_any(fixture, weights);
    const bool both_can = fixture.game->both_can_score != nullptr && fixture.game->both_can_score(fixture.options);
    EXPECT_TRUE(both_can || judgement.points[0] == 0 || judgement.points[1] == 0);
  });
}

TEST(JudgeLaws, WhatIsJudgedCanBeReported) {
  over_everything([](const GameFixture& fixture, Weights weights, std::uint64_t) {
    std::array<int, 2> left{4, 4};  // of a colour
    std::erase_if(weights, [&](const PlacedWeight& w) { return left[idx(w.color)]-- <= 0; });
    const Judgement judgement = judge_any(fixture, weights);
    for (const int points : judgement.points)
      EXPECT_TRUE(fixture.game->can_score(*fixture.table, fixture.options, points)) << points;
  });
}

TEST(JudgeLaws, WhatCountsIsInPlayAndSaysSo) {
  over_everything([](const GameFixture& fixture, const Weights& weights, std::uint64_t) {
    const Judgement judgement = judge_any(fixture, weights);
    for (const JudgedWeight& weight : judgement.judged()) {
      const bool counting_why =
          weight.why == Why::kCounts || weight.why == Why::kCountsDeeper || weight.why == Why::kCountsBetter;
      EXPECT_EQ(weight.counts, counting_why);
      EXPECT_EQ(weight.zone == Zone::kDead, weight.value == 0);
      EXPECT_TRUE(!weight.counts || weight.value > 0);
      EXPECT_LT(weight.other, static_cast<int>(weights.size()));
    }
  });
}

double depth_of(const GameFixture& fixture, const PlacedWeight& weight) {
  if (!fixture.table->target) return weight.x;
  return -std::hypot(weight.x - (fixture.table->length - fixture.table->target->centre), weight.y);
}

TEST(JudgeLaws, ValueGrowsWithDepth) {
  over_everything([](const GameFixture& fixture, const Weights& weights, std::uint64_t) {
    const Judgement judgement = judge_any(fixture, weights);
    for (std::size_t i = 0; i < weights.size(); ++i)
      for (std::size_t k = 0; k < weights.size(); ++k) {
        const JudgedWeight &a = judgement.weights[i], &b = judgement.weights[k];
        const bool corner = a.zone == Zone::kCornerHanger || b.zone == Zone::kCornerHanger;
        const bool deeper = depth_of(fixture, weights[i]) > depth_of(fixture, weights[k]);
        EXPECT_TRUE(corner || !deeper || a.zone == Zone::kDead || a.value >= b.value);
      }
  });
}

// The weight, moved just across the named line.
PlacedWeight moved_across(const GameFixture& fixture, const JudgedWeight& weight) {
  const double past_by = fixture.ruler().past(weight.line, weight.x, weight.y) ? -3e-9 : 3e-9;
  PlacedWeight moved{weight.color, weight.x, weight.y};
  const double distance = past_by - weight.clearance;
  switch (weight.line) {
    case Line::kSideEdge:
      moved.y += weight.y < 0 ? -distance : distance;
      return moved;
    case Line::kOuterRing:
    case Line::kMiddleRing:
    case Line::kInnerRing:
    case Line::kInnerRingCovered: {
      const double centre = fixture.table->length - fixture.table->target->centre;
      const double off = std::hypot(weight.x - centre, weight.y);
      const double along = off > 0 ? (weight.x - centre) / off : 1, across = off > 0 ? weight.y / off : 0;
      moved.x -= along * distance;
      moved.y -= across * distance;
      return moved;
    }
    default:
      moved.x += distance;
      return moved;
  }
}

int value_at(const GameFixture& fixture, const PlacedWeight& weight) {
  return fixture.judge({weight}).weights[0].value;
}

TEST(JudgeLaws, G10_CrossingTheNamedLineChangesTheValue) {
  over_everything([](const GameFixture& fixture, const Weights& weights, std::uint64_t) {
    const Judgement judgement = judge_any(fixture, weights);
    for (const JudgedWeight& weight : judgement.judged())
      EXPECT_NE(value_at(fixture, moved_across(fixture, weight)), weight.value)
          << "x " << weight.x << " y " << weight.y << " line " << static_cast<int>(weight.line);
  });
}

TEST(JudgeLaws, G10_NoShorterWayChangesTheValue) {
  over_everything([](const GameFixture& fixture, const Weights& weights, std::uint64_t seed) {
    Random random(seed);
    const Judgement judgement = judge_any(fixture, weights);
    for (const JudgedWeight& weight : judgement.judged())
      for (int way = 0; way < 8; ++way) {
        const double distance = std::fabs(weight.clearance) - 3e-9;
        if (distance <= 0) continue;
        const double angle = random.between(0, 6.3);
        const PlacedWeight moved{weight.color, weight.x + distance * std::cos(angle),
                                 weight.y + distance * std::sin(angle)};
        EXPECT_EQ(value_at(fixture, moved), weight.value)
            << "x " << weight.x << " y " << weight.y << " angle " << angle;
      }
  });
}

TEST(JudgeLaws, TheSignOfTheClearanceSaysWhetherItIsPast) {
  over_everything([](const GameFixture& fixture, const Weights& weights, std::uint64_t) {
    const Ruler ruler = fixture.ruler();
    const Judgement judgement = judge_any(fixture, weights);
    for (const JudgedWeight& weight : judgement.judged()) {
      EXPECT_NEAR(weight.clearance, ruler.clearance(weight.line, weight.x, weight.y), kTouching);
      EXPECT_EQ(weight.zone, ruler.zone(weight.x, weight.y));
      const bool past = ruler.past(weight.line, weight.x, weight.y);
      EXPECT_TRUE(weight.clearance == 0 || (weight.clearance > 0) == past);
      EXPECT_TRUE(weight.clearance != 0 || past == (weight.line == Line::kInnerRing));
    }
  });
}

}  // namespace
}  // namespace hammer
