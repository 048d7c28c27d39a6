#include "ai/estimate.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "from_environment.h"

namespace hammer::ai {
namespace {

Surface table() {
  return make_surface(*find_table("22ft"), *find_weight_size("standard"), find_powder("medium")->deceleration);
}

// One of the known hands, each of its deviations up to 30 % better or worse.
Hand draw_player(Random& random) {
  Hand hand = hands()[1 + random.below(static_cast<std::uint32_t>(hands().size() - 1))];
  const double speed = random.between(0.7, 1.3);
  const double angle = random.between(0.7, 1.3);
  hand.speed *= speed;
  hand.speed_hard *= speed;
  hand.angle *= angle;
  hand.angle_hard *= angle;
  hand.place *= random.between(0.7, 1.3);
  return hand;
}

// Lags and hits from anywhere; a share of them along a side.
Shot draw_aim(const Surface& surface, double along_a_side, Random& random) {
  const double max_y = max_release_y(surface, false);
  Shot aim;
  aim.y = random.unit() < along_a_side ? max_y : random.between(-0.16, 0.16);
  aim.speed = random.between(1.7, 3.2);
  aim.angle = random.between(-0.03, 0.03);
  return aim;
}

std::vector<DeclaredThrow> draw_throws(const Hand& hand, int count, double along_a_side, Random& random) {
  const Surface surface = table();
  std::vector<DeclaredThrow> throws;
  for (int i = 0; i < count; ++i) {
    const Shot aim = draw_aim(surface, along_a_side, random);
    throws.push_back({aim, throw_by(hand, aim, surface, false, random)});
  }
  return throws;
}

struct Rested {
  double x, y;
};
Rested rest_of(const Shot& shot) {
  const double length = shot.speed * shot.speed / (2 * table().deceleration);
  return {kReleaseX + length * std::cos(shot.angle), shot.y + length * std::sin(shot.angle)};
}

std::vector<DeclaredRest> draw_lags(const Hand& hand, int count, Random& random) {
  std::vector<DeclaredRest> rests;
  for (int i = 0; i < count; ++i) {
    const Shot aim{.y = random.between(-0.1, 0.1), .speed = 1.85, .angle = random.between(-0.01, 0.01)};
    const Rested meant = rest_of(aim), came = rest_of(throw_by(hand, aim, table(), false, random));
    rests.push_back({aim.y, meant.x, meant.y, came.x, came.y});
  }
  return rests;
}

bool is_within(double share, const Deviation& deviation, double actual) {
  return std::abs(deviation.value - actual) <= share * actual;
}

bool is_found(const HandEstimate& estimate, const Hand& hand) {
  return is_within(0.25, estimate.speed, hand.speed) && is_within(0.25, estimate.angle, hand.angle) &&
         is_within(0.25, estimate.place, hand.place);
}

TEST(Estimate, NineOfTenPlayersAreFoundWithin25PercentAfter40Throws) {
  for (const double along_a_side : {0.0, 0.25}) {
    Random random(test::seed_for(7));
    constexpr int kPlayers = 2000;
    int found = 0;
    for (int i = 0; i < kPlayers; ++i) {
      const Hand hand = draw_player(random);
      found += is_found(*estimate_hand(draw_throws(hand, 40, along_a_side, random), table()), hand);
    }
    EXPECT_GE(found, kPlayers * 9 / 10) << "along a side: " << along_a_side;
  }
}

TEST(Estimate, IntervalsHoldTheTruthIn95Of100) {
  Random random(test::seed_for(8));
  constexpr int kPlayers = 1000;
  int held = 0;
  const auto holds = [](const Deviation& deviation, double actual) {
    return deviation.low <= actual && actual <= deviation.high;
  };
  for (int i = 0; i < kPlayers; ++i) {
    const Hand hand = draw_player(random);
    const HandEstimate estimate = *estimate_hand(draw_throws(hand, 25, 0.2, random), table());
    held += holds(estimate.speed, hand.speed) + holds(estimate.angle, hand.angle) + holds(estimate.place, hand.place);
  }
  EXPECT_NEAR(held / (3.0 * kPlayers), 0.95, 0.02);
}

TEST(Estimate, RestingPlacesOfLagsDoNearlyAsWell) {
  Random random(test::seed_for(9));
  constexpr int kPlayers = 1000;
  int found = 0;
  for (int i = 0; i < kPlayers; ++i) {
    const Hand hand = draw_player(random);
    const HandEstimate estimate = *estimate_hand(draw_lags(hand, 40, random), table());
    found += is_within(0.25, estimate.speed, hand.speed) && is_within(0.25, estimate.angle, hand.angle);
    EXPECT_FALSE(estimate.place_measured);
  }
  EXPECT_GE(found, kPlayers * 9 / 10);
}

TEST(Estimate, NearestHandIsTheOneThatThrew) {
  Random random(test::seed_for(10));
  for (const Hand& hand : hands()) {
    const auto throws = draw_throws(hand, 2000, 0.1, random);
    EXPECT_EQ(estimate_hand(throws, table())->nearest->name, hand.name);
  }
}

TEST(Estimate, BiasIsFoundAndNotTakenForNoise) {
  Random random(test::seed_for(11));
  const Hand& hand = *find_hand("pro");
  auto throws = draw_throws(hand, 400, 0, random);
  for (DeclaredThrow& one : throws) {
    one.thrown.speed *= 1.03;
    one.thrown.angle -= 0.004;
  }
  const HandEstimate estimate = *estimate_hand(throws, table());
  EXPECT_NEAR(estimate.speed_bias.value, 0.03, 3 * estimate.speed_bias.error);
  EXPECT_NEAR(estimate.angle_bias.value, -0.004, 3 * estimate.angle_bias.error);
  EXPECT_NEAR(estimate.place_bias.value, 0, 3 * estimate.place_bias.error);
  EXPECT_TRUE(is_found(estimate, hand));
}

TEST(Estimate, OfThrowsAlongTheSideOnlyThoseToTheMiddleTellThePlace) {
  Random random(test::seed_for(12));
  const Hand& hand = *find_hand("casual");
  const HandEstimate estimate = *estimate_hand(draw_throws(hand, 4000, 1, random), table());
  EXPECT_TRUE(is_within(0.05, estimate.place, hand.place)) << estimate.place.value;
  EXPECT_TRUE(is_within(0.05, estimate.angle, hand.angle)) << estimate.angle.value;
}

TEST(Estimate, ThrowsThatNeverLeaveTheSideDoNotTellThePlace) {
  const Shot along{.y = max_release_y(table(), false), .speed = 1.9};
  std::vector<DeclaredThrow> throws;
  for (const double angle : {-0.004, 0.002, 0.003, -0.001, 0.001}) {
    throws.push_back({along, along});
    throws.back().thrown.angle = angle;
  }
  const HandEstimate estimate = *estimate_hand(throws, table());
  EXPECT_FALSE(estimate.place_measured);
  EXPECT_GT(estimate.hand.place, 0) << "in proportion to the angle";
}

TEST(Estimate, TooFewThrowsOrNoSpeedSayNothing) {
  Random random(test::seed_for(13));
  auto throws = draw_throws(*find_hand("pro"), kMinDeclared, 0, random);
  EXPECT_TRUE(estimate_hand(throws, table()));
  EXPECT_FALSE(estimate_hand(std::span(throws).first(kMinDeclared - 1), table()));
  throws[0].aimed.speed = 0;
  EXPECT_FALSE(estimate_hand(throws, table()));
  const DeclaredRest nowhere{0, kReleaseX, 0, 6, 0};
  EXPECT_FALSE(estimate_hand(std::vector<DeclaredRest>(10, nowhere), table()));
}

}  // namespace
}  // namespace hammer::ai
