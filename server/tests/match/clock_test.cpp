// Time: the shot clock, and who has gone.
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
    watching_ann = hall.watch(ann, id);
    watching_bob = hall.watch(bob, id);
    open();
  }
  Taken& watching_mover() { return &mover() == &ann ? watching_ann : watching_bob; }
  std::size_t length() { return hall.log(id).size(); }
  bool last_is_forfeit() { return hall.log(id).back().body.find(R"("event":"forfeit")") != std::string::npos; }

  Taken watching_ann, watching_bob;
};

TEST(Clock, ForfeitsTheWeightExactlyWhenTheTimeIsUp) {
  Timed timed;
  const std::size_t before = timed.length();
  timed.hall.loop.advance(milliseconds(29'999));
  EXPECT_EQ(timed.length(), before);
  timed.hall.loop.advance(milliseconds(1));
  EXPECT_EQ(timed.length(), before + 1);
  EXPECT_TRUE(timed.last_is_forfeit());
}

TEST(Clock, AWallClockSetBackByAYearChangesNothing) {
  Timed timed;
  const std::size_t before = timed.length();
  timed.hall.loop.set_wall_ms(timed.hall.loop.wall_ms() - 31'536'000'000);
  timed.hall.loop.advance(milliseconds(29'999));
  EXPECT_EQ(timed.length(), before);
  timed.hall.loop.advance(milliseconds(1));
  EXPECT_EQ(timed.length(), before + 1);
  EXPECT_EQ(timed.move().status, 200);
}

TEST(Clock, EveryThrowHasTheWholeTime) {
  Timed timed;
  for (int i = 0; i < 4; ++i) {
    timed.hall.loop.advance(milliseconds(29'000));
    EXPECT_EQ(timed.move().status, 200);
    EXPECT_FALSE(timed.last_is_forfeit());
  }
}

TEST(Clock, ACommandOnItsWayWhenTheTimeIsUpCounts) {
  Timed timed;
  timed.hall.store.hold_back(true);
  std::optional<Reply> reply;
  timed.hall.rooms->command(timed.mover(), timed.id, shot("late"),
                            [&](Reply answered) { reply = std::move(answered); });
  timed.hall.loop.advance(milliseconds(30'000));
  timed.hall.store.hold_back(false);
  timed.hall.store.commit_all();
  timed.hall.loop.run_all();
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->status, 200);
  EXPECT_FALSE(timed.last_is_forfeit());
}

TEST(Clock, GoesOnAfterAPauseThatMetItsEnd) {
  Timed timed;
  EXPECT_EQ(timed.hall.offer(timed.ann, timed.id, "pause").status, 200);
  timed.hall.store.hold_back(true);
  timed.hall.rooms->answer_offer(timed.bob, timed.id, R"({"kind":"pause","accept":true})", [](const Reply&) {});
  timed.hall.loop.advance(seconds(30));
  timed.hall.store.hold_back(false);
  timed.hall.store.commit_all();
  timed.hall.loop.run_all();
  EXPECT_EQ(timed.part("phase"), "paused");
  timed.hall.offer(timed.ann, timed.id, "resume");
  EXPECT_EQ(timed.hall.answer_offer(timed.bob, timed.id, "resume", true).status, 200);
  const std::size_t before = timed.length();
  timed.hall.loop.advance(milliseconds(29'999));
  EXPECT_EQ(timed.length(), before);
  timed.hall.loop.advance(milliseconds(1));
  EXPECT_EQ(timed.length(), before + 1);
}

TEST(Clock, GoesOnAfterAWriteThatFailedAtItsEnd) {
  Timed timed;
  const std::size_t before = timed.length();
  timed.hall.store.hold_back(true);
  timed.hall.rooms->command(timed.mover(), timed.id, shot("late"), [](const Reply&) {});
  timed.hall.loop.advance(seconds(30));
  timed.hall.store.hold_back(false);
  timed.hall.store.fail_next(StoreFault::kFull);
  timed.hall.store.commit_all();
  timed.hall.loop.run_all();
  EXPECT_EQ(timed.length(), before);
  timed.hall.loop.advance(seconds(30));
  EXPECT_EQ(timed.length(), before + 1);
}

TEST(Clock, StandsStillForSomebodyAwayAMinuteAtATime) {
  Timed timed;
  timed.hall.loop.advance(seconds(10));
  const std::size_t before = timed.length();
  timed.watching_mover()->go();
  timed.hall.loop.advance(seconds(60) + milliseconds(19'999));
  EXPECT_EQ(timed.length(), before);
  timed.hall.loop.advance(milliseconds(1));
  EXPECT_EQ(timed.length(), before + 1);
}

TEST(Clock, AMereReconnectCostsNothing) {
  Timed timed;
  timed.hall.loop.advance(seconds(10));
  const Caller who = timed.mover();
  timed.watching_mover()->go();
  timed.hall.loop.advance(seconds(40));
  const Taken back = timed.hall.watch(who, timed.id);
  const std::size_t before = timed.length();
  timed.hall.loop.advance(milliseconds(19'999));
  EXPECT_EQ(timed.length(), before);
  timed.hall.loop.advance(milliseconds(1));
  EXPECT_EQ(timed.length(), before + 1);
}

TEST(Clock, GoingAgainAndAgainHelpsForThreeMinutesOnly) {
  Timed timed;
  const Caller who = timed.mover();
  Taken stream = timed.watching_mover();
  const std::size_t before = timed.length();
  int away = 0;
  for (; timed.length() == before && away < 1000; away += 50) {
    stream->go();
    timed.hall.loop.advance(seconds(50));
    stream = timed.hall.watch(who, timed.id);
  }
  EXPECT_EQ(away, 250);  // 180 s excused, then 30 s of the clock, in steps of 50 s
}

TEST(Clock, StandsWhereNobodyIsThere) {
  Timed timed;
  timed.watching_ann->go();
  timed.watching_bob->go();
  const std::size_t before = timed.length();
  timed.hall.loop.advance(std::chrono::hours(10));
  EXPECT_EQ(timed.length(), before);
  EXPECT_EQ(timed.move().status, 200);
}

TEST(Clock, AMatchThatNobodyPlaysIsPausedAtLast) {
  Timed timed;
  timed.hall.loop.advance(minutes(20));
  EXPECT_EQ(timed.part("phase"), "paused");
  const std::size_t length = timed.length();
  timed.hall.loop.advance(std::chrono::hours(5));
  EXPECT_EQ(timed.length(), length);
}

TEST(Clock, ATossThatNobodyCallsIsMadeForThem) {
  Pair pair(kClock);
  const Taken watched = pair.hall.watch(pair.ann, pair.id);
  pair.hall.loop.advance(seconds(30));
  EXPECT_EQ(pair.hall.log(pair.id).size(), 2u);
}

TEST(Clock, WithoutTheOptionThereIsNone) {
  Pair pair;
  pair.open();
  const Taken one = pair.hall.watch(pair.ann, pair.id), other = pair.hall.watch(pair.bob, pair.id);
  const std::size_t before = pair.hall.log(pair.id).size();
  pair.hall.loop.advance(std::chrono::hours(5));
  EXPECT_EQ(pair.hall.log(pair.id).size(), before);
}

TEST(Gone, IsSeenAtOnceAndClaimedAfterAMinute) {
  Timed timed;
  timed.watching_bob->lines.clear();
  timed.hall.loop.advance(seconds(1));  // since the last view
  timed.watching_ann->go();
  timed.hall.loop.run_all();
  ASSERT_FALSE(timed.watching_bob->of_type("match").empty());
  EXPECT_EQ(timed.part("away"), R"([{"seat":0,"claim_in":60}])");
  const auto claim = [&](const Caller& who) {
    return timed.hall.ask([&](Responder respond) { timed.hall.rooms->claim(who, timed.id, std::move(respond)); });
  };
  timed.hall.loop.advance(milliseconds(59'999));
  EXPECT_EQ(claim(timed.bob).status, 409);
  EXPECT_EQ(claim(timed.eve).status, 403);
  timed.hall.loop.advance(milliseconds(1));
  EXPECT_EQ(claim(timed.ann).status, 409);
  EXPECT_EQ(claim(timed.bob).status, 200);
  EXPECT_EQ(timed.hall.row(timed.id).ending, "claimed");
  EXPECT_EQ(timed.hall.row(timed.id).winner, "Bob");
  EXPECT_EQ(claim(timed.bob).status, 409);
}

TEST(Gone, ComingBackEndsIt) {
  Timed timed;
  timed.watching_ann->go();
  timed.hall.loop.advance(seconds(59));
  const Taken back = timed.hall.watch(timed.ann, timed.id);
  timed.hall.loop.advance(seconds(5));
  EXPECT_EQ(timed.part("away"), "[]");
  back->go();
  timed.hall.loop.advance(seconds(59));
  EXPECT_EQ(
      timed.hall.ask([&](Responder answer) { timed.hall.rooms->claim(timed.bob, timed.id, std::move(answer)); }).status,
      409);
}

int claimed(Pair& pair, const Caller& who) {
  return pair.hall.ask([&](Responder answer) { pair.hall.rooms->claim(who, pair.id, std::move(answer)); }).status;
}

TEST(Gone, WhoComesBackFirstAfterAnOutageWaitsLikeAnybodyElse) {
  Timed timed;
  timed.watching_ann->go();
  timed.watching_bob->go();
  timed.hall.loop.advance(minutes(3));
  EXPECT_EQ(claimed(timed, timed.bob), 409);  // is away too
  EXPECT_EQ(timed.part("away"), R"([{"seat":0,"claim_in":null},{"seat":1,"claim_in":null}])");
  const Taken bob = timed.hall.watch(timed.bob, timed.id);
  EXPECT_EQ(timed.part("away"), R"([{"seat":0,"claim_in":60}])");
  timed.hall.loop.advance(milliseconds(59'999));
  EXPECT_EQ(claimed(timed, timed.bob), 409);
  timed.hall.loop.advance(milliseconds(1));
  EXPECT_EQ(claimed(timed, timed.bob), 200);
  EXPECT_EQ(timed.hall.row(timed.id).ending, "claimed");
}

TEST(Gone, AMatchAgainstSomebodyWhoNeverCameIsCalledOff) {
  Hall hall;
  const Caller ann = hall.person("Ann"), bob = hall.person("Bob");
  const std::string id = hall.created(ann, R"({"game":"knock-off","rated":true,"listed":true})");
  hall.sit(bob, id);
  const Taken watched = hall.watch(bob, id);
  hall.loop.advance(seconds(60));
  const Reply reply = hall.ask([&](Responder answer) { hall.rooms->claim(bob, id, std::move(answer)); });
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(text_at(reply.body, "phase"), "cancelled");
  EXPECT_EQ(text_at(reply.body, "ending"), "nobody came");
  hall.loop.advance(seconds(1));
  EXPECT_EQ(text_at(text_at(watched->of_type("match").back(), "match"), "phase"), "cancelled");
  EXPECT_EQ(hall.row(id).winner, "");
  EXPECT_FALSE(hall.store.books().rating(bob.account, "knock-off"));
  EXPECT_EQ(hall.send(ann, id, shot("a")).status, 410);
}

TEST(Gone, WithoutAClockAClaimTakesThreeMinutes) {
  Pair pair;
  const Taken watched = pair.hall.watch(pair.bob, pair.id);
  const auto claim = [&] {
    return pair.hall.ask([&](Responder answer) { pair.hall.rooms->claim(pair.bob, pair.id, std::move(answer)); })
        .status;
  };
  pair.hall.watch(pair.ann, pair.id)->go();
  pair.hall.loop.advance(milliseconds(179'999));
  EXPECT_EQ(claim(), 409);
  pair.hall.loop.advance(milliseconds(1));
  EXPECT_EQ(claim(), 200);
}

TEST(Gone, ARestartOfTheServerStartsEverybodysAbsenceAnew) {
  Timed timed;
  timed.watching_ann->go();
  timed.hall.loop.advance(seconds(59));
  timed.hall.crash();
  const Taken watched = timed.hall.watch(timed.bob, timed.id);
  timed.hall.loop.advance(seconds(30));
  EXPECT_EQ(
      timed.hall.ask([&](Responder answer) { timed.hall.rooms->claim(timed.bob, timed.id, std::move(answer)); }).status,
      409);
}

TEST(Gone, WhileAPartnerIsThereOnlyWhoMustThrowIsWaitedFor) {
  Hall hall;
  std::vector<Caller> people;
  for (const std::string name : {"A", "B", "C", "D"}) people.push_back(hall.person(name));
  const std::string id = hall.created(people[0], R"({"game":"knock-off","options":{"shot_clock":120},"seats":[
    {"who":"me","side":"red"},{"who":"open","side":"blue"},{"who":"open","side":"red"},{"who":"open","side":"blue"}]})");
  for (std::size_t seat = 1; seat < 4; ++seat) hall.sit(people[seat], id, R"({"seat":)" + std::to_string(seat) + '}');
  std::vector<Taken> streams;
  for (const Caller& each : people) streams.push_back(hall.watch(each, id));
  Shadow shadow(hall, id);
  Random random(test::seed_for(1));
  for (int i = 0; shadow.match().state().phase != Phase::kShooting; ++i, shadow.catch_up()) {
    const Caller& mover = people[static_cast<std::size_t>(shadow.mover())];
    hall.send(mover, id, R"({"shot_id":"s)" + std::to_string(i) + '"' + shadow.command(random) + '}');
  }
  const auto mover = static_cast<std::size_t>(shadow.mover());
  const std::size_t partner = (mover + 2) % 4, opponent = (mover + 1) % 4;
  const auto claim = [&] {
    return hall.ask([&](Responder answer) { hall.rooms->claim(people[opponent], id, std::move(answer)); }).status;
  };
  streams[partner]->go();
  hall.loop.advance(seconds(61));
  EXPECT_EQ(claim(), 409);
  EXPECT_EQ(text_at(hall.show({}, id).body, "away"),
            R"([{"seat":)" + std::to_string(partner) + R"(,"claim_in":null}])");
  streams[partner] = hall.watch(people[partner], id);
  streams[mover]->go();
  hall.loop.advance(seconds(60));
  EXPECT_EQ(claim(), 200);
  EXPECT_EQ(hall.row(id).ending, "claimed");
}

TEST(Rooms, ArePutAwayWhenNobodyLooksAndTakenUpAgain) {
  Timed timed;
  timed.watching_ann->go();
  timed.watching_bob->go();
  const std::string hash = timed.part("hash");
  timed.hall.loop.advance(minutes(6));
  EXPECT_NE(timed.hall.metrics.text().find("hammer_matches_in_memory 0"), std::string::npos)
      << timed.hall.metrics.text();
  EXPECT_EQ(timed.part("hash"), hash);
}

}  // namespace
}  // namespace hammer::server
