// Nothing is seen before it is durable, nothing is lost or doubled after that.
#include "pair.h"

namespace hammer::server {
namespace {

struct Asked {
  std::optional<Reply> reply;
  void operator()(Pair& pair, const Caller& who, const std::string& body) {
    pair.hall.rooms->command(who, pair.id, body, [this](Reply answered) { reply = std::move(answered); });
    pair.hall.loop.run_all();
  }
};

TEST(Durable, NobodySeesAShotBeforeItIs) {
  Pair pair;
  pair.open();
  const Taken watched = pair.hall.watch(pair.eve, pair.id);
  const std::string before = pair.view();
  const std::size_t lines = watched->lines.size();
  pair.hall.store.hold_back(true);
  Asked asked;
  asked(pair, pair.mover(), shot("a"));
  EXPECT_FALSE(asked.reply);
  EXPECT_EQ(pair.view(), before);
  pair.hall.store.commit();
  pair.hall.loop.run_all();
  EXPECT_FALSE(asked.reply);
  EXPECT_EQ(watched->lines.size(), lines);
  pair.hall.store.report();
  ASSERT_TRUE(asked.reply);
  EXPECT_EQ(asked.reply->status, 200);
  EXPECT_EQ(watched->of_type("line").size(), pair.hall.log(pair.id).size());
  EXPECT_NE(pair.view(), before);
}

TEST(Durable, WhoJoinsDuringAWriteGetsEveryLineOnce) {
  Pair pair;
  pair.open();
  pair.hall.store.hold_back(true);
  Asked asked;
  asked(pair, pair.mover(), shot("a"));
  const Taken watched = pair.hall.watch(pair.eve, pair.id);
  EXPECT_EQ(watched->of_type("line").size(), pair.hall.log(pair.id).size());
  pair.hall.store.commit_all();
  const auto lines = watched->of_type("line");
  ASSERT_EQ(lines.size(), pair.hall.log(pair.id).size());
  for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ(text_at(lines[i], "seq"), std::to_string(i));
}

TEST(Durable, AShotThatWasWrittenAsTheServerDiedIsAnsweredAgainAndStoredOnce) {
  Pair pair;
  pair.open();
  const Caller who = pair.mover();
  pair.hall.store.hold_back(true);
  Asked asked;
  asked(pair, who, shot("a"));
  pair.hall.store.commit();
  pair.hall.crash();
  pair.hall.store.hold_back(false);
  EXPECT_FALSE(asked.reply);
  const std::size_t length = pair.hall.log(pair.id).size();
  const Reply again = pair.hall.send(who, pair.id, shot("a"));
  EXPECT_EQ(again.status, 200) << again.body;
  EXPECT_EQ(text_at(again.body, "line"), pair.hall.log(pair.id).back().body);
  EXPECT_EQ(pair.hall.log(pair.id).size(), length);
}

TEST(Durable, AShotThatWasNotWrittenAsTheServerDiedNeverHappened) {
  Pair pair;
  pair.open();
  const Caller who = pair.mover();
  const std::string before = pair.view();
  pair.hall.store.hold_back(true);
  Asked asked;
  asked(pair, who, shot("a"));
  pair.hall.crash();
  pair.hall.store.hold_back(false);
  EXPECT_EQ(pair.view(), before);
  EXPECT_EQ(pair.hall.send(who, pair.id, shot("a")).status, 200);
}

TEST(Durable, ARepeatedShotIdIsAnsweredTheSameAndAnAlteredOneRefused) {
  Pair pair;
  pair.open();
  const Caller who = pair.mover(), other = pair.waiter();
  const Reply first = pair.hall.send(who, pair.id, shot("a"));
  const int writes = pair.hall.store.writes();
  EXPECT_EQ(pair.hall.send(who, pair.id, shot("a")).body, first.body);
  EXPECT_EQ(pair.hall.send(who, pair.id, R"({"shot_id":"a","cmd":"shoot","speed":1.9})").status, 409);
  EXPECT_EQ(pair.hall.store.writes(), writes);
  // The other's id of the same name is another.
  EXPECT_EQ(pair.hall.send(other, pair.id, shot("a")).status, 200);
  pair.hall.crash();
  EXPECT_EQ(pair.hall.send(who, pair.id, shot("a")).body, first.body);
  EXPECT_EQ(pair.hall.send(who, pair.id, R"({"shot_id":"a","cmd":"shoot","speed":1.9})").status, 409);
}

TEST(Durable, AFailedWriteIsSeenByNobodyAndTheMatchGoesOn) {
  for (const StoreFault fault : {StoreFault::kFull, StoreFault::kBroken, StoreFault::kConflict}) {
    Pair pair;
    pair.open();
    const Taken watched = pair.hall.watch(pair.eve, pair.id);
    const Caller who = pair.mover();
    const std::string before = pair.view();
    pair.hall.store.fail_next(fault);
    const Reply refused = pair.hall.send(who, pair.id, shot("a"));
    EXPECT_EQ(refused.status, fault == StoreFault::kFull ? 507 : 503);
    EXPECT_EQ(pair.view(), before);
    const auto log = pair.hall.log(pair.id);
    EXPECT_EQ(watched->of_type("line").size(), log.size());
    EXPECT_EQ(pair.hall.send(who, pair.id, shot("a")).status, 200);
    EXPECT_EQ(pair.hall.log(pair.id).size(), log.size() + 1);
    EXPECT_EQ(watched->of_type("line").size(), log.size() + 1);
  }
}

TEST(Durable, AMatchThatCannotBeReadAgainIsTriedAgainForThoseWhoWatch) {
  Pair pair(R"(,"options":{"shot_clock":30})");
  pair.open();
  const Taken ann = pair.hall.watch(pair.ann, pair.id), bob = pair.hall.watch(pair.bob, pair.id);
  const std::size_t length = pair.hall.log(pair.id).size();
  pair.hall.store.fail_next(StoreFault::kBroken);
  pair.hall.store.fail_next_reads(2);
  EXPECT_EQ(pair.hall.send(pair.mover(), pair.id, shot("a")).status, 503);
  pair.hall.loop.advance(std::chrono::seconds(4));  // read at last
  pair.hall.loop.advance(std::chrono::seconds(30));
  EXPECT_EQ(pair.hall.log(pair.id).size(), length + 1);  // the clock goes on
  EXPECT_EQ(ann->of_type("line").size(), length + 1);
}

TEST(Durable, CommandsWaitWhileOneIsWrittenButNotWithoutEnd) {
  Pair pair;
  pair.open();
  const Caller who = pair.mover();
  pair.hall.store.hold_back(true);
  Asked first;
  first(pair, who, shot("a"));
  std::vector<int> statuses;
  for (int i = 0; i < 20; ++i) {
    pair.hall.rooms->command(who, pair.id, shot("b" + std::to_string(i)),
                             [&](const Reply& reply) { statuses.push_back(reply.status); });
  }
  EXPECT_EQ(statuses, std::vector<int>(4, 429));
  pair.hall.store.hold_back(false);
  pair.hall.store.commit_all();
  pair.hall.loop.run_all();
  ASSERT_EQ(statuses.size(), 20u);
  EXPECT_EQ(first.reply->status, 200);
  EXPECT_EQ(statuses[4], 409);  // by then it is the other's turn
}

TEST(Durable, AMatchThatCouldNotBeWrittenIsNotThere) {
  Hall hall;
  const Caller ann = hall.person("Ann");
  hall.store.fail_next(StoreFault::kFull);
  EXPECT_EQ(hall.create(ann, two_seats("knock-off")).status, 507);
  EXPECT_TRUE(hall.store.books().unfinished_of(ann.account, 9).empty());
}

TEST(Durable, AFailedLastSeatLeavesItOpen) {
  Hall hall;
  const Caller ann = hall.person("Ann"), bob = hall.person("Bob");
  const std::string id = hall.created(ann, two_seats("knock-off"));
  hall.store.fail_next(StoreFault::kFull);
  EXPECT_EQ(hall.sit(bob, id).status, 507);
  EXPECT_EQ(text_at(hall.show(bob, id).body, "phase"), "waiting");
  EXPECT_EQ(hall.sit(bob, id).status, 200);
  EXPECT_EQ(text_at(hall.show(bob, id).body, "phase"), "playing");
}

TEST(Durable, TheSeedIsNowhereBeforeTheEnd) {
  Pair pair(R"(,"options":{"hand":"natural"})");
  const Taken watched = pair.hall.watch(pair.eve, pair.id);
  for (int i = 0; i < 20; ++i) pair.move();
  pair.hall.ask([&](Responder respond) { pair.hall.rooms->record({}, pair.id, std::move(respond)); });
  const std::string seed = std::to_string(pair.hall.row(pair.id).seed);
  std::string all = pair.hall.seen();
  for (const std::string& line : watched->lines) all += line;
  EXPECT_EQ(all.find(seed), std::string::npos);
  pair.hall.send(pair.ann, pair.id, R"({"shot_id":"end","cmd":"concede"})");
  EXPECT_EQ(pair.part("seed"), seed);
}

}  // namespace
}  // namespace hammer::server
