// Nonsense gets one clear sentence that names the field and what would be accepted.
#include <gtest/gtest.h>

#include "answers.h"
#include "from_environment.h"
#include "hammer/random.h"
#include "hammer/table.h"
#include "json/writer.h"
#include "protocol/lines.h"

namespace hammer::protocol {
namespace {

std::string with_weights(const std::string& weights) { return R"({"weights":[)" + weights + "]}"; }
std::string with_shot(const std::string& shot) { return R"({"shot":{"color":"red",)" + shot + "}}"; }
std::string with_line(const std::string& field) { return '{' + field + R"(,"shot":{"color":"red","speed":1}})"; }

TEST(SimulateRefusal, HasTheLineTheFieldAndTheSentence) {
  EXPECT_EQ(answer_to(with_shot(R"("speed":-1)"), 3),
            "{\"error\":\"line 3: shot.speed is -1; accepted is a number from 0 to 25 m/s\","
            "\"field\":\"shot.speed\",\"code\":\"not_accepted\","
            "\"arguments\":{\"value\":-1,\"low\":0,\"high\":25,\"whole\":false,\"unit\":\"m/s\"},\"line\":3}\n");
}

TEST(SimulateRefusal, FieldIsNullWhereTheWholeLineIsAtFault) {
  EXPECT_TRUE(at(result_of("nonsense"), "field").get<std::nullptr_t>());
  EXPECT_TRUE(at(result_of("{}"), "field").get<std::nullptr_t>());
}

TEST(SimulateRefusal, WeightPastTheEndIsToldHowLongTheTableIs) {
  const std::string two = R"({"color":"red","x":6,"y":0},{"color":"red","x":5,"y":0},)";
  EXPECT_EQ(error_of(with_weights(two + R"({"color":"blue","x":9.1,"y":0})")),
            "weights[2].x is 9.1, past the end of a 22ft table (0 to 6.2992)");
  EXPECT_EQ(error_of(R"({"table":"18ft","weights":[{"color":"blue","x":-0.5,"y":0}]})"),
            "weights[0].x is -0.5, before the near edge of an 18ft table (0 to 5.08)");
}

TEST(SimulateRefusal, WeightPastASideIsToldHowWideTheTableIs) {
  EXPECT_EQ(error_of(with_weights(R"({"color":"red","x":6,"y":0.3})")),
            "weights[0].y is 0.3, past the left edge of a 22ft table (-0.254 to 0.254)");
  EXPECT_EQ(error_of(with_weights(R"({"color":"red","x":6,"y":-1e300})")),
            "weights[0].y is -1e+300, past the right edge of a 22ft table (-0.254 to 0.254)");
}

TEST(SimulateRefusal, WeightInsideACushionIsRefused) {
  EXPECT_EQ(error_of(R"({"table":"9ft-bank","weights":[{"color":"red","x":1,"y":0.19}]})"),
            "weights[0].y is 0.19, into the left cushion of a 9ft-bank table (-0.17383 to 0.17383)");
}

TEST(SimulateRefusal, OverlapNamesBothWeights) {
  EXPECT_EQ(error_of(with_weights(R"({"color":"red","x":6,"y":0},{"color":"red","x":6,"y":0.05})")),
            "weights[1] overlaps weights[0]: their centres are 0.05 m apart; accepted is 0.05874 or more");
}

TEST(SimulateRefusal, ShotOnTopOfAWeightIsAnOverlap) {
  EXPECT_EQ(error_of(R"({"weights":[{"color":"red","x":0.3,"y":0}],"shot":{"color":"blue","speed":1,"y":0.01}})"),
            "shot overlaps weights[0]: their centres are 0.01 m apart; accepted is 0.05874 or more");
}

TEST(SimulateRefusal, UnknownTableListsTheTables) {
  const std::string sentence = error_of(with_line(R"("table":"23ft")"));
  EXPECT_TRUE(sentence.starts_with(R"(table is "23ft", did you mean 22ft? accepted is 22ft, 20ft,)")) << sentence;
  EXPECT_NE(sentence.find("22ft-target"), std::string::npos);
}

TEST(SimulateRefusal, AbsurdSpeedsAnglesAndSpinsAreRefused) {
  EXPECT_EQ(error_of(with_shot(R"("speed":1e300)")), "shot.speed is 1e+300; accepted is a number from 0 to 25 m/s");
  EXPECT_EQ(error_of(with_shot(R"("speed":1,"angle":3.2)")),
            "shot.angle is 3.2; accepted is a number from -1.5 to 1.5 rad");
  EXPECT_EQ(error_of(with_shot(R"("speed":1,"spin":501)")),
            "shot.spin is 501; accepted is a number from -500 to 500 rad/s");
  EXPECT_EQ(error_of(with_weights(R"({"color":"red","x":6,"y":0,"vx":20,"vy":20})")),
            "weights[0] moves at 28.28427 m/s; accepted is at most 25");
  EXPECT_EQ(error_of(with_weights(R"({"color":"red","x":6,"y":0,"vx":1e200,"vy":0})")),
            "weights[0].vx is 1e+200; accepted is a number from -25 to 25 m/s");
}

TEST(SimulateRefusal, ShotMustBeWhollyOnTheBoard) {
  EXPECT_EQ(error_of(with_shot(R"("speed":1,"y":0.23)")),
            "shot.y is 0.23; accepted is a number from -0.22463 to 0.22463 m");
}

TEST(SimulateRefusal, NumbersThatAreNoneAreRefusedByField) {
  EXPECT_EQ(error_of(with_shot(R"("speed":NaN)")), "shot.speed is NaN; accepted is a finite number");
  EXPECT_EQ(error_of(with_weights(R"({"color":"red","x":-Infinity,"y":0})")),
            "weights[0].x is -Infinity; accepted is a finite number");
  EXPECT_EQ(error_of(with_shot(R"("speed":1e309)")), "shot.speed is 1e309, too large for a number");
}

TEST(SimulateRefusal, UnknownFieldIsNamedWithItsNeighbour) {
  EXPECT_EQ(error_of(R"({"shot":{"colour":"red","speed":1}})"),
            "shot.colour is not a known field, did you mean shot.color? accepted are color, y, speed, angle and spin");
  EXPECT_EQ(error_of(with_weights(R"({"color":"red","x":1,"y":1,"velocity":2})")),
            "weights[0].velocity is not a known field; accepted are color, x, y, vx, vy, spin and on");
  EXPECT_TRUE(error_of(with_line(R"("tabel":"22ft")")).starts_with("tabel is not a known field, did you mean table?"));
}

TEST(SimulateRefusal, WrongTypeIsShownWithWhatIsAccepted) {
  EXPECT_EQ(error_of(with_shot(R"("speed":"fast")")), R"(shot.speed is "fast"; accepted is a number from 0 to 25 m/s)");
  EXPECT_EQ(error_of(R"({"shot":[1]})"), "shot is an array; accepted is an object");
  EXPECT_EQ(error_of(R"({"shot":null})"), "shot is null; accepted is an object");
  EXPECT_EQ(error_of(R"({"weights":{}})"), "weights is an object; accepted is an array");
  EXPECT_EQ(error_of(with_weights("7")), "weights[0] is 7; accepted is an object");
  EXPECT_EQ(error_of(with_line(R"("spin_friction":0)")), "spin_friction is 0; accepted is true or false");
  EXPECT_EQ(error_of("[]"), "the line is an array; accepted is an object");
  EXPECT_EQ(error_of("7"), "the line is 7; accepted is an object");
  EXPECT_TRUE(error_of(with_line(R"("table":22)")).starts_with("table is 22; accepted is 22ft, "));
}

TEST(SimulateRefusal, MissingFieldIsNamed) {
  EXPECT_EQ(error_of(R"({"shot":{"color":"red"}})"), "shot.speed is missing; accepted is a number from 0 to 25 m/s");
  EXPECT_EQ(error_of(R"({"shot":{"speed":1}})"), "shot.color is missing; accepted is red or blue");
  EXPECT_EQ(error_of(with_weights(R"({"color":"red","y":0})")), "weights[0].x is missing; accepted is a number in m");
  EXPECT_EQ(error_of("{}"), "nothing to play; accepted is shot, throw_four, or weights of which some move");
}

TEST(SimulateRefusal, ColorsAreRedAndBlue) {
  EXPECT_EQ(error_of(R"({"shot":{"color":"green","speed":1}})"), R"(shot.color is "green"; accepted is red or blue)");
  EXPECT_EQ(error_of(R"({"shot":{"color":"Red","speed":1}})"),
            R"(shot.color is "Red", did you mean red? accepted is red or blue)");
}

TEST(SimulateRefusal, PowderIsANameOrADeceleration) {
  const std::string rest = "; accepted is slow, medium or fast, or a number from 0.02 to 5 m/s²";
  EXPECT_EQ(error_of(with_line(R"("powder":"sand")")), R"(powder is "sand")" + rest);
  EXPECT_EQ(error_of(with_line(R"("powder":0)")), "powder is 0" + rest);
  EXPECT_EQ(error_of(with_line(R"("powder":-0.3)")), "powder is -0.3" + rest);
  EXPECT_EQ(error_of(with_line(R"("powder":null)")), "powder is null" + rest);
}

TEST(SimulateRefusal, PartsOfTheModelHaveTheirRanges) {
  EXPECT_EQ(error_of(with_line(R"("restitution":1.1)")), "restitution is 1.1; accepted is a number from 0 to 1");
  EXPECT_EQ(error_of(with_line(R"("restitution":-1)")), "restitution is -1; accepted is a number from 0 to 1");
  EXPECT_EQ(error_of(with_line(R"("weight_friction":-0.1)")),
            "weight_friction is -0.1; accepted is a number from 0 to 1");
}

TEST(SimulateRefusal, MoreThanEightWeightsAreRefused) {
  std::string weights;
  for (int i = 0; i < 9; ++i) {
    weights += (i ? "," : "") + std::string(R"({"color":"red","y":0,"x":)") + shortest(3 + i * 0.3) + '}';
    if (i == 4) {
      EXPECT_EQ(error_of(R"({"weights":[)" + weights + R"(],"throw_four":{"color":"red","speed":1}})"),
                "weights has 5 weights and 4 are thrown; accepted are 8 in all");
    }
    if (i == 7) {
      EXPECT_EQ(error_of(R"({"weights":[)" + weights + R"(],"shot":{"color":"red","speed":1}})"),
                "weights has 8 weights and 1 is thrown; accepted are 8 in all");
    }
  }
  EXPECT_EQ(error_of(with_weights(weights)), "weights has 9 weights; accepted are 8 in all");
}

TEST(SimulateRefusal, ShotAndMovingWeightsTogetherAreRefused) {
  EXPECT_EQ(error_of(R"({"weights":[{"color":"red","x":6,"y":0,"vx":1}],"shot":{"color":"red","speed":1}})"),
            "weights[0] moves and shot is given too; accepted is one of them");
  EXPECT_EQ(error_of(R"({"throw_four":{"color":"red","speed":1},"shot":{"color":"red","speed":1}})"),
            "throw_four is given together with shot; accepted is one of them");
}

TEST(SimulateRefusal, ThrowFourIsCheckedLikeAShot) {
  const auto with_four = [](const std::string& rest) { return R"({"throw_four":{"color":"red",)" + rest + "}}"; };
  EXPECT_EQ(error_of(with_four(R"("speed":1,"y":0.2)")),
            "throw_four.y is 0.2; accepted is a number from -0.19476 to 0.19476 m");
  EXPECT_EQ(error_of(with_four(R"("speed":1,"spread":-0.1)")),
            "throw_four.spread is -0.1; accepted is a number from 0 to 1.5 rad");
  EXPECT_EQ(error_of(with_four(R"("speed":1,"angle":-1.4,"spread":0.2)")),
            "throw_four.spread is 0.2; accepted is a number from 0 to 0.1 rad");
}

TEST(SimulateRefusal, LongTextIsCutInItsSentence) {
  EXPECT_LT(error_of(with_line(R"("table":")" + std::string(500000, 'x') + '"')).size(), 300u);
  EXPECT_LT(error_of(with_line('"' + std::string(500000, 'x') + R"(":1)")).size(), 300u);
}

TEST(SimulateRefusal, WhateverIsSentTheAnswerIsJson) {
  for (const char* line :
       {"\"\\u0000\"", "{\"a\\u0000\\\"b\":1}", "{\"\\ud83d\\ude00\":1}", "\xff\xfe", "{\"a\":\"\x7f\"}"}) {
    EXPECT_FALSE(error_of(line).empty());
  }
}

TEST(SimulateRefusal, DamagedLinesAreAnsweredToo) {
  const std::string whole =
      R"({"table":"22ft","powder":0.3,"weights":[{"color":"red","x":6.1,"y":-5e-2}],)"
      R"("shot":{"color":"blue","y":0,"speed":2.2,"angle":0.004,"spin":10},"spin_friction":true})";
  const std::string pieces = "{}[]\",:0123456789.-+eE \\untf\x80\xff\xc3\x01";
  LineSimulator simulator;
  Random random(test::seed_for(3));
  for (int i = 0; i < 20000; ++i) {
    std::string line = whole;
    for (std::uint32_t damage = 1 + random.below(3); damage > 0; --damage) {
      const auto at = random.below(static_cast<std::uint32_t>(line.size()));
      const char piece = pieces[random.below(static_cast<std::uint32_t>(pieces.size()))];
      const std::uint32_t kind = random.below(3);
      if (kind == 0) line[at] = piece;
      if (kind == 1) line.insert(at, 1, piece);
      if (kind == 2) line.erase(at, 1 + random.below(4));
    }
    std::string answer;
    simulator.answer(1, line, answer);
    ASSERT_TRUE(read_json(answer)) << line << '\n' << answer;
  }
}

TEST(SimulateRefusal, TooLongALineIsRefusedWithoutItsText) {
  std::string out;
  refuse_long_line(3, out);
  EXPECT_EQ(out,
            "{\"error\":\"line 3: the line is longer than 1048576 bytes\",\"field\":null,\"code\":\"line_too_long\","
            "\"arguments\":{\"bytes\":1048576},\"line\":3}\n");
}

}  // namespace
}  // namespace hammer::protocol
