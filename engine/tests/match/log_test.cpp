#include "hammer/index.h"
#include "match_spec.h"
#include "random_play.h"

namespace hammer::test {
namespace {

DrawSource seeded(std::uint64_t seed) { return DrawSource::from_seed(seed); }

Match some_match() {
  Match match = opened({.options = {{Option::kWear, 1}}});
  for (int i = 0; i < 11; ++i) did(match, lag_to(4.5 + 0.1 * i, 0.03 * (i % 5 - 2)));
  return match;
}

TEST(Log, M8_AMatchPutDownAndTakenUpAgainIsTheSame) {
  const Match match = some_match();
  Match again(match.setup());
  for (const Event& event : match.log()) ASSERT_TRUE(again.append(event));
  EXPECT_EQ(again.hash(), match.hash());
  EXPECT_EQ(again.to_shoot()->side, match.to_shoot()->side);
}

TEST(Log, UndoAndRedoGoAllTheWayBackAndForth) {
  Match match = some_match();
  std::vector<std::uint64_t> hashes{match.hash()};
  while (match.can_undo()) {
    did(match, Undo{});
    hashes.push_back(match.hash());
  }
  EXPECT_EQ(match.hash(), Match(match.setup()).hash());
  expect_refused(match, Undo{}, Refusal::kNothingToUndo);
  hashes.pop_back();
  while (match.can_redo()) {
    did(match, Redo{});
    EXPECT_EQ(match.hash(), hashes.back());
    hashes.pop_back();
  }
  EXPECT_TRUE(hashes.empty());
  expect_refused(match, Redo{}, Refusal::kNothingToRedo);
}

TEST(Log, SomethingNewAfterAnUndoLeavesNothingToRedo) {
  Match match = some_match();
  did(match, Undo{});
  did(match, lag_to(5.5, 0.2));
  expect_refused(match, Redo{}, Refusal::kNothingToRedo);
  EXPECT_FALSE(verify(match, seeded(1)).has_value());
}

TEST(Log, TheEndOfAMatchCanBeUndone) {
  Match match = opened({.options = {{Option::kGameScore, 3}}});
  did(match, points({{0, 3}}));
  ASSERT_EQ(match.state().phase, Phase::kOver);
  did(match, Undo{});
  EXPECT_EQ(match.state().phase, Phase::kShooting);
  EXPECT_EQ(match.state().winner, -1);
}

TEST(Log, VerifyingSimulatesEveryShotUndoneOnesToo) {
  Match match = some_match();
  did(match, Undo{});
  did(match, Undo{});
  EXPECT_FALSE(verify(match, seeded(1)).has_value());
}

TEST(Log, VerifyingFindsAShotThatEndedElsewhere) {
  const Match match = some_match();
  for (std::size_t tampered = 0; tampered < match.log().size(); ++tampered) {
    Match again(match.setup());
    for (std::size_t i = 0; i < match.log().size(); ++i) {
      Event event = match.log()[i];
      if (auto* played = std::get_if<ShotPlayed>(&event); played && i == tampered)
        played->slide.rests.back().x -= 1e-12;
      if (!again.append(event)) break;
    }
    if (!std::holds_alternative<ShotPlayed>(match.log()[tampered])) continue;
    const auto mismatch = verify(again, seeded(1));
    ASSERT_TRUE(mismatch.has_value());
    EXPECT_EQ(mismatch->event, static_cast<int>(tampered));
  }
}

TEST(Log, VerifyingWithTheSeedFindsADrawThatTheSeedDoesNotGive) {
  Match match = match_of({.options = {{Option::kHand, 2}}});
  did(match, draw_toss(match, seeded(7), 0, Coin::kHeads, std::nullopt));
  did(match, Choose{Take::kHammer});
  did(match, draw_throw(match, seeded(7), {.speed = 1.9}));
  EXPECT_FALSE(verify(match, seeded(7)).has_value());
  EXPECT_FALSE(verify(match, std::nullopt).has_value());
  EXPECT_EQ(verify(match, seeded(8))->kind, MismatchKind::kDraw);
  did(match, shot(1.9));  // a perfect throw, though the hand is set to natural
  EXPECT_EQ(verify(match, seeded(7))->event, 3);
  EXPECT_EQ(verify(match, seeded(7))->kind, MismatchKind::kDraw);
  EXPECT_FALSE(verify(match, std::nullopt).has_value());
}

TEST(Log, VerifyingFindsWornPowderThatDiffers) {
  const Match match = some_match();
  Match again(match.setup());
  for (Event event : match.log()) {
    if (auto* played = std::get_if<ShotPlayed>(&event)) played->slide.worn.front().metres *= 1.000001;
    ASSERT_TRUE(again.append(event));
  }
  EXPECT_EQ(verify(again, seeded(1))->kind, MismatchKind::kTable);
}

TEST(Log, AnOutcomeThatFitsNoShotIsRefused) {
  Match match = some_match();
  const auto& good = std::get<ShotPlayed>(match.log()[5]);
  const auto refused = [&](auto change) {
    Match again(match.setup());
    for (int i = 0; i < 5; ++i) ASSERT_TRUE(again.append(match.log()[idx(i)]));
    ShotPlayed bad = good;
    change(bad.slide);
    const auto hash = again.hash();
    const auto answer = again.append(bad);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.refusal().why, Refusal::kBadSlide);
    EXPECT_EQ(again.hash(), hash);
  };
  refused([](Slide& slide) { slide.rests.pop_back(); });
  refused([](Slide& slide) { slide.rests.push_back(slide.rests.back()); });
  refused([](Slide& slide) { slide.rests.back().x = 7; });
  refused([](Slide& slide) { slide.rests.back().y = __builtin_nan(""); });
  refused([](Slide& slide) { slide.rests[0] = slide.rests[1]; });      // two weights in one place
  refused([](Slide& slide) { slide.touched_cushion_first = false; });  // there are none
  refused([](Slide& slide) { slide.worn.push_back({99, 0, 1}); });
  refused([](Slide& slide) { slide.worn.push_back({0, 0, -1}); });
}

TEST(Log, TheHashKnowsSetupAndState) {
  const Match plain = opened({});
  EXPECT_EQ(plain.hash(), opened({}).hash());
  EXPECT_NE(plain.hash(), opened({}, 1).hash());
  EXPECT_NE(plain.hash(), opened({.options = {{Option::kGameScore, 21}}}).hash());
  EXPECT_NE(plain.hash(), opened({.table = "20ft"}).hash());
  EXPECT_NE(plain.hash(), opened({.sides = {"red", "green"}}).hash());
  Match shot_at = plain;
  did(shot_at, lag_to(5));
  EXPECT_NE(plain.hash(), shot_at.hash());
}

TEST(Log, DrawsDependOnlyOnSeedAndLength) {
  Match match = match_of({.options = {{Option::kHand, 2}}});
  did(match, draw_toss(match, seeded(7), 0, Coin::kHeads, std::nullopt));
  did(match, Choose{Take::kHammer});
  const Shot aimed{.speed = 1.9};
  const Shoot drawn = draw_throw(match, seeded(7), aimed);
  Match again(match.setup());
  for (const Event& event : match.log()) ASSERT_TRUE(again.append(event));
  const Shoot same = draw_throw(again, seeded(7), aimed);
  EXPECT_EQ(drawn.thrown.speed, same.thrown.speed);
  EXPECT_EQ(drawn.thrown.y, same.thrown.y);
  EXPECT_NE(drawn.thrown.speed, draw_throw(match, seeded(8), aimed).thrown.speed);
  did(match, drawn);
  EXPECT_NE(drawn.thrown.speed, draw_throw(match, seeded(7), aimed).thrown.speed);
}

TEST(Log, X8_TheHandsNoiseIsLoggedBesideTheAim) {
  Match match = opened({.options = {{Option::kHand, 2}}});
  const Shot aimed{.y = 0.1, .speed = 1.9, .angle = 0.01, .spin = 3};
  did(match, draw_throw(match, seeded(1), aimed));
  const auto& logged = std::get<Shoot>(std::get<ShotPlayed>(match.log().back()).shot);
  EXPECT_EQ(logged.aimed.speed, aimed.speed);
  EXPECT_NE(logged.thrown.speed, aimed.speed);
  EXPECT_FALSE(verify(match, seeded(1)).has_value());
}

TEST(Log, X8_WithoutNoiseTheThrowIsTheAimToTheBit) {
  const Match match = opened({});
  const Shot aimed{.y = 0.1, .speed = 1.9, .angle = 0.01, .spin = 3};
  const Shoot drawn = draw_throw(match, seeded(1), aimed);
  EXPECT_EQ(drawn.thrown.y, aimed.y);
  EXPECT_EQ(drawn.thrown.speed, aimed.speed);
  EXPECT_EQ(drawn.thrown.angle, aimed.angle);
  EXPECT_EQ(drawn.thrown.spin, aimed.spin);
}

TEST(Log, X8_EachSeatThrowsByItsOwnHand) {
  auto setup = setup_of({.options = {{Option::kHand, 2}}});
  setup.seats[0].hand = find_hand("none");
  Match match(setup);
  did(match, opened_by(match));
  const Shot aimed{.y = 0.1, .speed = 1.9, .angle = 0.01};
  const Shoot steady = draw_throw(match, seeded(1), aimed);
  EXPECT_EQ(steady.thrown.speed, aimed.speed);
  did(match, steady);
  const Shoot natural = draw_throw(match, seeded(1), aimed);  // the other seat has that of the option
  EXPECT_NE(natural.thrown.speed, aimed.speed);
  did(match, natural);
  EXPECT_FALSE(verify(match, seeded(1)).has_value());
}

TEST(Log, X8_AThrowThatTheSeatsHandDoesNotGiveIsFound) {
  auto setup = setup_of({});
  setup.seats[0].hand = find_hand("pro");
  Match match(setup);
  did(match, opened_by(match));
  did(match, draw_throw(match, seeded(1), {.speed = 1.9}));
  setup.seats[0].hand = find_hand("champion");
  Match lying(setup);
  for (const Event& event : match.log()) ASSERT_TRUE(lying.append(event));
  const auto mismatch = verify(lying, seeded(1));
  ASSERT_TRUE(mismatch);
  EXPECT_EQ(mismatch->event, 1);
  EXPECT_EQ(mismatch->kind, MismatchKind::kDraw);
  EXPECT_NE(lying.hash(), match.hash());
}

TEST(Log, X8_ANoisyThrowIsNotReleasedOntoAWeightThatLiesThere) {
  Match match = opened({.game = "horse-collar", .options = {{Option::kHand, 2}}});
  did(match, shot(0));
  const Shot aimed{.y = 2 * 0.02937 + 0.0002, .speed = 1.9};  // just beside it
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Match again = match;
    did(again, draw_throw(again, seeded(seed), aimed));
  }
}

}  // namespace
}  // namespace hammer::test
