#include "protocol/setup.h"

#include <gtest/gtest.h>

#include "protocol/english.h"

namespace hammer::protocol {
namespace {

// What follows the field.
std::string fault(const std::string& name) {
  const auto found = find_name_fault(name);
  return found ? sentence_about("name", *found).substr(4) : std::string();
}

TEST(PlayerName, AnythingThatShowsIsAccepted) {
  for (const char* name : {"Ann", "Zoë", "李", "O'Neill & Sons", "👩‍👩‍👧", "مريم", "a b", "-"})
    EXPECT_EQ(fault(name), "") << name;
}

TEST(PlayerName, ControlsAndLineEndsAreRefused) {
  for (const char* name : {"a\x01",
                           "a\x7f"
                           "b",
                           "a\u0085b", "\u009fa", "a\u2028b", "a\u2029"}) {
    EXPECT_EQ(fault(name), " holds a control character; accepted is printable text") << name;
  }
  EXPECT_NE(fault(std::string("a\0b", 3)), "");
}

TEST(PlayerName, TextThatTurnsTheLineRoundIsRefused) {
  for (const char* name : {"a\u202eb", "\u202aab", "a\u2066b", "a\u2069b"}) {
    EXPECT_EQ(fault(name), " holds a character that turns the text round; accepted is printable text") << name;
  }
}

TEST(PlayerName, NamesThatShowNothingAreBlank) {
  for (const char* name : {"", " ", "\u00a0", "\u200b", "\u2060\ufeff", "\u3000\u200d", "\u3164", "\u00ad"}) {
    EXPECT_EQ(fault(name), " is blank; accepted is a name") << name;
  }
}

TEST(PlayerName, SpacesAroundANameAreRefused) {
  for (const char* name : {" Ann", "Ann ", "Ann\u00a0", "\u2003Ann"}) {
    EXPECT_EQ(fault(name), " begins or ends with a space; accepted is a name without") << name;
  }
}

TEST(PlayerName, LongNamesAreRefused) {
  EXPECT_EQ(fault(std::string(100, 'x')), "");
  EXPECT_EQ(fault(std::string(101, 'x')), " has 101 bytes; accepted are at most 100");
}

}  // namespace
}  // namespace hammer::protocol
