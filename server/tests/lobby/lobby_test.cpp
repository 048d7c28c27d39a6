// The person's stream: challenges, pairing, and how it ends.
#include <gtest/gtest.h>

#include "api/online.h"
#include "json/writer.h"

namespace hammer::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

const std::string kSeek = std::string(R"({"game":")") + Online::kGame + R"("})";

TEST(Lobby, FirstTellsWhoOneIsAndWhatIsOpen) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const std::string open = online.create_match(marta, true);
  const auto heard = online.listen("/api/stream", marta.token);
  ASSERT_GE(heard->lines.size(), 3u);
  EXPECT_EQ(text_at(heard->lines[0], "type"), "me");
  EXPECT_EQ(text_at(heard->lines[0], "account.name"), "Marta");
  EXPECT_EQ(text_at(heard->lines[1], "type"), "challenges");
  EXPECT_EQ(text_at(heard->lines[1], "matches.0.id"), open);
  EXPECT_EQ(text_at(heard->lines[1], "matches.0.host"), "Marta");
  EXPECT_EQ(heard->lines[2], R"({"type":"pairing","game":null,"waiting":0})");
}

TEST(Lobby, TellsOfChallengesAsTheyComeAndGo) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const TestAccount paul = online.add("Paul", AccountKind::kPerson);
  const auto heard = online.listen("/api/stream", paul.token);
  online.loop.advance(seconds(2));
  const std::string open = online.create_match(marta, true);
  online.loop.advance(seconds(2));
  EXPECT_EQ(text_at(heard->lines.back(), "matches.0.id"), open);
  online.call({"POST", "/api/matches/" + open + "/seats", paul.token, "{}"});
  online.loop.advance(seconds(2));
  EXPECT_EQ(count_at(heard->lines.back(), "matches"), 0u);
}

TEST(Lobby, TellsOfChallengesAtMostOnceASecond) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const auto heard = online.listen("/api/stream", marta.token);
  online.loop.advance(seconds(2));
  heard->lines.clear();
  for (int i = 0; i < 20; ++i) {
    online.create_match(online.add("Host " + std::to_string(i), AccountKind::kPerson), true);
    online.loop.advance(milliseconds(100));
  }
  EXPECT_LE(heard->count("challenges"), 3);
  online.loop.advance(seconds(1));
  EXPECT_EQ(count_at(heard->lines.back(), "matches"), 20u) << "the last word is right";
}

TEST(Lobby, BeatsEveryTenSeconds) {
  Online online;
  const auto heard = online.listen("/api/stream", online.add("Marta", AccountKind::kPerson).token);
  online.loop.advance(seconds(35));
  EXPECT_EQ(heard->count(R"({"type":"beat"})"), 3);
}

TEST(Lobby, EndsWithTheToken) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const std::string other = online.add_token(marta.id, "read");
  const auto heard = online.listen("/api/stream", other);
  const auto stays = online.listen("/api/stream", marta.token);
  online.call({"DELETE", "/api/sessions", other});
  online.loop.advance(seconds(11));
  EXPECT_TRUE(heard->is_closed);
  EXPECT_EQ(heard->lines.back(), R"({"type":"bye","why":"signed-out"})");
  EXPECT_FALSE(stays->is_closed);
}

// Else a banned player would be present for ever, and nobody could claim the match.
TEST(Lobby, AMatchIsLeftByWhoIsBanned) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const TestAccount paul = online.add("Paul", AccountKind::kPerson);
  const std::string match = "/api/matches/" + online.begin_match(marta, paul);
  const auto martas = online.listen(match + "/stream", marta.token);
  const auto pauls = online.listen(match + "/stream", paul.token);
  online.loop.advance(seconds(1));
  EXPECT_EQ(count_at(online.call({"GET", match}).body, "away"), 0u);
  Account account = *online.store.rows().account(paul.id);
  account.banned_until_ms = online.loop.wall_ms() + 3'600'000;
  ASSERT_FALSE(online.store.rows().change_account(account));
  online.store.change_outside();
  online.loop.advance(seconds(11));
  EXPECT_TRUE(pauls->is_closed);
  EXPECT_EQ(pauls->lines.back(), R"({"type":"bye","why":"signed-out"})");
  EXPECT_FALSE(martas->is_closed);
  EXPECT_EQ(count_at(online.call({"GET", match}).body, "away"), 1u);
}

TEST(Lobby, SaysGoodbyeWhenTheServerStops) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const auto heard = online.listen("/api/stream", marta.token);
  online.application.stop();
  EXPECT_TRUE(heard->is_closed);
  EXPECT_EQ(heard->lines.back(), R"({"type":"bye","why":"stopping"})");
  const Reply refused = online.call({"GET", "/api/me", marta.token});
  EXPECT_EQ(refused.status, 503);
  EXPECT_FALSE(header_of(refused, "Retry-After").empty());
}

TEST(Lobby, OneAccountHasEightStreamsAndTheOldestGoes) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const auto first = online.listen("/api/stream", marta.token);
  std::vector<SharedSink> others;
  for (int i = 0; i < 8; ++i) others.push_back(online.listen("/api/stream", marta.token));
  EXPECT_EQ(first->lines.back(), R"({"type":"bye","why":"replaced"})");
  for (const auto& other : others) EXPECT_FALSE(other->is_closed);
}

struct Seeking {
  Online online;
  TestAccount marta = online.add("Marta", AccountKind::kPerson);
  TestAccount robo = online.add("Robo", AccountKind::kBot);
  SharedSink martas = online.listen("/api/stream", marta.token);
  SharedSink robos = online.listen("/api/stream", robo.token);

  int seek(const TestAccount& who) { return online.call({"POST", "/api/pairing", who.token, kSeek}).status; }
};

TEST(Pairing, BringsTwoToOneRatedMatch) {
  Seeking seeking;
  EXPECT_EQ(seeking.seek(seeking.marta), 202);
  EXPECT_EQ(seeking.seek(seeking.robo), 202);
  seeking.online.loop.advance(seconds(2));
  ASSERT_EQ(seeking.martas->count(R"("type":"paired")"), 1);
  ASSERT_EQ(seeking.robos->count(R"("type":"paired")"), 1);
  std::string match;
  for (const std::string& line : seeking.martas->lines) {
    if (text_at(line, "type") == "paired") match = text_at(line, "match");
  }
  const Reply shown = seeking.online.call({"GET", "/api/matches/" + match});
  EXPECT_EQ(text_at(shown.body, "phase"), "playing");
  EXPECT_NE(shown.body.find(R"("rated":true)"), std::string::npos);
  EXPECT_NE(shown.body.find("Marta"), std::string::npos);
  EXPECT_NE(shown.body.find("Robo"), std::string::npos);
  seeking.online.loop.advance(seconds(120));
  EXPECT_EQ(seeking.martas->count(R"("type":"paired")"), 1) << "once";
}

TEST(Pairing, NeedsTheStreamAndEndsWithIt) {
  Seeking seeking;
  const TestAccount late = seeking.online.add("Late", AccountKind::kPerson);
  EXPECT_EQ(seeking.seek(late), 409);
  EXPECT_EQ(seeking.seek(seeking.marta), 202);
  seeking.martas->leave();
  EXPECT_EQ(seeking.seek(seeking.robo), 202);
  seeking.online.loop.advance(seconds(120));
  EXPECT_EQ(seeking.robos->count(R"("type":"paired")"), 0);
}

TEST(Pairing, IsLeftByAsking) {
  Seeking seeking;
  seeking.seek(seeking.marta);
  EXPECT_EQ(seeking.online.call({"DELETE", "/api/pairing", seeking.marta.token}).status, 204);
  EXPECT_EQ(seeking.martas->lines.back(), R"({"type":"pairing","game":null,"waiting":0})");
  seeking.seek(seeking.robo);
  seeking.online.loop.advance(seconds(120));
  EXPECT_EQ(seeking.martas->count(R"("type":"paired")"), 0);
}

TEST(Pairing, NeverBringsTogetherWhoHasMutedWhom) {
  Seeking seeking;
  seeking.online.call({"POST", "/api/mutes", seeking.robo.token, R"({"name":"Marta"})"});
  seeking.seek(seeking.marta);
  seeking.seek(seeking.robo);
  seeking.online.loop.advance(seconds(300));
  EXPECT_EQ(seeking.martas->count(R"("type":"paired")"), 0);
  seeking.online.call({"DELETE", "/api/mutes/Marta", seeking.robo.token});
  seeking.online.loop.advance(seconds(2));
  EXPECT_EQ(seeking.martas->count(R"("type":"paired")"), 1);
}

TEST(Pairing, WaitsForTheNearestAtFirst) {
  Seeking seeking;
  seeking.online.rate(seeking.marta.id, Online::kGame, 1500, 60);
  seeking.online.rate(seeking.robo.id, Online::kGame, 1900, 60);
  seeking.seek(seeking.marta);
  seeking.seek(seeking.robo);
  seeking.online.loop.advance(seconds(20));
  EXPECT_EQ(seeking.martas->count(R"("type":"paired")"), 0);
  seeking.online.loop.advance(seconds(15));
  EXPECT_EQ(seeking.martas->count(R"("type":"paired")"), 1);
}

TEST(Pairing, IsNotForWhoHasLeftThreeMatchesEarly) {
  Seeking seeking;
  Online& online = seeking.online;
  const std::string body = R"({"game":"knock-off","rated":true,"listed":true})";
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(seeking.seek(seeking.marta), 202);
    online.call({"DELETE", "/api/pairing", seeking.marta.token});
    const std::string path =
        "/api/matches/" + text_at(online.call({"POST", "/api/matches", seeking.robo.token, body}).body, "id");
    online.call({"POST", path + "/seats", seeking.marta.token, "{}"});
    online.call({"POST", path + "/commands", seeking.marta.token, R"({"shot_id":"a","cmd":"concede"})"});
  }
  EXPECT_EQ(seeking.seek(seeking.marta), 403);
  EXPECT_EQ(seeking.seek(seeking.robo), 202) << "who stayed";
  online.loop.advance(std::chrono::hours(24));
  EXPECT_EQ(seeking.seek(seeking.marta), 202);
}

TEST(Pairing, OfAGameThatIsNotRatedIsRefused) {
  Seeking seeking;
  const Reply refused = seeking.online.call({"POST", "/api/pairing", seeking.marta.token, R"({"game":"chess"})"});
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(text_at(refused.body, "field"), "game");
}

TEST(People, AreOnTheLeaderboardOnceTheirRatingIsSureAndBotsOnTheirOwn) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const TestAccount paul = online.add("Paul", AccountKind::kPerson);
  const TestAccount robo = online.add("Robo", AccountKind::kBot), nina = online.add("Nina", AccountKind::kPerson);
  online.rate(marta.id, Online::kGame, 1700, 60);
  online.rate(nina.id, Online::kGame, 1800, 100);
  online.rate(paul.id, Online::kGame, 1900, 200);
  online.rate(robo.id, Online::kGame, 1800, 100);
  const std::string path = std::string("/api/leaderboards/") + Online::kGame;
  const Reply board = online.call({"GET", path});
  ASSERT_EQ(count_at(board.body, "people"), 2u) << board.body;
  EXPECT_EQ(text_at(board.body, "people.0.name"), "Nina");
  EXPECT_EQ(text_at(board.body, "people.1.name"), "Marta");
  EXPECT_EQ(online.call({"GET", path, "", "", "kind=person"}).body, board.body);
  const Reply bots = online.call({"GET", path, "", "", "kind=bot"});
  ASSERT_EQ(count_at(bots.body, "people"), 1u) << bots.body;
  EXPECT_EQ(text_at(bots.body, "people.0.name"), "Robo");
  const Reply refused = online.call({"GET", path, "", "", "kind=guest"});
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(error_of(refused), R"(kind is "guest"; accepted is person or bot)");
  online.loop.advance(std::chrono::hours(24 * 60));
  EXPECT_EQ(count_at(online.call({"GET", path}).body, "people"), 1u) << "who stays away becomes unsure";
  EXPECT_EQ(online.call({"GET", "/api/leaderboards/chess"}).status, 404);
}

TEST(People, AreShownAsProvisionalWhereTheirRatingIs) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson), paul = online.add("Paul", AccountKind::kPerson);
  online.rate(marta.id, Online::kGame, 1700, 60);
  EXPECT_EQ(json_text(at(online.call({"GET", "/api/people/Marta"}).body, "ratings.0.provisional")), "false");
  online.rate(paul.id, Online::kGame, 1700, 160);
  EXPECT_EQ(json_text(at(online.call({"GET", "/api/people/Paul"}).body, "ratings.0.provisional")), "true");
  const std::string body = R"({"game":"knock-off","rated":true,"listed":true})";
  const std::string id = text_at(online.call({"POST", "/api/matches", marta.token, body}).body, "id");
  EXPECT_EQ(json_text(at(online.call({"GET", "/api/challenges"}).body, "matches.0.counts")), "null");
  online.call({"POST", "/api/matches/" + id + "/seats", paul.token, "{}"});
  const std::string live = online.call({"GET", "/api/live"}).body;
  EXPECT_EQ(number_at(live, "matches.0.counts"), 1);
  EXPECT_EQ(json_text(at(live, "matches.0.seats.1.provisional")), "true");
  EXPECT_EQ(live.find("provisional"), live.rfind("provisional")) << "Marta's is established";
  EXPECT_EQ(number_at(online.call({"GET", "/api/matches/" + id}).body, "counts"), 1);
  online.call({"POST", "/api/matches/" + id + "/commands", paul.token, R"({"shot_id":"a","cmd":"concede"})"});
  const std::string history = online.call({"GET", "/api/people/Paul/matches"}).body;
  EXPECT_EQ(number_at(history, "matches.0.rating_weight"), 0);
  EXPECT_EQ(text_at(history, "matches.0.rating_why"), "no_round");
  EXPECT_EQ(json_text(at(history, "matches.0.counts")), "null");
  EXPECT_EQ(number_at(history, "matches.0.seats.0.rating_after"), 1700);
}

TEST(People, AreFoundHoweverTheirNameIsWritten) {
  Online online;
  online.add("Jörg Müller", AccountKind::kPerson);
  EXPECT_EQ(text_at(online.call({"GET", "/api/people/jorg muller"}).body, "name"), "Jörg Müller");
  EXPECT_EQ(online.call({"GET", "/api/people/Nobody"}).status, 404);
}

TEST(People, MatchesAndHeadToHeadComeFromWhatWasPlayed) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const TestAccount paul = online.add("Paul", AccountKind::kPerson);
  const std::string match = online.begin_match(marta, paul);
  const Reply conceded =
      online.call({"POST", "/api/matches/" + match + "/commands", paul.token, R"({"shot_id":"a1","cmd":"concede"})"});
  ASSERT_EQ(conceded.status, 200) << conceded.body;
  const Reply history = online.call({"GET", "/api/people/Marta/matches"});
  EXPECT_EQ(text_at(history.body, "matches.0.id"), match);
  EXPECT_EQ(text_at(history.body, "matches.0.winner"), "Marta");
  const Reply against = online.call({"GET", "/api/people/Marta/against/Paul"});
  EXPECT_EQ(number_at(against.body, "games.0.won"), 1);
  EXPECT_EQ(number_at(against.body, "games.0.lost"), 0);
  EXPECT_EQ(online.call({"GET", "/api/people/Marta/matches", "", "", "most=0"}).status, 400);
  EXPECT_EQ(online.call({"GET", "/api/people/Marta/matches", "", "", "most=abc"}).status, 400);
  EXPECT_EQ(online.call({"GET", "/api/people/Marta/matches", "", "", "order=up"}).status, 400);
  EXPECT_EQ(online.call({"GET", "/api/people/Marta/matches", "", "", "most=5&most=6"}).status, 400);
}

TEST(Limits, AnswerWithTheTimeToWait) {
  Online online;
  Reply last;
  for (int i = 0; i < 30; ++i) {
    last = online.call({"POST", "/api/guests", "", R"({"name":"Guest )" + std::to_string(i) + R"("})"});
  }
  EXPECT_EQ(last.status, 429);
  const int wait = std::stoi(header_of(last, "Retry-After"));
  EXPECT_GT(wait, 0);
  online.loop.advance(seconds(wait));
  EXPECT_EQ(online.call({"POST", "/api/guests", "", R"({"name":"At last"})"}).status, 201);
}

}  // namespace
}  // namespace hammer::server
