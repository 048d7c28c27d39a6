// Seats of machines, ratings, and the other lines of streams.
#include "from_environment.h"
#include "match/phrases.h"
#include "pair.h"
#include "protocol/record.h"

namespace hammer::server {
namespace {

bool is_over(RoomHarness& harness, const std::string& id) { return harness.row(id).phase == MatchPhase::kOver; }

TEST(Machines, PlayAMatchToItsEnd) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  const std::string id =
      harness.created(ann, R"({"game":"horse-collar","options":{"game_score":3},"seats":[{"who":"me"},)"
                           R"({"who":"machine","level":"champion"},{"who":"machine","level":"novice/greedy"}]})");
  EXPECT_EQ(harness.send(ann, id, R"({"shot_id":"t","cmd":"toss"})").status, 200);
  harness.send(ann, id, R"({"shot_id":"e","cmd":"concede"})");
  const SharedSink watched = harness.watch({}, id);
  ASSERT_TRUE(harness.loop.run_until([&] { return is_over(harness, id); }));
  EXPECT_EQ(harness.row(id).ending, "played");
  const Reply record = harness.ask([&](Responder respond) { harness.rooms->record({}, id, std::move(respond)); });
  EXPECT_TRUE(protocol::read_record(record.body).verified);
}

const std::string kTwoMachines = R"({"game":"horse-collar","options":{"game_score":1},"seats":[{"who":"me"},)"
                                 R"({"who":"machine","level":"novice"},{"who":"machine","level":"novice"}]})";

TEST(Machines, AmongThemselvesPlayForThoseWhoWatchAlone) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  const std::string id = harness.created(ann, kTwoMachines);
  harness.send(ann, id, R"({"shot_id":"e","cmd":"concede"})");
  harness.loop.advance(std::chrono::minutes(1));
  harness.show(ann, id);
  harness.let_workers_finish();
  EXPECT_EQ(harness.log(id).size(), 2u);
  const SharedSink watched = harness.watch({}, id);
  EXPECT_TRUE(harness.loop.run_until([&] { return is_over(harness, id); }));
}

TEST(Machines, TossWhereAllPeopleHaveConceded) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  const std::string id = harness.created(ann, kTwoMachines);
  const SharedSink watched = harness.watch({}, id);
  harness.send(ann, id, R"({"shot_id":"e","cmd":"concede"})");
  EXPECT_EQ(harness.send(ann, id, R"({"shot_id":"t","cmd":"toss"})").status, 409);
  EXPECT_TRUE(harness.loop.run_until([&] { return is_over(harness, id); }));
}

TEST(Machines, DoNotPlayOnForWhoNeverThrows) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  const std::string id = harness.created(ann, R"({"game":"knock-off","options":{"shot_clock":1,"game_score":10000},)"
                                              R"("seats":[{"who":"me"},{"who":"machine","level":"novice"}]})");
  const SharedSink watched = harness.watch(ann, id);
  const auto is_anns = [&] {
    const Shadow shadow(harness, id);
    return harness.row(id).phase != MatchPhase::kPlaying || shadow.match().state().phase == Phase::kToss ||
           shadow.mover() == 0;
  };
  for (int i = 0; i < 60 && harness.row(id).phase == MatchPhase::kPlaying; ++i) {
    ASSERT_TRUE(harness.loop.run_until(is_anns));
    harness.loop.advance(std::chrono::seconds(1));
  }
  EXPECT_EQ(harness.row(id).phase, MatchPhase::kPaused);
}

TEST(Machines, ChooseForTheirSideAndGoOnAfterACrash) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  const std::string id =
      harness.created(ann, R"({"game":"knock-off","seats":[{"who":"me"},{"who":"machine","level":"casual"}]})");
  Random random(test::seed_for(3));
  for (int i = 0; i < 12; ++i) {
    const auto is_anns = [&] {
      const Shadow shadow(harness, id);
      const State& state = shadow.match().state();
      return state.phase == Phase::kToss || shadow.mover() == 0;
    };
    if (i % 3 == 1) harness.crash();
    harness.show(ann, id);  // a match that nobody uses stays on the disk
    ASSERT_TRUE(harness.loop.run_until(is_anns));
    const std::string body = R"({"shot_id":"s)" + std::to_string(i) + '"' + Shadow(harness, id).command(random) + '}';
    EXPECT_EQ(harness.send(ann, id, body).status, 200) << body;
  }
}

TEST(Machines, TakeBackWithThePersonWhoAsks) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  const std::string id =
      harness.created(ann, R"({"game":"knock-off","seats":[{"who":"me"},{"who":"machine","level":"casual"}]})");
  const auto ready = [&] { return Shadow(harness, id).mover() == 0; };
  harness.send(ann, id, R"({"shot_id":"t","cmd":"toss","call":"heads"})");
  Random random(test::seed_for(3));
  for (int i = 0; i < 6; ++i) {
    ASSERT_TRUE(harness.loop.run_until(ready));
    if (Shadow(harness, id).match().state().board.count >= 2) break;
    harness.send(ann, id, R"({"shot_id":"s)" + std::to_string(i) + '"' + Shadow(harness, id).command(random) + '}');
  }
  ASSERT_TRUE(harness.loop.run_until(ready));
  const int thrown = Shadow(harness, id).match().state().board.count;
  EXPECT_EQ(harness.offer(ann, id, "takeback").status, 200);
  EXPECT_EQ(Shadow(harness, id).match().state().board.count, thrown - 2);
  EXPECT_EQ(Shadow(harness, id).mover(), 0);
}

TEST(Machines, ADiskThatIsFullDoesNotStopThemForGood) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  const std::string id =
      harness.created(ann, R"({"game":"horse-collar","options":{"game_score":1},"seats":[{"who":"me"},)"
                           R"({"who":"machine","level":"pro"},{"who":"machine","level":"pro"}]})");
  harness.send(ann, id, R"({"shot_id":"t","cmd":"toss"})");
  harness.send(ann, id, R"({"shot_id":"e","cmd":"concede"})");
  const SharedSink watched = harness.watch({}, id);
  harness.store.fail_next(StoreFault::kFull, 1);
  for (int i = 0; i < 500 && !is_over(harness, id); ++i) {
    harness.loop.advance(std::chrono::seconds(2));
    harness.let_workers_finish();
  }
  EXPECT_TRUE(is_over(harness, id));
}

TEST(Ratings, ChangeWithTheLastEventAndNotWithoutIt) {
  Pair pair(kRated);
  auto& [harness, ann, bob, eve, id, shots] = pair;
  play_rounds(pair, 1);
  harness.store.fail_next(StoreFault::kFull);
  EXPECT_EQ(harness.send(ann, id, R"({"shot_id":"e","cmd":"concede"})").status, 507);
  EXPECT_FALSE(harness.store.rows().rating(ann.account, "knock-off"));
  EXPECT_EQ(harness.send(ann, id, R"({"shot_id":"e","cmd":"concede"})").status, 200);
  const auto lost = harness.store.rows().rating(ann.account, "knock-off");
  const auto won = harness.store.rows().rating(bob.account, "knock-off");
  ASSERT_TRUE(lost && won);
  EXPECT_LT(lost->rating, 1500);
  EXPECT_GT(won->rating, 1500);
  EXPECT_EQ(won->games, 1);
  const auto seats = harness.store.rows().seats(id);
  EXPECT_EQ(seats[1].rating_before, 1500);
  EXPECT_EQ(seats[1].rating_after, won->rating);
  EXPECT_EQ(harness.store.rows().rating_history(bob.account, "knock-off", 10).size(), 1u);
}

TEST(Ratings, OfADeletedAccountDoNotComeBackNorDoesItsName) {
  Pair pair(kRated);
  auto& [harness, ann, bob, eve, id, shots] = pair;
  play_rounds(pair, 1);
  EXPECT_FALSE(harness.store.rows().forget_account(ann.account));
  EXPECT_EQ(harness.send(ann, id, R"({"shot_id":"e","cmd":"concede"})").status, 200);
  EXPECT_FALSE(harness.store.rows().rating(ann.account, "knock-off"));
  EXPECT_TRUE(harness.store.rows().rating(bob.account, "knock-off"));
  EXPECT_EQ(harness.store.rows().seats(id)[0].name, "deleted-" + std::to_string(ann.account));
  EXPECT_GT(harness.store.rows().seats(id)[1].rating_after, 1500);
}

TEST(Ratings, StayAsTheyAreInOtherMatches) {
  Pair pair;
  pair.harness.send(pair.ann, pair.id, R"({"shot_id":"e","cmd":"concede"})");
  EXPECT_FALSE(pair.harness.store.rows().rating(pair.ann.account, "knock-off"));
}

TEST(Streams, GoOnWhereTheyWereLeft) {
  Pair pair;
  pair.open();
  const auto log = pair.harness.log(pair.id);
  const SharedSink watched = pair.harness.watch(pair.ann, pair.id, "since=1");
  EXPECT_EQ(watched->of_type("line").size(), log.size() - 2);
  EXPECT_EQ(text_at(watched->lines.front(), "type"), "match");
  EXPECT_EQ(watched->of_type("live").size(), 1u);
  EXPECT_EQ(pair.harness.watch(pair.ann, pair.id, "since=9999")->of_type("line").size(), 0u);
  for (const std::string query : {"since=", "since=x", "since=-2", "since=9007199254740993",
                                  "since=9223372036854775807", "since=1&a=2", "from=1"}) {
    const Reply reply = pair.harness.ask(
        [&](Responder respond) { pair.harness.rooms->stream(pair.ann, pair.id, query, std::move(respond)); });
    EXPECT_EQ(reply.status, 400) << query;
  }
}

TEST(Streams, TellEachWhereTheySitAndAllTheSameElse) {
  Pair pair;
  const SharedSink ann = pair.harness.watch(pair.ann, pair.id), bob = pair.harness.watch(pair.bob, pair.id);
  const SharedSink eve = pair.harness.watch(pair.eve, pair.id), nobody = pair.harness.watch({}, pair.id);
  pair.harness.loop.advance(std::chrono::seconds(1));
  const auto you = [](const SharedSink& taken) {
    return text_at(text_at(taken->of_type("match").back(), "match"), "you");
  };
  EXPECT_EQ(you(ann), R"({"seats":[0]})");
  EXPECT_EQ(you(bob), R"({"seats":[1]})");
  EXPECT_EQ(you(eve), R"({"seats":[]})");
  EXPECT_EQ(text_at(text_at(nobody->of_type("match").back(), "match"), "spectators"), "2");
}

TEST(Streams, AThousandWhoComeAtOnceAreToldOfOnce) {
  Pair pair;
  const SharedSink first = pair.harness.watch(pair.ann, pair.id);
  const std::size_t before = first->lines.size();
  std::vector<SharedSink> crowd;
  for (int i = 0; i < 1000; ++i) crowd.push_back(pair.harness.watch({}, pair.id));
  pair.harness.loop.advance(std::chrono::seconds(1));
  EXPECT_LE(first->lines.size(), before + 2);
  EXPECT_EQ(pair.part("spectators"), "1000");
  for (const SharedSink& one : crowd) one->leave();
  pair.harness.loop.advance(std::chrono::seconds(1));
  EXPECT_EQ(pair.part("spectators"), "0");
}

TEST(Streams, WhoComesAndGoesWithoutEndIsToldOfFourTimesASecond) {
  Pair pair;
  const SharedSink watched = pair.harness.watch(pair.ann, pair.id);
  pair.harness.loop.advance(std::chrono::seconds(2));
  watched->lines.clear();
  for (int i = 0; i < 100; ++i) {
    const SharedSink bob = pair.harness.watch(pair.bob, pair.id);
    pair.harness.loop.advance(std::chrono::milliseconds(5));
    bob->leave();
    pair.harness.loop.advance(std::chrono::milliseconds(5));
  }
  EXPECT_LE(watched->of_type("match").size(), 5u);
  const std::size_t lines = watched->of_type("line").size();
  EXPECT_EQ(pair.move().status, 200);
  EXPECT_EQ(watched->of_type("line").size(), lines + 1);  // lines do not wait
  pair.harness.offer(pair.bob, pair.id, "pause");
  pair.harness.rooms->stop();
  ASSERT_GE(watched->lines.size(), 2u);
  EXPECT_NE(watched->lines[watched->lines.size() - 2].find(R"("offers":[{"kind":"pause")"), std::string::npos);
}

TEST(Streams, AClientThatTakesNothingIsForgotten) {
  Pair pair;
  const SharedSink stuck = pair.harness.watch(pair.ann, pair.id), fine = pair.harness.watch(pair.bob, pair.id);
  stuck->is_stuck = true;
  pair.open();
  EXPECT_EQ(fine->of_type("line").size(), pair.harness.log(pair.id).size());
  EXPECT_EQ(pair.part("away"), R"([{"seat":0,"claim_in":180}])");
  stuck->leave();  // a late call does no harm
}

TEST(Streams, BeatAndSayGoodbye) {
  Pair pair;
  const SharedSink watched = pair.harness.watch(pair.ann, pair.id);
  pair.harness.loop.advance(std::chrono::seconds(30));
  EXPECT_EQ(watched->of_type("beat").size(), 3u);
  pair.harness.rooms->stop();
  EXPECT_EQ(text_at(watched->lines.back(), "why"), "stopping");
  EXPECT_TRUE(watched->is_closed);
  EXPECT_EQ(pair.move().status, 503);
}

TEST(Phrases, AreHeardByAllButThoseWhoMuted) {
  Pair pair;
  const SharedSink ann = pair.harness.watch(pair.ann, pair.id), bob = pair.harness.watch(pair.bob, pair.id);
  const SharedSink eve = pair.harness.watch(pair.eve, pair.id);
  pair.harness.muted.insert({pair.bob.account, pair.ann.account});
  const auto say = [&](const Caller& who, const std::string& body) {
    return pair.harness.ask(
        [&](Responder answer) { pair.harness.rooms->phrase(who, pair.id, body, std::move(answer)); });
  };
  EXPECT_EQ(say(pair.ann, R"({"phrase":"nice_shot"})").status, 204);
  EXPECT_EQ(eve->of_type("phrase").size(), 1u);
  EXPECT_EQ(bob->of_type("phrase").size(), 0u);
  EXPECT_EQ(text_at(eve->of_type("phrase")[0], "from"), "Ann");
  EXPECT_EQ(say(pair.ann, R"({"phrase":"<script>"})").status, 400);
  EXPECT_EQ(say(pair.eve, R"({"phrase":"hello"})").status, 403);
  for (int i = 0; i < 4; ++i) EXPECT_EQ(say(pair.ann, R"({"phrase":"hello"})").status, 204);
  EXPECT_EQ(say(pair.ann, R"({"phrase":"hello"})").status, 429);
  pair.harness.loop.advance(std::chrono::seconds(20));
  EXPECT_EQ(say(pair.ann, R"({"phrase":"hello"})").status, 204);
}

TEST(Differences, AreCountedWhereThereIsOne) {
  Pair pair;
  pair.open();
  const auto report = [&](const std::string& body) {
    return pair.harness.ask(
        [&](Responder answer) { pair.harness.rooms->difference({}, pair.id, body, std::move(answer)); });
  };
  EXPECT_EQ(report(R"({"seq":1,"hash":"0123456789abcdef"})").status, 204);
  EXPECT_EQ(report(R"({"seq":1,"hash":")" + pair.harness.log(pair.id)[1].state_hash + "\"}").status, 409);
  EXPECT_EQ(report(R"({"seq":99,"hash":"0123456789abcdef"})").status, 400);
  EXPECT_EQ(report(R"({"seq":0.5,"hash":"0123456789abcdef"})").status, 400);
  EXPECT_EQ(report(R"({"seq":1,"hash":"x"})").status, 400);
  EXPECT_NE(pair.harness.metrics.text().find("hammer_state_differences_total 1"), std::string::npos);
}

}  // namespace
}  // namespace hammer::server
