#include "protocol/record.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "hammer/game.h"
#include "protocol/record_writer.h"
#include "record_text.h"
#include "session.h"

namespace hammer::protocol {
namespace {

// The record of played() with one line changed and its sums right.
ReadRecord record_with(std::size_t line, const std::string& what, const std::string& by) {
  Session session = played();
  auto lines = lines_of(session.record());
  lines.at(line - 1) = replaced(lines.at(line - 1), what, by);
  return read_record(with_right_sums(lines));
}

RecordFault fault_with(std::size_t line, const std::string& what, const std::string& by) {
  const ReadRecord record = record_with(line, what, by);
  EXPECT_TRUE(record.fault);
  EXPECT_FALSE(record.verified);
  return record.fault.value_or(RecordFault{0, {"event_impossible"}, false});
}

TEST(Record, ReadsBackToTheSameState) {
  Session session = played();
  const ReadRecord record = read_record(session.record());
  ASSERT_FALSE(record.fault) << record.fault->sentence();
  EXPECT_TRUE(record.verified);
  EXPECT_EQ(record.match->hash(), session.umpire().match()->hash());
  EXPECT_EQ(Umpire(record, 1, {}).show(), session.state_text());
}

TEST(Record, SetupReadsBackForEveryGameTableAndPreset) {
  for (const Game* game : games()) {
    for (const Table& table : tables()) {
      for (const PresetInfo& preset : presets()) {
        Umpire umpire(1, {});
        const std::string setup = R"({"game":")" + std::string(game->key) + R"(","table":")" + std::string(table.name) +
                                  R"(","preset":")" + std::string(preset.name) + R"(","powder":0.123456789,)" + kTwo +
                                  '}';
        if (!as<bool>(at(parsed(umpire.answer(setup)), "ok"))) continue;
        const ReadRecord record = read_record(umpire.end_record());
        ASSERT_FALSE(record.fault) << setup << record.fault->sentence();
        EXPECT_EQ(record.match->hash(), umpire.match()->hash()) << setup;
      }
    }
  }
}

TEST(Record, EveryKindOfEventReadsBack) {
  Session session(R"({"game":"knock-off","options":{"wear":true,"dusting":"director","start_end":"designated"},)" +
                  kTwo + "}");
  for (const char* line :
       {R"({"cmd":"open","first":"blue","end":"B"})", R"({"cmd":"grant-dust"})", R"({"cmd":"dust","area":"edges"})",
        R"({"cmd":"forfeit"})", R"({"cmd":"foul","side":"red","kind":"wrong_color"})",
        R"({"cmd":"report","weights":[{"color":"red","x":6.1,"y":-0.0}],"first":"red"})",
        R"({"cmd":"report","score":{"blue":3}})", R"({"cmd":"shoot","speed":1.9})", R"({"cmd":"undo"})",
        R"({"cmd":"redo"})", R"({"cmd":"concede","side":"blue"})"}) {
    session.expect_ok(line);
  }
  const std::string text = session.record();
  const ReadRecord record = read_record(text);
  ASSERT_FALSE(record.fault) << record.fault->sentence();
  EXPECT_TRUE(record.verified);
  EXPECT_EQ(write_record(*record.match, record.head), text);
}

// The same to the match as if the side had conceded; but nobody did.
TEST(Record, AClaimReadsBackAsOne) {
  Session session = played();
  session.expect_ok(R"({"cmd":"concede","side":"blue"})");
  const std::string conceded = session.record();
  const std::string event = R"("event":"concede","side":1)";
  const std::string claimed = with_right_sums(lines_of(replaced(replaced(conceded, event, event + R"(,"claimed":true)"),
                                                                R"({"event":"conceded")", R"({"event":"claimed")")));
  const ReadRecord record = read_record(claimed);
  ASSERT_FALSE(record.fault) << record.fault->sentence();
  EXPECT_TRUE(record.verified);
  EXPECT_EQ(write_record(*record.match, record.head), claimed);
  EXPECT_EQ(record.match->hash(), session.umpire().match()->hash());
  const auto lines = lines_of(replaced(conceded, event, event + R"(,"claimed":false)"));
  EXPECT_EQ(read_record(with_right_sums(lines)).fault->reason().find("claimed"), 0u);
}

TEST(Record, FourThrownTogetherAndADrawnOrderReadBack) {
  Session session(R"({"game":"crazy-eight","options":{"hand":"slight"},)"
                  R"("seats":[{"name":"Ann"},{"name":"Bob"},{"name":"Cid"}],"seed":3})");
  session.expect_ok(R"({"cmd":"toss"})");
  session.expect_ok(R"({"cmd":"throw-four","color":"blue","speed":1.8,"spread":0.01})");
  session.expect_ok(R"({"cmd":"report","weights":[],"first_color":"red"})");
  const std::string text = session.record();
  const ReadRecord record = read_record(text);
  ASSERT_FALSE(record.fault) << record.fault->sentence();
  EXPECT_EQ(write_record(*record.match, record.head), text);
}

TEST(Record, MatchTakenUpGoesOnAsItWouldHave) {
  for (std::size_t cut = 0; cut <= kCommands.size(); ++cut) {
    Session whole(kNoisy), before(kNoisy);
    for (std::size_t i = 0; i < kCommands.size(); ++i) {
      whole.expect_ok(kCommands[i]);
      if (i < cut) before.expect_ok(kCommands[i]);
    }
    const ReadRecord record = read_record(before.record());
    ASSERT_FALSE(record.fault);
    Session after(record);
    EXPECT_EQ(after.state_text(), before.state_text());
    for (std::size_t i = cut; i < kCommands.size(); ++i) after.expect_ok(kCommands[i]);
    EXPECT_EQ(after.state_text(), whole.state_text()) << cut;
    EXPECT_EQ(after.record(), whole.record()) << cut;
  }
}

// In parts that can run side by side: each takes every eighth byte.
constexpr std::size_t kByteParts = 8;
class Record : public testing::TestWithParam<std::size_t> {};
INSTANTIATE_TEST_SUITE_P(Parts, Record, testing::Range(std::size_t{0}, kByteParts));

TEST_P(Record, EveryChangedByteIsRefused) {
  Session session = played();
  const std::string text = session.record();
  ASSERT_TRUE(read_record(text).verified);
  for (std::size_t i = GetParam(); i < text.size(); i += kByteParts) {
    const int line =
        static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(i), '\n')) + 1;
    for (const int flipped : {1, 2, 32, 128}) {
      std::string changed = text;
      changed[i] = static_cast<char>(changed[i] ^ flipped);
      const ReadRecord record = read_record(changed);
      ASSERT_TRUE(record.fault) << "byte " << i << " of " << text;
      ASSERT_EQ(record.fault->line, line) << "byte " << i << ": " << record.fault->reason();
      ASSERT_FALSE(record.verified);
    }
    for (const char c : {' ', '\n', '0', '"'}) {
      std::string inserted = text;
      ASSERT_TRUE(read_record(inserted.insert(i, 1, c)).fault) << "byte " << i;
    }
    std::string removed = text;
    ASSERT_TRUE(read_record(removed.erase(i, 1)).fault) << "byte " << i;
  }
}

TEST(Record, CutOffAnywhereIsRefusedAndItsWholeLinesAreRead) {
  Session session = played();
  const std::string text = session.record();
  for (std::size_t length = 1; length < text.size(); ++length) {
    const std::string part = text.substr(0, length);
    const ReadRecord record = read_record(part);
    ASSERT_TRUE(record.fault);
    EXPECT_TRUE(record.fault->cut_off) << record.fault->sentence();
    const auto whole_lines = static_cast<std::size_t>(std::count(part.begin(), part.end(), '\n'));
    EXPECT_EQ(record.fault->line, static_cast<int>(whole_lines) + 1);
    ASSERT_EQ(record.match.has_value(), whole_lines > 0);
    const auto head_lines = static_cast<std::size_t>(record.head_lines);
    EXPECT_EQ(record.match ? record.match->log().size() + head_lines : 0, whole_lines);
  }
}

TEST(Record, SomethingAfterTheEndIsRefused) {
  Session session = played();
  const std::string text = session.record();
  EXPECT_TRUE(read_record(text + "\n").fault);
  EXPECT_TRUE(read_record(text + "{}\n").fault);
  EXPECT_TRUE(read_record(text + text).fault);
}

TEST(Record, WhatIsNoRecordIsRefused) {
  EXPECT_EQ(read_record("").fault->sentence(), "line 1: the record is empty");
  EXPECT_TRUE(read_record("hello\n").fault->sentence().starts_with("line 1: not JSON: unexpected hello"));
  EXPECT_FALSE(read_record("{}\n").match);
  EXPECT_TRUE(read_record(std::string("\0\n", 2)).fault);
}

TEST(Record, ShotThatEndsElsewhereIsFoundBySimulating) {
  // Without a seed only the simulation is left to find it.
  Session session = played();
  const Match& match = *session.umpire().match();
  const auto lines = lines_of(write_record(match, head_of(match, std::nullopt)));
  const std::string speed = R"("speed":1.)", thrown = R"("thrown":{"y":)";
  auto faster = lines;
  const std::size_t place = lines[4].find(speed, lines[4].find(thrown));
  ASSERT_NE(place, std::string::npos);
  faster[4].insert(place + speed.size(), "1");
  auto elsewhere = lines;
  elsewhere[4] = replaced(lines[4], R"("rests":[{"x":6)", R"("rests":[{"x":3)");
  for (const auto& changed : {faster, elsewhere}) {
    const ReadRecord record = read_record(with_right_sums(changed));
    ASSERT_TRUE(record.fault);
    EXPECT_EQ(record.fault->line, 5);
    EXPECT_TRUE(record.fault->reason().starts_with("simulated again the shot does not end so: the first weight"))
        << record.fault->reason();
    EXPECT_TRUE(record.match);
  }
}

TEST(Record, ThrowThatTheSeedDoesNotGiveIsFoundByDrawing) {
  Session session = played();
  auto lines = lines_of(session.record());
  const std::size_t place = lines[4].find(R"("thrown":{"y":)") + 14;
  lines[4].insert(lines[4].find("0.", place) + 2, "0");
  const ReadRecord record = read_record(with_right_sums(lines));
  ASSERT_TRUE(record.fault);
  EXPECT_EQ(record.fault->sentence(), "line 5: drawn again it does not come out so");
}

const std::string kHanded =
    R"({"game":"knock-off","seats":[{"name":"Ann","side":"red","hand":"pro"},{"name":"Bob","side":"blue"}],"seed":5})";

TEST(Record, HandsOfSeatsAreKeptAsAFeature) {
  Session session = played(kHanded);
  const std::string text = session.record();
  EXPECT_TRUE(text.starts_with(R"({"hammer_record":3,"uses":["seat_hands"],)")) << text;
  const ReadRecord record = read_record(text);
  ASSERT_FALSE(record.fault) << record.fault->sentence();
  EXPECT_TRUE(record.verified);
  EXPECT_EQ(write_record(*record.match, record.head), text);
}

TEST(Record, TheListOfFeaturesMustBeTrue) {
  EXPECT_EQ(fault_with(1, R"("uses":[])", R"("uses":["seat_hands"])").sentence(),
            "line 1: uses is not the list of what the record uses");
  EXPECT_EQ(fault_with(1, R"("uses":[])", R"("uses":[3])").sentence(),
            "line 1: uses is an array; accepted is an array of names of features");
}

TEST(Record, LieAboutAHandIsFoundByDrawing) {
  Session session = played(kHanded);
  auto lines = lines_of(session.record());
  lines[0] = replaced(lines[0], R"("hand":"pro")", R"("hand":"champion")");
  const ReadRecord record = read_record(with_right_sums(lines));
  ASSERT_TRUE(record.fault);
  EXPECT_EQ(record.fault->sentence(), "line 8: drawn again it does not come out so");  // Ann's throw
}

TEST(Record, WrongHashIsRefused) {
  Session session = played();
  const std::string hash = as<std::string>(at(session.state(), "hash"));
  const RecordFault fault = fault_with(9, hash, "0123456789abcdef");
  EXPECT_EQ(fault.line, 9);
  EXPECT_EQ(fault.reason(), "hash is 0123456789abcdef, but the match as recorded comes to " + hash);
  EXPECT_EQ(fault_with(9, hash, "0x3").reason(), "hash is \"0x3\"; accepted is 16 hex digits");
  EXPECT_EQ(fault_with(9, R"("events":6)", R"("events":7)").reason(), "events is not the number of events, 6");
}

TEST(Record, EventThatCannotHappenIsRefused) {
  const RecordFault fault = fault_with(4, R"("event":"choose","take":"first")", R"("event":"forfeit")");
  EXPECT_EQ(fault.line, 4);
  EXPECT_TRUE(fault.reason().starts_with("this cannot happen here: ")) << fault.reason();
  EXPECT_EQ(fault_with(4, R"("take":"first")", R"("take":"last")").reason(),
            "take is \"last\"; accepted is hammer, first or color");
}

TEST(Record, EndLineMustSayThatItIsTheEnd) {
  EXPECT_EQ(fault_with(9, R"("end":true)", R"("end":false)").reason(), "end is false; accepted is true");
  EXPECT_EQ(fault_with(9, R"("winner":null)", R"("winner":0)").reason(), "winner is not that of the match as recorded");
  EXPECT_EQ(fault_with(9, R"("scores":[0)", R"("scores":[1)").reason(),
            "scores are not those of the match as recorded");
}

TEST(Record, ScoresToldWithAnEventMustFollowFromIt) {
  const RecordFault scores = fault_with(5, R"("scores":[0)", R"("scores":[2)");
  EXPECT_EQ(scores.line, 5);
  EXPECT_EQ(scores.reason(), "scores are not what follows from this event");
}

TEST(Record, WhatItTellsMustFollowFromTheEvent) {
  EXPECT_EQ(fault_with(5, R"("notes":[{"event":"shot")", R"("notes":[{"event":"missed")").sentence(),
            "line 5: notes are not what follows from this event");
  EXPECT_EQ(fault_with(5, R"("notes":[{"event":"shot")", R"("notes":[{"event":1)").reason(),
            "notes[0].event is 1; accepted is a name");
}

TEST(Record, FormatThatIsNoneIsRefused) {
  EXPECT_EQ(fault_with(1, R"("hammer_record":3)", R"("hammer_record":0)").reason(),
            "hammer_record is 0; accepted is a whole number from 1 to 1000000");
}

TEST(Record, WithoutASeedIsVerifiedButForTheDraws) {
  Session session = played();
  const Match& match = *session.umpire().match();
  const std::string text = write_record(match, head_of(match, std::nullopt));
  const ReadRecord record = read_record(text);
  ASSERT_FALSE(record.fault) << record.fault->sentence();
  EXPECT_TRUE(record.verified);
  EXPECT_FALSE(record.head.seed);
  EXPECT_EQ(write_record(*record.match, record.head), text);
  // Taken up, it gets no seed: what was drawn before did not come from it.
  Session after(record);
  after.expect_ok(R"({"cmd":"shoot","speed":1.8})");
  EXPECT_TRUE(read_record(after.record()).verified);
}

TEST(Record, LongLineIsRefused) {
  const ReadRecord record = read_record(std::string(1048577, ' ') + '\n');
  ASSERT_TRUE(record.fault);
  EXPECT_EQ(record.fault->sentence(), "line 1: the line is longer than 1048576 bytes");
  EXPECT_FALSE(read_record(std::string(2000000, '\0')).fault->cut_off);
}

TEST(Record, CushionIsToldOnlyOnBoardsThatHaveOne) {
  const auto record_on = [](const std::string& table) {
    Session session(R"({"game":"knock-off","table":")" + table + R"(",)" + kTwo + '}');
    session.expect_ok(R"({"cmd":"open","first":"red"})");
    session.expect_ok(R"({"cmd":"shoot","speed":1.2,"angle":0.1})");
    return session.record();
  };
  EXPECT_EQ(record_on("22ft").find("cushion"), std::string::npos);
  EXPECT_NE(record_on("9ft-bank").find("\"cushion\":"), std::string::npos);
  EXPECT_TRUE(read_record(record_on("9ft-bank")).verified);
}

TEST(Record, EndMayComeAtAnyTime) {
  Session session = played();
  EXPECT_TRUE(session.record(false).find("\"end\":true") == std::string::npos);
  EXPECT_TRUE(read_record(session.record(true)).verified);
}

}  // namespace
}  // namespace hammer::protocol
