#include "json/reader.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>

#include "protocol/english.h"

namespace hammer::protocol {
namespace {

struct Refused {
  std::string field, sentence;
};

Refused complaint_about(std::string_view text) {
  const auto value = read_json(text);
  if (!value) return {value.refusal().field, sentence_of(value.refusal())};
  ADD_FAILURE() << "accepted: " << text;
  return {};
}

double number_in(const std::string& text) {
  const auto value = read_json(text);
  if (!value || !value.value().get<double>()) {
    ADD_FAILURE() << "no number: " << text;
    return 0;
  }
  return *value.value().get<double>();
}

TEST(JsonReader, KeepsFieldsInOrder) {
  const auto value = read_json(R"( {"b":1,"a":[true,null,"x"]} )");
  ASSERT_TRUE(value);
  const auto& object = *value.value().get<JsonObject>();
  ASSERT_EQ(object.size(), 2u);
  EXPECT_EQ(object[0].name, "b");
  EXPECT_EQ(object[1].name, "a");
  EXPECT_EQ(object[1].value.get<JsonArray>()->size(), 3u);
}

TEST(JsonReader, NumbersAreRoundedCorrectlyAndNotAsBoostWould) {
  const auto bits = [](double number) { return std::bit_cast<std::uint64_t>(number); };
  EXPECT_EQ(bits(number_in("2.7988676152060554")), bits(2.7988676152060554));  // Boost 1.81 is off by one here
  EXPECT_EQ(bits(number_in("1.7987047117008899")), bits(1.7987047117008899));  // and here
  EXPECT_EQ(bits(number_in("9007199254740993")), bits(9007199254740992.0));
  EXPECT_EQ(bits(number_in("-0")), bits(-0.0));
  EXPECT_EQ(bits(number_in("-0.0")), bits(-0.0));
  EXPECT_EQ(bits(number_in("5e-324")), 1u);
  EXPECT_EQ(bits(number_in("0.12345678901234567")), bits(0.12345678901234567));
  EXPECT_EQ(bits(number_in("6.0221407599999999e23")), bits(6.0221407599999999e23));
  EXPECT_EQ(bits(number_in("18446744073709551615")), bits(18446744073709551615.0));
  EXPECT_EQ(bits(number_in("123456789012345678901234567890")), bits(123456789012345678901234567890.0));
  EXPECT_EQ(bits(number_in("3.1415926535897932384626433832795028841971693993751")), bits(3.141592653589793));
}

TEST(JsonReader, NumberTooLargeIsRefusedByField) {
  const Refused complaint = complaint_about(R"({"weights":[{},{"x":1e309}]})");
  EXPECT_EQ(complaint.field, "weights[1].x");
  EXPECT_EQ(complaint.sentence, "weights[1].x is 1e309, too large for a number");
  EXPECT_NE(complaint_about(R"({"x":1e99999999999})").sentence.find("too large"), std::string::npos);
}

TEST(JsonReader, FieldGivenTwiceIsRefused) {
  EXPECT_EQ(complaint_about(R"({"shot":{"speed":1,"y":0,"speed":2}})").sentence, "shot.speed is given twice");
  EXPECT_EQ(complaint_about(R"({"":1,"":2})").sentence, "\"\" is given twice");
}

TEST(JsonReader, NaNAndInfinitiesAreRefusedByField) {
  for (const std::string word : {"NaN", "nan", "Infinity", "-Infinity", "-inf", "inf"}) {
    const Refused complaint = complaint_about(R"({"shot":{"speed":)" + word + "}}");
    EXPECT_EQ(complaint.field, "shot.speed") << word;
    EXPECT_EQ(complaint.sentence, "shot.speed is " + word + "; accepted is a finite number");
  }
}

TEST(JsonReader, WhatIsNotJsonIsShownWithItsColumn) {
  EXPECT_EQ(complaint_about("hello").sentence, "not JSON: unexpected hello at column 1");
  EXPECT_EQ(complaint_about("{'a':1}").sentence, "not JSON: unexpected ' at column 2");
  EXPECT_EQ(complaint_about(R"({"a":True})").sentence, "not JSON: unexpected True at column 6");
  EXPECT_EQ(complaint_about(R"({"a":“1”})").sentence, "not JSON: unexpected “ at column 6");
}

TEST(JsonReader, CommentsTrailingCommasAndLeadingZerosAreRefused) {
  for (const char* text : {"{} // no", "/* no */{}", "[1,]", R"({"a":1,})", "[01]", "[+1]", "[.5]", "[1.]", "[1e]"}) {
    EXPECT_TRUE(complaint_about(text).sentence.starts_with("not JSON: ")) << text;
  }
}

TEST(JsonReader, TextThatEndsTooEarlySaysSo) {
  for (const char* text : {"{", R"({"a)", R"({"a":)", R"({"a":1)", "[", "tru", "-", "1e", ""}) {
    EXPECT_NE(complaint_about(text).sentence.find("ends too early"), std::string::npos)
        << text << ": " << complaint_about(text).sentence;
  }
}

TEST(JsonReader, SecondValueOnTheLineIsRefused) {
  EXPECT_EQ(complaint_about("{} {}").sentence, "not JSON: something follows the first value at column 4");
}

TEST(JsonReader, DeepNestingIsRefused) {
  EXPECT_TRUE(read_json(std::string(32, '[') + std::string(32, ']')));
  const std::string deep = std::string(33, '[') + std::string(33, ']');
  EXPECT_TRUE(complaint_about(deep).sentence.starts_with("nested deeper than 32 levels"));
  EXPECT_TRUE(complaint_about(std::string(1000000, '[')).sentence.starts_with("nested deeper than 32 levels"));
}

TEST(JsonReader, BrokenUtf8IsNamedByItsByte) {
  EXPECT_EQ(complaint_about("{\"\xff\":1}").sentence, "not UTF-8 text: byte 0xff at column 3");
  EXPECT_EQ(complaint_about("{\"a\":\"\xed\xa0\x80\"}").sentence, "not UTF-8 text: byte 0xed at column 7");
  EXPECT_EQ(complaint_about("{\"a\":\"\xc3\"}").sentence, "not UTF-8 text: byte 0xc3 at column 7");
  EXPECT_EQ(complaint_about("{\"a\":\"\xc0\x80\"}").sentence, "not UTF-8 text: byte 0xc0 at column 7");
}

TEST(JsonReader, NulAndOtherControlCharactersAreNamed) {
  using namespace std::string_view_literals;
  EXPECT_EQ(complaint_about("{\0}"sv).sentence, "not JSON: control character 0x00 at column 2");
  EXPECT_EQ(complaint_about("{\"a\0\":1}"sv).sentence, "not JSON: control character 0x00 at column 4");
  EXPECT_EQ(complaint_about("{\"a\x01\":1}"sv).sentence, "not JSON: control character 0x01 at column 4");
}

TEST(JsonReader, ByteOrderMarkIsNamedBecauseNobodySeesIt) {
  EXPECT_EQ(complaint_about("\xef\xbb\xbf{}").sentence,
            "not JSON: a byte-order mark at column 1; accepted is UTF-8 without one");
}

TEST(JsonReader, LoneSurrogateEscapeIsRefused) {
  EXPECT_TRUE(complaint_about(R"("\ud800")").sentence.starts_with("the line holds half of a pair"));
  EXPECT_TRUE(read_json(R"("\ud83d\ude00")"));
}

TEST(JsonReader, ManyFieldsAreCheckedForRepeatsInReasonableTime) {
  std::string text = "{";
  for (int i = 0; i < 80000; ++i) text += '"' + std::to_string(i) + "\":0,";
  EXPECT_TRUE(read_json(text + R"("x":0})"));
  EXPECT_EQ(complaint_about(text + R"("7":0})").sentence, "7 is given twice");
}

TEST(JsonReader, LongPiecesAreCutInSentences) {
  EXPECT_LT(complaint_about('[' + std::string(100000, '9') + ']').sentence.size(), 200u);
  EXPECT_LT(complaint_about(std::string(100000, 'x')).sentence.size(), 200u);
  EXPECT_LT(complaint_about("{\"" + std::string(100000, 'x') + "\":NaN}").sentence.size(), 200u);
}

TEST(JsonReader, EveryBeginningOfALineIsAnsweredWithASentence) {
  const std::string line = R"({"table":"22ft","weights":[{"color":"red","x":-6.1e-1,"y":0.05}],)"
                           R"("spin_friction":false,"x":"\u00e9\n\ud83d\ude00","n":null})";
  ASSERT_TRUE(read_json(line));
  for (std::size_t length = 0; length < line.size(); ++length) {
    EXPECT_FALSE(complaint_about(line.substr(0, length)).sentence.empty()) << length;
  }
}

TEST(JsonReader, HalfASurrogatePairIsNamed) {
  for (const char* text : {R"({"x":"\ud800"})", R"({"x":"\ude00"})", R"({"x":"\ud83d\u0041"})"}) {
    const Refused refused = complaint_about(text);
    EXPECT_EQ(refused.field, "x") << text;
    EXPECT_EQ(refused.sentence, R"(x holds half of a pair such as \ud83d\ude00; accepted are both)") << text;
  }
}

}  // namespace
}  // namespace hammer::protocol
