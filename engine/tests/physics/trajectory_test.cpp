// The recorded course of a shot, as laws over random shots of every kind.
#include "hammer/trajectory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "boards.h"
#include "from_environment.h"
#include "random_scenes.h"

namespace hammer {
namespace {

using test::board;
using test::kRadius;
using test::position_of;
using test::rest_of;

struct Recorded {
  Surface surface;
  Position position;
  Outcome outcome;
  const Trajectory& trajectory;
};

// Every other scene is played on a worn board.
template <class Check>
void for_every_shot(int shots, Check check) {
  Random random(test::seed_for(77));
  Trajectory trajectory;
  std::size_t contacts = 0, stops = 0, falls = 0;
  for (int shot = 0; shot < shots; ++shot) {
    test::RandomScene scene = test::draw_scene(random);
    PowderMap map(scene.surface.length, 2 * scene.surface.half_width);
    PowderWear wear;
    for (auto& row : wear.metres)
      for (double& metres : row) metres = random.between(0, 40);
    map.wear(wear);
    if (shot % 2 == 1) scene.surface.powder_map = &map;
    const Outcome outcome = simulate(scene.surface, scene.position, &trajectory);
    check(Recorded{scene.surface, scene.position, outcome, trajectory});
    if (::testing::Test::HasFatalFailure()) FAIL() << "shot " << shot << ", " << scene.kind;
    contacts += trajectory.contacts().size();
    stops += trajectory.stops().size();
    falls += trajectory.falls().size();
  }
  // Without contacts, stops and falls the checks above would pass without checking anything.
  EXPECT_GT(std::min({contacts, stops, falls}), static_cast<std::size_t>(shots / 4));
}

TEST(Trajectory, RecordingDoesNotChangeTheOutcome) {
  for_every_shot(3000, [](const Recorded& r) {
    const Outcome plain = simulate(r.surface, r.position);
    ASSERT_EQ(plain.hash(), r.outcome.hash());
    ASSERT_EQ(plain.contacts, r.outcome.contacts);
  });
}

TEST(Trajectory, StartsWhereThePositionDoes) {
  for_every_shot(3000, [](const Recorded& r) {
    for (int i = 0; i < r.position.count; ++i) {
      const Weight& weight = test::weight_of(r.position, i);
      const Leg& first = *std::find_if(r.trajectory.legs().begin(), r.trajectory.legs().end(),
                                       [&](const Leg& leg) { return leg.weight == i; });
      ASSERT_EQ(first.t, 0);
      ASSERT_EQ(first.x, weight.x);
      ASSERT_EQ(first.y, weight.y);
      ASSERT_NEAR(first.speed * first.ux, weight.vx, 1e-13);
      ASSERT_NEAR(first.speed * first.uy, weight.vy, 1e-13);
      ASSERT_NEAR(first.spin, weight.spin, 1e-12);
    }
  });
}

TEST(Trajectory, EndsWhereTheOutcomeDoes) {
  for_every_shot(20000, [](const Recorded& r) {
    for (int i = 0; i < r.outcome.count; ++i) {
      const Sample last = r.trajectory.at(i, r.trajectory.duration());
      ASSERT_EQ(last.on, r.outcome.on(i));
      ASSERT_NEAR(last.x, rest_of(r.outcome, i).x, 1e-10) << "weight " << i;
      ASSERT_NEAR(last.y, rest_of(r.outcome, i).y, 1e-10) << "weight " << i;
    }
  });
}

TEST(Trajectory, EndsAtRestWhereTheOutcomeDoesToTheBit) {
  for_every_shot(3000, [](const Recorded& r) {
    for (int i = 0; i < r.outcome.count; ++i) {
      if (!r.outcome.on(i)) continue;
      const Sample last = r.trajectory.at(i, r.trajectory.duration());
      ASSERT_EQ(last.x, rest_of(r.outcome, i).x) << "weight " << i;
      ASSERT_EQ(last.y, rest_of(r.outcome, i).y) << "weight " << i;
      ASSERT_EQ(last.vx, 0) << "weight " << i;
      ASSERT_EQ(last.vy, 0) << "weight " << i;
    }
  });
}

// A cushion that gives nothing back stops what comes straight at it: that is when the shot is over.
TEST(Trajectory, AWeightStoppedDeadByAContactHasItsStopThen) {
  ContactModel contact = test::frictionless(0);
  contact.cushion_restitution = 0;
  Trajectory trajectory;
  const Outcome outcome = simulate(board("12ft-bank", contact), position_of({{1, 0, 0, 0.5}}), &trajectory);
  ASSERT_EQ(trajectory.contacts().size(), 1u);
  const double t = trajectory.contacts()[0].t;
  ASSERT_EQ(trajectory.stops().size(), 1u);
  EXPECT_EQ(trajectory.stops()[0].t, t);
  EXPECT_EQ(trajectory.duration(), t);
  EXPECT_EQ(trajectory.at(0, t).y, rest_of(outcome, 0).y);
}

TEST(Trajectory, AFallenWeightStaysWhereItFell) {
  for_every_shot(3000, [](const Recorded& r) {
    for (const Fall& fall : r.trajectory.falls()) {
      for (const double t : {fall.t, r.trajectory.duration(), 1e9}) {
        const Sample sample = r.trajectory.at(fall.weight, t);
        ASSERT_FALSE(sample.on);
        ASSERT_NEAR(sample.x, rest_of(r.outcome, fall.weight).x, 1e-9);
        ASSERT_NEAR(sample.y, rest_of(r.outcome, fall.weight).y, 1e-9);
      }
    }
  });
}

TEST(Trajectory, FallsAreThoseOfTheOutcomeInOrder) {
  for_every_shot(3000, [](const Recorded& r) {
    int fallen = 0;
    for (int i = 0; i < r.outcome.count; ++i) fallen += rest_of(r.outcome, i).on() ? 0 : 1;
    ASSERT_EQ(static_cast<std::size_t>(fallen), r.trajectory.falls().size());
    double before = 0;
    for (const Fall& fall : r.trajectory.falls()) {
      ASSERT_EQ(fall.edge, rest_of(r.outcome, fall.weight).fell);
      ASSERT_GE(fall.t, before);
      ASSERT_LE(fall.t, r.trajectory.duration());
      before = fall.t;
    }
  });
}

TEST(Trajectory, ContactsAreInOrderOfTimeAndPush) {
  for_every_shot(5000, [](const Recorded& r) {
    double before = 0;
    for (const Contact& contact : r.trajectory.contacts()) {
      ASSERT_GE(contact.t, before);
      ASSERT_GT(contact.impulse, 0);
      ASSERT_TRUE(contact.b > contact.a || contact.b == kLeftCushion || contact.b == kRightCushion);
      ASSERT_LE(contact.t, r.trajectory.duration());
      before = contact.t;
    }
  });
}

// The leg that weight i sets out on at time t begins a radius from the place touched.
void expect_touching(const Recorded& r, int i, const Contact& contact) {
  const Leg leg = test::leg_at(r.trajectory, i, contact.t);
  ASSERT_EQ(leg.t, contact.t);
  ASSERT_NEAR(std::hypot(leg.x - contact.x, leg.y - contact.y), r.surface.radius, 2e-9);
}

TEST(Trajectory, ContactsAreWhereTheTwoTouch) {
  for_every_shot(2000, [](const Recorded& r) {
    for (const Contact& contact : r.trajectory.contacts()) {
      expect_touching(r, contact.a, contact);
      if (contact.b >= 0) {
        expect_touching(r, contact.b, contact);
      } else {
        ASSERT_NEAR(contact.y, contact.b == kLeftCushion ? r.surface.half_width : -r.surface.half_width, 2e-9);
      }
    }
  });
}

TEST(Trajectory, EachLegBeginsWhereTheLastOneEnded) {
  for_every_shot(2000, [](const Recorded& r) {
    for (int i = 0; i < r.position.count; ++i) {
      double before = 0;
      for (const Leg& leg : r.trajectory.legs()) {
        if (leg.weight != i) continue;
        ASSERT_GE(leg.t, before);
        const double sooner = std::fmax(before, leg.t - 1e-9);
        const Sample last = r.trajectory.at(i, sooner);
        ASSERT_NEAR(last.x, leg.x, kMaxSpeed * 2e-9);
        ASSERT_NEAR(last.y, leg.y, kMaxSpeed * 2e-9);
        before = leg.t;
      }
    }
  });
}

TEST(Trajectory, EveryLegPointsSomewhereOrRests) {
  for_every_shot(2000, [](const Recorded& r) {
    for (const Leg& leg : r.trajectory.legs()) {
      ASSERT_GE(leg.speed, 0);
      ASSERT_NEAR(std::hypot(leg.ux, leg.uy), leg.speed > 0 ? 1 : 0, 1e-12);
    }
  });
}

TEST(Trajectory, PlacesAndTheirSpeedsAreContinuousInTime) {
  for_every_shot(500, [](const Recorded& r) {
    const double step = r.trajectory.duration() / 200;
    for (int i = 0; i < r.position.count; ++i)
      for (int k = 0; k < 200; ++k) {
        const Sample a = r.trajectory.at(i, k * step), b = r.trajectory.at(i, (k + 1) * step);
        ASSERT_LE(std::hypot(b.x - a.x, b.y - a.y), 1.01 * kMaxSpeed * step + 1e-12);
      }
  });
}

TEST(Trajectory, AlongALegTheWayGrowsAndTheSpeedFalls) {
  for (const double spin : {0.0, 40.0}) {
    Trajectory trajectory;
    simulate(board(), position_of({launch({.speed = 1.4, .spin = spin})}), &trajectory);
    Sample before = trajectory.at(0, 0);
    for (int i = 1; i <= 2000; ++i) {
      const Sample now = trajectory.at(0, trajectory.duration() * i / 2000);
      ASSERT_GE(now.x, before.x) << i;
      ASSERT_LE(now.vx, before.vx) << i;
      before = now;
    }
  }
}

TEST(Trajectory, TheSampledSpeedIsTheRateOfTheSampledPlace) {
  Trajectory trajectory;
  simulate(board(), position_of({launch({.speed = 1.4, .angle = 0.02, .spin = 40})}), &trajectory);
  for (double t = 0.1; t < trajectory.duration() - 0.1; t += 0.05) {
    const Sample a = trajectory.at(0, t - 1e-5), b = trajectory.at(0, t + 1e-5), now = trajectory.at(0, t);
    ASSERT_NEAR((b.x - a.x) / 2e-5, now.vx, 1e-6);
    ASSERT_NEAR((b.y - a.y) / 2e-5, now.vy, 1e-6);
  }
}

TEST(Trajectory, TimesBeforeTheStartAndAfterTheEndAreTheirNearest) {
  Trajectory trajectory;
  const Outcome outcome = simulate(board(), position_of({launch({.speed = 1.4})}), &trajectory);
  EXPECT_EQ(trajectory.at(0, -5).x, kReleaseX);
  EXPECT_EQ(trajectory.at(0, 1e9).x, rest_of(outcome, 0).x);
}

TEST(Trajectory, AtAContactAWeightAlreadyHasItsNewVelocity) {
  Trajectory trajectory;
  simulate(board(), position_of({{3, 0}, {1, 0, 2, 0}}), &trajectory);
  const double t = trajectory.contacts()[0].t;
  EXPECT_GT(trajectory.at(0, t).vx, 0);
  EXPECT_EQ(trajectory.at(0, t - 1e-6).vx, 0);
}

TEST(Trajectory, AWeightThatWasOffIsNotThere) {
  Trajectory trajectory;
  simulate(board(), position_of({{3, 0, 0, 0, 0, false}, {1, 0, 1, 0}}), &trajectory);
  EXPECT_FALSE(trajectory.at(0, 0).on);
}

TEST(Trajectory, TheDurationIsWhenTheLastWeightStoppedOrFell) {
  for_every_shot(3000, [](const Recorded& r) {
    double last = 0;
    for (const Stop& stop : r.trajectory.stops()) last = std::fmax(last, stop.t);
    for (const Fall& fall : r.trajectory.falls()) last = std::fmax(last, fall.t);
    ASSERT_EQ(r.trajectory.duration(), last);
  });
}

TEST(Trajectory, EveryWeightThatSlidToRestHasAStop) {
  for_every_shot(3000, [](const Recorded& r) {
    for (int i = 0; i < r.outcome.count; ++i) {
      bool slid = false, stopped = false;
      for (const Leg& leg : r.trajectory.legs()) slid = slid || (leg.weight == i && leg.speed > 0);
      for (const Stop& stop : r.trajectory.stops()) stopped = stopped || stop.weight == i;
      ASSERT_TRUE(stopped || !slid || !r.outcome.on(i)) << "weight " << i;
    }
  });
}

TEST(Trajectory, AReusedOneHoldsOnlyTheLastShot) {
  Trajectory reused, fresh;
  simulate(board(), position_of({{3, 0}, {5, 0.1, 0, 0.9}, launch({.speed = 3, .spin = 20})}), &reused);
  const Position position = position_of({{4, 0.01}, launch({.speed = 2})});
  simulate(board(), position, &reused);
  simulate(board(), position, &fresh);
  EXPECT_EQ(reused.legs().size(), fresh.legs().size());
  EXPECT_EQ(reused.contacts().size(), fresh.contacts().size());
  EXPECT_EQ(reused.duration(), fresh.duration());
  EXPECT_EQ(reused.at(0, 3).x, fresh.at(0, 3).x);
}

TEST(Trajectory, KeepsItsOwnCopyOfThePowderMap) {
  Surface surface = board();
  PowderMap map(surface.length, 2 * surface.half_width);
  surface.powder_map = &map;
  Trajectory trajectory;
  simulate(surface, position_of({launch({.speed = 1.4})}), &trajectory);
  const double before = trajectory.at(0, 2).x;
  PowderWear wear;
  for (auto& row : wear.metres) row.fill(100);
  map.wear(wear);
  EXPECT_EQ(trajectory.at(0, 2).x, before);
}

}  // namespace
}  // namespace hammer
