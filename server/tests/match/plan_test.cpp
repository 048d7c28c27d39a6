// Creating a match, and everything before its start.
#include "match/plan.h"
#include "hammer/game.h"
#include "pair.h"

namespace hammer::server {
namespace {

TEST(MatchPlans, AreRefusedByTheirField) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), guest = harness.person("Guest", AccountKind::kGuest);
  const auto refuse = [&](const std::string& body, const std::string& field, int status = 400) {
    const Reply reply = harness.create(status == 403 ? guest : ann, body);
    EXPECT_EQ(reply.status, status) << body;
    EXPECT_EQ(text_at(reply.body, "field"), field) << body << reply.body;
  };
  const std::string seats = R"("seats":[{"who":"me"},{"who":"open"}])";
  refuse("{" + seats + "}", "game");
  refuse(R"({"game":"chess",)" + seats + "}", "game");
  refuse(R"({"game":7,)" + seats + "}", "game");
  refuse(R"({"game":"knock-off"})", "seats");
  refuse(R"({"game":"knock-off","seats":[]})", "seats");
  refuse(R"({"game":"knock-off","seats":[{"who":"me"},{"who":"me"}]})", "seats");
  refuse(R"({"game":"knock-off","seats":[{"who":"me"},{"who":"you"}]})", "seats[1].who");
  refuse(R"({"game":"knock-off","seats":[{"who":"me"},{"who":"machine"}]})", "seats[1].level");
  refuse(R"({"game":"knock-off","seats":[{"who":"me"},{"who":"machine","level":"god"}]})", "seats[1].level");
  refuse(R"({"game":"knock-off","seats":[{"who":"me","level":"pro"},{"who":"open"}]})", "seats[0].level");
  refuse(R"({"game":"knock-off","seats":[{"who":"me","side":"red"},{"who":"open"}]})", "seats");
  refuse(R"({"game":"knock-off","seats":[{"who":"machine","level":"pro"},{"who":"machine","level":"pro"}]})", "seats");
  refuse(R"({"game":"knock-off","seed":7,)" + seats + "}", "seed");
  refuse(R"({"game":"knock-off","options":{"gamescore":7},)" + seats + "}", "options.gamescore");
  refuse(R"({"game":"knock-off","table":"kitchen",)" + seats + "}", "table");
  refuse(R"({"game":"knock-off","listed":1,)" + seats + "}", "listed");
  refuse(R"({"game":"knock-off","rated":true,"table":"22ft-tournament"})", "table");
  refuse(R"({"game":"knock-off","rated":true,"options":{}})", "options");
  refuse(R"({"game":"knock-off","rated":true,"seats":[{"who":"me"},{"who":"machine","level":"pro"}]})", "seats");
  refuse(R"({"game":"knock-off","rated":true})", "listed");
  refuse(R"({"game":"knock-off","rated":true,"listed":true})", "rated", 403);
}

TEST(MatchPlans, EveryGameForTwoHasARatedSetup) {
  for (const Game* game : games()) {
    const auto setup = rated_setup(*game);
    ASSERT_TRUE(setup) << game->key;
    RoomHarness harness;
    const Caller ann = harness.person("Ann"), bob = harness.person("Bob", AccountKind::kBot);
    const std::string id =
        harness.created(ann, R"({"game":")" + std::string(game->key) + R"(","rated":true,"listed":true})");
    EXPECT_EQ(text_at(harness.show(ann, id).body, "setup"), *setup);
    EXPECT_EQ(harness.sit(harness.person("Guest", AccountKind::kGuest), id).status, 403);
    EXPECT_EQ(harness.sit(bob, id).status, 200);
    const std::string agreed = text_at(harness.show(ann, id).body, "setup");
    EXPECT_NE(agreed.find(R"("hand":"natural")"), std::string::npos);
    EXPECT_NE(agreed.find(R"("shot_clock":60)"), std::string::npos);
  }
}

TEST(MatchPlans, ARatedMatchOfTwoBeginsAtOnce) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), bob = harness.person("Bob");
  std::string id;
  harness.rooms->begin_rated("knock-off", ann, bob, [&](const RoomResult& begun) { id = begun.value(); });
  harness.loop.run_all();
  EXPECT_EQ(text_at(harness.show(ann, id).body, "phase"), "playing");
  EXPECT_TRUE(harness.row(id).rated);
  bool refused = false;
  harness.rooms->begin_rated("chess", ann, bob, [&](const RoomResult& begun) { refused = !begun; });
  EXPECT_TRUE(refused);
}

TEST(Seats, AreTakenOnceAndGivenBackBeforeTheStart) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), bob = harness.person("Bob"), cyd = harness.person("Cyd");
  const std::string id = harness.created(
      ann, R"({"game":"horse-collar","seats":[{"who":"me"},{"who":"open"},{"who":"open"}],"listed":true})");
  const SharedSink watched = harness.watch(cyd, id);
  EXPECT_EQ(harness.sit(ann, id).status, 409);
  EXPECT_EQ(harness.sit(bob, id, R"({"seat":0})").status, 409);
  EXPECT_EQ(harness.sit(bob, id, R"({"seat":3})").status, 400);
  EXPECT_EQ(harness.sit(bob, id, R"({"seat":-1})").status, 400);
  EXPECT_EQ(harness.sit(bob, id, R"({"chair":1})").status, 400);
  EXPECT_EQ(harness.sit(bob, id, R"({"seat":2})").status, 200);
  EXPECT_EQ(harness.send(bob, id, shot("a")).status, 409);
  const auto stand = [&](const Caller& who) {
    return harness.ask([&](Responder respond) { harness.rooms->stand_up(who, id, std::move(respond)); }).status;
  };
  EXPECT_EQ(stand(cyd), 403);
  EXPECT_EQ(stand(bob), 200);
  EXPECT_EQ(harness.sit(cyd, id).status, 200);
  harness.crash();
  EXPECT_EQ(harness.sit(bob, id, "").status, 200);
  EXPECT_EQ(text_at(harness.show(ann, id).body, "phase"), "playing");
  EXPECT_EQ(stand(bob), 409);
  EXPECT_EQ(harness.sit(harness.person("Dan"), id).status, 409);
  EXPECT_FALSE(watched->of_type("match").empty());
}

TEST(Seats, AHandicapGoesToWhoSitsThere) {
  RoomHarness harness;
  const Caller ann = harness.person("Player 2"), bob = harness.person("Bob");
  const std::string id = harness.created(ann, two_seats("knock-off", R"(,"options":{"handicap":{"Player 2":5}})"));
  EXPECT_EQ(harness.sit(bob, id).status, 200);
  EXPECT_NE(harness.log(id).front().body.find(R"("handicap":[0,5])"), std::string::npos)
      << harness.log(id).front().body;
}

TEST(Seats, AMachineWhoseNameIsTakenGetsAnother) {
  RoomHarness harness;
  const Caller ann = harness.person("Casual");
  const std::string id =
      harness.created(ann, R"({"game":"knock-off","seats":[{"who":"me"},{"who":"machine","level":"casual"}]})");
  EXPECT_EQ(harness.store.rows().seats(id)[1].name, "Casual 2");
  EXPECT_EQ(text_at(harness.show(ann, id).body, "phase"), "playing");
}

TEST(Seats, OnlyTheHostCancelsAndOnlyBeforeTheStart) {
  RoomHarness harness;
  const Caller ann = harness.person("Ann"), bob = harness.person("Bob");
  const std::string id = harness.created(ann, two_seats("knock-off"));
  const auto cancel = [&](const Caller& who, const std::string& which) {
    return harness.ask([&](Responder respond) { harness.rooms->cancel(who, which, std::move(respond)); }).status;
  };
  EXPECT_EQ(cancel(bob, id), 403);
  EXPECT_EQ(cancel(ann, id), 200);
  EXPECT_EQ(text_at(harness.show(ann, id).body, "phase"), "cancelled");
  EXPECT_EQ(cancel(ann, id), 410);
  EXPECT_EQ(harness.sit(bob, id).status, 410);
  EXPECT_EQ(harness.send(ann, id, shot("a")).status, 410);
  EXPECT_EQ(harness.offer(ann, id, "rematch").status, 410);
  const std::string begun = harness.created(ann, two_seats("knock-off"));
  harness.sit(bob, begun);
  EXPECT_EQ(cancel(ann, begun), 409);
}

}  // namespace
}  // namespace hammer::server
