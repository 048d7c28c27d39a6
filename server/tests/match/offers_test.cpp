// Takebacks, pauses and rematches by agreement.
#include "pair.h"

namespace hammer::server {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

TEST(Offers, APauseStopsThrowsAndClocksUntilAllAgree) {
  Pair pair(R"(,"options":{"shot_clock":30})");
  const SharedSink one = pair.harness.watch(pair.ann, pair.id), other = pair.harness.watch(pair.bob, pair.id);
  pair.open();
  EXPECT_EQ(pair.harness.offer(pair.eve, pair.id, "pause").status, 403);
  EXPECT_EQ(pair.harness.offer(pair.ann, pair.id, "pause").status, 200);
  EXPECT_EQ(pair.part("offers"), R"([{"kind":"pause","by":"Ann"}])");
  EXPECT_EQ(pair.harness.person_lines.size(), 1u);
  EXPECT_EQ(pair.harness.person_lines[0].first, pair.bob.account);
  EXPECT_EQ(pair.harness.answer_offer(pair.ann, pair.id, "pause", true).status, 409);
  EXPECT_EQ(pair.harness.answer_offer(pair.bob, pair.id, "pause", true).status, 200);
  EXPECT_EQ(pair.part("phase"), "paused");
  const std::size_t length = pair.harness.log(pair.id).size();
  pair.harness.loop.advance(minutes(5));
  EXPECT_EQ(pair.move().status, 409);
  EXPECT_EQ(pair.harness.log(pair.id).size(), length);
  pair.harness.crash();
  EXPECT_EQ(pair.part("phase"), "paused");
  EXPECT_EQ(pair.harness.offer(pair.ann, pair.id, "resume").status, 200);
  EXPECT_EQ(pair.part("phase"), "paused");
  EXPECT_EQ(pair.harness.answer_offer(pair.bob, pair.id, "resume", true).status, 200);
  EXPECT_EQ(pair.part("phase"), "playing");
  EXPECT_EQ(pair.move().status, 200);
}

TEST(Offers, AfterTenMinutesAnyoneMayGoOn) {
  Pair pair;
  pair.harness.offer(pair.ann, pair.id, "pause");
  pair.harness.offer(pair.bob, pair.id, "pause");  // making the same offer is agreeing
  EXPECT_EQ(pair.part("phase"), "paused");
  const SharedSink watched = pair.harness.watch(pair.bob, pair.id);
  pair.harness.loop.advance(minutes(10));
  EXPECT_EQ(pair.harness.offer(pair.bob, pair.id, "resume").status, 200);
  EXPECT_EQ(pair.part("phase"), "playing");
  // A player who was away in the pause has the whole time to come back.
  EXPECT_EQ(pair.harness.ask([&](Responder answer) { pair.harness.rooms->claim(pair.bob, pair.id, std::move(answer)); })
                .status,
            409);
}

TEST(Offers, AreDeclinedAndWithdrawn) {
  Pair pair;
  pair.harness.offer(pair.ann, pair.id, "pause");
  EXPECT_EQ(pair.harness.answer_offer(pair.bob, pair.id, "pause", false).status, 200);
  EXPECT_EQ(pair.part("offers"), "[]");
  EXPECT_EQ(pair.harness.answer_offer(pair.bob, pair.id, "pause", true).status, 409);
  EXPECT_EQ(pair.part("phase"), "playing");
  EXPECT_EQ(pair.harness.offer(pair.ann, pair.id, "draw").status, 400);
  EXPECT_EQ(pair.harness.offer(pair.ann, pair.id, "resume").status, 409);
  EXPECT_EQ(pair.harness.offer(pair.ann, pair.id, "rematch").status, 409);
}

TEST(Takeback, GoesBackToBeforeThatSidesLastThrow) {
  Pair pair;
  pair.open();
  const Caller first = pair.mover();
  EXPECT_EQ(pair.harness.offer(first, pair.id, "takeback").status, 409);  // nothing thrown yet
  const std::string before = pair.part("hash");
  pair.move();
  pair.move();
  const SharedSink watched = pair.harness.watch(pair.eve, pair.id);
  const Caller second = &pair.mover() == &pair.ann ? pair.bob : pair.ann;
  EXPECT_EQ(pair.harness.offer(first, pair.id, "takeback").status, 200);
  EXPECT_EQ(pair.harness.answer_offer(second, pair.id, "takeback", true).status, 200);
  EXPECT_EQ(pair.part("hash"), before);
  const auto log = pair.harness.log(pair.id);
  EXPECT_NE(log[log.size() - 1].body.find(R"("event":"undo")"), std::string::npos);
  EXPECT_NE(log[log.size() - 2].body.find(R"("event":"undo")"), std::string::npos);
  EXPECT_EQ(watched->of_type("line").size(), log.size());
  pair.harness.crash();
  EXPECT_EQ(pair.part("hash"), before);
  EXPECT_EQ(pair.harness.send(first, pair.id, shot("again")).status, 200);
}

TEST(Takeback, AnOfferDiesWithTheNextThrow) {
  Pair pair;
  pair.open();
  const Caller first = pair.mover();
  pair.move();
  pair.harness.offer(first, pair.id, "takeback");
  pair.move();
  EXPECT_EQ(pair.part("offers"), "[]");
}

TEST(Takeback, IsNotForRatedMatches) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), bob = harness.person("Bob");
  const std::string id = harness.created(ann, R"({"game":"knock-off","rated":true,"listed":true})");
  harness.sit(bob, id);
  const Reply refused = harness.offer(ann, id, "takeback");
  EXPECT_EQ(refused.status, 409);
  EXPECT_EQ(text_at(refused.body, "code"), "no_takeback_rated");
}

TEST(Rematch, IsANewMatchWithTheSameSeats) {
  Pair pair;
  const SharedSink watched = pair.harness.watch(pair.ann, pair.id);
  pair.harness.send(pair.ann, pair.id, R"({"shot_id":"e","cmd":"concede"})");
  pair.harness.offer(pair.bob, pair.id, "rematch");
  EXPECT_EQ(pair.harness.answer_offer(pair.ann, pair.id, "rematch", true).status, 200);
  const std::string next = pair.part("rematch");
  ASSERT_EQ(next.size(), 12u);
  pair.harness.loop.advance(seconds(1));
  EXPECT_NE(watched->lines.back().find(next), std::string::npos);
  EXPECT_EQ(text_at(pair.harness.show(pair.ann, next).body, "phase"), "playing");
  EXPECT_NE(pair.harness.row(next).secret, pair.harness.row(pair.id).secret);
  EXPECT_EQ(pair.harness.store.rows().seats(next)[1].account, pair.bob.account);
  EXPECT_EQ(pair.harness.offer(pair.ann, pair.id, "rematch").status, 409);
  pair.harness.crash();
  EXPECT_EQ(pair.part("rematch"), next);
}

void rename(RoomHarness& harness, const Caller& who, const std::string& name) {
  Account account = *harness.store.rows().account(who.account);
  account.name = name;
  EXPECT_FALSE(harness.store.rows().change_account(account));
}

TEST(Rematch, GoesByTheNamesThatPeopleHaveThen) {
  Pair pair;
  pair.harness.send(pair.ann, pair.id, R"({"shot_id":"e","cmd":"concede"})");
  rename(pair.harness, pair.ann, "Anna");
  pair.harness.offer(pair.bob, pair.id, "rematch");
  EXPECT_EQ(pair.harness.answer_offer(pair.ann, pair.id, "rematch", true).status, 200);
  EXPECT_EQ(pair.harness.store.rows().seats(pair.part("rematch"))[0].name, "Anna");
}

TEST(Seats, HaveTheNamesOfTheirPeopleWhenTheMatchBegins) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann");
  const std::string id = harness.created(ann, two_seats("knock-off"));
  rename(harness, ann, "Anna");
  const Caller other = harness.person("Ann");  // the name is free
  EXPECT_EQ(harness.sit(other, id).status, 200);
  EXPECT_EQ(harness.store.rows().seats(id)[0].name, "Anna");
  EXPECT_EQ(harness.store.rows().seats(id)[1].name, "Ann");
}

TEST(Seats, TheAnswerToTheLastOneHasTheClock) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), bob = harness.person("Bob");
  const std::string id = harness.created(ann, two_seats("knock-off", R"(,"options":{"shot_clock":30})"));
  const SharedSink watched = harness.watch(ann, id);
  EXPECT_EQ(text_at(harness.sit(bob, id).body, "clock"), R"({"seconds":30,"left":30,"running":true,"player":null})");
}

TEST(Offers, AreNotForThoseWhoHaveConceded) {
  RoomHarness harness;
  std::vector<Caller> people;
  for (const std::string name : {"A", "B", "C"}) people.push_back(harness.person(name));
  const std::string id =
      harness.created(people[0], R"({"game":"horse-collar","seats":[{"who":"me"},{"who":"open"},{"who":"open"}]})");
  harness.sit(people[1], id);
  harness.sit(people[2], id);
  harness.send(people[2], id, R"({"shot_id":"e","cmd":"concede"})");
  EXPECT_EQ(harness.offer(people[0], id, "pause").status, 200);
  EXPECT_EQ(harness.answer_offer(people[2], id, "pause", false).status, 409);
  EXPECT_EQ(harness.answer_offer(people[1], id, "pause", true).status, 200);
  EXPECT_EQ(text_at(harness.show({}, id).body, "phase"), "paused");
}

TEST(Rematch, AllSidesMustAgree) {
  RoomHarness harness;
  std::vector<Caller> people;
  for (const std::string name : {"A", "B", "C"}) people.push_back(harness.person(name));
  const std::string id =
      harness.created(people[0], R"({"game":"horse-collar","seats":[{"who":"me"},{"who":"open"},{"who":"open"}]})");
  harness.sit(people[1], id);
  harness.sit(people[2], id);
  harness.send(people[1], id, R"({"shot_id":"e1","cmd":"concede"})");
  EXPECT_EQ(text_at(harness.show({}, id).body, "phase"), "playing");
  harness.send(people[2], id, R"({"shot_id":"e2","cmd":"concede"})");
  EXPECT_EQ(harness.row(id).winner, "A");
  harness.offer(people[0], id, "rematch");
  harness.answer_offer(people[1], id, "rematch", true);
  EXPECT_EQ(text_at(harness.show({}, id).body, "rematch"), "null");
  harness.answer_offer(people[2], id, "rematch", true);
  EXPECT_NE(text_at(harness.show({}, id).body, "rematch"), "null");
}

}  // namespace
}  // namespace hammer::server
