// What the umpire refuses: one sentence that names the field and what would be accepted, and nothing changed.
#include <gtest/gtest.h>

#include <array>

#include "protocol/english.h"
#include "session.h"

namespace hammer::protocol {
namespace {

struct Bad {
  std::string line, field, sentence;
};

std::string with_seats(const std::string& seats) { return R"({"game":"knock-off","seats":[)" + seats + "]}"; }
std::string with_options(const std::string& game, const std::string& options) {
  return R"({"game":")" + game + R"(","options":{)" + options + "}," + kTwo + '}';
}

void expect_bad_setups(const std::vector<Bad>& all) {
  for (const Bad& bad : all) {
    Umpire umpire(1, {});
    const JsonValue answer = parsed(umpire.answer(bad.line));
    EXPECT_FALSE(as<bool>(at(answer, "ok"))) << bad.line;
    const JsonValue field = at(answer, "field");
    EXPECT_EQ(is_null(field) ? "" : as<std::string>(field), bad.field) << bad.line;
    EXPECT_EQ(as<std::string>(at(answer, "error")), bad.sentence) << bad.line;
    EXPECT_FALSE(umpire.match());
    EXPECT_EQ(umpire.take_record(), "");
    EXPECT_TRUE(as<bool>(at(parsed(umpire.answer(kKnockOff)), "ok"))) << "the next line is tried as a setup";
  }
}

TEST(Names, AreJoinedAsInASentence) {
  EXPECT_EQ(join(std::array<std::string_view, 3>{"slow", "medium", "fast"}), "slow, medium or fast");
  EXPECT_EQ(join(std::array<std::string_view, 2>{"red", "blue"}, "and"), "red and blue");
  EXPECT_EQ(join(std::array<std::string_view, 1>{"red"}), "red");
}

TEST(UmpireRefusal, SeatsThatCannotPlay) {
  expect_bad_setups({
      {R"({"game":"knock-off"})", "seats", R"(seats is missing; accepted is an array of {"name","side"})"},
      {with_seats(""), "seats", "seats has 0 entries; accepted are 2 to 64"},
      {with_seats(R"({"name":"Ann"})"), "seats", "seats has 1 side; accepted in Knock Off are 2"},
      {with_seats(R"({"name":"Ann"},{"name":"Bob"},{"name":"Cid"})"), "seats",
       "seats has 3 sides; accepted in Knock Off are 2"},
      {with_seats(R"({"name":"Ann"},{"name":"Ann"})"), "seats[1].name",
       "seats[1].name is the same as seats[0].name; accepted is a name of their own"},
      {with_seats(R"({"name":"Ann","side":"a"},{"name":"Bob","side":"b"},{"name":"Cid","side":"a"})"), "seats",
       "seats gives \"a\" 2 players and \"b\" 1; accepted are equal teams"},
      {with_seats(R"({"name":"Ann"},{"side":"b"})"), "seats[1].name", "seats[1].name is missing; accepted is a name"},
      {with_seats(R"({"name":"Ann"},{"name":7})"), "seats[1].name", "seats[1].name is 7; accepted is a name"},
      {with_seats(R"({"name":"Ann"},{"name":"  "})"), "seats[1].name", "seats[1].name is blank; accepted is a name"},
      {with_seats(R"({"name":"Ann"},{"name":"Bob","side":""})"), "seats[1].side",
       "seats[1].side is blank; accepted is a name"},
      {with_seats(R"({"name":"Ann"},{"name":"a\u0000b"})"), "seats[1].name",
       "seats[1].name holds a control character; accepted is printable text"},
      {with_seats(R"({"name":"Ann"},{"name":")" + std::string(101, 'x') + "\"}"), "seats[1].name",
       "seats[1].name has 101 bytes; accepted are at most 100"},
      {with_seats(R"({"name":"Ann"},{"name":"Bob","hand":"champ"})"), "seats[1].hand",
       "seats[1].hand is \"champ\"; accepted is none, slight, natural, toddler, child, newcomer, beginner, learner, "
       "novice, casual, league, pro or champion"},
      {with_seats(R"({"name":"Ann","hand":"proo"},{"name":"Bob"})"), "seats[0].hand",
       "seats[0].hand is \"proo\", did you mean pro? accepted is none, slight, natural, toddler, child, newcomer, "
       "beginner, learner, novice, casual, league, pro or champion"},
      {with_seats(R"({"name":"Ann","hand":2},{"name":"Bob"})"), "seats[0].hand",
       "seats[0].hand is 2; accepted is none, slight, natural, toddler, child, newcomer, beginner, learner, novice, "
       "casual, league, pro or champion"},
      {with_seats("3,4"), "seats[0]", "seats[0] is 3; accepted is an object"},
  });
}

TEST(UmpireRefusal, HundredSeats) {
  std::string seats;
  for (int i = 0; i < 100; ++i) seats += (i ? "," : "") + (R"({"name":")" + std::to_string(i) + "\"}");
  expect_bad_setups({{with_seats(seats), "seats", "seats has 100 entries; accepted are 2 to 64"}});
}

TEST(UmpireRefusal, SeventeenSides) {
  std::string seats;
  for (int i = 0; i < 17; ++i) seats += (i ? "," : "") + (R"({"name":")" + std::to_string(i) + "\"}");
  expect_bad_setups({{R"({"game":"horse-collar","seats":[)" + seats + "]}", "seats",
                      "seats has 17 sides; accepted in Horse Collar are 2 to 16"}});
}

TEST(UmpireRefusal, OptionsThatContradict) {
  const std::string missing = "options.inings is not a known field, did you mean options.innings? accepted are ";
  Umpire umpire(1, {});
  const std::string answer = umpire.answer(with_options("baseball", R"("inings":3)"));
  EXPECT_NE(answer.find(missing), std::string::npos) << answer;
  expect_bad_setups({
      {with_options("tap-and-draw", R"("dead_weight_voids":false)"), "options.dead_weight_voids",
       "options.dead_weight_voids is for Tap & Draw only with scoring horse_collar; leave it out, or choose that too"},
      {with_options("knock-off", R"("best_of":2)"), "options.best_of",
       "options.best_of is 2; accepted is an odd number, so that somebody wins the match"},
      {with_options("knock-off", R"("handicap":{"Ann":15})"), "options.handicap",
       "options.handicap gives \"red\" 15; accepted is a whole number from 0, below the game score"},
      {with_options("knock-off", R"("handicap":{"Ann":3,"red":2})"), "options.handicap.red",
       "options.handicap.red names a side that has its points already"},
      {with_options("knock-off", R"("handicap":3)"), "options.handicap",
       R"(options.handicap is 3; accepted is points by name, as {"Ann":3})"},
      {with_options("knock-off", R"("game_score":1e300)"), "options.game_score",
       "options.game_score is 1e+300; accepted is a whole number from 1 to 1000000"},
      {with_options("knock-off", R"("wear":"yes")"), "options.wear",
       R"(options.wear is "yes"; accepted is true or false)"},
      {with_options("knock-off", R"("hand":"shaky")"), "options.hand",
       R"(options.hand is "shaky"; accepted is none, slight or natural)"},
      {with_options("horse-collar", R"("dead_weights":"removed","dead_weight_voids":true)"),
       "options.dead_weight_voids",
       "options.dead_weight_voids is true, but dead weights are removed at once, so none is left to void a turn; "
       "accepted is false, or dead_weights stay"},
      {R"({"game":"knock-off","table":"9ft-bank","options":{"foul_line":"long"},)" + kTwo + '}', "options.foul_line",
       "options.foul_line is long, but on a 9ft-bank table the foul line is always the centre line; leave it out"},
      {R"({"game":"knock-off","options":[],)" + kTwo + '}', "options", "options is an array; accepted is an object"},
      {R"({"game":"knock-off","preset":"broschure",)" + kTwo + '}', "preset",
       R"(preset is "broschure", did you mean brochure? accepted is tournament or brochure)"},
      {R"({"game":"knock-off","seed":1.5,)" + kTwo + '}', "seed",
       "seed is 1.5; accepted is a whole number from 0 to 9007199254740991"},
      {R"({"game":"knock-off","seed":9007199254740993,)" + kTwo + '}', "seed",
       "seed is 9007199254740992; accepted is a whole number from 0 to 9007199254740991"},
  });
}

TEST(UmpireRefusal, UnknownOptionListsThoseOfTheGame) {
  Umpire umpire(1, {});
  const std::string answer = umpire.answer(with_options("knock-off", R"("inings":3)"));
  EXPECT_NE(answer.find("options.inings is not a known field; accepted are game_score, "), std::string::npos) << answer;
  EXPECT_EQ(answer.find("innings"), std::string::npos) << answer;
}

TEST(UmpireRefusal, UnknownTableListsThoseOfTheGame) {
  const auto error = [](const std::string& game) {
    Umpire umpire(1, {});
    return as<std::string>(
        at(parsed(umpire.answer(R"({"game":")" + game + R"(","table":"30ft",)" + kTwo + '}')), "error"));
  };
  EXPECT_EQ(error("target"), "table is \"30ft\"; accepted is 22ft-target");
  EXPECT_EQ(error("knock-off").find("target"), std::string::npos) << error("knock-off");
  EXPECT_NE(error("tap-and-draw").find("22ft-target"), std::string::npos) << error("tap-and-draw");
}

TEST(UmpireRefusal, X2_HandicapByANameOfTwoSides) {
  const std::string seats = R"({"name":"Ann","side":"Bob"},{"name":"Bob","side":"x"})";
  const auto setup = [&](const std::string& handicap) {
    return R"({"game":"knock-off","seats":[)" + seats + R"(],"options":{"handicap":)" + handicap + "}}";
  };
  expect_bad_setups({{setup(R"({"Bob":3})"), "options.handicap.Bob",
                      "options.handicap.Bob is a side and also a player of another side; accepted is a name that is "
                      "not both"}});
  Session session(setup(R"({"Ann":3})"));
  const ReadRecord record = read_record(session.record());  // which must not name the side
  ASSERT_FALSE(record.fault) << record.fault->sentence();
  EXPECT_EQ(record.match->state().scores[0], 3);
}

TEST(UmpireRefusal, BeforeTheSetupThereIsNoState) {
  Umpire umpire(1, {});
  EXPECT_TRUE(is_null(at(parsed(umpire.answer("nonsense")), "state")));
  EXPECT_TRUE(is_null(at(parsed(umpire.refuse_long_line()), "state")));
}

TEST(UmpireRefusal, SetupWithoutASeedWhereNobodyHasOne) {
  Umpire umpire(std::nullopt, {});
  EXPECT_EQ(as<std::string>(at(parsed(umpire.answer(kKnockOff)), "error")),
            "seed is missing; accepted is a whole number from 0 to 9007199254740991");
  EXPECT_FALSE(umpire.match());
}

TEST(UmpireRefusal, M8_SideThatHasConcededDoesNotOpen) {
  Session session(R"({"game":"horse-collar","options":{"best_of":3,"game_score":10},)"
                  R"("seats":[{"name":"Ann"},{"name":"Bob"},{"name":"Cid"}]})");
  session.expect_ok(R"({"cmd":"concede","side":"Ann"})");
  EXPECT_EQ(session.expect_refused(R"({"cmd":"open","first":"Ann"})", "first"),
            "first has conceded; accepted is a side that still plays");
  session.expect_ok(R"({"cmd":"open","first":"Bob"})");
}

TEST(UmpireRefusal, LinesThatAreNoCommand) {
  Session session;
  EXPECT_EQ(session.expect_refused("nonsense", ""), "not JSON: unexpected nonsense at column 1");
  EXPECT_EQ(session.expect_refused("[]", ""), "the line is an array; accepted is an object");
  EXPECT_TRUE(session.expect_refused("{}", "cmd").starts_with("cmd is missing; accepted is toss, choose, "));
  EXPECT_TRUE(session.expect_refused(R"({"cmd":"shot"})", "cmd")
                  .starts_with(R"(cmd is "shot", did you mean shoot? accepted is toss)"));
  EXPECT_EQ(session.expect_refused(R"({"cmd":"undo","times":2})", "times"),
            "times is not a known field; accepted are cmd");
  EXPECT_TRUE(session.expect_refused(R"({"cmd":"undo","cmd":"redo"})", "cmd").ends_with("given twice"));
}

TEST(UmpireRefusal, WrongPhaseSaysWhatIsDue) {
  Session session;
  const std::string shoot = R"({"cmd":"shoot","speed":2})", open = R"({"cmd":"open","first":"red"})";
  EXPECT_EQ(session.expect_refused(shoot, ""), "the match has not been opened; accepted is toss or open");
  EXPECT_EQ(session.expect_refused(R"({"cmd":"choose","take":"first"})", ""),
            "the match has not been opened; accepted is toss or open");
  session.expect_ok(R"({"cmd":"toss","side":"red","call":"tails"})");
  EXPECT_TRUE(session.expect_refused(shoot, "").ends_with("has to choose; accepted is choose"));
  session.expect_ok(open);
  EXPECT_EQ(session.expect_refused(open, ""), "\"red\" has to shoot; accepted is shoot, report or forfeit");
  EXPECT_EQ(session.expect_refused(R"({"cmd":"throw-four","color":"red","speed":2})", ""),
            "one weight is to be shot now; accepted is shoot");
  session.expect_ok(R"({"cmd":"concede","side":"red"})");
  EXPECT_EQ(session.expect_refused(shoot, ""), "the match is over; accepted is undo");
  EXPECT_EQ(session.expect_refused(R"({"cmd":"redo"})", ""), "there is nothing to redo");
}

TEST(UmpireRefusal, ShotsThatNobodyCanThrow) {
  Session session;
  session.expect_ok(R"({"cmd":"open","first":"red"})");
  const auto refused = [&](const std::string& numbers, const std::string& field) {
    return session.expect_refused(R"({"cmd":"shoot",)" + numbers + '}', field);
  };
  EXPECT_EQ(refused(R"("y":0)", "speed"), "speed is missing; accepted is a number from 0 to 25 m/s");
  EXPECT_EQ(refused(R"("speed":-1)", "speed"), "speed is -1; accepted is a number from 0 to 25 m/s");
  EXPECT_EQ(refused(R"("speed":NaN)", "speed"), "speed is NaN; accepted is a finite number");
  EXPECT_EQ(refused(R"("speed":1e999)", "speed"), "speed is 1e999, too large for a number");
  EXPECT_EQ(refused(R"("speed":null)", "speed"), "speed is null; accepted is a number from 0 to 25 m/s");
  EXPECT_EQ(refused(R"("speed":2,"y":0.23)", "y"), "y is 0.23; accepted is a number from -0.22463 to 0.22463 m");
  EXPECT_EQ(refused(R"("speed":2,"angle":2)", "angle"), "angle is 2; accepted is a number from -1.5 to 1.5 rad");
  EXPECT_EQ(refused(R"("speed":2,"spin":1e3)", "spin"), "spin is 1000; accepted is a number from -500 to 500 rad/s");
}

TEST(UmpireRefusal, ReportsThatCannotBe) {
  Session session;
  session.expect_ok(R"({"cmd":"open","first":"red"})");
  const auto refused = [&](const std::string& rest, const std::string& field) {
    return session.expect_refused(R"({"cmd":"report")" + rest + '}', field);
  };
  EXPECT_EQ(refused("", "weights"), "weights is missing, and so is score; accepted is one of the two");
  EXPECT_EQ(refused(R"(,"weights":[],"score":{})", "weights"),
            "weights is given together with score; accepted is one of the two");
  EXPECT_EQ(refused(R"(,"score":{"red":3,"blue":2})", "score"),
            "score gives points to both sides, but only one scores in a round; accepted is one");
  EXPECT_EQ(refused(R"(,"score":{"red":17})", "score.red"),
            "score.red is 17, which no round of Knock Off is worth; accepted is 0 to 16");
  EXPECT_EQ(refused(R"(,"score":{"red":1.5})", "score.red"),
            "score.red is 1.5; accepted is a whole number from 0 to 1000000");
  EXPECT_EQ(refused(R"(,"score":{"rde":1})", "score.rde"),
            "score.rde is not a known field, did you mean score.red? accepted are red and blue");
  EXPECT_EQ(refused(R"(,"score":{},"first":"green")", "first"), R"(first is "green"; accepted is red or blue)");
  EXPECT_EQ(refused(R"(,"weights":[],"first_color":"red")", "first_color"),
            "first_color is given, but there is no colour thrown first in this report; leave it out");
  EXPECT_EQ(refused(R"(,"weights":[{"color":"red","x":6.3,"y":0}])", "weights[0].x"),
            "weights[0].x is 6.3, off the board of a 22ft table; accepted is a number from 0 to 6.2992 m");
}

TEST(UmpireRefusal, ReportOfAnotherSidesTurn) {
  Session session(R"({"game":"horse-collar","seats":[{"name":"Ann"},{"name":"Bob"}]})");
  session.expect_ok(R"({"cmd":"open","first":"Ann"})");
  EXPECT_EQ(session.expect_refused(R"({"cmd":"report","score":{"Ann":2}})", "score.Ann").substr(0, 75),
            "score.Ann is 2, which no turn of Horse Collar is worth; accepted is 0, 3 to");
  EXPECT_EQ(session.expect_refused(R"({"cmd":"report","score":{"Bob":3}})", "score"),
            "score is of another side; accepted is the side at turn, \"Ann\"");
  EXPECT_EQ(session.expect_refused(R"({"cmd":"report","score":{"Ann":3},"first":"Bob"})", "first"),
            "first is for games in which two sides share the board; leave it out");
}

TEST(UmpireRefusal, CallsOfATossOfThree) {
  Session session(R"({"game":"horse-collar","seats":[{"name":"Ann"},{"name":"Bob"},{"name":"Cid"}]})");
  EXPECT_EQ(session.expect_refused(R"({"cmd":"toss","side":"Ann","call":"heads"})", "side"),
            "side is given, but the order of three or more sides is drawn; leave it out");
}

TEST(UmpireRefusal, NamesOfAnyKindSurviveEverything) {
  const std::string name = R"(\"}],\\ <b>&\u00e9\ud83d\ude00)";
  Session session(R"({"game":"knock-off","seats":[{"name":")" + name + R"("},{"name":"Bob"}]})");
  session.expect_ok(R"({"cmd":"open","first":")" + name + R"("})");
  session.expect_ok(R"({"cmd":"shoot","speed":1.9})");
  const ReadRecord record = read_record(session.record());
  EXPECT_FALSE(record.fault) << record.fault->sentence();
  EXPECT_EQ(record.match->setup().sides[0], session.umpire().match()->setup().sides[0]);
}

TEST(UmpireRefusal, LongLine) {
  Session session;
  EXPECT_EQ(as<std::string>(at(parsed(session.umpire().refuse_long_line()), "error")),
            "the line is longer than 1048576 bytes");
}

}  // namespace
}  // namespace hammer::protocol
