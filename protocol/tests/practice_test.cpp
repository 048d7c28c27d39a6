// What `hammer advise` answers to "throw", "scatter", "next" and "heat".
#include <gtest/gtest.h>

#include "answers.h"
#include "protocol/advise_line.h"

namespace hammer::protocol {
namespace {

constexpr AdviseCost kPracticeCost{.max_effort = 300, .judged = 100, .named = 30, .max_throws = 2000};

std::string practised(const std::string& line) {
  std::string out;
  advise_line(1, '{' + line + '}', kPracticeCost, out);
  return out;
}

std::string practice_refusal(const std::string& line) { return text(parsed(practised(line)), "error").substr(8); }

std::size_t length_of(const JsonValue& value) { return as<JsonArray>(value).size(); }

const std::string kOneRed = R"("game":"knock-off","weights":[{"color":"red","x":6.2,"y":0.05}],"to_shoot":"blue")";
const std::string kHit = R"(,"throw":{"y":0.05,"speed":3})";

TEST(PracticeThrow, IsPlayedByTheRulesAndJudged) {
  const JsonValue thrown = parsed(practised(kOneRed + kHit + R"(,"hand":"none")"));
  EXPECT_EQ(number(at(thrown, "aimed"), "speed"), 3);
  EXPECT_EQ(number(at(thrown, "thrown"), "speed"), 3);
  EXPECT_EQ(number(at(at(thrown, "off"), 0), "id"), 0) << "the red one goes";
  EXPECT_EQ(text(at(at(thrown, "off"), 0), "fate"), "fell");
  EXPECT_EQ(number(at(at(thrown, "weights"), 0), "id"), 1) << "the one thrown is behind those sent";
  EXPECT_FALSE(as<bool>(at(thrown, "failed")));
  const JsonValue judgement = at(thrown, "judgement");
  EXPECT_EQ(length_of(at(judgement, "weights")), length_of(at(thrown, "weights")));
  EXPECT_GT(number(at(judgement, "score"), "blue"), 0);
}

TEST(PracticeThrow, TheHandTremblesByTheSeed) {
  const auto speed = [](const std::string& more) {
    return number(at(parsed(practised(kOneRed + kHit + more)), "thrown"), "speed");
  };
  EXPECT_EQ(speed(R"(,"seed":4)"), speed(R"(,"seed":4)"));
  EXPECT_NE(speed(R"(,"seed":4)"), speed(R"(,"seed":5)"));
  EXPECT_NE(speed(R"(,"seed":4,"hand":{"speed":0.02,"angle":0.01,"place":0})"), speed(R"(,"seed":4)"));
  EXPECT_EQ(speed(R"(,"seed":4,"hand":{"speed":0.02,"angle":0.01,"place":0})"),
            speed(R"(,"seed":4,"hand":{"blue":{"speed":0.02,"angle":0.01,"place":0}})"));
}

TEST(PracticeThrow, ItsCourseHasThePlacesOfWhatWasSent) {
  // The second of those sent is thrown before the first in the game's order.
  const auto course = course_of_line(
      R"({"game":"knock-off","weights":[{"color":"blue","x":5,"y":0.1},{"color":"red","x":6.2,"y":0.05}],
          "to_shoot":"red","throw":{"y":0.05,"speed":3},"hand":"none"})");
  ASSERT_TRUE(course);
  EXPECT_EQ(course->weights, (std::vector{1, 0, 2}));
  EXPECT_EQ(course->colors, (std::vector{Color::kRed, Color::kBlue, Color::kRed}));
  EXPECT_FALSE(course->trajectory.contacts().empty());
  EXPECT_FALSE(course_of_line('{' + kOneRed + '}'));
  EXPECT_FALSE(course_of_line('{' + kOneRed + R"(,"throw":{"speed":"fast"}})"));
  EXPECT_FALSE(course_of_line('{' + kOneRed + kHit + R"(,"shots":3})"));
  EXPECT_FALSE(course_of_line("nonsense"));
}

TEST(PracticeThrow, FourAreThrownTogetherWhereTheGameSaysSo) {
  const std::string start = R"("game":"crazy-eight","weights":[],"to_shoot":"first","hand":"none")";
  const JsonValue thrown = parsed(practised(start + R"(,"throw":{"speed":1.75,"spread":0.01})"));
  EXPECT_EQ(length_of(at(thrown, "weights")), 4u);
  EXPECT_EQ(text(at(thrown, "thrown"), "color"), "red");
  const JsonValue blue = parsed(practised(start + R"(,"first_color":"blue","throw":{"speed":1.75})"));
  EXPECT_EQ(text(at(blue, "thrown"), "color"), "blue");
  EXPECT_TRUE(as<bool>(at(parsed(practised(start + R"(,"throw":{"color":"blue","speed":0.2})")), "failed")));
  EXPECT_EQ(course_of_line('{' + start + R"(,"throw":{"speed":1.75}})")->weights, (std::vector{0, 1, 2, 3}));
}

TEST(Practice, AnyBoardCanBeThrownAtWhileTheColourHasAWeightLeft) {
  const auto next = [](const std::string& weights, const std::string& to_shoot) {
    return parsed(
        practised(R"("game":"knock-off","weights":[)" + weights + R"(],"next":true,"to_shoot":")" + to_shoot + '"'));
  };
  const std::string two = R"({"color":"red","x":6,"y":0},{"color":"red","x":5,"y":0})";
  EXPECT_EQ(number(next(two, "red"), "thrown"), 4) << "two of blue's have fallen";
  EXPECT_EQ(number(next(two, "blue"), "thrown"), 3);
  EXPECT_EQ(text(next(two, "blue"), "color"), "blue");
  EXPECT_EQ(number(next("", "red"), "thrown"), 0);
  const std::string four = two + R"(,{"color":"red","x":4,"y":0},{"color":"red","x":3,"y":0})";
  EXPECT_EQ(number(next(four, "blue"), "thrown"), 7);
  EXPECT_EQ(
      text(next(four, "red"), "error"),
      "line 1: weights has 4 red weights, but of the 4 thrown before red shoots 2 are red; thrown is how many were "
      "thrown in all, those that fell included");
}

TEST(Practice, SidesHaveTheColoursThatAreSaid) {
  const std::string sides = R"("game":"knock-off","weights":[],"next":true,"to_shoot":"Bob")";
  const std::string seats = R"(,"seats":[{"name":"Ann"},{"name":"Bob"}])";
  EXPECT_EQ(text(parsed(practised(sides + seats)), "color"), "blue");
  EXPECT_EQ(text(parsed(practised(sides + seats + R"(,"colors":{"Ann":"blue","Bob":"red"})")), "color"), "red");
  EXPECT_EQ(practice_refusal(sides + seats + R"(,"colors":{"Ann":"red","Bob":"red"})"),
            "colors.Bob is the other side's; accepted is the other");
  EXPECT_EQ(practice_refusal(
                R"("game":"knock-off","weights":[],"next":true,"to_shoot":"red","colors":{"red":"blue","blue":"red"})"),
            "colors differ from the colours that the sides are named by; leave them out");
  EXPECT_EQ(practice_refusal(R"("game":"horse-collar","weights":[],"next":true,"to_shoot":"first","colors":{})"),
            "colors is given, but in Horse Collar sides have none; leave it out");
}

TEST(Practice, SidesThatPlayAloneHaveAnOrder) {
  const std::string second = R"("game":"horse-collar","weights":[],"next":true,"to_shoot":"second")";
  EXPECT_EQ(text(parsed(practised(second + R"(,"order":["second","first"],"hammer":"first")")), "to_shoot"), "second");
  EXPECT_EQ(practice_refusal(second + R"(,"order":["second","first"],"hammer":"second")"),
            "hammer is second, but first shoots last when second is to shoot after 0 weights");
  EXPECT_EQ(practice_refusal(second + R"(,"order":["second"])"),
            "order has 1 names; accepted is every side once, 2 in all");
  EXPECT_EQ(practice_refusal(kOneRed + R"(,"next":true,"order":["red","blue"])"),
            "order is given, but follows from to_shoot; leave it out");
}

TEST(Practice, AWornBoardIsSlower) {
  const auto rest = [](const std::string& dryness) {
    const std::string lag =
        R"("game":"knock-off","options":{"wear":true},"weights":[],"to_shoot":"red","hand":"none",)";
    return number(at(at(parsed(practised(lag + R"("throw":{"speed":1.7})" + dryness)), "weights"), 0), "x");
  };
  std::string dry = R"(,"dryness":[0.5)";
  for (int i = 1; i < 120; ++i) dry += ",0.5";
  EXPECT_LT(rest(dry + ']'), rest("") - 0.5);
  EXPECT_EQ(practice_refusal(kOneRed + R"(,"next":true,"dryness":[])"),
            "dryness is given, but nothing wears; accepted with the option wear");
  EXPECT_EQ(
      practice_refusal(R"("game":"knock-off","options":{"wear":true},"weights":[],"to_shoot":"red","dryness":[0.5])"),
      "dryness has 1 numbers; accepted are 120");
}

TEST(Scatter, SharesAddUpAndRestsAreThere) {
  const JsonValue scatter = parsed(practised(kOneRed + R"(,"scatter":{"aim":{"speed":1.85},"throws":300})"));
  EXPECT_EQ(length_of(at(scatter, "rests")), 300u);
  double all = 0;
  for (const JsonMember& zone : as<JsonObject>(at(scatter, "zones"))) all += as<double>(zone.value);
  EXPECT_NEAR(all, 1, 1e-9);
  EXPECT_GT(number(scatter, "in_play"), 0.9);
  const JsonValue steady = parsed(practised(kOneRed + R"(,"hand":"none","scatter":{"aim":{"speed":1.85},"throws":2})"));
  EXPECT_EQ(number(at(at(steady, "rests"), 0), "x"), number(at(at(steady, "rests"), 1), "x"));
}

TEST(Heat, EveryCellHasAChance) {
  const JsonValue heat = parsed(practised(kOneRed + R"(,"heat":{"from":0.1,"along":6,"across":4,"throws":3})"));
  EXPECT_EQ(length_of(at(heat, "xs")), 6u);
  EXPECT_EQ(length_of(at(heat, "speeds")), 6u);
  EXPECT_EQ(length_of(at(heat, "ys")), 4u);
  EXPECT_EQ(length_of(at(heat, "win")), 24u);
  EXPECT_EQ(number(at(heat, "best"), "win"), number(heat, "high"));
  EXPECT_EQ(number(at(at(heat, "best"), "aim"), "y"), 0.1);
}

TEST(Heat, FourAndBothCushionsCostWhatTheyAre) {
  const std::string grid = R"(,"heat":{"along":10,"across":10,"throws":1000})";
  const auto simulated = [&](const std::string& position) {
    return number(parsed(practised(position + grid)), "simulated");
  };
  EXPECT_EQ(simulated(kOneRed), 2000);
  EXPECT_LE(simulated(R"("game":"crazy-eight","weights":[],"to_shoot":"first")"), 500);
  EXPECT_LE(simulated(R"("game":"knock-off","table":"9ft-bank","weights":[],"to_shoot":"red")"), 2000);
}

TEST(Practice, NonsenseIsRefusedByName) {
  EXPECT_EQ(practice_refusal(kOneRed + R"(,"throw":{"y":0})"),
            "throw.speed is missing; accepted is a number from 0 to 25 m/s");
  EXPECT_EQ(practice_refusal(kOneRed + R"(,"throw":7)"), "throw is 7; accepted is an object");
  EXPECT_EQ(practice_refusal(kOneRed + R"(,"scatter":{"throws":3})"),
            R"(scatter.aim is missing; accepted is {"y","speed","angle","spin"})");
  EXPECT_EQ(practice_refusal(kOneRed + R"(,"scatter":{"aim":{"speed":1},"throws":0})"),
            "scatter.throws is 0; accepted is a whole number from 1 to 10000");
  EXPECT_EQ(practice_refusal(kOneRed + R"(,"heat":{"along":1})"),
            "heat.along is 1; accepted is a whole number from 2 to 60");
  EXPECT_EQ(practice_refusal(kOneRed + R"(,"next":false)"), "next is false; accepted is true, or leave it out");
  EXPECT_EQ(practice_refusal(R"("game":"knock-off","weights":[{"color":"red","x":0.3,"y":0}],"to_shoot":"blue",)"
                             R"("options":{"dead_weights":"stay"},"throw":{"speed":2})"),
            "throw.y lets go where a weight lies; accepted is a free place");
}

TEST(NetworkOfLine, IsTheGamesWhereSomethingIsJudged) {
  ASSERT_TRUE(network_of_line('{' + kOneRed + '}'));
  EXPECT_EQ(network_of_line('{' + kOneRed + '}')->name, "knock-off");
  EXPECT_TRUE(network_of_line('{' + kOneRed + R"(,"heat":{}})"));
  for (const std::string& line :
       {'{' + kOneRed + kHit + '}', std::string(R"({"estimate":[]})"), std::string("nonsense"),
        std::string(R"({"game":"whist"})"), std::string(R"({"game":"knock-off","weights":[]})")})
    EXPECT_FALSE(network_of_line(line)) << line;
}

}  // namespace
}  // namespace hammer::protocol
