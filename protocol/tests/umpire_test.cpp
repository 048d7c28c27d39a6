#include "protocol/umpire.h"

#include <gtest/gtest.h>

#include "session.h"

namespace hammer::protocol {
namespace {

const std::string kOpen = R"({"cmd":"open","first":"red","end":"A"})";

std::string setup(const std::string& game, const std::string& more, const std::string& seats = kTwo) {
  return R"({"game":")" + game + R"(",)" + seats + (more.empty() ? "" : ',' + more) + '}';
}

const std::string kThree = R"("seats":[{"name":"Ann"},{"name":"Bob"},{"name":"Cid"}])";

TEST(Umpire, StateHasEveryFieldThatIsPromised) {
  Session session;
  const JsonValue state = session.state();
  for (const char* name : {"game",     "phase",  "round",    "frame",    "end",  "first",  "hammer",    "to_shoot",
                           "score",    "colors", "weights",  "series",   "over", "winner", "jar_cents", "to_choose",
                           "may_look", "fouls",  "can_undo", "can_redo", "hash", "players"}) {
    at(state, name);
  }
  EXPECT_EQ(session.text("phase"), "toss");
  EXPECT_TRUE(is_null(at(state, "first")));
  EXPECT_TRUE(is_null(at(state, "hammer")));
  EXPECT_TRUE(is_null(at(state, "to_shoot")));
  EXPECT_TRUE(is_null(at(state, "winner")));
  EXPECT_EQ(as<std::string>(at(at(state, "colors"), "red")), "red");
}

TEST(Umpire, M2_TossChoiceAndColor) {
  Session session(setup("knock-off", "", R"("seats":[{"name":"Ann"},{"name":"Bob"}])"));
  const JsonValue tossed = session.expect_ok(R"({"cmd":"toss","side":"Ann","call":"heads"})");
  EXPECT_EQ(events_of(tossed), "toss_won chooses");
  const JsonValue won = at(at(tossed, "events"), 0);
  EXPECT_TRUE(as<std::string>(at(won, "text")).starts_with("The coin shows " + as<std::string>(at(won, "landed"))));
  EXPECT_EQ(session.text("phase"), "choice");
  const std::string winner = as<std::string>(at(at(session.state(), "to_choose"), "side"));
  session.expect_ok(R"({"cmd":"choose","take":"hammer"})");
  const std::string other = as<std::string>(at(at(session.state(), "to_choose"), "side"));
  EXPECT_NE(winner, other);
  const JsonValue opened = session.expect_ok(R"({"cmd":"choose","take":"color","color":"blue"})");
  const JsonValue opens = as<JsonArray>(at(opened, "events")).back();
  EXPECT_EQ(as<std::string>(at(opens, "hammer")), winner);
  EXPECT_EQ(as<std::string>(at(opens, "end")), session.text("end"));
  EXPECT_EQ(session.text("phase"), "shooting");
  EXPECT_EQ(session.text("hammer"), winner);
  EXPECT_EQ(session.text("first"), other);
  EXPECT_EQ(as<std::string>(at(at(session.state(), "colors"), other)), "blue");
}

TEST(Umpire, M2_ColorIsNotOfferedWhereNamesDecideIt) {
  Session named, unnamed(setup("knock-off", "", R"("seats":[{"name":"Ann"},{"name":"Bob"}])"));
  named.expect_ok(R"({"cmd":"toss","side":"red","call":"heads"})");
  unnamed.expect_ok(R"({"cmd":"toss","side":"Ann","call":"heads"})");
  const auto offered = [](const Session& session) {
    return as<JsonArray>(at(at(session.state(), "to_choose"), "take")).size();
  };
  EXPECT_EQ(offered(named), 2u);
  EXPECT_EQ(offered(unnamed), 3u);
}

TEST(Umpire, SeedOfTheHostIsUsedWhereTheSetupHasNone) {
  const auto record_with = [](std::uint64_t host, const std::string& line) {
    Umpire umpire(host, {});
    umpire.answer(line);
    return read_record(umpire.end_record()).head.seed;
  };
  EXPECT_EQ(record_with(5, kKnockOff), 5u);
  EXPECT_EQ(record_with(5, setup("knock-off", R"("seed":9007199254740991)")), 9007199254740991u);
}

TEST(Umpire, TossIsTheSameForTheSameSeedAndNotForEvery) {
  std::string landed;
  for (int seed = 0; seed < 16; ++seed) {
    const std::string line = setup("knock-off", "\"seed\":" + std::to_string(seed));
    Session one(line), two(line);
    const std::string toss = R"({"cmd":"toss","side":"red","call":"heads"})";
    const std::string text = texts_of(one.expect_ok(toss));
    EXPECT_EQ(text, texts_of(two.expect_ok(toss)));
    landed += text.find("heads") != std::string::npos ? 'h' : 't';
  }
  EXPECT_NE(landed.find('h'), std::string::npos);
  EXPECT_NE(landed.find('t'), std::string::npos);
}

TEST(Umpire, M2_OrderOfThreeSidesIsDrawn) {
  Session session(setup("horse-collar", "", kThree));
  session.expect_ok(R"({"cmd":"toss"})");
  EXPECT_EQ(session.text("phase"), "shooting");
  EXPECT_NE(session.text("first"), session.text("hammer"));
}

TEST(Umpire, StartEndIsDesignatedWhereThatIsAgreed) {
  Session session(setup("knock-off", R"("options":{"start_end":"designated","toss":"winner_first"})"));
  session.expect_ok(R"({"cmd":"toss","side":"red","call":"heads","end":"B"})");
  EXPECT_EQ(session.text("end"), "B");
}

TEST(Umpire, ShotTellsAimedThrownAndWhereItStops) {
  Session session;
  session.expect_ok(kOpen);
  const JsonValue answer = session.expect_ok(R"({"cmd":"shoot","speed":1.85})");
  EXPECT_EQ(events_of(answer), "shot");
  const JsonValue shot = at(at(answer, "events"), 0);
  EXPECT_EQ(as<double>(at(at(shot, "aimed"), "speed")), 1.85);
  EXPECT_EQ(as<double>(at(at(shot, "thrown"), "speed")), 1.85);
  EXPECT_EQ(as<std::string>(at(shot, "player")), "Ann");
  EXPECT_EQ(as<std::string>(at(shot, "text")), "Ann shoots the first red weight; it stops 29.5 cm from the far edge.");
  EXPECT_EQ(as<double>(at(shot, "number")), 1);
  EXPECT_EQ(as<double>(at(shot, "from_far_edge_mm")), 295);
  const JsonValue weights = at(session.state(), "weights");
  ASSERT_EQ(as<JsonArray>(weights).size(), 1u);
  EXPECT_EQ(as<std::string>(at(at(weights, 0), "color")), "red");
  EXPECT_EQ(as<std::string>(at(at(session.state(), "to_shoot"), "player")), "Bob");
  EXPECT_EQ(as<double>(at(at(session.state(), "to_shoot"), "weights_left")), 4);
}

TEST(Umpire, X8_HandMakesTheThrowDifferFromTheAim) {
  Session session(setup("knock-off", R"("options":{"hand":"natural"})"));
  session.expect_ok(kOpen);
  const JsonValue shot = at(at(session.expect_ok(R"({"cmd":"shoot","speed":1.85})"), "events"), 0);
  EXPECT_EQ(as<double>(at(at(shot, "aimed"), "speed")), 1.85);
  EXPECT_NE(as<double>(at(at(shot, "thrown"), "speed")), 1.85);
}

TEST(Umpire, WeightThatFallsIsOffTheBoardAndTold) {
  Session session;
  session.expect_ok(kOpen);
  const JsonValue answer = session.expect_ok(R"({"cmd":"shoot","speed":3})");
  EXPECT_EQ(events_of(answer), "shot fell");
  EXPECT_EQ(texts_of(answer), "Ann shoots the first red weight. The first red weight falls over the far edge.");
  EXPECT_TRUE(as<JsonArray>(at(session.state(), "weights")).empty());
  EXPECT_EQ(as<std::string>(at(at(at(session.state(), "off"), 0), "fate")), "fell");
}

TEST(Umpire, KO6_ReportedRoundScoresAndTheScorerShootsFirst) {
  Session session;
  session.expect_ok(kOpen);
  session.expect_ok(R"({"cmd":"report","weights":[{"color":"blue","x":6.28,"y":0},{"color":"red","x":6,"y":0}]})");
  EXPECT_EQ(session.score("blue"), 4);
  EXPECT_EQ(session.text("first"), "blue");
  EXPECT_EQ(session.text("hammer"), "red");
  EXPECT_EQ(session.text("end"), "B");
  EXPECT_EQ(as<double>(at(session.state(), "round")), 2);
  session.expect_ok(R"({"cmd":"report","score":{"red":3}})");
  EXPECT_EQ(session.score("red"), 3);
  EXPECT_EQ(session.text("first"), "red");
}

TEST(Umpire, X6_OrderActuallyShotDecidesTheHammer) {
  Session session;
  session.expect_ok(kOpen);
  session.expect_ok(R"({"cmd":"report","score":{},"first":"blue"})");
  EXPECT_EQ(session.text("first"), "red");  // nobody scored: the side that in fact had the hammer shoots first
}

TEST(Umpire, HJ1_HickeyGoesIntoTheJar) {
  Session session(setup("horse-collar", R"("options":{"hickey_cents":25})", kThree));
  session.expect_ok(R"({"cmd":"open","first":"Ann"})");
  const JsonValue answer = session.expect_ok(R"({"cmd":"report","score":{"Ann":0}})");
  EXPECT_EQ(events_of(answer), "scored hickey");
  EXPECT_EQ(as<double>(at(session.state(), "jar_cents")), 25);
}

TEST(Umpire, CE2_FourAreThrownTogether) {
  Session session(setup("crazy-eight", "", kThree));
  session.expect_ok(R"({"cmd":"open","first":"Bob","end":"B"})");
  EXPECT_EQ(as<double>(at(at(session.state(), "to_shoot"), "throws")), 4);
  session.expect_ok(R"({"cmd":"throw-four","color":"blue","speed":1.8})");
  EXPECT_EQ(as<JsonArray>(at(session.state(), "weights")).size(), 4u);
  EXPECT_EQ(as<std::string>(at(at(session.state(), "to_shoot"), "color")), "red");
}

TEST(Umpire, X2_HandicapIsByPlayerOrSide) {
  Session session(setup("knock-off", R"("options":{"handicap":{"Ann":3,"blue":1}})"));
  EXPECT_EQ(session.score("red"), 3);
  EXPECT_EQ(session.score("blue"), 1);
}

TEST(Umpire, M5_PartnersTakeTurnsByRound) {
  Session session(R"({"game":"knock-off","seats":[{"name":"Ann","side":"red"},{"name":"Bob","side":"blue"},)"
                  R"({"name":"Cid","side":"red"},{"name":"Dot","side":"blue"}]})");
  session.expect_ok(kOpen);
  const auto player = [&] { return as<std::string>(at(at(session.state(), "to_shoot"), "player")); };
  EXPECT_EQ(player(), "Ann");
  session.expect_ok(R"({"cmd":"report","score":{"red":1}})");
  EXPECT_EQ(player(), "Cid");
}

TEST(Umpire, UndoAndRedoAreEventsToo) {
  Session session;
  session.expect_ok(kOpen);
  const std::string before = as<std::string>(at(session.state(), "hash"));
  session.expect_ok(R"({"cmd":"shoot","speed":1.9})");
  const std::string shot = as<std::string>(at(session.state(), "hash"));
  EXPECT_EQ(events_of(session.expect_ok(R"({"cmd":"undo"})")), "undone");
  EXPECT_EQ(session.text("hash"), before);
  const JsonValue redone = session.expect_ok(R"({"cmd":"redo"})");
  EXPECT_EQ(events_of(redone), "redone shot fell");
  EXPECT_EQ(as<double>(at(at(at(at(redone, "events"), 1), "thrown"), "speed")), 1.9);
  EXPECT_EQ(session.text("hash"), shot);
}

TEST(Umpire, M8_ConcedingEndsTheMatchOfTwo) {
  Session session;
  session.expect_ok(kOpen);
  EXPECT_EQ(events_of(session.expect_ok(R"({"cmd":"concede","side":"red"})")), "conceded game_won match_won");
  EXPECT_EQ(session.text("phase"), "over");
  EXPECT_EQ(session.text("winner"), "blue");
  EXPECT_TRUE(as<bool>(at(session.state(), "over")));
}

TEST(Umpire, M7_DustingNeedsWearAndPerhapsAGrant) {
  Session session(setup("knock-off", R"("options":{"wear":true,"dusting":"director"})"));
  session.expect_ok(kOpen);
  EXPECT_EQ(session.expect_refused(R"({"cmd":"dust"})", ""), "dusting has to be granted first; accepted is grant-dust");
  session.expect_ok(R"({"cmd":"grant-dust"})");
  EXPECT_EQ(events_of(session.expect_ok(R"({"cmd":"dust","area":"whole"})")), "dusted");
}

TEST(Umpire, M6_FoulsAreCounted) {
  Session session;
  session.expect_ok(kOpen);
  const JsonValue answer = session.expect_ok(R"({"cmd":"foul","side":"blue","kind":"shaking"})");
  EXPECT_EQ(texts_of(answer), "A foul is noted against blue: striking or shaking the table.");
  EXPECT_EQ(as<double>(at(at(session.state(), "fouls"), "blue")), 1);
}

TEST(Umpire, X1_SeriesCountsGames) {
  Session session(setup("knock-off", R"("options":{"best_of":3,"game_score":1})"));
  session.expect_ok(kOpen);
  session.expect_ok(R"({"cmd":"report","score":{"red":1}})");
  EXPECT_EQ(as<double>(at(at(at(session.state(), "series"), "wins"), "red")), 1);
  EXPECT_EQ(as<double>(at(at(session.state(), "series"), "game")), 2);
  EXPECT_FALSE(as<bool>(at(session.state(), "over")));
}

TEST(Umpire, ScoredRoundCarriesTheJudgement) {
  Session session;
  session.expect_ok(kOpen);
  const JsonValue answer = session.expect_ok(R"({"cmd":"report","weights":[{"color":"red","x":6.28,"y":0}]})");
  const JsonValue judgement = at(at(at(answer, "events"), 0), "judgement");
  EXPECT_EQ(as<std::string>(at(judgement, "summary")), "Red scores 4: one hanger.");
}

TEST(Umpire, FirstAnswerShowsWhatIsAgreedAndKeepsTheSeedSecret) {
  Umpire umpire(1, {});
  const JsonValue agreed =
      at(parsed(umpire.answer(setup("knock-off", R"("options":{"wear":true},"seed":77)"))), "setup");
  EXPECT_EQ(as<double>(at(at(agreed, "options"), "game_score")), 15);
  EXPECT_EQ(as<bool>(at(at(agreed, "options"), "wear")), true);
  EXPECT_EQ(as<double>(at(agreed, "powder")), 0.3);
  EXPECT_EQ(umpire.show().find("seed"), std::string::npos);
}

TEST(Umpire, KO7_BrochureIsPlayedTo21ByFour) {
  Umpire umpire(1, {});
  const std::string answer =
      umpire.answer(R"({"game":"knock-off","preset":"brochure","seats":[{"name":"Ann","side":"a"},)"
                    R"({"name":"Bob","side":"b"},{"name":"Cid","side":"a"},{"name":"Dot","side":"b"}]})");
  EXPECT_EQ(as<double>(at(at(at(parsed(answer), "setup"), "options"), "game_score")), 21);
}

TEST(Umpire, BlankLineGetsNoAnswer) {
  Umpire umpire(1, {});
  EXPECT_EQ(umpire.answer(""), "");
  EXPECT_EQ(umpire.answer(" \r"), "");
}

TEST(Umpire, HasTheCourseOfAThrowUntilTheNextLineIsAccepted) {
  Session session;
  EXPECT_FALSE(session.umpire().course());
  session.expect_ok(kOpen);
  EXPECT_FALSE(session.umpire().course());
  session.expect_ok(R"({"cmd":"shoot","speed":1.8})");
  ASSERT_TRUE(session.umpire().course());
  session.expect_refused(R"({"cmd":"shoot","speed":99})", "speed");
  EXPECT_EQ(session.umpire().course()->weights, std::vector<int>{0});
  session.expect_ok(R"({"cmd":"shoot","speed":1.7})");
  EXPECT_EQ(session.umpire().course()->weights, (std::vector<int>{0, 1}));
  EXPECT_EQ(session.umpire().course()->colors, (std::vector<Color>{Color::kRed, Color::kBlue}));
  session.expect_ok(R"({"cmd":"undo"})");
  EXPECT_FALSE(session.umpire().course());
  session.expect_ok(R"({"cmd":"redo"})");
  EXPECT_FALSE(session.umpire().course());
}

TEST(Umpire, AMatchThatIsTakenUpHasNoCourseYet) {
  Session session;
  session.expect_ok(kOpen);
  session.expect_ok(R"({"cmd":"shoot","speed":1.8})");
  Session again(read_record(session.record()));
  EXPECT_FALSE(again.umpire().course());
}

}  // namespace
}  // namespace hammer::protocol
