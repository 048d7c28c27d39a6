#include "command.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <string>
#include <vector>

namespace hammer::cli {
namespace {

constexpr std::size_t kLongest = 10;

// Every line in the text, "<too long>" for those that are.
std::vector<std::string> lines_in(const std::string& text) {
  int ends[2];
  EXPECT_EQ(pipe(ends), 0);
  EXPECT_EQ(write(ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  close(ends[1]);
  LineReader reader(ends[0], kLongest);
  std::vector<std::string> lines;
  for (;;) {
    const LineReader::Event event = reader.next();
    if (event == LineReader::Event::kWouldRead) continue;
    if (event == LineReader::Event::kEnd || event == LineReader::Event::kBroken) break;
    lines.push_back(event == LineReader::Event::kTooLong ? "<too long>" : std::string(reader.text()));
    EXPECT_EQ(reader.number(), static_cast<std::int64_t>(lines.size()));
  }
  close(ends[0]);
  return lines;
}

using Lines = std::vector<std::string>;

TEST(LineReader, SplitsAtNewlines) {
  EXPECT_EQ(lines_in("a\nbc\n\nd\n"), (Lines{"a", "bc", "", "d"}));
  EXPECT_EQ(lines_in(""), Lines{});
}

TEST(LineReader, LastLineNeedsNoNewline) { EXPECT_EQ(lines_in("a\nb"), (Lines{"a", "b"})); }

TEST(LineReader, LineOfExactlyTheLimitIsWhole) {
  EXPECT_EQ(lines_in("0123456789\nx\n"), (Lines{"0123456789", "x"}));
  EXPECT_EQ(lines_in("0123456789"), Lines{"0123456789"});
}

TEST(LineReader, LineOverTheLimitIsSkippedAndTheNextIsRead) {
  EXPECT_EQ(lines_in("0123456789a\nx\n"), (Lines{"<too long>", "x"}));
  EXPECT_EQ(lines_in("x\n0123456789a"), (Lines{"x", "<too long>"}));
  EXPECT_EQ(lines_in(std::string(60000, 'a') + "\nx"), (Lines{"<too long>", "x"}));
}

TEST(LineReader, NulIsACharacterLikeAnother) {
  EXPECT_EQ(lines_in(std::string("a\0b\nc", 5)), (Lines{std::string("a\0b", 3), "c"}));
}

TEST(LineReader, SaysSoBeforeItMayWait) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  LineReader reader(ends[0], kLongest);
  EXPECT_EQ(reader.next(), LineReader::Event::kWouldRead);
  ASSERT_EQ(write(ends[1], "a\nb\nc", 5), 5);
  EXPECT_EQ(reader.next(), LineReader::Event::kLine);
  EXPECT_EQ(reader.next(), LineReader::Event::kLine);
  EXPECT_EQ(reader.next(), LineReader::Event::kWouldRead);
  close(ends[1]);
  EXPECT_EQ(reader.next(), LineReader::Event::kLine);
  EXPECT_EQ(reader.text(), "c");
  EXPECT_EQ(reader.next(), LineReader::Event::kEnd);
  close(ends[0]);
}

TEST(LineReader, ReadingWhatCannotBeReadIsBroken) {
  LineReader reader(-1, kLongest);
  EXPECT_EQ(reader.next(), LineReader::Event::kWouldRead);
  EXPECT_EQ(reader.next(), LineReader::Event::kBroken);
}

}  // namespace
}  // namespace hammer::cli
