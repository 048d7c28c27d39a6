#include <gtest/gtest.h>

#include <bit>
#include <cstdint>

#include "answers.h"
#include "hammer/trajectory.h"
#include "json/writer.h"

namespace hammer::protocol {
namespace {

constexpr std::string_view kExample =
    R"({"table":"22ft","powder":"medium","weight":"standard","weights":[{"color":"red","x":6.1,"y":0.05}],)"
    R"("shot":{"color":"blue","y":0,"speed":2.2,"angle":0.004,"spin":0}})";

std::string hash_of(std::string_view line) { return as<std::string>(at(result_of(line), "hash")); }

TEST(SimulateLine, AnswersWithEveryFieldThatIsPromised) {
  const JsonValue result = result_of(kExample);
  const JsonValue weights = at(result, "weights");
  ASSERT_EQ(as<JsonArray>(weights).size(), 2u);
  EXPECT_EQ(as<std::string>(at(at(weights, 0), "color")), "red");
  EXPECT_EQ(as<std::string>(at(at(weights, 1), "color")), "blue");
  for (const char* name : {"x", "y"}) as<double>(at(at(weights, 0), name));
  as<bool>(at(at(weights, 0), "on"));
  as<JsonArray>(at(result, "contacts"));
  as<JsonArray>(at(result, "falls"));
  EXPECT_GT(as<double>(at(result, "duration")), 0);
  EXPECT_EQ(as<std::string>(at(result, "hash")).size(), 16u);
}

TEST(SimulateLine, AnswersWithTheEnginesBits) {
  const Surface surface = make_surface(*find_table("22ft"), *find_weight_size("standard"), 0.30);
  Position position;
  position.add({.x = 6.1, .y = 0.05});
  position.add(launch({.y = 0, .speed = 2.2, .angle = 0.004, .spin = 0}));
  Trajectory trajectory;
  const Outcome outcome = simulate(surface, position, &trajectory);
  const JsonValue result = result_of(kExample);
  const auto bits = [](double number) { return std::bit_cast<std::uint64_t>(number); };
  for (std::size_t i = 0; i < 2; ++i) {
    const JsonValue weight = at(at(result, "weights"), i);
    EXPECT_EQ(bits(as<double>(at(weight, "x"))), bits(outcome.weights[i].x));
    EXPECT_EQ(bits(as<double>(at(weight, "y"))), bits(outcome.weights[i].y));
    EXPECT_EQ(as<bool>(at(weight, "on")), outcome.on(static_cast<int>(i)));
  }
  EXPECT_EQ(bits(as<double>(at(result, "duration"))), bits(trajectory.duration()));
}

TEST(SimulateLine, FieldsLeftOutHaveTheirDefaults) {
  EXPECT_EQ(
      hash_of(R"({"weights":[{"color":"red","x":6.1,"y":0.05}],"shot":{"color":"blue","speed":2.2,"angle":0.004}})"),
      hash_of(kExample));
  EXPECT_EQ(hash_of(R"({"powder":0.3,"shot":{"color":"red","speed":1.5}})"),
            hash_of(R"({"shot":{"color":"red","speed":1.5}})"));
}

TEST(SimulateLine, PlainLagStopsWhereTheClosedFormSays) {
  const JsonValue weight = at(at(result_of(R"({"shot":{"color":"red","speed":1.5}})"), "weights"), 0);
  EXPECT_NEAR(as<double>(at(weight, "x")), kReleaseX + 1.5 * 1.5 / (2 * 0.30), 1e-12);
  EXPECT_TRUE(as<bool>(at(weight, "on")));
}

TEST(SimulateLine, MovingWeightIsTheSameAsTheShotThatMovesIt) {
  EXPECT_EQ(hash_of(R"({"weights":[{"color":"red","x":0.3,"y":0,"vx":2.2,"vy":0,"spin":3}]})"),
            hash_of(R"({"shot":{"color":"red","speed":2.2,"spin":3}})"));
}

TEST(SimulateLine, WeightsWithNoVelocityAndNoShotStayWhereTheyAre) {
  const JsonValue result = result_of(R"({"weights":[{"color":"red","x":6.1,"y":0.05}]})");
  EXPECT_EQ(as<double>(at(at(at(result, "weights"), 0), "x")), 6.1);
  EXPECT_EQ(as<double>(at(result, "duration")), 0);
}

TEST(SimulateLine, VelocitiesOfZeroMayStandBesideAShot) {
  EXPECT_EQ(hash_of(R"({"weights":[{"color":"red","x":6.1,"y":0.05,"vx":0,"vy":-0,"spin":0}],)"
                    R"("shot":{"color":"blue","speed":2.2,"angle":0.004}})"),
            hash_of(kExample));
}

TEST(SimulateLine, ShotOverTheEndFallsOverTheFarEdge) {
  const JsonValue result = result_of(R"({"shot":{"color":"red","speed":3}})");
  const JsonValue fall = at(at(result, "falls"), 0);
  EXPECT_EQ(as<std::string>(at(fall, "edge")), "far");
  EXPECT_EQ(as<double>(at(fall, "weight")), 0);
  EXPECT_GT(as<double>(at(fall, "t")), 0);
  EXPECT_FALSE(as<bool>(at(at(at(result, "weights"), 0), "on")));
}

TEST(SimulateLine, ContactNamesBothWeightsAndItsImpulse) {
  const JsonValue contact = at(
      at(result_of(R"({"weights":[{"color":"red","x":5,"y":0}],"shot":{"color":"blue","speed":2}})"), "contacts"), 0);
  EXPECT_EQ(as<double>(at(contact, "a")), 0);
  EXPECT_EQ(as<double>(at(contact, "b")), 1);
  EXPECT_NEAR(as<double>(at(contact, "x")), 5 - 0.02937, 1e-9);
  EXPECT_GT(as<double>(at(contact, "impulse")), 0);
}

TEST(SimulateLine, CushionIsNamedByItsSide) {
  const auto touched = [](const std::string& angle) {
    const JsonValue result =
        result_of(R"({"table":"12ft-bank","shot":{"color":"red","speed":1.2,"angle":)" + angle + "}}");
    return as<std::string>(at(at(at(result, "contacts"), 0), "b"));
  };
  EXPECT_EQ(touched("0.3"), "left");
  EXPECT_EQ(touched("-0.3"), "right");
}

TEST(SimulateLine, ThrowFourAppendsFourWeights) {
  const JsonValue result = result_of(
      R"({"weights":[{"color":"red","x":6.1,"y":0.05}],"throw_four":{"color":"blue","speed":1.8,"spread":0.02}})");
  const JsonValue weights = at(result, "weights");
  ASSERT_EQ(as<JsonArray>(weights).size(), 5u);
  EXPECT_EQ(as<std::string>(at(at(weights, 4), "color")), "blue");
}

TEST(SimulateLine, PartsOfTheModelCanBeSwitched) {
  const std::string line =
      R"("weights":[{"color":"red","x":5,"y":0.02}],"shot":{"color":"blue","speed":2.2,"spin":40})";
  const std::string plain = hash_of('{' + line + '}');
  for (const char* part :
       {R"("spin_friction":false)", R"("weight_friction":0)", R"("restitution":0.9)", R"("powder":"fast")"}) {
    EXPECT_NE(hash_of('{' + std::string(part) + ',' + line + '}'), plain) << part;
  }
}

TEST(SimulateLine, WeightsOfAResultCanBeSentAgain) {
  const std::string first =
      answer_to(R"({"weights":[{"color":"red","x":6.2,"y":0}],"shot":{"color":"blue","speed":3}})");
  const std::size_t begin = first.find('['), end = first.find(']') + 1;
  const JsonValue again =
      result_of(R"({"weights":)" + first.substr(begin, end - begin) + R"(,"shot":{"color":"red","speed":1}})");
  EXPECT_FALSE(as<bool>(at(at(at(again, "weights"), 0), "on")));
  EXPECT_TRUE(as<bool>(at(at(at(again, "weights"), 2), "on")));
}

TEST(SimulateLine, FastestShotIsAcceptedAtEveryAngle) {
  // Split into vx and vy and put together again, its speed may round to more than the limit.
  for (int i = -150; i <= 150; ++i) {
    const JsonValue result = result_of(R"({"shot":{"color":"red","speed":25,"angle":)" + shortest(i / 100.0) + "}}");
    EXPECT_EQ(as<JsonArray>(at(result, "weights")).size(), 1u) << i;
  }
}

TEST(SimulateLine, EightWeightsAreAccepted) {
  std::string weights;
  for (int i = 0; i < 7; ++i) {
    weights += (i ? "," : "") + std::string(R"({"color":"red","y":0,"x":)") + shortest(3 + i * 0.3) + '}';
  }
  const JsonValue result = result_of(R"({"weights":[)" + weights + R"(],"shot":{"color":"blue","speed":2}})");
  EXPECT_EQ(as<JsonArray>(at(result, "weights")).size(), 8u);
}

TEST(SimulateLine, BlankLineGetsNoAnswer) {
  EXPECT_EQ(answer_to(""), "");
  EXPECT_EQ(answer_to(" \t\r"), "");
}

TEST(SimulateLine, AnswerIsOneLine) {
  const std::string answer = answer_to(kExample);
  EXPECT_EQ(answer.find('\n'), answer.size() - 1);
}

TEST(SimulateLine, CarriageReturnAtTheEndIsNoMatter) {
  EXPECT_EQ(answer_to(std::string(kExample) + '\r'), answer_to(kExample));
}

}  // namespace
}  // namespace hammer::protocol
