#include "hammer/hand.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "from_environment.h"

namespace hammer {
namespace {

const Surface kBoard = make_surface(*find_table("22ft"), *find_weight_size("standard"), 0.30);

struct Spread {
  double mean, deviation;
};

Spread spread_of(const Hand& hand, const Shot& aimed, const std::function<double(const Shot&)>& read) {
  constexpr int kThrows = 20000;
  Random random(test::seed_for(1));
  const double middle =
      read(aimed);  // subtracted first, because it would swamp a small deviation in the sum of squares
  double sum = 0, squares = 0;
  for (int i = 0; i < kThrows; ++i) {
    const double value = read(throw_by(hand, aimed, kBoard, false, random)) - middle;
    sum += value;
    squares += value * value;
  }
  const double mean = sum / kThrows;
  return {middle + mean, std::sqrt(squares / kThrows - mean * mean)};
}

double speed(const Shot& shot) { return shot.speed; }
double angle(const Shot& shot) { return shot.angle; }
double place(const Shot& shot) { return shot.y; }
double spin(const Shot& shot) { return shot.spin; }

TEST(Hand, TheNoiseHasTheDeviationsOfTheData) {
  const Shot aimed{.y = 0.05, .speed = kEasySpeed, .angle = 0.01};
  for (const Hand& hand : hands()) {
    const Spread speeds = spread_of(hand, aimed, speed);
    EXPECT_NEAR(speeds.mean, aimed.speed, 0.03 * hand.speed * aimed.speed + 1e-12) << hand.name;
    EXPECT_NEAR(speeds.deviation, hand.speed * aimed.speed, 0.03 * hand.speed * aimed.speed + 1e-7) << hand.name;
    EXPECT_NEAR(spread_of(hand, aimed, angle).deviation, hand.angle, 0.03 * hand.angle + 1e-8) << hand.name;
    EXPECT_NEAR(spread_of(hand, aimed, place).deviation, hand.place, 0.03 * hand.place + 1e-8) << hand.name;
    EXPECT_NEAR(spread_of(hand, aimed, spin).deviation, hand.spin, 0.03 * hand.spin + 1e-7) << hand.name;
  }
}

TEST(Hand, SpeedErrsInProportionAndHarderThrowsErrMore) {
  const Hand& hand = *find_hand("casual");
  const double easy = spread_of(hand, {.speed = 1}, speed).deviation;
  EXPECT_NEAR(spread_of(hand, {.speed = kEasySpeed}, speed).deviation / easy, kEasySpeed, 0.05);
  const double hard = spread_of(hand, {.speed = 5}, speed).deviation;
  EXPECT_GT(hard / 5, easy * 1.2);
  EXPECT_GT(spread_of(hand, {.speed = 5}, angle).deviation, spread_of(hand, {.speed = 1.9}, angle).deviation * 1.2);
}

TEST(Hand, SideWheelingAlongAnEdgeIsSteadier) {
  const Hand& hand = *find_hand("casual");
  const double side = max_release_y(kBoard, false);
  EXPECT_LT(spread_of(hand, {.y = side, .speed = 2}, angle).deviation,
            0.7 * spread_of(hand, {.y = 0, .speed = 2}, angle).deviation);
}

TEST(Hand, X8_ThreeHandsForPeopleFromSteadyToNatural) {
  const Shot aimed{.speed = 2};
  const double none = spread_of(hand_of(HandNoise::kNone), aimed, speed).deviation;
  const double slight = spread_of(hand_of(HandNoise::kSlight), aimed, speed).deviation;
  const double natural = spread_of(hand_of(HandNoise::kNatural), aimed, speed).deviation;
  EXPECT_LT(none, 1e-6);
  EXPECT_GT(slight, 0.001);
  EXPECT_GT(natural, 2 * slight);
  for (std::size_t i = 0; i < info_of(Option::kHand).names.size(); ++i)
    EXPECT_EQ(hand_of(static_cast<HandNoise>(i)).name, info_of(Option::kHand).names[i]);
}

TEST(Hand, M9_WhatComesOfItIsAlwaysAThrowThatTheRulesAllow) {
  const Hand wild{"wild", 3, 1, 2, 1, 1, 300, 1, 1};
  Random random(test::seed_for(3));
  for (const bool four : {false, true}) {
    const double most = max_release_y(kBoard, four);
    for (int i = 0; i < 20000; ++i) {
      const Shot thrown = throw_by(wild, {.y = most, .speed = 10, .angle = 1, .spin = 100}, kBoard, four, random);
      ASSERT_LE(std::abs(thrown.y), most);
      ASSERT_GE(thrown.speed, 0);
      ASSERT_LE(thrown.speed, kMaxSpeed);
      ASSERT_LE(std::abs(thrown.angle), kMaxAngle);
      ASSERT_LE(std::abs(thrown.spin), kMaxSpin);
      const double spread = spread_by(wild, 0.1, thrown, random);
      ASSERT_LE(std::abs(spread) + std::abs(thrown.angle), kMaxAngle * (1 + 1e-15));
    }
  }
}

TEST(Hand, TheSameDrawsGiveTheSameThrow) {
  Random one(5), two(5);
  for (const Hand& hand : hands()) {
    const Shot a = throw_by(hand, {.speed = 2}, kBoard, false, one);
    const Shot b = throw_by(hand, {.speed = 2}, kBoard, false, two);
    EXPECT_EQ(a.speed, b.speed);
    EXPECT_EQ(a.angle, b.angle);
  }
}

}  // namespace
}  // namespace hammer
