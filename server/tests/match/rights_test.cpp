// Who may send which command, and refusals by field.
#include "pair.h"

#include "from_environment.h"

namespace hammer::server {
namespace {

void expect(const Reply& reply, int status, const std::string& field, const std::string& about) {
  EXPECT_EQ(reply.status, status) << about << reply.body;
  EXPECT_EQ(text_at(reply.body, "field"), field) << about << reply.body;
  EXPECT_FALSE(text_at(reply.body, "error").empty());
}

TEST(Rights, OnlyThePlayerAtTurnShoots) {
  Pair pair;
  pair.open();
  const std::string before = pair.view();
  EXPECT_EQ(pair.harness.send(pair.eve, pair.id, shot("a")).status, 403);
  EXPECT_EQ(pair.harness.send({}, pair.id, shot("a")).status, 403);
  EXPECT_EQ(pair.harness.send(pair.waiter(), pair.id, shot("a")).status, 409);
  EXPECT_EQ(pair.view(), before);
  EXPECT_EQ(pair.harness.send(pair.mover(), pair.id, shot("a")).status, 200);
}

TEST(Rights, WhatIsTheHostsIsNobodyElses) {
  Pair pair;
  pair.open();
  for (const std::string verb : {"open", "report", "forfeit", "foul", "undo", "redo"}) {
    expect(pair.harness.send(pair.mover(), pair.id, R"({"shot_id":"a","cmd":")" + verb + "\"}"), 403, "cmd", verb);
  }
}

TEST(Rights, NobodyConcedesOrCallsForAnotherSide) {
  Pair pair;
  expect(pair.harness.send(pair.ann, pair.id, R"({"shot_id":"a","cmd":"toss","side":"Bob","call":"heads"})"), 403,
         "side", "toss");
  expect(pair.harness.send(pair.ann, pair.id, R"({"shot_id":"a","cmd":"concede","side":"Bob"})"), 403, "side",
         "concede");
  EXPECT_EQ(pair.harness.send(pair.ann, pair.id, R"({"shot_id":"a","cmd":"concede"})").status, 200);
  EXPECT_EQ(pair.harness.row(pair.id).winner, "Bob");
}

TEST(Rights, OnlyTheWinnerOfTheTossChooses) {
  Pair pair;
  EXPECT_EQ(pair.move().status, 200);
  const std::string choose = R"({"shot_id":"c","cmd":"choose","take":"hammer"})";
  EXPECT_EQ(pair.harness.send(pair.eve, pair.id, choose).status, 403);
  EXPECT_EQ(pair.harness.send(pair.waiter(), pair.id, choose).status, 409);
  EXPECT_EQ(pair.harness.send(pair.mover(), pair.id, choose).status, 200);
}

TEST(Rights, CommandsAtTheWrongTimeAreRefused) {
  Pair pair;
  EXPECT_EQ(pair.harness.send(pair.ann, pair.id, shot("a")).status, 409);
  pair.open();
  EXPECT_EQ(pair.harness.send(pair.ann, pair.id, R"({"shot_id":"a","cmd":"toss","call":"heads"})").status, 409);
  pair.harness.send(pair.ann, pair.id, R"({"shot_id":"e","cmd":"concede"})");
  EXPECT_EQ(pair.harness.send(pair.bob, pair.id, shot("b")).status, 409);
}

TEST(Rights, BadThrowsAreRefusedByTheirField) {
  Pair pair;
  pair.open();
  const std::string before = pair.view();
  const Caller who = pair.mover();
  const auto refuse = [&](const std::string& body, const std::string& field) {
    expect(pair.harness.send(who, pair.id, body), 400, field, body);
  };
  refuse(R"({"shot_id":"a","cmd":"shoot","speed":NaN})", "speed");
  refuse(R"({"shot_id":"a","cmd":"shoot","speed":Infinity})", "speed");
  refuse(R"({"shot_id":"a","cmd":"shoot","speed":1e999})", "speed");
  refuse(R"({"shot_id":"a","cmd":"shoot","speed":1e300})", "speed");
  refuse(R"({"shot_id":"a","cmd":"shoot","speed":-1})", "speed");
  refuse(R"({"shot_id":"a","cmd":"shoot","speed":"fast"})", "speed");
  refuse(R"({"shot_id":"a","cmd":"shoot"})", "speed");
  refuse(R"({"shot_id":"a","cmd":"shoot","speed":2,"y":9})", "y");
  refuse(R"({"shot_id":"a","cmd":"shoot","speed":2,"angle":3})", "angle");
  refuse(R"({"shot_id":"a","cmd":"shoot","speed":2,"spin":1e9})", "spin");
  refuse(R"({"shot_id":"a","cmd":"shoot","speed":2,"seat":1})", "seat");
  refuse(R"({"shot_id":"a","cmd":"shout","speed":2})", "cmd");
  refuse(R"({"shot_id":"a","cmd":7})", "cmd");
  refuse(R"({"shot_id":"a"})", "cmd");
  refuse(R"({"shot_id":"","cmd":"shoot","speed":2})", "shot_id");
  refuse(R"({"shot_id":"a b","cmd":"shoot","speed":2})", "shot_id");
  refuse(R"({"shot_id":7,"cmd":"shoot","speed":2})", "shot_id");
  refuse(R"({"shot_id":")" + std::string(65, 'a') + R"(","cmd":"shoot","speed":2})", "shot_id");
  refuse(R"({"cmd":"shoot","speed":2})", "shot_id");
  refuse("[]", "null");
  refuse("", "null");
  refuse("null", "null");
  EXPECT_EQ(pair.view(), before);
}

TEST(Rights, NoSuchMatchIsSaidForEveryCall) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  for (const std::string id : {"abcdefghjkmn", "x", "", "../../../etc"}) {
    EXPECT_EQ(harness.show(ann, id).status, 404);
    EXPECT_EQ(harness.sit(ann, id).status, 404);
    EXPECT_EQ(harness.send(ann, id, shot("a")).status, 404);
    EXPECT_EQ(harness.offer(ann, id, "pause").status, 404);
    EXPECT_EQ(harness.ask([&](Responder answer) { harness.rooms->stream(ann, id, "", std::move(answer)); }).status,
              404);
    EXPECT_EQ(harness.ask([&](Responder answer) { harness.rooms->claim(ann, id, std::move(answer)); }).status, 404);
  }
}

TEST(Rights, APartnerDoesNotThrowForAnother) {
  RoomHarness harness;
  std::vector<Caller> people;
  for (const std::string name : {"A", "B", "C", "D"}) people.push_back(harness.person(name));
  const std::string id = harness.created(people[0], R"({"game":"knock-off","seats":[{"who":"me","side":"red"},
    {"who":"open","side":"blue"},{"who":"open","side":"red"},{"who":"open","side":"blue"}]})");
  for (const int seat : {3, 1, 2}) {
    EXPECT_EQ(
        harness.sit(people[static_cast<std::size_t>(seat)], id, R"({"seat":)" + std::to_string(seat) + '}').status,
        200);
  }
  Shadow shadow(harness, id);
  Random random(test::seed_for(1));
  for (int i = 0; i < 30; ++i) {
    const int mover = shadow.mover();
    const std::string body = R"({"shot_id":"s)" + std::to_string(i) + '"' + shadow.command(random) + '}';
    if (shadow.match().state().phase == Phase::kShooting) {
      for (int other = 0; other < 4; ++other) {
        if (other == mover) continue;
        EXPECT_EQ(harness.send(people[static_cast<std::size_t>(other)], id, body).status, 409);
      }
    }
    EXPECT_EQ(harness.send(people[static_cast<std::size_t>(mover)], id, body).status, 200);
    shadow.catch_up();
  }
}

}  // namespace
}  // namespace hammer::server
