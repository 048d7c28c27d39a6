// Nothing is seen before it is durable; nothing is lost or doubled after that.
#include "pair.h"

namespace hammer::server {
namespace {

struct SentShot {
  std::optional<Reply> reply;
  void operator()(Pair& pair, const Caller& who, const std::string& body) {
    pair.harness.rooms->command(who, pair.id, body, [this](Reply answered) { reply = std::move(answered); });
    pair.harness.loop.run_all();
  }
};

TEST(Durable, NobodySeesAShotBeforeItIs) {
  Pair pair;
  pair.open();
  const SharedSink watched = pair.harness.watch(pair.eve, pair.id);
  const std::string before = pair.view();
  const std::size_t lines = watched->lines.size();
  pair.harness.store.hold_back(true);
  SentShot asked;
  asked(pair, pair.mover(), shot("a"));
  EXPECT_FALSE(asked.reply);
  EXPECT_EQ(pair.view(), before);
  pair.harness.store.commit();
  pair.harness.loop.run_all();
  EXPECT_FALSE(asked.reply);
  EXPECT_EQ(watched->lines.size(), lines);
  pair.harness.store.report();
  ASSERT_TRUE(asked.reply);
  EXPECT_EQ(asked.reply->status, 200);
  EXPECT_EQ(watched->of_type("line").size(), pair.harness.log(pair.id).size());
  EXPECT_NE(pair.view(), before);
}

TEST(Durable, WhoJoinsDuringAWriteGetsEveryLineOnce) {
  Pair pair;
  pair.open();
  pair.harness.store.hold_back(true);
  SentShot asked;
  asked(pair, pair.mover(), shot("a"));
  const SharedSink watched = pair.harness.watch(pair.eve, pair.id);
  EXPECT_EQ(watched->of_type("line").size(), pair.harness.log(pair.id).size());
  pair.harness.store.commit_all();
  const auto lines = watched->of_type("line");
  ASSERT_EQ(lines.size(), pair.harness.log(pair.id).size());
  for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ(text_at(lines[i], "seq"), std::to_string(i));
}

TEST(Durable, AShotThatWasWrittenAsTheServerDiedIsAnsweredAgainAndStoredOnce) {
  Pair pair;
  pair.open();
  const Caller who = pair.mover();
  pair.harness.store.hold_back(true);
  SentShot asked;
  asked(pair, who, shot("a"));
  pair.harness.store.commit();
  pair.harness.crash();
  pair.harness.store.hold_back(false);
  EXPECT_FALSE(asked.reply);
  const std::size_t length = pair.harness.log(pair.id).size();
  const Reply again = pair.harness.send(who, pair.id, shot("a"));
  EXPECT_EQ(again.status, 200) << again.body;
  EXPECT_EQ(text_at(again.body, "line"), pair.harness.log(pair.id).back().body);
  EXPECT_EQ(pair.harness.log(pair.id).size(), length);
}

TEST(Durable, AShotThatWasNotWrittenAsTheServerDiedNeverHappened) {
  Pair pair;
  pair.open();
  const Caller who = pair.mover();
  const std::string before = pair.view();
  pair.harness.store.hold_back(true);
  SentShot asked;
  asked(pair, who, shot("a"));
  pair.harness.crash();
  pair.harness.store.hold_back(false);
  EXPECT_EQ(pair.view(), before);
  EXPECT_EQ(pair.harness.send(who, pair.id, shot("a")).status, 200);
}

TEST(Durable, ARepeatedShotIdIsAnsweredTheSameAndAnAlteredOneRefused) {
  Pair pair;
  pair.open();
  const Caller who = pair.mover(), other = pair.waiter();
  const Reply first = pair.harness.send(who, pair.id, shot("a"));
  const int writes = pair.harness.store.writes();
  EXPECT_EQ(pair.harness.send(who, pair.id, shot("a")).body, first.body);
  EXPECT_EQ(pair.harness.send(who, pair.id, R"({"shot_id":"a","cmd":"shoot","speed":1.9})").status, 409);
  EXPECT_EQ(pair.harness.store.writes(), writes);
  // Shot ids of different players are different, though they read the same.
  EXPECT_EQ(pair.harness.send(other, pair.id, shot("a")).status, 200);
  pair.harness.crash();
  EXPECT_EQ(pair.harness.send(who, pair.id, shot("a")).body, first.body);
  EXPECT_EQ(pair.harness.send(who, pair.id, R"({"shot_id":"a","cmd":"shoot","speed":1.9})").status, 409);
}

TEST(Durable, AFailedWriteIsSeenByNobodyAndTheMatchGoesOn) {
  for (const StoreFault fault : {StoreFault::kFull, StoreFault::kBroken, StoreFault::kConflict}) {
    Pair pair;
    pair.open();
    const SharedSink watched = pair.harness.watch(pair.eve, pair.id);
    const Caller who = pair.mover();
    const std::string before = pair.view();
    pair.harness.store.fail_next(fault);
    const Reply refused = pair.harness.send(who, pair.id, shot("a"));
    EXPECT_EQ(refused.status, fault == StoreFault::kFull ? 507 : 503);
    EXPECT_EQ(pair.view(), before);
    const auto log = pair.harness.log(pair.id);
    EXPECT_EQ(watched->of_type("line").size(), log.size());
    EXPECT_EQ(pair.harness.send(who, pair.id, shot("a")).status, 200);
    EXPECT_EQ(pair.harness.log(pair.id).size(), log.size() + 1);
    EXPECT_EQ(watched->of_type("line").size(), log.size() + 1);
  }
}

TEST(Durable, AMatchThatCannotBeReadAgainIsTriedAgainForThoseWhoWatch) {
  Pair pair(R"(,"options":{"shot_clock":30})");
  pair.open();
  const SharedSink ann = pair.harness.watch(pair.ann, pair.id), bob = pair.harness.watch(pair.bob, pair.id);
  const std::size_t length = pair.harness.log(pair.id).size();
  pair.harness.store.fail_next(StoreFault::kBroken);
  pair.harness.store.fail_next_reads(2);
  EXPECT_EQ(pair.harness.send(pair.mover(), pair.id, shot("a")).status, 503);
  pair.harness.loop.advance(std::chrono::seconds(4));  // read at last
  pair.harness.loop.advance(std::chrono::seconds(30));
  EXPECT_EQ(pair.harness.log(pair.id).size(), length + 1);  // the clock goes on
  EXPECT_EQ(ann->of_type("line").size(), length + 1);
}

TEST(Durable, CommandsWaitWhileOneIsWrittenButNotWithoutEnd) {
  Pair pair;
  pair.open();
  const Caller who = pair.mover();
  pair.harness.store.hold_back(true);
  SentShot first;
  first(pair, who, shot("a"));
  std::vector<int> statuses;
  for (int i = 0; i < 20; ++i) {
    pair.harness.rooms->command(who, pair.id, shot("b" + std::to_string(i)),
                                [&](const Reply& reply) { statuses.push_back(reply.status); });
  }
  EXPECT_EQ(statuses, std::vector<int>(4, 429));
  pair.harness.store.hold_back(false);
  pair.harness.store.commit_all();
  pair.harness.loop.run_all();
  ASSERT_EQ(statuses.size(), 20u);
  EXPECT_EQ(first.reply->status, 200);
  EXPECT_EQ(statuses[4], 409);  // by then it is the other's turn
}

TEST(Durable, AMatchThatCouldNotBeWrittenIsNotThere) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  harness.store.fail_next(StoreFault::kFull);
  EXPECT_EQ(harness.create(ann, two_seats("knock-off")).status, 507);
  EXPECT_TRUE(harness.store.rows().unfinished_of(ann.account, 9).empty());
}

TEST(Durable, AFailedLastSeatLeavesItOpen) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), bob = harness.person("Bob");
  const std::string id = harness.created(ann, two_seats("knock-off"));
  harness.store.fail_next(StoreFault::kFull);
  EXPECT_EQ(harness.sit(bob, id).status, 507);
  EXPECT_EQ(text_at(harness.show(bob, id).body, "phase"), "waiting");
  EXPECT_EQ(harness.sit(bob, id).status, 200);
  EXPECT_EQ(text_at(harness.show(bob, id).body, "phase"), "playing");
}

TEST(Durable, TheSecretIsNowhereBeforeTheEnd) {
  Pair pair(R"(,"options":{"hand":"natural"})");
  const SharedSink watched = pair.harness.watch(pair.eve, pair.id);
  for (int i = 0; i < 20; ++i) pair.move();
  pair.harness.ask([&](Responder respond) { pair.harness.rooms->record({}, pair.id, std::move(respond)); });
  const std::string secret = pair.harness.row(pair.id).secret;
  ASSERT_EQ(secret.size(), 64u);
  std::string all = pair.harness.seen();
  for (const std::string& line : watched->lines) all += line;
  EXPECT_EQ(all.find(secret), std::string::npos);
  pair.harness.send(pair.ann, pair.id, R"({"shot_id":"end","cmd":"concede"})");
  EXPECT_EQ(pair.part("secret"), secret);
}

}  // namespace
}  // namespace hammer::server
