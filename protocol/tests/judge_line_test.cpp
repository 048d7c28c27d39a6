#include "protocol/lines.h"

#include <gtest/gtest.h>

#include "answers.h"
#include "hammer/table.h"
#include "json/writer.h"

namespace hammer::protocol {
namespace {

std::string judged_text(std::string_view line, int number = 1) {
  std::string out;
  judge_line(number, line, out);
  return out;
}

JsonValue judged(std::string_view line) { return parsed(judged_text(line)); }

std::string line_of(const std::string& game, const std::string& weights, const std::string& more = "") {
  return R"({"game":")" + game + R"(","weights":[)" + weights + ']' + more + '}';
}

std::string weight(const std::string& color, double x, double y = 0) {
  return R"({"color":")" + color + R"(","x":)" + shortest(x) + R"(,"y":)" + shortest(y) + '}';
}

JsonValue first_weight(const JsonValue& answer) { return at(at(answer, "weights"), 0); }
std::string summary_of(std::string_view line) { return text(judged(line), "summary"); }

std::string judge_refusal(std::string_view line) {
  const std::string sentence = text(judged(line), "error");
  EXPECT_TRUE(sentence.starts_with("line 1: ")) << sentence;
  return sentence.substr(8);
}

constexpr double kLength = 6.2992, kRadius = 0.02937, kTreyEdge = kLength - 0.1524 + 0.003;

TEST(JudgeLine, KO9_HangerAndDeuceAheadOfTheLoserAreSix) {
  const std::string line =
      line_of("knock-off", weight("red", 6.28) + ',' + weight("red", 6.1, 0.1) + ',' + weight("blue", 5.9, 0.2));
  const JsonValue answer = judged(line);
  EXPECT_EQ(as<double>(at(at(answer, "score"), "red")), 6);
  EXPECT_EQ(as<double>(at(at(answer, "score"), "blue")), 0);
  EXPECT_EQ(text(answer, "summary"), "Red scores 6: one hanger and one 2.");
}

TEST(JudgeLine, HC7_OneThreeTwoTwosThreeOnesAreTen) {
  std::string weights = weight("red", 6.2);
  for (const double y : {-0.1, 0.1}) weights += ',' + weight("red", 6.05, y);
  for (const double y : {-0.1, 0.0, 0.1}) weights += ',' + weight("blue", 5.5, y);
  const JsonValue answer = judged(line_of("horse-collar", weights));
  EXPECT_EQ(as<double>(at(at(answer, "score"), "turn")), 10);
  EXPECT_EQ(text(answer, "summary"), "The turn scores 10: one 3, two 2s and three 1s.");
}

TEST(JudgeLine, G10_EveryWeightHasZoneValueClearanceAndReason) {
  const JsonValue answer = judged(line_of("knock-off", weight("red", kTreyEdge + kRadius + 0.0123)));
  const JsonValue one = first_weight(answer);
  EXPECT_EQ(text(one, "color"), "red");
  EXPECT_EQ(text(one, "zone"), "3");
  EXPECT_EQ(as<double>(at(one, "value")), 3);
  EXPECT_TRUE(as<bool>(at(one, "counts")));
  EXPECT_EQ(text(one, "line"), "trey_line");
  EXPECT_NEAR(as<double>(at(one, "clearance_mm")), 12.3, 1e-9);
  EXPECT_TRUE(text(one, "why").starts_with("A 3, clear of the trey line by 12.3 mm; it counts")) << text(one, "why");
}

TEST(JudgeLine, G2_ShortAndTouchingAreTold) {
  const auto why = [](double x) { return text(first_weight(judged(line_of("knock-off", weight("red", x)))), "why"); };
  EXPECT_TRUE(why(kTreyEdge + kRadius - 0.0004).starts_with("A 2, 0.4 mm short of clearing the trey line; "));
  EXPECT_TRUE(why(kTreyEdge + kRadius - 0.000001).starts_with("A 2, 0.001 mm short of clearing the trey line; "));
  EXPECT_TRUE(why(kTreyEdge + kRadius).starts_with("A 2, touching the trey line; ")) << why(kTreyEdge + kRadius);
}

TEST(JudgeLine, WhyNamesTheOpponentsDeepestAndTheDistance) {
  const JsonValue answer = judged(line_of("knock-off", weight("red", 6) + ',' + weight("blue", 5.9, 0.1)));
  EXPECT_TRUE(text(first_weight(answer), "why").ends_with("it counts, 100 mm deeper than blue's deepest weight."));
  const JsonValue blue = at(at(answer, "weights"), 1);
  EXPECT_TRUE(text(blue, "why").ends_with("it counts nothing, behind red's deepest weight by 100 mm."));
  EXPECT_EQ(text(blue, "reason"), "behind");
  EXPECT_EQ(as<double>(at(blue, "other")), 0);
}

TEST(JudgeLine, EveryReasonAndVerdictNamesItsRule) {
  const auto rule = [](const std::string& line) { return text(first_weight(judged(line)), "rule"); };
  const std::string two = weight("red", 6.05), dead = weight("blue", 1);
  EXPECT_EQ(rule(line_of("knock-off", two)), "KO3");
  EXPECT_EQ(rule(line_of("knock-off", two + ',' + weight("blue", 6.05, 0.1))), "KO4");
  EXPECT_EQ(rule(line_of("knock-off", weight("red", 1))), "G9");
  EXPECT_EQ(rule(line_of("target", two)), "TG3");
  EXPECT_EQ(rule(line_of("horse-collar", two)), "HC4");
  EXPECT_EQ(rule(line_of("baseball", weight("red", 6.2) + ',' + dead)), "HC6");
  EXPECT_EQ(rule(line_of("horse-collar", weight("red", 2.3018), R"(,"table":"9ft-bank")")), "BK5");
  EXPECT_EQ(rule(line_of("tap-and-draw", two)), "KO3");
  EXPECT_EQ(rule(line_of("tap-and-draw", two, R"(,"options":{"scoring":"horse_collar"})")), "HC4");
  EXPECT_EQ(rule(line_of("crazy-eight", two, R"(,"first_color":"red")")), "CE5");
  EXPECT_EQ(text(at(judged(line_of("knock-off", "")), "rule"), "blue"), "KO4");
  EXPECT_EQ(text(at(judged(line_of("horse-collar", two)), "rule"), "turn"), "HC4");
}

TEST(JudgeLine, SummarySaysWhyNobodyScores) {
  EXPECT_EQ(summary_of(line_of("knock-off", "")), "Nobody scores: no weight is in play.");
  EXPECT_EQ(summary_of(line_of("knock-off", weight("red", 6) + ',' + weight("blue", 6.0004, 0.1))),
            "Nobody scores: the deepest weights are level.");
  EXPECT_EQ(summary_of(line_of("horse-collar", weight("red", 6.05))),
            "The turn scores nothing: no weight is worth 3 or more.");
  EXPECT_EQ(summary_of(line_of("horse-collar", weight("red", 6.2) + ',' + weight("red", 1))),
            "The turn scores nothing: a dead weight lies on the board.");
  EXPECT_EQ(summary_of(line_of("target", weight("red", 5.8) + ',' + weight("blue", 5.8, 0.1))),
            "Nobody scores: the best weights are worth the same.");
  EXPECT_EQ(
      summary_of(line_of("crazy-eight", weight("red", 6) + ',' + weight("blue", 6, 0.1), R"(,"first_color":"red")")),
      "The turn scores nothing: the colour thrown first has not all been knocked off.");
}

TEST(JudgeLine, TD8_BothSidesMayScore) {
  const std::string line = line_of("tap-and-draw", weight("red", 6.2) + ',' + weight("blue", 6.05, 0.1),
                                   R"(,"options":{"scoring":"horse_collar"})");
  EXPECT_EQ(summary_of(line), "Red scores 3: one 3; blue scores nothing: none of its weights is worth 3 or more.");
}

TEST(JudgeLine, TG2_ZoneIsTheRingsValue) {
  const double centre = kLength - 0.254;
  const JsonValue one = first_weight(judged(line_of("target", weight("red", centre))));
  EXPECT_EQ(text(one, "zone"), "5");
  EXPECT_EQ(text(one, "line"), "inner_ring_covered");
  EXPECT_EQ(text(first_weight(judged(line_of("target", weight("red", centre, 0.04)))), "zone"), "4");
}

TEST(JudgeLine, OptionsAndPresetsChangeTheJudgement) {
  const std::string corner = weight("red", 6.29, 0.24);
  const auto value = [&](const std::string& more) {
    return as<double>(at(first_weight(judged(line_of("horse-collar", corner, more))), "value"));
  };
  EXPECT_EQ(value(""), 26);
  EXPECT_EQ(value(R"(,"options":{"corner_hangers":false})"), 13);
  EXPECT_EQ(value(R"(,"preset":"brochure")"), 13);
  EXPECT_EQ(value(R"(,"preset":"brochure","options":{"corner_hangers":true})"), 26);
}

TEST(JudgeLine, NumbersOfTheWeightsComeBackToTheSameBits) {
  const double x = 6.0123456789012345, y = -0.12345678901234567;
  const JsonValue one = first_weight(judged(line_of("knock-off", weight("blue", x, y))));
  EXPECT_EQ(as<double>(at(one, "x")), x);
  EXPECT_EQ(as<double>(at(one, "y")), y);
}

TEST(JudgeRefusal, HasTheLineTheFieldAndTheSentence) {
  EXPECT_EQ(judged_text(line_of("knock-off", weight("red", 7)), 4),
            "{\"error\":\"line 4: weights[0].x is 7, off the board of a 22ft table; accepted is a number from 0 to "
            "6.2992 m\",\"field\":\"weights[0].x\",\"code\":\"off_board\",\"arguments\":{\"low\":0,\"high\":6.2992,"
            "\"whole\":false,\"unit\":\"m\",\"value\":7,\"table\":\"22ft\"},\"line\":4}\n");
}

TEST(JudgeRefusal, WeightsThatCannotLieSoAreRefused) {
  EXPECT_EQ(judge_refusal(line_of("knock-off", weight("red", 6, 0.26))),
            "weights[0].y is 0.26, off the board of a 22ft table; accepted is a number from -0.254 to 0.254 m");
  EXPECT_EQ(judge_refusal(line_of("knock-off", weight("red", 6) + ',' + weight("blue", 6, 0.05))),
            "weights[1] overlaps weights[0]: their centres are 0.05 m apart; accepted is 0.05674 or more");
  std::string five = weight("red", 3);
  for (int i = 1; i < 5; ++i) five += ',' + weight("red", 3 + i * 0.1);
  EXPECT_EQ(judge_refusal(line_of("knock-off", five)),
            "weights[4].color makes five red weights; accepted are at most four");
  EXPECT_EQ(judge_refusal(R"({"game":"knock-off","table":"9ft-bank","weights":[{"color":"red","x":2,"y":0.2}]})"),
            "weights[0].y is 0.2, off the board of a 9ft-bank table; accepted is a number from -0.17483 to 0.17483 m");
}

TEST(JudgeRefusal, WeightsMeasuredByHandMayOverlapALittle) {
  EXPECT_EQ(
      as<JsonArray>(at(judged(line_of("knock-off", weight("red", 6) + ',' + weight("blue", 6, 0.057))), "weights"))
          .size(),
      2u);
}

TEST(JudgeRefusal, X2_HandicapIsForThoseWhoPlay) {
  std::string out;
  judge_line(1, R"({"game":"knock-off","weights":[],"options":{"handicap":{"Ann":3}}})", out);
  EXPECT_EQ(as<std::string>(at(parsed(out), "error")),
            "line 1: options.handicap is for those who play, and here nobody does; leave it out");
}

TEST(JudgeRefusal, FieldsAreNamed) {
  EXPECT_EQ(judge_refusal(R"({"weights":[]})"),
            "game is missing; accepted is knock-off, target, tap-and-draw, horse-collar, baseball or crazy-eight");
  EXPECT_EQ(judge_refusal(R"({"game":"knock-off"})"),
            R"(weights is missing; accepted is an array of {"color","x","y"})");
  EXPECT_EQ(judge_refusal(line_of("knock-off", "", R"(,"powder":"fast")")),
            "powder is not a known field; accepted are game, preset, options, table, weight, weights and first_color");
  EXPECT_EQ(judge_refusal(line_of("knock-off", R"({"color":"green","x":6,"y":0})")),
            R"(weights[0].color is "green"; accepted is red or blue)");
  EXPECT_EQ(judge_refusal(line_of("knock-off", R"({"color":"red","x":"6","y":0})")),
            R"(weights[0].x is "6"; accepted is a number from 0 to 6.2992 m)");
}

TEST(JudgeRefusal, FirstColorBelongsToGamesThatThrowFour) {
  EXPECT_EQ(judge_refusal(line_of("crazy-eight", "")), "first_color is missing; accepted is red or blue");
  EXPECT_EQ(judge_refusal(line_of("knock-off", "", R"(,"first_color":"red")")),
            "first_color is given, but Knock Off has no colour that is thrown first; leave it out");
}

TEST(JudgeRefusal, TargetIsForTargetBoards) {
  EXPECT_EQ(judge_refusal(line_of("target", "", R"(,"table":"22ft")")),
            "table is 22ft, where Target is not played with these options; accepted is 22ft-target");
}

}  // namespace
}  // namespace hammer::protocol
