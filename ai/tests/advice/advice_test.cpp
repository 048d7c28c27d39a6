#include "ai/advice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "advice/shot_name.h"
#include "advice/trial_throws.h"
#include "ai/calibration.h"

namespace hammer::ai {
namespace {

constexpr double kLength = 6.2992;

// A match in which the first side is to shoot, or the second, after `board`.
struct Scene {
  Setup setup;
  State state;
  std::array<Hand, kMaxSides> hands;

  explicit Scene(std::string_view game, std::string_view table = "22ft", std::string_view hand = "pro") {
    setup.game = find_game(game);
    setup.table = find_table(table);
    setup.weight = find_weight_size("standard");
    setup.deceleration = find_powder("medium")->deceleration;
    setup.options = resolve_options({.game = setup.game, .table = setup.table}).value();
    setup.sides = {"one", "two"};
    setup.seats = {{"one", 0}, {"two", 1}};
    Match match(setup);
    Open open;
    open.order[0] = 0;
    open.order[1] = 1;
    EXPECT_TRUE(match.apply(open));
    state = match.state();
    hands.fill(*find_hand(hand));
  }

  // Side 0 is red where sides have colours.
  Scene& add(int side, double x, double y, Fate fate = Fate::kOn) {
    const bool shares = setup.game->shares_board;
    const Color color = shares ? (side == 0 ? Color::kRed : Color::kBlue) : side == 0 ? Color::kRed : Color::kBlue;
    state.board.add({color, static_cast<std::int8_t>(shares ? side : 0), fate, x, y});
    return *this;
  }
  Scene& fell(int side) { return add(side, kLength, 0, Fate::kFell); }

  Situation situation() const { return {&setup, &state, hands}; }
  RoundSetting setting() const { return setting_of(setup, state); }

  // The board after the next weight came to rest there and nothing else moved.
  Executed after(double x, double y, Fate fate = Fate::kOn) const {
    const auto next = *next_throw(setup, state);
    Executed executed{state.board, Settled::kStands};
    executed.board.add({*next.color, static_cast<std::int8_t>(next.side), fate, x, y});
    return executed;
  }
  ShotName name(const Executed& executed) const { return name_outcome(setting(), state.board, executed); }
  // `wins`: chance of winning after each throw; 0 for those that are not given.
  ShotName name(const Executed& meant, const std::vector<Executed>& executed, std::vector<double> wins = {}) const {
    wins.resize(executed.size());
    return name_shot(setting(), state.board, meant, {executed, wins, 0});
  }
  bool succeeded(const ShotName& name, const Executed& executed) const {
    return succeeds(setting(), name, state.board, executed.board, executed.settled);
  }
};

void move(Executed& executed, std::size_t weight, double x, double y, Fate fate = Fate::kOn) {
  BoardWeight& moved = executed.board.weights[weight];
  moved = {moved.color, moved.side, fate, x, y};
}

const Effort kQuick{.ordinary = 600, .last = 600};
const Sampling kFew{.judged = 300, .named = 60, .drawn = 5};

TEST(ShotName, LagIsToItsZoneOrBetter) {
  const Scene scene("knock-off");
  const Executed three = scene.after(6.2, 0), two = scene.after(6.05, 0), hanger = scene.after(6.28, 0);
  const ShotName name = scene.name(two);
  EXPECT_EQ(name.kind, ShotKind::kLag);
  EXPECT_EQ(name.zone, Zone::kTwo);
  EXPECT_EQ(name.value, 2);
  EXPECT_TRUE(scene.succeeded(name, three));
  EXPECT_FALSE(scene.succeeded(scene.name(three), two));
  EXPECT_EQ(scene.name(hanger).kind, ShotKind::kHanger);
  EXPECT_TRUE(scene.succeeded(scene.name(hanger), hanger));
  EXPECT_FALSE(scene.succeeded(scene.name(hanger), three));
}

TEST(ShotName, WhatDisturbsNothingAndEndsNowhereIsThrownAway) {
  const Scene scene = Scene("knock-off").add(0, 6, 0.1);
  const Executed away = scene.after(kLength, 0, Fate::kFell);
  EXPECT_EQ(scene.name(away).kind, ShotKind::kThrowAway);
  EXPECT_TRUE(scene.succeeded({}, away));
  Executed hit = away;
  move(hit, 0, 6.01, 0.1);
  EXPECT_FALSE(scene.succeeded({}, hit));
}

TEST(ShotName, TakeOutsAreToldApart) {
  const Scene scene = Scene("knock-off").add(0, 6.1, 0).fell(1).add(0, 6.0, 0.2);
  Executed take_out = scene.after(kLength, 0, Fate::kFell);
  move(take_out, 0, kLength, 0, Fate::kFell);
  EXPECT_EQ(scene.name(take_out), (ShotName{.kind = ShotKind::kTakeOut, .target = 0}));
  Executed stick = scene.after(6.05, 0);
  move(stick, 0, kLength, 0, Fate::kFell);
  EXPECT_EQ(scene.name(stick).kind, ShotKind::kStick);
  EXPECT_TRUE(scene.succeeded(scene.name(take_out), stick));
  EXPECT_FALSE(scene.succeeded(scene.name(stick), take_out));
  Executed two = take_out;
  move(two, 2, kLength, 0, Fate::kFell);
  EXPECT_EQ(scene.name(two), (ShotName{.kind = ShotKind::kTakeOutTwo, .target = 0, .second = 2}));
  EXPECT_FALSE(scene.succeeded(scene.name(two), take_out));
}

TEST(ShotName, TapMovesAndPromoteIsWorthMore) {
  const Scene scene = Scene("knock-off").add(0, 6.0, 0).add(1, 6.0, 0.1);
  Executed promote = scene.after(5.9, 0);
  move(promote, 0, 6.2, 0);
  EXPECT_EQ(scene.name(promote), (ShotName{.kind = ShotKind::kPromote, .target = 0, .zone = Zone::kThree, .value = 3}));
  EXPECT_TRUE(scene.succeeded(scene.name(promote), promote));
  EXPECT_FALSE(scene.succeeded(scene.name(promote), scene.after(5.9, 0)));
  Executed tap = scene.after(5.9, 0.1);
  move(tap, 1, 6.05, 0.12);
  EXPECT_EQ(scene.name(tap), (ShotName{.kind = ShotKind::kTap, .target = 1}));
  EXPECT_FALSE(scene.succeeded(scene.name(tap), scene.after(5.9, 0.1)));
}

TEST(ShotName, GuardLiesShortInFrontOfACountingWeightWhileThereIsAReply) {
  Scene scene = Scene("knock-off").add(0, 6.2, 0.05).fell(1);
  EXPECT_EQ(scene.name(scene.after(5.9, 0.06)).kind, ShotKind::kGuard);
  EXPECT_EQ(scene.name(scene.after(5.9, -0.1)).kind, ShotKind::kLag);
  EXPECT_FALSE(scene.succeeded(scene.name(scene.after(5.9, 0.06)), scene.after(5.9, -0.1)));
  for (int i = 0; i < 5; ++i) scene.fell(i % 2);
  EXPECT_EQ(scene.name(scene.after(5.9, 0.06)).kind, ShotKind::kLag) << "the last weight guards nothing";
}

TEST(ShotName, WhatFallsOnlyWhenNothingTremblesIsNotThrownAway) {
  const Scene scene("knock-off");
  const Executed away = scene.after(kLength, 0, Fate::kFell);
  std::vector<Executed> executed(30, scene.after(6.28, 0));
  executed.insert(executed.end(), 60, away);
  EXPECT_EQ(scene.name(away, executed).kind, ShotKind::kHanger);
  executed.insert(executed.end(), 3000, away);
  EXPECT_EQ(scene.name(away, executed).kind, ShotKind::kThrowAway);
  EXPECT_EQ(scene.name(away, executed, std::vector<double>(executed.size(), 0.1)).kind, ShotKind::kHanger)
      << "what gains something is not thrown away";
}

TEST(ShotName, WhatScoresIsNotThrownAwayEvenInADecidedGame) {
  const Scene scene("horse-collar", "12ft-bank");
  const double length = scene.setup.table->length;
  const Executed away = scene.after(length, 0, Fate::kFell);
  std::vector<Executed> executed(20, scene.after(length - 0.01, 0));
  executed.insert(executed.end(), 160, away);
  EXPECT_EQ(scene.name(away, executed).kind, ShotKind::kHanger);
}

TEST(ShotName, ZonesThatAreWorthTheSameAreOneLag) {
  const Scene scene("baseball", "9ft-bank");
  const double length = scene.setup.table->length;
  std::vector<Zone> zones;
  for (const double depth : {0.05, 0.1, 0.15, 0.2}) {
    const ShotName name = scene.name(scene.after(length - depth, 0));
    if (name.value == 3) zones.push_back(name.zone);
  }
  ASSERT_GE(zones.size(), 2u);
  for (const Zone zone : zones) EXPECT_EQ(zone, Zone::kThree);
}

TEST(ShotName, WhatWinsLessOftenThanTheRestIsAnAccident) {
  const Scene scene = Scene("knock-off").add(0, 6.2, 0.05);
  Executed tap = scene.after(5.9, 0.1), stick = scene.after(6.1, 0.1);
  move(tap, 0, 6.25, 0.05);
  move(stick, 0, kLength, 0, Fate::kFell);
  std::vector<Executed> executed(60, tap);
  executed.insert(executed.end(), 40, stick);
  std::vector<double> wins(60, 0.1);
  wins.resize(100, 0.9);
  EXPECT_EQ(scene.name(tap, executed, wins).kind, ShotKind::kStick);
  EXPECT_EQ(scene.name(tap, executed).kind, ShotKind::kTap) << "where nothing is at stake";
}

TEST(ShotName, AnOwnDeadWeightIsCleared) {
  const Scene scene = Scene("horse-collar").add(0, 1, 0.1);
  Executed gone = scene.after(kLength, 0, Fate::kFell);
  move(gone, 0, 1.2, 0.3, Fate::kFell);
  const ShotName name = scene.name(gone);
  EXPECT_EQ(name, (ShotName{.kind = ShotKind::kClear, .target = 0}));
  EXPECT_TRUE(scene.succeeded(name, gone));
  EXPECT_FALSE(scene.succeeded(name, scene.after(6, 0)));
}

TEST(ShotName, HC5_TheCornerOfAHangerIsLuck) {
  const Scene scene("horse-collar");
  const ShotName name = scene.name(scene.after(6.28, 0.24));
  EXPECT_EQ(name.zone, Zone::kHanger);
  EXPECT_EQ(name.value, 13);
}

TEST(ShotName, CE4_OfTheFirstColorOnlyTheFallenAreOut) {
  Scene scene("crazy-eight");
  scene.state.board.first_color = Color::kRed;
  for (int i = 0; i < 4; ++i) scene.add(0, 6.1 - 0.1 * i, 0);
  Executed shot = scene.after(5.5, 0.1);
  move(shot, 3, 5.8, 0, Fate::kDead);
  EXPECT_NE(scene.name(shot).kind, ShotKind::kStick);
  move(shot, 3, kLength, 0, Fate::kFell);
  EXPECT_EQ(scene.name(shot).kind, ShotKind::kStick);
}

TEST(ShotName, RareOutcomesOfASteadyHandAreNotItsName) {
  const Scene scene("knock-off");
  std::vector<Executed> executed(60, scene.after(6.05, 0));
  executed.push_back(scene.after(6.28, 0));
  EXPECT_EQ(scene.name(scene.after(6.28, 0), executed).kind, ShotKind::kLag);
  const std::vector<Executed> half_away(60, scene.after(kLength, 0, Fate::kFell));
  EXPECT_EQ(scene.name(scene.after(6.28, 0), half_away).kind, ShotKind::kHanger)
      << "what mostly fails is still called by what it is for";
}

TEST(Advice, ShotsHaveNamesChancesAndSamplesInEveryGame) {
  for (const Game* game : games()) {
    Scene scene(game->key, game->key == "target" ? "22ft-target" : "22ft");
    const Advice advice = advise(scene.situation(), kQuick, 3, 5, kFew);
    ASSERT_FALSE(advice.shots.empty()) << game->key;
    EXPECT_GT(advice.simulated, 300);
    for (std::size_t i = 0; i < advice.shots.size(); ++i) {
      const Advised& shot = advice.shots[i];
      EXPECT_GE(shot.success, 0);
      EXPECT_LE(shot.success, 1);
      EXPECT_GT(shot.success_error, 0);
      EXPECT_NEAR(shot.gain, shot.win - advice.pass, 1e-12);
      EXPECT_EQ(shot.sample.size(), 5u);
      EXPECT_FALSE(shot.sample[0].moved.empty()) << "the weight thrown is always there";
      if (i > 0) {
        EXPECT_LE(shot.win, advice.shots[i - 1].win);
      }
      const auto same = [&](const Advised& other) { return other.name == shot.name; };
      EXPECT_EQ(std::count_if(advice.shots.begin(), advice.shots.end(), same), 1);
    }
  }
}

TEST(Advice, IsTheSameForTheSameSeed) {
  const Scene scene = Scene("knock-off").add(0, 6.2, 0.05);
  const auto ask = [&](std::uint64_t seed) { return advise(scene.situation(), kQuick, 2, seed, kFew); };
  const Advice one = ask(1), again = ask(1), other = ask(2);
  ASSERT_EQ(one.shots.size(), again.shots.size());
  for (std::size_t i = 0; i < one.shots.size(); ++i) {
    EXPECT_EQ(one.shots[i].win, again.shots[i].win);
    EXPECT_EQ(one.shots[i].success, again.shots[i].success);
    EXPECT_EQ(one.shots[i].aim.shot.speed, again.shots[i].aim.shot.speed);
  }
  EXPECT_NE(one.shots[0].win, other.shots[0].win);
}

TEST(Advice, LastWeightRemovesTheLeaderAndSaysSo) {
  Scene scene("knock-off");
  for (int i = 0; i < 6; ++i) scene.fell(i % 2);
  scene.add(0, 6.2, 0.05);
  const Advice advice = advise(scene.situation(), {.ordinary = 6000, .last = 6000}, 1, 3, {.judged = 1000});
  const Advised& best = advice.shots[0];
  EXPECT_TRUE(best.name.kind == ShotKind::kStick || best.name.kind == ShotKind::kTakeOut ||
              best.name.kind == ShotKind::kTap);
  EXPECT_GT(best.gain, 0);
  const auto removes = std::find_if(best.reasons.begin(), best.reasons.end(),
                                    [](auto& reason) { return reason.code == ReasonCode::kRemovesLeader; });
  ASSERT_NE(removes, best.reasons.end());
  EXPECT_EQ(removes->weight, 6);
  EXPECT_EQ(removes->amount, 3);
  EXPECT_GT(removes->chance, 0.5);
}

TEST(Advice, SuccessIsBetterThanAMissAndSafetyIsSaidOnlyBesideRisk) {
  Scene scene("knock-off");
  for (int i = 0; i < 6; ++i) scene.fell(i % 2);
  scene.add(0, 6.2, 0.05);
  scene.state.scores = {14, 14};
  const Situation situation = scene.situation();
  const Advice advice = advise(situation, {.ordinary = 6000, .last = 6000}, 8, 1);
  bool safe = false, risky = false;
  int compared = 0;
  for (const Advised& shot : advice.shots) {
    const TrialThrows throws = throw_often(view_of(situation), Worth(situation), scene.state.board, shot.aim, 1000, 77);
    std::array<double, 2> won{}, times{};
    for (std::size_t i = 0; i < throws.wins.size(); ++i) {
      const std::size_t k = scene.succeeded(shot.name, throws.executed[i]) ? 1 : 0;
      won[k] += throws.wins[i];
      ++times[k];
    }
    if (times[0] > 0 && times[1] > 0) {
      EXPECT_GE(won[1] / times[1], won[0] / times[0] - 0.03);
      ++compared;
    }
    for (const Reason& reason : shot.reasons) {
      safe |= reason.code == ReasonCode::kSafe;
      risky |= reason.code == ReasonCode::kRisky;
    }
  }
  EXPECT_GT(compared, 0);
  EXPECT_TRUE(risky || !safe);
}

TEST(Advice, BoardFullOfWeightsIsNotCalledOpen) {
  Scene scene("knock-off");
  scene.add(0, 6.2, 0.05).add(1, 6.0, 0.1).add(0, 5.9, -0.15).add(1, 6.1, -0.2).add(0, 5.7, 0.15);
  const Advice advice = advise(scene.situation(), kQuick, 8, 1, kFew);
  std::size_t reasons = 0;
  for (const Advised& shot : advice.shots) {
    for (const Reason& reason : shot.reasons)
      EXPECT_TRUE(reason.code != ReasonCode::kKeepsOpen || reason.amount <= 4.5);
    reasons += shot.reasons.size();
  }
  EXPECT_GT(reasons, 0u);
}

TEST(Rating, ThrowingAwayAGoodPositionIsABlunderAndTheBestShotIsBest) {
  Scene scene("knock-off");
  for (int i = 0; i < 6; ++i) scene.fell(i % 2);
  scene.add(0, 6.2, 0.05);
  scene.state.scores = {12, 12};
  const Effort effort{.ordinary = 6000, .last = 6000};
  const Executed away = scene.after(kLength, 0, Fate::kFell);
  const Aim nowhere{.shot = {.y = -0.2, .speed = 4, .angle = -0.05}};
  const Rating bad = rate(scene.situation(), nowhere, away.board, away.settled, effort, 1, kFew);
  EXPECT_EQ(bad.grade, Grade::kBlunder);
  EXPECT_GT(bad.loss, 0.1);
  EXPECT_NEAR(bad.loss, bad.best_win - bad.played_win, 1e-12);
  EXPECT_NEAR(bad.luck, 0, 0.02);
  const Rating good = rate(scene.situation(), bad.best, away.board, away.settled, effort, 1, kFew);
  EXPECT_LE(good.grade, Grade::kGood);
  EXPECT_LT(good.luck, -0.1) << "it was a good shot that came to nothing";
  EXPECT_FALSE(good.succeeded);
}

TEST(Calibration, CountsByTenthsOfWhatWasSaid) {
  Calibration calibration;
  calibration.add(0, false);
  calibration.add(0.55, true);
  calibration.add(0.55, false);
  calibration.add(1, true);
  Calibration twice = calibration;
  twice.add(calibration);
  EXPECT_EQ(twice.shots(), 8);
  EXPECT_EQ(twice.tenths[5].shots, 4);
  EXPECT_NEAR(twice.tenths[5].mean_predicted(), 0.55, 1e-12);
  EXPECT_EQ(twice.tenths[5].seen(), 0.5);
  EXPECT_EQ(twice.tenths[9].succeeded, 2);
}

// The bar is three points in every tenth of 40,000 shots, see `hammer calibrate`; so few scatter more.
TEST(Calibration, SaidChancesAreSeen) {
  for (const std::string_view game : {"knock-off", "crazy-eight"}) {
    Scene scene(game);
    for (Seat& seat : scene.setup.seats) seat.hand = find_hand("league");
    const CalibrationPlan plan{
        .effort = kQuick, .shots = 3, .executions = 40, .sampling = {.judged = 1000, .drawn = 0}};
    const Calibration calibration = calibrate(scene.setup, plan, 4, 6);
    double said = 0, seen = 0;
    for (const PredictedAndSeen& tenth : calibration.tenths) {
      said += tenth.predicted;
      seen += static_cast<double>(tenth.succeeded);
    }
    const auto shots = static_cast<double>(calibration.shots());
    EXPECT_GE(shots, 300);
    EXPECT_NEAR(said / shots, seen / shots, 0.05) << game;
  }
}

}  // namespace
}  // namespace hammer::ai
