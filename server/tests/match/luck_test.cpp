// The numbers that players add to the luck of their match, and the toss that waits for them.
#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "older_match.h"
#include "pair.h"
#include "protocol/luck.h"
#include "protocol/record.h"

namespace hammer::server {
namespace {

using std::chrono::seconds;

constexpr seconds kGrace{5};
const std::string kOne = "00112233445566778899aabbccddeeff", kOther = "ffeeddccbbaa99887766554433221100";
const std::string kToss = R"({"shot_id":"t","cmd":"toss","call":"heads"})";

struct WaitingPair : Pair {
  WaitingPair() {
    harness.number_grace = kGrace;
    harness.crash();  // rooms that wait
    harness.show({}, id);
  }

  Reply add(const Caller& caller, const std::string& number) {
    return harness.ask([&](Responder respond) { harness.rooms->number(caller, id, number, std::move(respond)); });
  }
  // A call that is not answered at once.
  struct Held {
    int status = 0;
  };
  std::shared_ptr<Held> toss(const Caller& caller) {
    auto held = std::make_shared<Held>();
    harness.rooms->command(caller, id, kToss, [held](const Reply& reply) { held->status = reply.status; });
    harness.loop.run_all();
    return held;
  }
};

TEST(Luck, TheCommitmentIsShownBeforeANumberIsAdded) {
  WaitingPair pair;
  const std::string commitment = text_at(pair.part("luck"), "commitment");
  const auto secret = protocol::bytes_from<DrawSecret>(pair.harness.row(pair.id).secret);
  ASSERT_TRUE(secret);
  EXPECT_EQ(commitment, protocol::hex_of(commitment_to(*secret, pair.id)));
  EXPECT_NE(pair.harness.log(pair.id)[0].body.find(commitment), std::string::npos);
  EXPECT_EQ(text_at(pair.part("luck"), "numbers"), "[false,false]");
}

TEST(Luck, TheTossWaitsForEveryNumber) {
  WaitingPair pair;
  const auto toss = pair.toss(pair.ann);
  EXPECT_EQ(toss->status, 0);
  EXPECT_EQ(pair.add(pair.ann, kOne).status, 200);
  EXPECT_EQ(toss->status, 0);
  EXPECT_EQ(pair.add(pair.bob, kOther).status, 200);
  pair.harness.loop.run_all();
  EXPECT_EQ(toss->status, 200);
  EXPECT_EQ(pair.harness.log(pair.id).size(), 4u);
  EXPECT_EQ(text_at(pair.part("luck"), "numbers"), "[true,true]");
}

TEST(Luck, TheTossWaitsNoLongerThanTheGraceAndASeatWithoutANumberIsRecordedSo) {
  WaitingPair pair;
  EXPECT_EQ(pair.add(pair.bob, kOther).status, 200);
  const auto toss = pair.toss(pair.bob);
  pair.harness.loop.advance(kGrace - seconds(1));
  EXPECT_EQ(toss->status, 0);
  pair.harness.loop.advance(seconds(2));
  EXPECT_EQ(toss->status, 200);
  EXPECT_EQ(pair.add(pair.ann, kOne).status, 409);
  pair.harness.send(pair.ann, pair.id, R"({"shot_id":"c","cmd":"concede"})");
  const Reply record =
      pair.harness.ask([&](Responder respond) { pair.harness.rooms->record({}, pair.id, std::move(respond)); });
  const auto read = protocol::read_record(record.body);
  ASSERT_TRUE(read.verified && read.head.luck);
  EXPECT_FALSE(read.head.luck->number_of(0));
  EXPECT_EQ(protocol::hex_of(*read.head.luck->number_of(1)), kOther);
}

TEST(Luck, ANumberIsAddedOnceAndOnlyByAPlayer) {
  WaitingPair pair;
  EXPECT_EQ(pair.add(pair.eve, kOne).status, 403);
  EXPECT_EQ(pair.add(pair.ann, "12").status, 400);
  EXPECT_EQ(pair.add(pair.ann, kOne).status, 200);
  EXPECT_EQ(pair.add(pair.ann, kOne).status, 200);  // again, after a lost answer
  EXPECT_EQ(pair.add(pair.ann, kOther).status, 409);
  EXPECT_EQ(pair.harness.log(pair.id).size(), 2u);
}

TEST(Luck, ANumberIsTakenWhileTheMatchIsPaused) {
  WaitingPair pair;
  pair.harness.offer(pair.ann, pair.id, "pause");
  ASSERT_EQ(pair.harness.answer_offer(pair.bob, pair.id, "pause", true).status, 200);
  EXPECT_EQ(pair.part("phase"), "paused");
  EXPECT_EQ(pair.add(pair.ann, "00112233445566778899aabbccddeeff").status, 200);
  EXPECT_EQ(text_at(pair.part("luck"), "numbers"), "[true,false]");
}

// One of three concedes before the toss: nothing is drawn yet.
TEST(Luck, ANumberIsTakenAfterAnEventThatDrewNothing) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), bob = harness.person("Bob"), cyd = harness.person("Cyd");
  const std::string id =
      harness.created(ann, R"({"game":"horse-collar","seats":[{"who":"me"},{"who":"open"},{"who":"open"}]})");
  for (const Caller& each : {bob, cyd}) ASSERT_EQ(harness.sit(each, id).status, 200);
  ASSERT_EQ(harness.send(cyd, id, R"({"shot_id":"c","cmd":"concede"})").status, 200);
  const auto add = [&](const Caller& who) {
    return harness.ask([&](Responder respond) { harness.rooms->number(who, id, kOne, std::move(respond)); }).status;
  };
  EXPECT_EQ(add(ann), 200);
  harness.crash();
  ASSERT_EQ(harness.send(ann, id, R"({"shot_id":"t","cmd":"toss"})").status, 200);
  EXPECT_EQ(add(bob), 409);
  ASSERT_EQ(harness.send(bob, id, R"({"shot_id":"d","cmd":"concede"})").status, 200);
  std::string streamed;
  for (const EventRow& event : harness.log(id)) streamed += event.body + '\n';
  const Reply record = harness.ask([&](Responder respond) { harness.rooms->record({}, id, std::move(respond)); });
  EXPECT_EQ(record.body, streamed);
  EXPECT_TRUE(protocol::read_record(record.body).verified);
}

TEST(Luck, AMalformedTossIsRefusedAtOnce) {
  WaitingPair pair;
  const Reply refused = pair.harness.send(pair.ann, pair.id, R"({"shot_id":"t","cmd":"toss","call":"edge"})");
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(text_at(refused.body, "field"), "call");
}

TEST(Luck, ACrashKeepsTheNumbersAndTheDrawsThatFollow) {
  WaitingPair one;
  one.add(one.ann, kOne);
  one.add(one.bob, kOther);
  one.harness.crash();
  EXPECT_EQ(text_at(one.part("luck"), "numbers"), "[true,true]");
  EXPECT_EQ(one.toss(one.ann)->status, 200);
  one.harness.crash();
  EXPECT_EQ(one.move().status, 200);
}

TEST(Luck, AStoppingServerLetsNoTossHang) {
  WaitingPair pair;
  const auto toss = pair.toss(pair.ann);
  pair.harness.rooms->stop();
  EXPECT_EQ(toss->status, 503);
}

TEST(Luck, AMatchThatBeganWithASeedGoesOnWithIt) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), bob = harness.person("Bob");
  const OlderMatch older("abcdefgh2345", 77, {{ann.account, "Ann"}, {bob.account, "Bob"}});
  ASSERT_FALSE(older.write(harness.store.rows()));
  const std::string id = older.row.id;
  EXPECT_EQ(text_at(harness.show({}, id).body, "luck"), "null");
  EXPECT_EQ(harness.send(ann, id, kToss).status, 200);
  harness.crash();
  EXPECT_EQ(harness.send(ann, id, R"({"shot_id":"c","cmd":"concede"})").status, 200);
  const Reply record = harness.ask([&](Responder respond) { harness.rooms->record({}, id, std::move(respond)); });
  const auto read = protocol::read_record(record.body);
  EXPECT_TRUE(read.verified) << (read.fault ? read.fault->sentence() : "");
  EXPECT_EQ(read.head.seed, 77u);
}

}  // namespace
}  // namespace hammer::server
