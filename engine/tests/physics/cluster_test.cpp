// Weights that touch, solved together.
#include <gtest/gtest.h>

#include <cmath>

#include "boards.h"
#include "from_environment.h"
#include "hammer/random.h"

namespace hammer {
namespace {

using test::board;
using test::frictionless;
using test::kRadius;
using test::lag_of;
using test::leg_at;
using test::position_of;
using test::rest_of;
using test::speed_after;

constexpr double kDiameter = 2 * kRadius;
const double kRow = kDiameter * std::sqrt(0.75);  // between the rows of a rack

// `count` weights in line, touching, and a shot at the first of them; the shot is the last weight.
Position row_and_shot(int count, double speed) {
  Position position;
  for (int i = 0; i < count; ++i) position.add({3 + kDiameter * i, 0});
  position.add({1, 0, speed, 0});
  return position;
}

// A triangle pointing at the shot, its tip at (4, 0).
Position rack_and_shot(int count, double speed, double y = 0) {
  Position position;
  for (int row = 0, k = 0; k < count; ++row)
    for (int i = 0; i <= row && k < count; ++i, ++k) position.add({4 + kRow * row, kRadius * (2 * i - row)});
  position.add({1, y, speed, 0});
  return position;
}

// Velocities right after the first contact.
struct Push {
  Push(const Surface& surface, const Position& position) : count(position.count) {
    simulate(surface, position, &trajectory);
    EXPECT_FALSE(trajectory.contacts().empty()) << "nothing was pushed";
    if (!trajectory.contacts().empty()) t = trajectory.contacts()[0].t;
  }
  double vx(int i) const { return leg_at(trajectory, i, t).speed * leg_at(trajectory, i, t).ux; }
  double vy(int i) const { return leg_at(trajectory, i, t).speed * leg_at(trajectory, i, t).uy; }
  double sum_vx() const {
    double sum = 0;
    for (int i = 0; i < count; ++i) sum += vx(i);
    return sum;
  }
  double energy() const {
    double sum = 0;
    for (int i = 0; i < count; ++i) sum += 0.5 * (vx(i) * vx(i) + vy(i) * vy(i));
    return sum;
  }
  int count;
  Trajectory trajectory;
  double t = 0;
};

TEST(Cluster, TheLastWeightOfARowGoes) {
  for (int count = 2; count <= 7; ++count) {
    const Push push(board("22ft", frictionless(1)), row_and_shot(count, 2));
    const double arriving = speed_after(2, 2 - kDiameter);
    EXPECT_NEAR(push.vx(count - 1), arriving, 1e-9) << count;
    for (int i = 0; i < count - 1; ++i) EXPECT_NEAR(push.vx(i), 0, 1e-9) << count << ' ' << i;
    EXPECT_NEAR(push.vx(count), 0, 1e-9) << count;
  }
}

TEST(Cluster, ARowThatLosesALittleStillSendsItsLastWeightFurthest) {
  for (int count = 2; count <= 7; ++count) {
    const Outcome outcome = simulate(board(), row_and_shot(count, 1.6));
    for (int i = 0; i + 1 < count; ++i)
      EXPECT_LT(rest_of(outcome, i).x, rest_of(outcome, i + 1).x) << count << ' ' << i;
    for (int i = 0; i < count; ++i) EXPECT_EQ(rest_of(outcome, i).y, 0) << count << ' ' << i;
  }
}

TEST(Cluster, WithoutRestitutionARowGoesOnTogether) {
  for (int count = 2; count <= 7; ++count) {
    const Push push(board("22ft", frictionless(0)), row_and_shot(count, 2));
    const double arriving = speed_after(2, 2 - kDiameter);
    for (int i = 0; i <= count; ++i) EXPECT_NEAR(push.vx(i), arriving / (count + 1), 1e-9) << count << ' ' << i;
  }
}

TEST(Cluster, KeepsMomentumAtEveryRestitution) {
  for (const double e : {0.0, 0.5, 0.9, 1.0}) {
    for (int count = 2; count <= 7; ++count) {
      const Push push(board("22ft", frictionless(e)), rack_and_shot(count, 2.5, 0.01));
      const Leg shot = leg_at(push.trajectory, count, push.t);
      EXPECT_NEAR(push.sum_vx(), speed_after(2.5, shot.x - 1), 1e-10) << e << ' ' << count;
    }
  }
}

TEST(Cluster, NeverGainsEnergyAndLosesNoneAtRestitutionOne) {
  for (const double e : {0.0, 0.5, 0.9, 1.0}) {
    for (int count = 2; count <= 7; ++count) {
      const Push push(board("22ft", frictionless(e)), rack_and_shot(count, 2.5, 0.01));
      const double speed = speed_after(2.5, leg_at(push.trajectory, count, push.t).x - 1);
      EXPECT_LE(push.energy(), 0.5 * speed * speed * (1 + 1e-12)) << e << ' ' << count;
      if (e == 1) {
        EXPECT_NEAR(push.energy(), 0.5 * speed * speed, 1e-6) << count;
      }
    }
  }
}

// Two side by side, hit in the middle at once.
Position pair_and_shot() { return position_of({{4, kRadius}, {4, -kRadius}, {1, 0, 2.2, 0}}); }

void expect_symmetric(const ContactModel& contact) {
  const Outcome outcome = simulate(board("22ft", contact), pair_and_shot());
  EXPECT_NEAR(rest_of(outcome, 0).x, rest_of(outcome, 1).x, 1e-12);
  EXPECT_NEAR(rest_of(outcome, 0).y, -rest_of(outcome, 1).y, 1e-12);
  EXPECT_NEAR(rest_of(outcome, 2).y, 0, 1e-12);
  EXPECT_GT(rest_of(outcome, 0).x, 4);
}

TEST(Cluster, APairHitInTheMiddleStaysSymmetricWithoutFriction) {
  for (const double e : {0.0, 0.6, 0.9, 1.0}) expect_symmetric(frictionless(e));
}

TEST(Cluster, APairHitInTheMiddleStaysSymmetricWhenRimsRub) {
  expect_symmetric({});
  for (const double e : {0.0, 0.6, 0.9, 1.0}) expect_symmetric(ContactModel::with_restitution(e));
}

// By symmetry the line of centres is at 30 degrees: with impulse j on each, the shot keeps v - 2 j cos 30.
TEST(Cluster, APairHitInTheMiddleSharesThePushAsTheGeometrySays) {
  for (const double e : {0.0, 0.5, 1.0}) {
    const Push push(board("22ft", frictionless(e)), pair_and_shot());
    const double cosine = std::sqrt(0.75), speed = speed_after(2.2, 3 - kRow);
    const double j = (1 + e) * speed * cosine / (1 + 2 * cosine * cosine);
    EXPECT_NEAR(push.vx(2), speed - 2 * j * cosine, 1e-9) << e;
    EXPECT_NEAR(push.vx(0), j * cosine, 1e-9) << e;
    EXPECT_NEAR(push.vy(0), j / 2, 1e-9) << e;
    EXPECT_NEAR(push.vy(1), -j / 2, 1e-9) << e;
  }
}

TEST(Cluster, ARackOfSevenOpensWithoutOverlapAndWithFewContacts) {
  for (const double e : {0.0, 0.9, 1.0}) {
    for (const double y : {0.0, 0.004, -0.02}) {
      const Outcome outcome = simulate(board("22ft", ContactModel::with_restitution(e)), rack_and_shot(7, 3, y));
      EXPECT_FALSE(outcome.capped);
      EXPECT_LT(outcome.contacts, 300) << e << ' ' << y;
      for (int i = 0; i < 8; ++i)
        for (int j = i + 1; j < 8; ++j) {
          if (!outcome.on(i) || !outcome.on(j)) continue;
          EXPECT_GE(test::distance(rest_of(outcome, i), rest_of(outcome, j)), kDiameter - 1e-9);
        }
    }
  }
}

TEST(Cluster, ASymmetricRackHitStraightOpensSymmetrically) {
  const Push push(board("22ft", frictionless(0.9)), rack_and_shot(6, 2.5));
  const int mirror[6] = {0, 2, 1, 5, 4, 3};
  for (int i = 0; i < 6; ++i) {
    EXPECT_NEAR(push.vx(i), push.vx(mirror[i]), 1e-9) << i;
    EXPECT_NEAR(push.vy(i), -push.vy(mirror[i]), 1e-9) << i;
  }
}

TEST(Cluster, ASmoothRackOpensAlikeWhicheverWeightIsListedFirst) {
  for (const double e : {0.0, 0.6, 0.9, 1.0}) {
    const Position position = rack_and_shot(7, 2.5, 0.01);
    Position other = position;
    for (int i = 0; i < 7; ++i) test::weight_of(other, i) = test::weight_of(position, 6 - i);
    const Push one(board("22ft", frictionless(e)), position), two(board("22ft", frictionless(e)), other);
    for (int i = 0; i < 7; ++i) {
      EXPECT_NEAR(one.vx(i), two.vx(6 - i), 1e-9) << e << ' ' << i;
      EXPECT_NEAR(one.vy(i), two.vy(6 - i), 1e-9) << e << ' ' << i;
    }
  }
}

TEST(Cluster, WeightsThatDoNotTouchTheStruckOnesStayOut) {
  // The third is a micrometre away: it goes only because it is run into, later.
  const Push push(board("22ft", frictionless(1)),
                  position_of({{3, 0}, {3 + kDiameter, 0}, {3 + 2 * kDiameter + 1e-6, 0}, {1, 0, 2, 0}}));
  EXPECT_NEAR(push.vx(1), speed_after(2, 2 - kDiameter), 1e-9);
  EXPECT_EQ(push.vx(2), 0);
  EXPECT_EQ(push.trajectory.contacts().back().a, 1);
  EXPECT_EQ(push.trajectory.contacts().back().b, 2);
}

TEST(Cluster, EveryPushOfOneInstantIsRecordedOnce) {
  const Push push(board("22ft", frictionless(1)), row_and_shot(4, 2));
  ASSERT_EQ(push.trajectory.contacts().size(), 4u);
  for (const Contact& contact : push.trajectory.contacts()) {
    EXPECT_EQ(contact.t, push.t);
    EXPECT_NEAR(contact.impulse, board().mass * speed_after(2, 2 - kDiameter), 1e-9);
  }
}

// A weight against the left cushion, hit straight towards it.
TEST(Cluster, AWeightAgainstACushionPassesThePushOn) {
  Surface surface = board("12ft-bank", frictionless(1));
  surface.contact.cushion_restitution = 1;
  const double y = surface.half_width - kRadius;
  const Push push(surface, position_of({{1.5, y}, {1.5, y - 0.2, 1e-9, 1}}));
  EXPECT_NEAR(push.vy(0), 0, 1e-6);
  EXPECT_NEAR(push.vy(1), -speed_after(1, 0.2 - kDiameter), 1e-6);
}

TEST(Cluster, AWeightWedgedAgainstADeadCushionStaysThere) {
  Surface surface = board("12ft-bank", frictionless(0));
  surface.contact.cushion_restitution = 0;
  const double y = surface.half_width - kRadius;
  const Outcome outcome = simulate(surface, position_of({{1.5, y}, {1.5, y - 0.2, 1e-9, 1}}));
  EXPECT_NEAR(rest_of(outcome, 0).y, y, 1e-9);
  EXPECT_NEAR(rest_of(outcome, 1).y, y - kDiameter, 1e-6);
  EXPECT_FALSE(outcome.capped);
}

TEST(Cluster, NothingIsPushedIntoACushion) {
  int lie = 0, pushed = 0;
  Random random(test::seed_for(1));
  for (int i = 0; i < 3000; ++i) {
    const Surface surface = board("12ft-bank", ContactModel::with_restitution(random.unit()));
    const double y = surface.half_width - kRadius, along = random.between(-0.9, 0.9) * kDiameter;
    const double below = y - std::sqrt(kDiameter * kDiameter - along * along);
    const Outcome outcome = simulate(
        surface,
        position_of({{1.5, y}, {1.5 + along, below}, {1.4, -0.05, random.between(-0.5, 0.5), random.between(1, 4)}}));
    for (int k = 0; k < 3; ++k) {
      if (!outcome.on(k)) continue;
      ASSERT_LE(std::fabs(rest_of(outcome, k).y), y + 1e-9) << i;
      ++lie;
    }
    ASSERT_FALSE(outcome.capped) << i;
    pushed += outcome.contacts > 0 ? 1 : 0;
  }
  EXPECT_GT(lie, 3000);
  EXPECT_GT(pushed, 1000);
}

}  // namespace
}  // namespace hammer
