#include "protocol/record.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <vector>

#include "hammer/game.h"
#include "record_sum.h"
#include "session.h"

namespace hammer::protocol {
namespace {

const std::vector<std::string> kCommands{R"({"cmd":"toss","side":"red","call":"heads"})",
                                         R"({"cmd":"choose","take":"first"})",
                                         R"({"cmd":"shoot","y":0.01,"speed":1.9,"angle":0.003,"spin":2})",
                                         R"({"cmd":"undo"})",
                                         R"({"cmd":"redo"})",
                                         R"({"cmd":"shoot","speed":1.87,"angle":-0.001})"};

const std::string kNoisy = R"({"game":"knock-off","options":{"hand":"natural","wear":true},)" + kTwo + "}";

Session played(const std::string& setup = kNoisy) {
  Session session(setup);
  for (const std::string& command : kCommands) session.expect_ok(command);
  return session;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The text with its sums put right: what somebody would do who knows how.
std::string with_right_sums(const std::vector<std::string>& lines) {
  Hash sum;
  std::string text;
  for (const std::string& line : lines) {
    std::string kept = line.substr(0, line.rfind(",\"sum\""));
    add_bytes(sum, kept);
    const std::string ending = sum_ending(sum) + '\n';
    add_bytes(sum, ending);
    text += kept + ending;
  }
  return text;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t place = text.find(what);
  EXPECT_NE(place, std::string::npos) << what << " in " << text;
  return place == std::string::npos ? text : text.replace(place, what.size(), by);
}

// The record of played() with one line changed and its sums right.
RecordFault fault_with(std::size_t line, const std::string& what, const std::string& by) {
  Session session = played();
  auto lines = lines_of(session.record());
  lines.at(line - 1) = replaced(lines.at(line - 1), what, by);
  const ReadRecord record = read_record(with_right_sums(lines));
  EXPECT_TRUE(record.fault);
  EXPECT_FALSE(record.verified);
  return record.fault.value_or(RecordFault{0, "none", false});
}

TEST(Record, ReadsBackToTheSameState) {
  Session session = played();
  const ReadRecord record = read_record(session.record());
  ASSERT_FALSE(record.fault) << record.fault->sentence();
  EXPECT_TRUE(record.verified);
  EXPECT_EQ(record.match->hash(), session.umpire().match()->hash());
  EXPECT_EQ(Umpire(record).show(), session.state_text());
}

TEST(Record, SetupReadsBackForEveryGameTableAndPreset) {
  for (const Game* game : games()) {
    for (const Table& table : tables()) {
      for (const PresetInfo& preset : presets()) {
        Umpire umpire;
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
  EXPECT_EQ(write_record(*record.match, record.seed, record.revisions), text);
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
  EXPECT_EQ(write_record(*record.match, record.seed, record.revisions), text);
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

TEST(Record, EveryChangedByteIsRefused) {
  Session session = played();
  const std::string text = session.record();
  ASSERT_TRUE(read_record(text).verified);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int line =
        static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(i), '\n')) + 1;
    for (const int flipped : {1, 2, 32, 128}) {
      std::string changed = text;
      changed[i] = static_cast<char>(changed[i] ^ flipped);
      const ReadRecord record = read_record(changed);
      ASSERT_TRUE(record.fault) << "byte " << i << " of " << text;
      ASSERT_EQ(record.fault->line, line) << "byte " << i << ": " << record.fault->reason;
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
  for (std::size_t length = 0; length < text.size(); ++length) {
    const std::string part = text.substr(0, length);
    const ReadRecord record = read_record(part);
    ASSERT_TRUE(record.fault);
    EXPECT_TRUE(record.fault->cut_off) << record.fault->sentence();
    const auto whole_lines = static_cast<std::size_t>(std::count(part.begin(), part.end(), '\n'));
    EXPECT_EQ(record.fault->line, static_cast<int>(whole_lines) + 1);
    ASSERT_EQ(record.match.has_value(), whole_lines > 0);
    EXPECT_EQ(record.match ? record.match->log().size() + 1 : 0, whole_lines);
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
  EXPECT_EQ(read_record("").fault->sentence(), "line 1: the record is cut off here: its end line is missing");
  EXPECT_TRUE(read_record("hello\n").fault->sentence().starts_with("line 1: not JSON: unexpected hello"));
  EXPECT_FALSE(read_record("{}\n").match);
  EXPECT_TRUE(read_record(std::string("\0\n", 2)).fault);
}

TEST(Record, ShotThatEndsElsewhereIsFoundBySimulating) {
  const RecordFault speed =
      fault_with(4, R"("thrown":{"y":)", R"("thrown":{"y":0.0001,"speed":1.9,"angle":0,"spin":0},"aimed":{"y":)");
  EXPECT_FALSE(speed.reason.empty());
  Session session = played();
  auto lines = lines_of(session.record());
  const std::size_t place = lines[3].find(R"("rests":[{"x":)") + 14;
  lines[3][place] = '3';  // the weight lies on another part of the board
  const ReadRecord record = read_record(with_right_sums(lines));
  ASSERT_TRUE(record.fault);
  EXPECT_EQ(record.fault->line, 4);
  EXPECT_TRUE(record.match);
}

TEST(Record, WrongHashIsRefused) {
  const RecordFault fault = fault_with(8, R"("hash":")", R"("hash":"0)");
  EXPECT_EQ(fault.line, 8);
  EXPECT_TRUE(fault.reason.starts_with("hash is 0")) << fault.reason;
  EXPECT_EQ(fault_with(8, R"("events":6)", R"("events":7)").reason, "events is not the number of events, 6");
}

TEST(Record, EventThatCannotHappenIsRefused) {
  const RecordFault fault = fault_with(3, R"("event":"choose","take":"first")", R"("event":"forfeit")");
  EXPECT_EQ(fault.line, 3);
  EXPECT_TRUE(fault.reason.starts_with("this cannot happen here: ")) << fault.reason;
  EXPECT_EQ(fault_with(3, R"("take":"first")", R"("take":"last")").reason,
            "take is \"last\"; accepted is hammer, first or color");
}

TEST(Record, NewerFormatIsRefused) {
  EXPECT_EQ(fault_with(1, R"("hammer_record":1)", R"("hammer_record":2)").reason,
            "hammer_record is 2; accepted is a whole number from 1 to 1");
}

TEST(Record, OtherRevisionIsReadButNotVerified) {
  Session session = played();
  const Match& match = *session.umpire().match();
  for (const Revisions revisions : {Revisions{kPhysicsRevision + 1, 1}, Revisions{kPhysicsRevision, 7}}) {
    const ReadRecord record = read_record(write_record(match, 1, revisions));
    EXPECT_FALSE(record.fault) << record.fault->sentence();
    EXPECT_FALSE(record.verified);
    EXPECT_EQ(record.match->hash(), match.hash());
    EXPECT_NE(describe_revisions(record).find("recorded with physics revision "), std::string::npos);
    // Taken up it stays what it is: its first part cannot be verified later either.
    Session after(record);
    after.expect_ok(R"({"cmd":"shoot","speed":1.8})");
    EXPECT_FALSE(read_record(after.record()).verified);
  }
}

TEST(Record, EndMayComeAtAnyTime) {
  Session session = played();
  EXPECT_TRUE(session.record(false).find("\"end\":true") == std::string::npos);
  EXPECT_TRUE(read_record(session.record(true)).verified);
}

}  // namespace
}  // namespace hammer::protocol
