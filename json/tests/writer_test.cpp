#include "json/writer.h"

#include <gtest/gtest.h>

#include "json/reader.h"

namespace hammer {
namespace {

TEST(JsonWriter, PutsCommasBetweenAndNowhereElse) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("a", 1).name("b").begin_array().value(true).null().begin_object().end_object().end_array();
  json.name("c").begin_array().end_array().field("d", "e").end_object();
  EXPECT_EQ(out, R"({"a":1,"b":[true,null,{}],"c":[],"d":"e"})");
}

TEST(JsonWriter, NumbersLookAsPeopleWriteThem) {
  std::string out;
  JsonWriter json(out);
  json.begin_array().value(6.1).value(2.0).value(-0.0).value(1e-9).value(std::int64_t{9007199254740993}).end_array();
  EXPECT_EQ(out, "[6.1,2,-0.0,1e-09,9007199254740993]");
}

TEST(JsonWriter, TextReadsBackAsItWas) {
  const std::string text = std::string("\"\\/\n\t\x01\x7f é 😀 \0", 17);
  std::string out;
  JsonWriter(out).value(std::string_view(text));
  const auto back = read_json(out);
  ASSERT_TRUE(back) << out;
  EXPECT_EQ(*back.value().get<std::string>(), text);
}

}  // namespace
}  // namespace hammer
