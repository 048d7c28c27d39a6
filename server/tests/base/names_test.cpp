#include "base/names.h"

#include <gtest/gtest.h>

#include "protocol/english.h"

namespace hammer::server {
namespace {

bool is_accepted(std::string_view name) { return !find_name_refusal(tidy_name(name)); }

std::string sentence_for(std::string_view name) {
  const auto refused = find_name_refusal(name);
  return refused ? protocol::sentence_of(*refused) : "";
}

TEST(Names, OfAllScriptsAreAccepted) {
  for (const char* name : {"Marta",  "Jörg Müller",    "Χρήστος",     "Наталья", "さくら",  "김민준", "محمد", "สมชาย",
                           "J",      "Nguyễn Văn Ước", "क्षिप्रा शर्मा", "မောင်ကြွယ်", "ສົມຊາຍ",   "שָׁלוֹם",   "ታደሰ",  "გიორგი",
                           "Բաբկեն", "O'Neill",        "x_X-77",      "a.b",     "50% off", "#1 ?&"}) {
    EXPECT_TRUE(is_accepted(name)) << name << ": " << sentence_for(name);
  }
}

// They are kept as text and shown as text: nothing has to be forbidden for the sake of SQL or HTML.
TEST(Names, WithSqlOrHtmlAreNamesLikeOthers) {
  EXPECT_TRUE(is_accepted("'; DROP TABLE account;--"));
  EXPECT_TRUE(is_accepted("<b>x<script>"));
  EXPECT_TRUE(is_accepted("\" OR 1=1"));
}

TEST(Names, ThatDoNotShowAsTheyAreAreRefused) {
  const std::string accepted = "; accepted are 1 to 24 characters that can be seen, without /";
  EXPECT_EQ(sentence_for("a\nb"), "name holds a control character" + accepted);
  EXPECT_EQ(sentence_for(std::string_view("a\0b", 3)), "name holds a control character" + accepted);
  EXPECT_EQ(sentence_for("a\u202Eb"), "name holds a character that turns the text round" + accepted);
  EXPECT_EQ(sentence_for("a\u200Bb"), "name holds a character that cannot be seen" + accepted);
  for (const char* unseen : {"a\uE000", "a\u2065", "a\u0378", "a\uFFFD", "a\U000E0041"}) {
    EXPECT_EQ(sentence_for(unseen), "name holds a character that cannot be seen" + accepted) << unseen;
  }
  EXPECT_EQ(sentence_for("\u1112\u1161"), "name holds a letter in loose parts" + accepted);
  EXPECT_EQ(sentence_for("a\u0301\u0302\u0303b"), "name holds marks heaped on each other" + accepted);
  EXPECT_EQ(sentence_for("\u0301a"), "name holds marks heaped on each other" + accepted);
  EXPECT_EQ(sentence_for(""), "name is blank" + accepted);
  EXPECT_EQ(sentence_for("a/b"), "name holds a /" + accepted);
  EXPECT_EQ(sentence_for(".."), "name is only full stops" + accepted);
  EXPECT_FALSE(is_accepted("Deleted-7"));
}

TEST(Names, WithHeapedMarksOfAnyScriptAreRefused) {
  for (const char* heap :
       {"\u0E34\u0E34\u0E34", "\u05B8\u05B8\u05B8", "\u20DD\u20DD\u20DD", "\u093C\u093F\u0902\u0902\u0902"}) {
    EXPECT_EQ(find_name_refusal("a" + std::string(heap))->code, "name_has_heaped_marks") << heap;
  }
  std::string heap = "a";
  for (int i = 0; i < 100'000; ++i) heap += i % 2 == 0 ? "\u0323" : "\u0301";
  EXPECT_EQ(find_name_refusal(heap)->code, "name_length");
  EXPECT_EQ(name_key(heap), "a");
}

// JSON and addresses let none through; a name is refused all the same.
TEST(Names, ThatAreNotUtf8AreRefused) {
  for (const std::string_view bytes :
       {"\xFF", "\xC3", "\xC0\xAF", "\xE2\x82", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\x80"}) {
    const std::string name = "a" + std::string(bytes) + "b";
    EXPECT_EQ(find_name_refusal(tidy_name(name))->code, "name_has_unseen") << name;
    EXPECT_EQ(characters_of(name).front(), U'a');
    EXPECT_EQ(characters_of(name).back(), U'b');
    EXPECT_NE(name_key(name), name_key("ab"));
  }
}

// An empty key, or one with a space at its start, would clash with the keys of displaced accounts.
TEST(Names, ThatAreAcceptedHaveAKeyThatIsItsOwnKey) {
  for (char32_t c = 1; c < 0x20000; ++c) {
    if (c >= 0xD800 && c < 0xE000) continue;
    std::string name;
    if (c < 0x80) {
      name = static_cast<char>(c);
    } else {
      const int tails = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
      name = static_cast<char>((0xF0u << (3 - tails)) | (c >> (6 * tails)));
      for (int tail = tails - 1; tail >= 0; --tail) name += static_cast<char>(0x80 | ((c >> (6 * tail)) & 0x3F));
    }
    if (!is_accepted(name)) continue;
    const std::string key = name_key(name);
    ASSERT_FALSE(key.empty() || key.front() == ' ') << name;
    ASSERT_EQ(name_key(key), key) << name;
  }
}

TEST(Names, Have24CharactersHoweverManyBytes) {
  std::string name;
  for (int i = 0; i < 24; ++i) name += "\U0001F600";
  EXPECT_TRUE(is_accepted(name));
  EXPECT_FALSE(is_accepted(name + "a"));
}

TEST(Names, AreTidiedOfSpaces) {
  EXPECT_EQ(tidy_name("  two \u00A0\u3000 words\u2003"), "two words");
  EXPECT_EQ(tidy_name(" \u3000 "), "");
}

TEST(Names, ThatLookAlikeAreTheSame) {
  const auto same = [](const char* one, const char* other) { return name_key(one) == name_key(other); };
  EXPECT_TRUE(same("Marta", "mARTA"));
  EXPECT_TRUE(same("MÁRTA", "marta"));
  EXPECT_TRUE(same("M\u0061\u0301rta", "Márta")) << "an accent of its own";
  EXPECT_TRUE(same("Ｍａｒｔａ", "marta")) << "wide letters";
  EXPECT_TRUE(same("Мarta", "Marta")) << "a Cyrillic M";
  EXPECT_TRUE(same("two words", "Two  Words"));
  EXPECT_TRUE(same("ÆØÅ", "æøå"));
  EXPECT_TRUE(same("ΧΡΉΣΤΟΣ", "χρήστος"));
  EXPECT_TRUE(same("НАТАЛЬЯ", "наталья"));
  EXPECT_TRUE(same("𝐌𝐚𝐫𝐭𝐚", "marta")) << "mathematics";
  EXPECT_TRUE(same("Straße", "STRASSE")) << "case folding";
  EXPECT_TRUE(same("\uFB01nn", "Finn")) << "a ligature";
  EXPECT_TRUE(same("I\u0307", "i")) << "a Turkish capital";
  EXPECT_TRUE(same("Łukasz Đorđević", "lukasz dordevic"));
  EXPECT_TRUE(same("Նարե", "ՆԱՐԵ"));
  EXPECT_TRUE(same("ｻｸﾗ", "サクラ")) << "narrow letters";
  EXPECT_TRUE(same("\u05D1\u05B7\u05BC", "\u05D1\u05BC\u05B7")) << "the order of marks";
  EXPECT_FALSE(same("มา", "ม้า")) << "marks that make another word";
  EXPECT_FALSE(same("か", "が"));
  EXPECT_FALSE(same("a\u00A8b", "a b")) << "an accent by itself is not a space";
  EXPECT_FALSE(same("Marta", "Martha"));
  EXPECT_FALSE(same("さくら", "サクラ"));
  EXPECT_FALSE(same("two words", "twowords"));
}

TEST(Names, WithANumberAreNeverTooLong) {
  EXPECT_EQ(numbered_name("Marta", 2), "Marta 2");
  std::string name;
  for (int i = 0; i < 24; ++i) name += "é";
  const std::string numbered = numbered_name(name, 117);
  EXPECT_TRUE(is_accepted(numbered));
  EXPECT_EQ(characters_of(numbered).size(), 24u);
}

}  // namespace
}  // namespace hammer::server
