#include "protocol/replay.h"

#include <gtest/gtest.h>

#include "protocol/record_writer.h"
#include "protocol/replay_text.h"
#include "record_text.h"
#include "session.h"

namespace hammer::protocol {
namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

ReadRecord short_match() {
  Session session;
  for (const char* line :
       {R"({"cmd":"open","first":"red","end":"B"})", R"({"cmd":"shoot","speed":1.85})", R"({"cmd":"shoot","speed":3})",
        R"({"cmd":"report","weights":[{"color":"red","x":6.28,"y":0}]})", R"({"cmd":"report","score":{"blue":3}})",
        R"({"cmd":"concede","side":"red"})"}) {
    session.expect_ok(line);
  }
  return read_record(session.record());
}

TEST(Replay, TellsTheMatchRoundByRound) {
  const std::string text = replay_text(short_match());
  for (const char* part :
       {"Knock Off on a 22ft table", "red: Ann", "blue: Bob", "Opening",
        "Round 1, end B: red first, blue has the hammer",
        " 1  Ann shoots the first red weight; it stops 29.5 cm from the far edge.",
        " 2  Bob shoots the first blue weight; it stops 32.7 cm from the far edge. The first red weight falls over the "
        "far "
        "edge.",
        "Red scores 4: one hanger.", "Red scores 4 and has 4.", "Round 2, end A: red first", "Blue scores 3 and has 3.",
        "Round 3, end B: blue first", "Red concedes.", "Blue wins the match.", "Score: red 4 and blue 3"}) {
    EXPECT_TRUE(has(text, part)) << part << " in\n" << text;
  }
}

TEST(Replay, TellsFramesOfSidesThatPlayAlone) {
  Session session(R"({"game":"horse-collar","options":{"best_of":3},"seats":[{"name":"Ann"},{"name":"Bob"}]})");
  session.expect_ok(R"({"cmd":"open","first":"Ann"})");
  session.expect_ok(R"({"cmd":"report","score":{"Ann":10}})");
  session.expect_ok(R"({"cmd":"report","score":{"Bob":0}})");
  const std::string text = replay_text(read_record(session.record()));
  EXPECT_TRUE(has(text, "Game 1, frame 1, end A: Ann")) << text;
  EXPECT_TRUE(has(text, "Game 1, frame 1, end B: Bob")) << text;
}

TEST(Replay, JsonHasALineForTheSetupAndEachEvent) {
  const ReadRecord record = short_match();
  const std::string text = replay_json(record);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 7);
  const std::string head = text.substr(0, text.find('\n'));
  EXPECT_EQ(as<std::string>(at(at(parsed(head), "setup"), "game")), "knock-off");
  const std::string second = text.substr(head.size() + 1, text.find('\n', head.size() + 1) - head.size() - 1);
  EXPECT_EQ(as<double>(at(parsed(second), "line")), 3);
  EXPECT_EQ(events_of(parsed(second)), "opens");
  EXPECT_EQ(as<std::string>(at(at(parsed(second), "state"), "phase")), "shooting");
}

// As a later physics would have made it.
std::string foreign(const ReadRecord& record) {
  RecordHead head = record.head;
  head.revisions = {99, 1};
  return write_record(*record.match, head);
}

TEST(Replay, OneEventIsOne) {
  Session session;
  session.expect_ok(R"({"cmd":"open","first":"red"})");
  EXPECT_TRUE(has(verdict_text(read_record(session.record())), "Verified: 1 event, hash "));
}

TEST(Replay, VerdictSaysVerifiedUnverifiedOrRefused) {
  ReadRecord record = short_match();
  EXPECT_TRUE(has(verdict_text(record), "Verified: 6 events, hash "));
  EXPECT_EQ(as<std::string>(at(parsed(verdict_json(record)), "status")), "verified");
  EXPECT_EQ(as<bool>(at(parsed(verdict_json(record)), "draws_verified")), true);
  const ReadRecord seedless = read_record(write_record(*record.match, head_of(*record.match, std::nullopt)));
  EXPECT_TRUE(has(verdict_text(seedless), "; it has no seed, so what was drawn could not be drawn again\n"));
  EXPECT_EQ(as<bool>(at(parsed(verdict_json(seedless)), "draws_verified")), false);
  const ReadRecord other = read_record(foreign(record));
  EXPECT_TRUE(has(verdict_text(other), "Unverified: recorded with physics revision 99"));
  EXPECT_EQ(as<std::string>(at(parsed(verdict_json(other)), "status")), "unverified");
  const ReadRecord cut = read_record(write_record(*record.match, record.head, false));
  EXPECT_TRUE(has(verdict_text(cut), "Refused: line 9: the record is cut off here"));
  EXPECT_EQ(as<double>(at(parsed(verdict_json(cut)), "line")), 9);
}

TEST(Replay, AVerdictForAPageIsWhetherAndWhatIsSaid) {
  const ReadRecord record = short_match();
  const JsonValue verified = parsed(acceptance_json(record));
  EXPECT_TRUE(as<bool>(at(verified, "ok")));
  EXPECT_TRUE(is_null(at(verified, "refused")));
  EXPECT_TRUE(as<bool>(at(parsed(acceptance_json(read_record(foreign(record)))), "ok")));
  const JsonValue refused = parsed(acceptance_json(read_record("nonsense\n")));
  EXPECT_FALSE(as<bool>(at(refused, "ok")));
  EXPECT_EQ(as<std::string>(at(at(refused, "refused"), "code")), "json_unexpected");
}

}  // namespace
}  // namespace hammer::protocol
