#include "protocol/advise_line.h"

#include <gtest/gtest.h>

#include "answers.h"

namespace hammer::protocol {
namespace {

constexpr AdviseCost kQuick{.max_effort = 300, .judged = 100, .named = 30};

std::string answer(std::string_view line, int number = 1) {
  std::string out;
  advise_line(number, line, kQuick, out);
  return out;
}

std::size_t count(const JsonValue& value) { return as<JsonArray>(value).size(); }

std::string advice_refusal(std::string_view line) {
  const std::string sentence = text(parsed(answer(line)), "error");
  EXPECT_TRUE(sentence.starts_with("line 1: ")) << sentence;
  return sentence.substr(std::min<std::size_t>(8, sentence.size()));
}

// The last weight of a round, with a red 3 to beat.
const std::string kLast =
    R"("game":"knock-off","weights":[{"color":"red","x":6.2,"y":0.05}],"thrown":7,"to_shoot":"blue")";

std::string last_with(const std::string& more) { return '{' + kLast + more + '}'; }

TEST(AdviseLine, ShotsHaveASentenceCodesAndNumbers) {
  const JsonValue advice = parsed(answer(last_with(R"(,"shots":2,"sample":3)")));
  EXPECT_EQ(text(advice, "to_shoot"), "blue");
  EXPECT_EQ(number(advice, "weights_left"), 1);
  EXPECT_EQ(count(at(advice, "shots")), 2u);
  const JsonValue shot = at(at(advice, "shots"), 0);
  EXPECT_TRUE(text(shot, "say").ends_with('.'));
  EXPECT_FALSE(text(shot, "kind").empty());
  for (const std::string_view field : {"success", "success_error", "win", "win_error"}) {
    EXPECT_GE(number(shot, field), 0);
    EXPECT_LE(number(shot, field), 1);
  }
  EXPECT_NEAR(number(shot, "gain"), number(shot, "win") - number(advice, "win_thrown_away"), 1e-12);
  EXPECT_GT(number(at(shot, "aim"), "speed"), 0);
  EXPECT_EQ(count(at(shot, "sample")), 3u);
  const JsonValue moved = at(at(at(shot, "sample"), 0), "moved");
  const JsonValue thrown = at(moved, count(moved) - 1);
  EXPECT_EQ(number(thrown, "weight"), 1) << "behind the one that was sent";
}

TEST(AdviseLine, TheSameLineGetsTheSameBytes) {
  const std::string line = last_with(R"(,"seed":9)");
  EXPECT_EQ(answer(line), answer(line));
  EXPECT_NE(answer(line), answer(last_with(R"(,"seed":10)")));
}

TEST(AdviseLine, TargetsArePlacesInWhatWasSent) {
  const JsonValue advice = parsed(answer(
      R"({"game":"knock-off","weights":[{"color":"blue","x":5.5,"y":0.2},{"color":"red","x":6.2,"y":0.05}],
      "thrown":7,"to_shoot":"blue","shots":8,"hand":"none"})"));
  bool hits = false;
  for (const JsonValue& shot : as<JsonArray>(at(advice, "shots"))) {
    if (!text(shot, "kind").starts_with("take_out") && text(shot, "kind") != "stick") continue;
    hits = true;
    EXPECT_EQ(number(shot, "target"), 1);
    EXPECT_NE(text(shot, "say").find("red's 3"), std::string::npos) << text(shot, "say");
    const JsonValue name = at(shot, "target_name");
    EXPECT_EQ(text(name, "side") + text(name, "color") + text(name, "zone"), "redred3");
    EXPECT_EQ(number(name, "alike"), 1);
  }
  EXPECT_TRUE(hits);
}

TEST(AdviseLine, NoTwoWeightsAndNoTwoShotsHaveTheSameName) {
  const std::string red = R"({"game":"knock-off","thrown":7,"to_shoot":"blue","shots":8,"sample":0,"weights":)";
  for (const std::string weights :
       {R"([{"color":"red","x":6.2,"y":0.1},{"color":"red","x":6.2,"y":0.2},{"color":"red","x":6.1,"y":-0.1}])",
        R"([{"color":"red","x":6.25,"y":0.1},{"color":"red","x":6.18,"y":0.1},{"color":"red","x":6.2,"y":-0.1}])",
        R"([{"color":"red","x":6.2,"y":0},{"color":"red","x":6.2,"y":0.1},{"color":"red","x":6.2,"y":0.2}])",
        R"([{"color":"red","x":6.2,"y":0.08},{"color":"red","x":6.2,"y":0.15},{"color":"red","x":6.2,"y":0.23}])"}) {
    const JsonValue advice = parsed(answer(red + weights + '}'));
    std::vector<std::string> names;
    for (const JsonValue& shot : as<JsonArray>(at(advice, "shots"))) names.push_back(text(shot, "say"));
    ASSERT_GT(names.size(), 2u);
    std::sort(names.begin(), names.end());
    EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end()) << weights << *names.begin();
  }
}

TEST(AdviseLine, WeightsAreToldApartInCodesToo) {
  const JsonValue advice = parsed(answer(
      R"({"game":"knock-off","thrown":7,"to_shoot":"blue","shots":8,"sample":0,"weights":[
      {"color":"red","x":6.25,"y":0.1},{"color":"red","x":6.18,"y":0.1},{"color":"red","x":6.2,"y":-0.1}]})"));
  int told = 0;
  for (const JsonValue& shot : as<JsonArray>(at(advice, "shots"))) {
    if (is_null(at(shot, "target")) || text(shot, "kind") == "take_out_two") continue;
    const JsonValue name = at(shot, "target_name");
    EXPECT_EQ(number(name, "alike"), 3);
    const bool left = number(shot, "target") < 2;
    EXPECT_EQ(text(name, "lane"), left ? "left" : "right");
    if (left) {
      EXPECT_EQ(number(name, "rank"), number(shot, "target") + 1);
      EXPECT_EQ(text(name, "by"), "depth");
    }
    ++told;
  }
  EXPECT_GT(told, 0);
}

TEST(AdviseLine, EveryGameAndCushionBoardsAreAdvised) {
  for (const std::string game : {"knock-off", "tap-and-draw", "target"})
    EXPECT_GT(count(at(parsed(answer(R"({"game":")" + game + R"(","weights":[],"to_shoot":"red"})")), "shots")), 0u);
  for (const std::string game : {"horse-collar", "baseball", "crazy-eight"})
    EXPECT_GT(count(at(parsed(answer(R"({"game":")" + game + R"(","weights":[],"to_shoot":"first"})")), "shots")), 0u);
  const JsonValue bank =
      parsed(answer(R"({"game":"knock-off","table":"9ft-bank","weights":[],"to_shoot":"red","hand":"slight"})"));
  EXPECT_TRUE(as<bool>(at(at(at(bank, "shots"), 0), "bank")));
  EXPECT_TRUE(text(at(at(bank, "shots"), 0), "say").starts_with("Off the cushion, "));
}

TEST(AdviseLine, HandsMayBeNamedBySideOrGivenInNumbers) {
  const std::string none = answer(last_with(R"(,"hand":"none")"));
  EXPECT_NE(none, answer(last_with("")));
  EXPECT_EQ(answer(last_with(R"(,"hand":{"blue":"pro"})")), answer(last_with("")));
  // A refusal is an object too, but has no shots.
  EXPECT_GT(
      count(at(parsed(answer(last_with(R"(,"hand":{"blue":{"speed":0.02,"angle":0.005,"place":0.004}})"))), "shots")),
      0u);
}

TEST(AdviseRate, HasGradeLossAndLuck) {
  const JsonValue rating =
      parsed(answer(last_with(R"(,"rate":{"aimed":{"y":-0.2,"speed":4,"angle":-0.05},"thrown":{"speed":4}})")));
  EXPECT_EQ(text(rating, "grade"), "blunder");
  EXPECT_GT(number(rating, "loss"), 0.1);
  EXPECT_EQ(text(at(rating, "played"), "kind"), "throw_away");
  EXPECT_GT(number(at(rating, "best"), "win"), number(at(rating, "played"), "win"));
  EXPECT_NE(text(rating, "say").find(" points of a hundred in chance of winning; better: "), std::string::npos);
  const JsonValue as_meant = parsed(answer(last_with(
      R"(,"rate":{"aimed":{"y":-0.2,"speed":4,"angle":-0.05},"thrown":{"y":-0.2,"speed":4,"angle":-0.05}})")));
  EXPECT_TRUE(text(as_meant, "say").ends_with(" Luck: none.")) << text(as_meant, "say");
}

TEST(AdviseEstimate, ComesFromThrowsOrFromResting) {
  std::string throws, rests;
  for (const std::string more : {"1.88", "1.91", "1.9", "1.93", "1.87"}) {
    throws += R"(,{"aimed":{"speed":1.9},"thrown":{"speed":)" + more + "}}";
    rests += R"(,{"aimed":{"x":5.9,"y":0},"rest":{"x":5.)" + more.substr(2) + R"(,"y":0.01}})";
  }
  const JsonValue by_throw = parsed(answer(R"({"estimate":[)" + throws.substr(1) + "]}"));
  EXPECT_EQ(number(by_throw, "throws"), 5);
  EXPECT_NEAR(number(at(at(by_throw, "deviation"), "speed"), "value"), 0.0126, 0.0005);
  EXPECT_EQ(number(at(by_throw, "hand"), "speed"), number(at(at(by_throw, "deviation"), "speed"), "value"));
  EXPECT_TRUE(text(by_throw, "say").starts_with("From 5 throws the hand scatters speed by 1.3 % ("));
  EXPECT_FALSE(
      as<bool>(at(parsed(answer(R"({"estimate":[)" + rests.substr(1) + R"(],"table":"22ft"})")), "place_measured")));
}

TEST(AdviseEstimate, TheCoachTakesTheWildestHandAsItIsWritten) {
  std::string throws;
  for (const std::string speed : {"0.2", "3.9", "0.1", "3.8", "4"})
    throws += R"(,{"aimed":{"speed":1.9},"thrown":{"angle":)" + std::string(speed.size() > 1 ? "0.9" : "-0.9") +
              R"(,"speed":)" + speed + "}}";
  const JsonValue estimate = parsed(answer(R"({"estimate":[)" + throws.substr(1) + "]}"));
  EXPECT_GT(number(at(at(estimate, "deviation"), "speed"), "value"), 0.5);
  const JsonValue hand = at(estimate, "hand");
  EXPECT_EQ(number(hand, "speed"), 0.5);
  const auto in_numbers = [&](const std::string& name) {
    return '"' + name + "\":" + std::to_string(number(hand, name));
  };
  const std::string line = in_numbers("speed") + ',' + in_numbers("angle") + ',' + in_numbers("place");
  EXPECT_GT(count(at(parsed(answer(last_with(R"(,"hand":{)" + line + '}'))), "shots")), 0u);
}

TEST(AdviseRefusal, PositionsThatCannotBeAreNamed) {
  EXPECT_EQ(advice_refusal(R"({"game":"knock-off","weights":[]})"), "to_shoot is missing; accepted is red or blue");
  EXPECT_EQ(
      advice_refusal(R"({"game":"knock-off","weights":[{"color":"red","x":6.2,"y":0}],"thrown":0,"to_shoot":"red"})"),
      "thrown is 0, but weights has 1 weight; accepted is how many were thrown so far, those that fell included");
  EXPECT_EQ(advice_refusal(R"({"game":"knock-off","weights":[],"thrown":8,"to_shoot":"red"})"),
            "thrown is 8, so nothing is left to shoot; accepted is at most 7");
  EXPECT_EQ(
      advice_refusal(R"({"game":"knock-off","weights":[{"color":"red","x":6.2,"y":0}],"to_shoot":"red","thrown":1})"),
      "weights has 1 red weight, but of the 1 thrown before red shoots 0 are red; thrown is how many were thrown "
      "in all, those that fell included");
  EXPECT_EQ(advice_refusal(R"({"game":"knock-off","weights":[{"color":"red","x":1,"y":0}],"to_shoot":"blue"})"),
            "weights[0] is not clear of the foul line, and dead weights are removed; leave it out, and count it in "
            "thrown");
  EXPECT_EQ(advice_refusal(last_with(R"(,"hammer":"red")")),
            "hammer is red, but blue shoots last when blue is to shoot after 7 weights");
  EXPECT_EQ(advice_refusal(last_with(R"(,"score":{"red":15})")),
            "score has red as the winner of the game already; accepted is a game that goes on");
  EXPECT_TRUE(advice_refusal(last_with(R"(,"score":{"green":1})")).starts_with("score.green is not a known field"));
}

TEST(AdviseRefusal, CE2_FourAreThrownTogether) {
  const std::string start = R"({"game":"crazy-eight","to_shoot":"first","weights":[],"thrown":)";
  EXPECT_EQ(advice_refusal(start + R"(3,"first_color":"red"})"),
            "thrown is 3; accepted is 0, or 4 or more: so many are thrown together");
  EXPECT_EQ(advice_refusal(start + "4}"), "first_color is missing; accepted is red or blue");
  EXPECT_EQ(advice_refusal(start + R"(4,"first_color":"red"})"),
            "weights do not have all 4 of the colour thrown together in play, so the turn has ended");
  EXPECT_EQ(advice_refusal(R"({"game":"knock-off","weights":[],"to_shoot":"red","first_color":"red"})"),
            "first_color is given, but Knock Off has no colour that is thrown first; leave it out");
}

TEST(AdviseRefusal, FieldsAreNamed) {
  EXPECT_TRUE(
      advice_refusal(last_with(R"(,"shots":9)")).starts_with("shots is 9; accepted is a whole number from 1 to 8"));
  EXPECT_TRUE(
      advice_refusal(last_with(R"(,"hand":"prp")")).starts_with("hand is \"prp\", did you mean pro? accepted is none"));
  EXPECT_TRUE(advice_refusal(last_with(R"(,"hand":4)")).starts_with("hand is 4; accepted is a name, or hands by side"));
  EXPECT_TRUE(
      advice_refusal(last_with(R"(,"hand":{"blue":{"speed":1}})")).starts_with("hand.blue.speed is 1; accepted is"));
  EXPECT_TRUE(advice_refusal(last_with(R"(,"hand":{})")).starts_with("hand is empty; accepted is a name, or hands by"));
  EXPECT_TRUE(advice_refusal(last_with(R"(,"hand":{"red":0.1})")).starts_with("hand.red is 0.1; accepted is none"));
  EXPECT_TRUE(
      advice_refusal(last_with(R"(,"hand":{"speed":"pro"})")).starts_with("hand.speed is \"pro\"; accepted is"));
  EXPECT_EQ(advice_refusal(last_with(R"(,"rate":{"aimed":{"speed":2}})")),
            R"(rate.thrown is missing; accepted is {"y","speed","angle","spin"})");
  EXPECT_EQ(advice_refusal(last_with(R"(,"shots":2,"rate":{"aimed":{"speed":2},"thrown":{"speed":2}})")),
            "shots is not with rate; leave it out");
  EXPECT_EQ(advice_refusal("{"), "not JSON: it ends too early, after 1 byte");
  EXPECT_EQ(advice_refusal(last_with(R"(,"rate":3)")), "rate is 3; accepted is an object");
  EXPECT_EQ(advice_refusal(R"({"estimate":[]})"), "estimate has 0 throws; accepted are 5 or more");
  EXPECT_EQ(advice_refusal(R"({"estimate":[1,2,3,4,5]})"), "estimate[0] is 1; accepted is an object");
  EXPECT_EQ(advice_refusal("[]"), "the line is an array; accepted is an object");
}

TEST(AdviseRefusal, HostileLinesGetOneAnswer) {
  for (
      const std::string line :
      {R"({"game":"knock-off","weights":[],"to_shoot":"red","seats":[]})",
       R"({"game":"knock-off","weights":[],"to_shoot":"a","seats":[{"name":"a"},{"name":"b"}],"round":1e9})",
       R"({"game":"baseball","weights":[],"to_shoot":"second","score":{"first":2000,"second":0},"round":1000})",
       R"({"game":"knock-off","weights":[{"color":"red","x":6,"y":0},{"color":"blue","x":6,"y":0.0575}],"to_shoot":"red"})",
       R"({"game":"knock-off","options":{"game_score":1000000},"weights":[],"to_shoot":"red","score":{"red":999999}})",
       R"({"game":"horse-collar","weights":[{"color":"red","x":0.3,"y":0}],"to_shoot":"first"})",
       R"({"rate":null,"estimate":null})"}) {
    const std::string out = answer(line);
    EXPECT_EQ(std::count(out.begin(), out.end(), '\n'), 1) << line;
    EXPECT_TRUE(parsed(out).get<JsonObject>()) << line;
  }
  EXPECT_EQ(answer("  "), "");
}

}  // namespace
}  // namespace hammer::protocol
