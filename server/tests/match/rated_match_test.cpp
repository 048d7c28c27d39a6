// Rated matches in their rooms: what they show, who may begin one, and what leaving costs.
#include "from_environment.h"
#include "match/rated_result.h"
#include "pair.h"

namespace hammer::server {
namespace {

constexpr const char* kRatedGame = "knock-off";

int conceded(Pair& pair, const Caller& who) {
  return pair.harness.send(who, pair.id, R"({"shot_id":"e","cmd":"concede"})").status;
}

TEST(RatedMatch, ConcededBeforeARoundIsCompleteMovesNobodyInAnyGame) {
  for (const Game* const game : games()) {
    Random random(test::seed_for(91));
    for (int tries = 0; tries < 4; ++tries) {
      Pair whole(kRated, std::string(game->key)), pair(kRated, std::string(game->key));
      play_rounds(whole, 1);
      // Anywhere before the throw that completes it. The luck of another match may be another: then it is left out.
      const int moves = tries == 0 ? 0 : static_cast<int>(random.below(static_cast<std::uint32_t>(whole.shots)));
      while (pair.shots < moves && !has_completed(pair, 1)) ASSERT_EQ(pair.move().status, 200);
      if (has_completed(pair, 1)) continue;
      ASSERT_EQ(conceded(pair, tries % 2 == 0 ? pair.ann : pair.bob), 200) << game->key;
      Writer& rows = pair.harness.store.rows();
      EXPECT_FALSE(rows.rating(pair.ann.account, game->key)) << game->key << " after " << moves;
      EXPECT_FALSE(rows.rating(pair.bob.account, game->key)) << game->key << " after " << moves;
      EXPECT_EQ(pair.part("rating_weight"), "0");
      EXPECT_EQ(pair.part("rating_why"), "no_round");
    }
  }
}

TEST(RatedMatch, ConcededAfterARoundCountsInEveryGame) {
  for (const Game* const game : games()) {
    Pair pair(kRated, std::string(game->key));
    EXPECT_EQ(pair.part("counts"), "1");
    play_rounds(pair, 1);
    ASSERT_EQ(conceded(pair, pair.ann), 200);
    EXPECT_LT(pair.harness.store.rows().rating(pair.ann.account, game->key)->rating, 1500) << game->key;
    EXPECT_GT(pair.harness.store.rows().rating(pair.bob.account, game->key)->rating, 1500) << game->key;
    EXPECT_EQ(pair.part("counts"), "null");
    EXPECT_EQ(pair.part("rating_weight"), "1");
    EXPECT_EQ(pair.part("rating_why"), "null");
    EXPECT_NE(pair.part("seats").find(R"("rating_limit":"fall")"), std::string::npos) << "fifty points are the most";
    EXPECT_NE(pair.part("seats").find(R"("rating_limit":"ceiling")"), std::string::npos);
    EXPECT_NE(pair.part("seats").find(R"("provisional":true)"), std::string::npos);
  }
}

TEST(RatedMatch, ShowsWhatItWouldCountNow) {
  Pair pair(kRated);
  play_rounds(pair, 1);
  ASSERT_EQ(conceded(pair, pair.ann), 200);
  const std::string next = pair.harness.created(pair.ann, two_seats(kRatedGame, kRated));
  EXPECT_EQ(text_at(pair.harness.show(pair.ann, next).body, "counts"), "null") << "somebody else may sit down";
  EXPECT_EQ(text_at(pair.harness.sit(pair.bob, next).body, "counts"), "0.5");
  pair.harness.crash();
  EXPECT_EQ(text_at(pair.harness.show(pair.bob, next).body, "counts"), "0.5");
  const std::string friendly = pair.harness.created(pair.ann, two_seats(kRatedGame));
  EXPECT_EQ(text_at(pair.harness.sit(pair.bob, friendly).body, "counts"), "null");
}

// Claimed by Bob, after the warning; the connection alone costs nothing.
void leave_and_claim(bool after_a_round) {
  Pair pair(kRated);
  SharedSink ann = pair.harness.watch(pair.ann, pair.id), bob = pair.harness.watch(pair.bob, pair.id);
  if (after_a_round) play_rounds(pair, 1);
  ann->leave();
  pair.harness.loop.advance(std::chrono::seconds(30));
  EXPECT_EQ(text_at(pair.view(), "phase"), "playing");
  EXPECT_FALSE(pair.harness.store.rows().rating(pair.ann.account, kRatedGame)) << "gone, but not for long";
  pair.harness.loop.advance(std::chrono::seconds(31));
  const auto claim = [&](Responder answer) { pair.harness.rooms->claim(pair.bob, pair.id, std::move(answer)); };
  ASSERT_EQ(pair.harness.ask(claim).status, 200);
  const auto lost = pair.harness.store.rows().rating(pair.ann.account, kRatedGame);
  EXPECT_EQ(lost && lost->rating < 1500, after_a_round);
  EXPECT_EQ(pair.part("rating_why"), after_a_round ? "null" : "no_round");
}

TEST(RatedMatch, ThatIsLeftIsLostOnceItIsClaimed) { leave_and_claim(true); }
TEST(RatedMatch, ThatIsLeftBeforeARoundIsCompleteMovesNobody) { leave_and_claim(false); }

// ---------------------------------------------------------------- leaving early

std::size_t left_by(RoomHarness& harness, const Caller& who) {
  return harness.store.rows().left_early(who.account, 0).size();
}

std::string begin_rated(RoomHarness& harness, const Caller& host, const Caller& guest) {
  const std::string id = harness.created(host, two_seats(kRatedGame, kRated));
  EXPECT_EQ(harness.sit(guest, id).status, 200);
  return id;
}

void concede_match(RoomHarness& harness, const Caller& who, const std::string& id) {
  EXPECT_EQ(harness.send(who, id, R"({"shot_id":"e","cmd":"concede"})").status, 200);
}

TEST(RatedMatch, WhoHasLeftThreeEarlyWithinADayBeginsNoOther) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), bob = harness.person("Bob");
  for (int i = 0; i < 3; ++i) {
    const std::string id = begin_rated(harness, ann, bob);
    concede_match(harness, ann, id);
    EXPECT_NE(harness.show({}, id).body.find(R"("rating_limit":"left")"), std::string::npos);
    harness.loop.advance(std::chrono::hours(1));
  }
  EXPECT_EQ(left_by(harness, ann), 3u);
  EXPECT_EQ(left_by(harness, bob), 0u);
  const Reply refused = harness.create(ann, two_seats(kRatedGame, kRated));
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(text_at(refused.body, "code"), "left_early");
  EXPECT_NE(refused.body.find(R"("minutes":1260)"), std::string::npos) << refused.body;
  EXPECT_EQ(harness.create(ann, two_seats(kRatedGame)).status, 201) << "unrated ones are free";
  const std::string open = harness.created(bob, two_seats(kRatedGame, kRated));
  EXPECT_EQ(text_at(harness.sit(ann, open).body, "code"), "left_early");
  harness.loop.advance(std::chrono::hours(21));
  EXPECT_EQ(harness.sit(ann, open).status, 200) << "the first is a day old";
}

TEST(RatedMatch, AChallengeOfWhoHasLeftTooManyIsNotTakenUp) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), bob = harness.person("Bob");
  const std::string open = harness.created(ann, two_seats(kRatedGame, kRated));
  for (int i = 0; i < 3; ++i) concede_match(harness, ann, begin_rated(harness, bob, ann));
  EXPECT_EQ(text_at(harness.sit(bob, open).body, "code"), "other_left_early");
}

TEST(RatedMatch, WhoConcedesAfterARoundHasNotLeftEarly) {
  Pair pair(kRated);
  play_rounds(pair, 1);
  ASSERT_EQ(conceded(pair, pair.ann), 200);
  EXPECT_EQ(left_by(pair.harness, pair.ann), 0u);
}

// Whoever was paired was there a moment ago; a challenge may be taken up when its host has gone to bed.
TEST(RatedMatch, WhoWasPairedAndDoesNotComeHasLeft) {
  for (const bool is_paired : {true, false}) {
    RoomHarness harness;
    const Caller ann = harness.person("Ann"), bob = harness.person("Bob");
    std::string id;
    if (is_paired) {
      harness.rooms->begin_rated(kRatedGame, ann, bob, [&](const RoomResult& made) { id = made.value(); });
      harness.loop.run_all();
    } else {
      id = harness.created(ann, two_seats(kRatedGame, kRated));
      harness.loop.advance(std::chrono::seconds(1));
      ASSERT_EQ(harness.sit(bob, id).status, 200);
    }
    const SharedSink here = harness.watch(bob, id);
    harness.loop.advance(std::chrono::seconds(61));
    const auto claim = [&](Responder answer) { harness.rooms->claim(bob, id, std::move(answer)); };
    ASSERT_EQ(harness.ask(claim).status, 200);
    EXPECT_EQ(harness.row(id).ending, "nobody came");
    EXPECT_EQ(left_by(harness, ann), is_paired ? 1u : 0u);
    EXPECT_EQ(left_by(harness, bob), 0u);
  }
}

// The list has the newest challenge of each host.
TEST(RatedMatch, ItsChallengeStaysInTheList) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  const std::string open = harness.created(ann, two_seats(kRatedGame, kRated));
  for (const std::string& more : {kRated, std::string(R"(,"listed":true)")}) {
    EXPECT_EQ(text_at(harness.create(ann, two_seats(kRatedGame, more)).body, "code"), "challenge_open");
  }
  EXPECT_EQ(harness.create(ann, two_seats(kRatedGame)).status, 201) << "for friends";
  const auto listed = harness.store.rows().listed_waiting(9);
  ASSERT_EQ(listed.size(), 1u);
  EXPECT_EQ(listed[0].match.id, open);
  harness.ask([&](Responder answer) { harness.rooms->cancel(ann, open, std::move(answer)); });
  EXPECT_EQ(harness.create(ann, two_seats(kRatedGame, kRated)).status, 201);
}

TEST(RatedMatch, HasARematchThatIsNotRated) {
  Pair pair(kRated);
  play_rounds(pair, 1);
  ASSERT_EQ(conceded(pair, pair.ann), 200);
  pair.harness.offer(pair.bob, pair.id, "rematch");
  ASSERT_EQ(pair.harness.answer_offer(pair.ann, pair.id, "rematch", true).status, 200);
  EXPECT_FALSE(pair.harness.row(pair.part("rematch")).rated);
}

TEST(RatedMatch, IsOpenToAnybody) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  for (const char* listed : {"", R"(,"listed":false)"}) {
    const Reply refused = harness.create(ann, std::string(R"({"game":"knock-off","rated":true)") + listed + '}');
    EXPECT_EQ(refused.status, 400);
    EXPECT_EQ(text_at(refused.body, "code"), "rated_unlisted");
    EXPECT_EQ(text_at(refused.body, "field"), "listed");
  }
}

}  // namespace
}  // namespace hammer::server
