// What is done by agreement.
#include "pair.h"

namespace hammer::server {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

TEST(Offers, APauseStopsThrowsAndClocksUntilAllAgree) {
  Pair pair(R"(,"options":{"shot_clock":30})");
  const Taken one = pair.hall.watch(pair.ann, pair.id), other = pair.hall.watch(pair.bob, pair.id);
  pair.open();
  EXPECT_EQ(pair.hall.offer(pair.eve, pair.id, "pause").status, 403);
  EXPECT_EQ(pair.hall.offer(pair.ann, pair.id, "pause").status, 200);
  EXPECT_EQ(pair.part("offers"), R"([{"kind":"pause","by":"Ann"}])");
  EXPECT_EQ(pair.hall.told.size(), 1u);
  EXPECT_EQ(pair.hall.told[0].first, pair.bob.account);
  EXPECT_EQ(pair.hall.answer_offer(pair.ann, pair.id, "pause", true).status, 409);
  EXPECT_EQ(pair.hall.answer_offer(pair.bob, pair.id, "pause", true).status, 200);
  EXPECT_EQ(pair.part("phase"), "paused");
  const std::size_t length = pair.hall.log(pair.id).size();
  pair.hall.loop.advance(minutes(5));
  EXPECT_EQ(pair.move().status, 409);
  EXPECT_EQ(pair.hall.log(pair.id).size(), length);
  pair.hall.crash();
  EXPECT_EQ(pair.part("phase"), "paused");
  EXPECT_EQ(pair.hall.offer(pair.ann, pair.id, "resume").status, 200);
  EXPECT_EQ(pair.part("phase"), "paused");
  EXPECT_EQ(pair.hall.answer_offer(pair.bob, pair.id, "resume", true).status, 200);
  EXPECT_EQ(pair.part("phase"), "playing");
  EXPECT_EQ(pair.move().status, 200);
}

TEST(Offers, AfterTenMinutesAnyoneMayGoOn) {
  Pair pair;
  pair.hall.offer(pair.ann, pair.id, "pause");
  pair.hall.offer(pair.bob, pair.id, "pause");  // asking for the same is agreeing
  EXPECT_EQ(pair.part("phase"), "paused");
  const Taken watched = pair.hall.watch(pair.bob, pair.id);
  pair.hall.loop.advance(minutes(10));
  EXPECT_EQ(pair.hall.offer(pair.bob, pair.id, "resume").status, 200);
  EXPECT_EQ(pair.part("phase"), "playing");
  // Who was away in the pause has the whole time to come back.
  EXPECT_EQ(
      pair.hall.ask([&](Responder answer) { pair.hall.rooms->claim(pair.bob, pair.id, std::move(answer)); }).status,
      409);
}

TEST(Offers, AreDeclinedAndWithdrawn) {
  Pair pair;
  pair.hall.offer(pair.ann, pair.id, "pause");
  EXPECT_EQ(pair.hall.answer_offer(pair.bob, pair.id, "pause", false).status, 200);
  EXPECT_EQ(pair.part("offers"), "[]");
  EXPECT_EQ(pair.hall.answer_offer(pair.bob, pair.id, "pause", true).status, 409);
  EXPECT_EQ(pair.part("phase"), "playing");
  EXPECT_EQ(pair.hall.offer(pair.ann, pair.id, "draw").status, 400);
  EXPECT_EQ(pair.hall.offer(pair.ann, pair.id, "resume").status, 409);
  EXPECT_EQ(pair.hall.offer(pair.ann, pair.id, "rematch").status, 409);
}

TEST(Takeback, GoesBackToBeforeThatSidesLastThrow) {
  Pair pair;
  pair.open();
  const Caller first = pair.mover();
  EXPECT_EQ(pair.hall.offer(first, pair.id, "takeback").status, 409);  // nothing thrown yet
  const std::string before = pair.part("hash");
  pair.move();
  pair.move();
  const Taken watched = pair.hall.watch(pair.eve, pair.id);
  const Caller second = &pair.mover() == &pair.ann ? pair.bob : pair.ann;
  EXPECT_EQ(pair.hall.offer(first, pair.id, "takeback").status, 200);
  EXPECT_EQ(pair.hall.answer_offer(second, pair.id, "takeback", true).status, 200);
  EXPECT_EQ(pair.part("hash"), before);
  const auto log = pair.hall.log(pair.id);
  EXPECT_NE(log[log.size() - 1].body.find(R"("event":"undo")"), std::string::npos);
  EXPECT_NE(log[log.size() - 2].body.find(R"("event":"undo")"), std::string::npos);
  EXPECT_EQ(watched->of_type("line").size(), log.size());
  pair.hall.crash();
  EXPECT_EQ(pair.part("hash"), before);
  EXPECT_EQ(pair.hall.send(first, pair.id, shot("again")).status, 200);
}

TEST(Takeback, AnOfferDiesWithTheNextThrow) {
  Pair pair;
  pair.open();
  const Caller first = pair.mover();
  pair.move();
  pair.hall.offer(first, pair.id, "takeback");
  pair.move();
  EXPECT_EQ(pair.part("offers"), "[]");
}

TEST(Takeback, IsNotForRatedMatches) {
  Hall hall;
  const Caller ann = hall.person("Ann"), bob = hall.person("Bob");
  const std::string id = hall.created(ann, R"({"game":"knock-off","rated":true})");
  hall.sit(bob, id);
  EXPECT_EQ(hall.offer(ann, id, "takeback").status, 409);
}

TEST(Rematch, IsANewMatchWithTheSameSeats) {
  Pair pair;
  const Taken watched = pair.hall.watch(pair.ann, pair.id);
  pair.hall.send(pair.ann, pair.id, R"({"shot_id":"e","cmd":"concede"})");
  pair.hall.offer(pair.bob, pair.id, "rematch");
  EXPECT_EQ(pair.hall.answer_offer(pair.ann, pair.id, "rematch", true).status, 200);
  const std::string next = pair.part("rematch");
  ASSERT_EQ(next.size(), 12u);
  pair.hall.loop.advance(seconds(1));
  EXPECT_NE(watched->lines.back().find(next), std::string::npos);
  EXPECT_EQ(text_at(pair.hall.show(pair.ann, next).body, "phase"), "playing");
  EXPECT_NE(pair.hall.row(next).seed, pair.hall.row(pair.id).seed);
  EXPECT_EQ(pair.hall.store.books().seats(next)[1].account, pair.bob.account);
  EXPECT_EQ(pair.hall.offer(pair.ann, pair.id, "rematch").status, 409);
  pair.hall.crash();
  EXPECT_EQ(pair.part("rematch"), next);
}

void rename(Hall& hall, const Caller& who, const std::string& name) {
  Account account = *hall.store.books().account(who.account);
  account.name = name;
  EXPECT_FALSE(hall.store.books().change_account(account));
  hall.store.books().keep();
}

TEST(Rematch, GoesByTheNamesThatPeopleHaveThen) {
  Pair pair;
  pair.hall.send(pair.ann, pair.id, R"({"shot_id":"e","cmd":"concede"})");
  rename(pair.hall, pair.ann, "Anna");
  pair.hall.offer(pair.bob, pair.id, "rematch");
  EXPECT_EQ(pair.hall.answer_offer(pair.ann, pair.id, "rematch", true).status, 200);
  EXPECT_EQ(pair.hall.store.books().seats(pair.part("rematch"))[0].name, "Anna");
}

TEST(Seats, HaveTheNamesOfTheirPeopleWhenTheMatchBegins) {
  Hall hall;
  const Caller ann = hall.person("Ann");
  const std::string id = hall.created(ann, two_seats("knock-off"));
  rename(hall, ann, "Anna");
  const Caller other = hall.person("Ann");  // the name is free
  EXPECT_EQ(hall.sit(other, id).status, 200);
  EXPECT_EQ(hall.store.books().seats(id)[0].name, "Anna");
  EXPECT_EQ(hall.store.books().seats(id)[1].name, "Ann");
}

TEST(Seats, TheAnswerToTheLastOneHasTheClock) {
  Hall hall;
  const Caller ann = hall.person("Ann"), bob = hall.person("Bob");
  const std::string id = hall.created(ann, two_seats("knock-off", R"(,"options":{"shot_clock":30})"));
  const Taken watched = hall.watch(ann, id);
  EXPECT_EQ(text_at(hall.sit(bob, id).body, "clock"), R"({"seconds":30,"left":30,"running":true,"player":null})");
}

TEST(Offers, AreNotForThoseWhoHaveConceded) {
  Hall hall;
  std::vector<Caller> people;
  for (const std::string name : {"A", "B", "C"}) people.push_back(hall.person(name));
  const std::string id =
      hall.created(people[0], R"({"game":"horse-collar","seats":[{"who":"me"},{"who":"open"},{"who":"open"}]})");
  hall.sit(people[1], id);
  hall.sit(people[2], id);
  hall.send(people[2], id, R"({"shot_id":"e","cmd":"concede"})");
  EXPECT_EQ(hall.offer(people[0], id, "pause").status, 200);
  EXPECT_EQ(hall.answer_offer(people[2], id, "pause", false).status, 409);
  EXPECT_EQ(hall.answer_offer(people[1], id, "pause", true).status, 200);
  EXPECT_EQ(text_at(hall.show({}, id).body, "phase"), "paused");
}

TEST(Rematch, AllSidesMustAgree) {
  Hall hall;
  std::vector<Caller> people;
  for (const std::string name : {"A", "B", "C"}) people.push_back(hall.person(name));
  const std::string id =
      hall.created(people[0], R"({"game":"horse-collar","seats":[{"who":"me"},{"who":"open"},{"who":"open"}]})");
  hall.sit(people[1], id);
  hall.sit(people[2], id);
  hall.send(people[1], id, R"({"shot_id":"e1","cmd":"concede"})");
  EXPECT_EQ(text_at(hall.show({}, id).body, "phase"), "playing");
  hall.send(people[2], id, R"({"shot_id":"e2","cmd":"concede"})");
  EXPECT_EQ(hall.row(id).winner, "A");
  hall.offer(people[0], id, "rematch");
  hall.answer_offer(people[1], id, "rematch", true);
  EXPECT_EQ(text_at(hall.show({}, id).body, "rematch"), "null");
  hall.answer_offer(people[2], id, "rematch", true);
  EXPECT_NE(text_at(hall.show({}, id).body, "rematch"), "null");
}

}  // namespace
}  // namespace hammer::server
