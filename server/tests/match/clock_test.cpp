// The shot clock, absences and claims.
#include <algorithm>

#include "pair.h"

#include "from_environment.h"

namespace hammer::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

const std::string kClock = R"(,"options":{"shot_clock":30})";

struct Timed : Pair {
  Timed() : Pair(kClock) {
    watching_ann = harness.watch(ann, id);
    watching_bob = harness.watch(bob, id);
    open();
  }
  SharedSink& watching_mover() { return &mover() == &ann ? watching_ann : watching_bob; }
  std::size_t length() { return harness.log(id).size(); }
  bool last_is_forfeit() { return harness.log(id).back().body.find(R"("event":"forfeit")") != std::string::npos; }

  SharedSink watching_ann, watching_bob;
};

TEST(Clock, ForfeitsTheWeightExactlyWhenTheTimeIsUp) {
  Timed timed;
  const std::size_t before = timed.length();
  timed.harness.loop.advance(milliseconds(29'999));
  EXPECT_EQ(timed.length(), before);
  timed.harness.loop.advance(milliseconds(1));
  EXPECT_EQ(timed.length(), before + 1);
  EXPECT_TRUE(timed.last_is_forfeit());
}

TEST(Clock, AWallClockSetBackByAYearChangesNothing) {
  Timed timed;
  const std::size_t before = timed.length();
  timed.harness.loop.set_wall_ms(timed.harness.loop.wall_ms() - 31'536'000'000);
  timed.harness.loop.advance(milliseconds(29'999));
  EXPECT_EQ(timed.length(), before);
  timed.harness.loop.advance(milliseconds(1));
  EXPECT_EQ(timed.length(), before + 1);
  EXPECT_EQ(timed.move().status, 200);
}

TEST(Clock, EveryThrowHasTheWholeTime) {
  Timed timed;
  for (int i = 0; i < 4; ++i) {
    timed.harness.loop.advance(milliseconds(29'000));
    EXPECT_EQ(timed.move().status, 200);
    EXPECT_FALSE(timed.last_is_forfeit());
  }
}

TEST(Clock, ACommandOnItsWayWhenTheTimeIsUpCounts) {
  Timed timed;
  timed.harness.store.hold_back(true);
  std::optional<Reply> reply;
  timed.harness.rooms->command(timed.mover(), timed.id, shot("late"),
                               [&](Reply answered) { reply = std::move(answered); });
  timed.harness.loop.advance(milliseconds(30'000));
  timed.harness.store.hold_back(false);
  timed.harness.store.commit_all();
  timed.harness.loop.run_all();
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->status, 200);
  EXPECT_FALSE(timed.last_is_forfeit());
}

TEST(Clock, GoesOnAfterAPauseThatMetItsEnd) {
  Timed timed;
  EXPECT_EQ(timed.harness.offer(timed.ann, timed.id, "pause").status, 200);
  timed.harness.store.hold_back(true);
  timed.harness.rooms->answer_offer(timed.bob, timed.id, R"({"kind":"pause","accept":true})", [](const Reply&) {});
  timed.harness.loop.advance(seconds(30));
  timed.harness.store.hold_back(false);
  timed.harness.store.commit_all();
  timed.harness.loop.run_all();
  EXPECT_EQ(timed.part("phase"), "paused");
  timed.harness.offer(timed.ann, timed.id, "resume");
  EXPECT_EQ(timed.harness.answer_offer(timed.bob, timed.id, "resume", true).status, 200);
  const std::size_t before = timed.length();
  timed.harness.loop.advance(milliseconds(29'999));
  EXPECT_EQ(timed.length(), before);
  timed.harness.loop.advance(milliseconds(1));
  EXPECT_EQ(timed.length(), before + 1);
}

TEST(Clock, GoesOnAfterAWriteThatFailedAtItsEnd) {
  Timed timed;
  const std::size_t before = timed.length();
  timed.harness.store.hold_back(true);
  timed.harness.rooms->command(timed.mover(), timed.id, shot("late"), [](const Reply&) {});
  timed.harness.loop.advance(seconds(30));
  timed.harness.store.hold_back(false);
  timed.harness.store.fail_next(StoreFault::kFull);
  timed.harness.store.commit_all();
  timed.harness.loop.run_all();
  EXPECT_EQ(timed.length(), before);
  timed.harness.loop.advance(seconds(30));
  EXPECT_EQ(timed.length(), before + 1);
}

TEST(Clock, StandsStillForSomebodyAwayAMinuteAtATime) {
  Timed timed;
  timed.harness.loop.advance(seconds(10));
  const std::size_t before = timed.length();
  timed.watching_mover()->leave();
  timed.harness.loop.advance(seconds(60) + milliseconds(19'999));
  EXPECT_EQ(timed.length(), before);
  timed.harness.loop.advance(milliseconds(1));
  EXPECT_EQ(timed.length(), before + 1);
}

TEST(Clock, AMereReconnectCostsNothing) {
  Timed timed;
  timed.harness.loop.advance(seconds(10));
  const Caller who = timed.mover();
  timed.watching_mover()->leave();
  timed.harness.loop.advance(seconds(40));
  const SharedSink back = timed.harness.watch(who, timed.id);
  const std::size_t before = timed.length();
  timed.harness.loop.advance(milliseconds(19'999));
  EXPECT_EQ(timed.length(), before);
  timed.harness.loop.advance(milliseconds(1));
  EXPECT_EQ(timed.length(), before + 1);
}

TEST(Clock, GoingAgainAndAgainHelpsForThreeMinutesOnly) {
  Timed timed;
  const Caller who = timed.mover();
  SharedSink stream = timed.watching_mover();
  const std::size_t before = timed.length();
  int away = 0;
  for (; timed.length() == before && away < 1000; away += 50) {
    stream->leave();
    timed.harness.loop.advance(seconds(50));
    stream = timed.harness.watch(who, timed.id);
  }
  EXPECT_EQ(away, 250);  // 180 s excused, then 30 s of the clock, in steps of 50 s
}

TEST(Clock, StandsWhereNobodyIsThere) {
  Timed timed;
  timed.watching_ann->leave();
  timed.watching_bob->leave();
  const std::size_t before = timed.length();
  timed.harness.loop.advance(std::chrono::hours(10));
  EXPECT_EQ(timed.length(), before);
  EXPECT_EQ(timed.move().status, 200);
}

TEST(Clock, AMatchThatNobodyPlaysIsPausedAtLast) {
  Timed timed;
  timed.harness.loop.advance(minutes(20));
  EXPECT_EQ(timed.part("phase"), "paused");
  const std::size_t length = timed.length();
  timed.harness.loop.advance(std::chrono::hours(5));
  EXPECT_EQ(timed.length(), length);
}

TEST(Clock, ATossThatNobodyCallsIsMadeForThem) {
  Pair pair(kClock);
  const SharedSink watched = pair.harness.watch(pair.ann, pair.id);
  pair.harness.loop.advance(seconds(30));
  EXPECT_EQ(pair.harness.log(pair.id).size(), 2u);
}

TEST(Clock, WithoutTheOptionThereIsNone) {
  Pair pair;
  pair.open();
  const SharedSink one = pair.harness.watch(pair.ann, pair.id), other = pair.harness.watch(pair.bob, pair.id);
  const std::size_t before = pair.harness.log(pair.id).size();
  pair.harness.loop.advance(std::chrono::hours(5));
  EXPECT_EQ(pair.harness.log(pair.id).size(), before);
}

TEST(Gone, IsSeenAtOnceAndClaimedAfterAMinute) {
  Timed timed;
  timed.watching_bob->lines.clear();
  timed.harness.loop.advance(seconds(1));  // since the last view
  timed.watching_ann->leave();
  timed.harness.loop.run_all();
  ASSERT_FALSE(timed.watching_bob->of_type("match").empty());
  EXPECT_EQ(timed.part("away"), R"([{"seat":0,"claim_in":60}])");
  const auto claim = [&](const Caller& who) {
    return timed.harness.ask([&](Responder respond) { timed.harness.rooms->claim(who, timed.id, std::move(respond)); });
  };
  timed.harness.loop.advance(milliseconds(59'999));
  EXPECT_EQ(claim(timed.bob).status, 409);
  EXPECT_EQ(claim(timed.eve).status, 403);
  timed.harness.loop.advance(milliseconds(1));
  EXPECT_EQ(claim(timed.ann).status, 409);
  EXPECT_EQ(claim(timed.bob).status, 200);
  EXPECT_EQ(timed.harness.row(timed.id).ending, "claimed");
  EXPECT_EQ(timed.harness.row(timed.id).winner, "Bob");
  const auto log = timed.harness.log(timed.id);
  EXPECT_TRUE(std::ranges::any_of(
      log, [](const auto& line) { return line.body.find(R"("claimed":true)") != std::string::npos; }));
  EXPECT_EQ(claim(timed.bob).status, 409);
}

TEST(Gone, ComingBackEndsIt) {
  Timed timed;
  timed.watching_ann->leave();
  timed.harness.loop.advance(seconds(59));
  const SharedSink back = timed.harness.watch(timed.ann, timed.id);
  timed.harness.loop.advance(seconds(5));
  EXPECT_EQ(timed.part("away"), "[]");
  back->leave();
  timed.harness.loop.advance(seconds(59));
  EXPECT_EQ(
      timed.harness.ask([&](Responder answer) { timed.harness.rooms->claim(timed.bob, timed.id, std::move(answer)); })
          .status,
      409);
}

int claimed(Pair& pair, const Caller& who) {
  return pair.harness.ask([&](Responder answer) { pair.harness.rooms->claim(who, pair.id, std::move(answer)); }).status;
}

TEST(Gone, WhoComesBackFirstAfterAnOutageWaitsLikeAnybodyElse) {
  Timed timed;
  timed.watching_ann->leave();
  timed.watching_bob->leave();
  timed.harness.loop.advance(minutes(3));
  EXPECT_EQ(claimed(timed, timed.bob), 409);  // is away too
  EXPECT_EQ(timed.part("away"), R"([{"seat":0,"claim_in":null},{"seat":1,"claim_in":null}])");
  const SharedSink bob = timed.harness.watch(timed.bob, timed.id);
  EXPECT_EQ(timed.part("away"), R"([{"seat":0,"claim_in":60}])");
  timed.harness.loop.advance(milliseconds(59'999));
  EXPECT_EQ(claimed(timed, timed.bob), 409);
  timed.harness.loop.advance(milliseconds(1));
  EXPECT_EQ(claimed(timed, timed.bob), 200);
  EXPECT_EQ(timed.harness.row(timed.id).ending, "claimed");
}

TEST(Gone, AMatchAgainstSomebodyWhoNeverCameIsCalledOff) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), bob = harness.person("Bob");
  const std::string id = harness.created(ann, R"({"game":"knock-off","rated":true,"listed":true})");
  harness.sit(bob, id);
  const SharedSink watched = harness.watch(bob, id);
  harness.loop.advance(seconds(60));
  const Reply reply = harness.ask([&](Responder answer) { harness.rooms->claim(bob, id, std::move(answer)); });
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(text_at(reply.body, "phase"), "cancelled");
  EXPECT_EQ(text_at(reply.body, "ending"), "nobody came");
  harness.loop.advance(seconds(1));
  EXPECT_EQ(text_at(text_at(watched->of_type("match").back(), "match"), "phase"), "cancelled");
  EXPECT_EQ(harness.row(id).winner, "");
  EXPECT_FALSE(harness.store.rows().rating(bob.account, "knock-off"));
  EXPECT_EQ(harness.send(ann, id, shot("a")).status, 410);
}

TEST(Gone, WithoutAClockAClaimTakesThreeMinutes) {
  Pair pair;
  const SharedSink watched = pair.harness.watch(pair.bob, pair.id);
  const auto claim = [&] {
    return pair.harness.ask([&](Responder answer) { pair.harness.rooms->claim(pair.bob, pair.id, std::move(answer)); })
        .status;
  };
  pair.harness.watch(pair.ann, pair.id)->leave();
  pair.harness.loop.advance(milliseconds(179'999));
  EXPECT_EQ(claim(), 409);
  pair.harness.loop.advance(milliseconds(1));
  EXPECT_EQ(claim(), 200);
}

TEST(Gone, ARestartOfTheServerStartsEverybodysAbsenceAnew) {
  Timed timed;
  timed.watching_ann->leave();
  timed.harness.loop.advance(seconds(59));
  timed.harness.crash();
  const SharedSink watched = timed.harness.watch(timed.bob, timed.id);
  timed.harness.loop.advance(seconds(30));
  EXPECT_EQ(
      timed.harness.ask([&](Responder answer) { timed.harness.rooms->claim(timed.bob, timed.id, std::move(answer)); })
          .status,
      409);
}

TEST(Gone, WhileAPartnerIsThereOnlyWhoMustThrowIsWaitedFor) {
  RoomHarness harness;
  std::vector<Caller> people;
  for (const std::string name : {"A", "B", "C", "D"}) people.push_back(harness.person(name));
  const std::string id = harness.created(people[0], R"({"game":"knock-off","options":{"shot_clock":120},"seats":[
    {"who":"me","side":"red"},{"who":"open","side":"blue"},{"who":"open","side":"red"},{"who":"open","side":"blue"}]})");
  for (std::size_t seat = 1; seat < 4; ++seat)
    harness.sit(people[seat], id, R"({"seat":)" + std::to_string(seat) + '}');
  std::vector<SharedSink> streams;
  for (const Caller& each : people) streams.push_back(harness.watch(each, id));
  Shadow shadow(harness, id);
  Random random(test::seed_for(1));
  for (int i = 0; shadow.match().state().phase != Phase::kShooting; ++i, shadow.catch_up()) {
    const Caller& mover = people[static_cast<std::size_t>(shadow.mover())];
    harness.send(mover, id, R"({"shot_id":"s)" + std::to_string(i) + '"' + shadow.command(random) + '}');
  }
  const auto mover = static_cast<std::size_t>(shadow.mover());
  const std::size_t partner = (mover + 2) % 4, opponent = (mover + 1) % 4;
  const auto claim = [&] {
    return harness.ask([&](Responder answer) { harness.rooms->claim(people[opponent], id, std::move(answer)); }).status;
  };
  streams[partner]->leave();
  harness.loop.advance(seconds(61));
  EXPECT_EQ(claim(), 409);
  EXPECT_EQ(text_at(harness.show({}, id).body, "away"),
            R"([{"seat":)" + std::to_string(partner) + R"(,"claim_in":null}])");
  streams[partner] = harness.watch(people[partner], id);
  streams[mover]->leave();
  harness.loop.advance(seconds(60));
  EXPECT_EQ(claim(), 200);
  EXPECT_EQ(harness.row(id).ending, "claimed");
}

TEST(Rooms, ArePutAwayWhenNobodyLooksAndTakenUpAgain) {
  Timed timed;
  timed.watching_ann->leave();
  timed.watching_bob->leave();
  const std::string hash = timed.part("hash");
  timed.harness.loop.advance(minutes(6));
  EXPECT_NE(timed.harness.metrics.text().find("hammer_matches_in_memory 0"), std::string::npos)
      << timed.harness.metrics.text();
  EXPECT_EQ(timed.part("hash"), hash);
}

}  // namespace
}  // namespace hammer::server
