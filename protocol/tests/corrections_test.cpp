// The score sheet of a real table through the umpire and its record.
#include <gtest/gtest.h>

#include "protocol/replay_text.h"
#include "record_text.h"

namespace hammer::protocol {
namespace {

// red 3, blue 2, red 4, blue 1.
Session of_four_rounds(const std::string& setup = kKnockOff) {
  Session session(setup);
  session.expect_ok(R"({"cmd":"open","first":"red","end":"A"})");
  for (const char* score : {R"({"red":3})", R"({"blue":2})", R"({"red":4})", R"({"blue":1})"})
    session.expect_ok(R"({"cmd":"report","score":)" + std::string(score) + '}');
  session.record(false);
  return session;
}

std::string points_on_sheet(Session& session) {
  const JsonValue sheet = at(parsed(session.umpire().answer(R"({"cmd":"sheet"})")), "sheet");
  std::string text;
  for (const JsonValue& round : as<JsonArray>(at(sheet, "rounds"))) {
    text += (text.empty() ? "" : " ") + std::to_string(static_cast<int>(number(round, "report"))) + ':';
    text += std::to_string(static_cast<int>(number(at(round, "points"), "red"))) + '-';
    text += std::to_string(static_cast<int>(number(at(round, "points"), "blue")));
  }
  return text;
}

TEST(Corrections, ARoundIsReplacedPutInAndTakenOut) {
  Session session = of_four_rounds();
  EXPECT_EQ(points_on_sheet(session), "1:3-0 2:0-2 3:4-0 4:0-1");
  const JsonValue replaced =
      session.expect_ok(R"({"cmd":"correct","report":2,"removes":1,"puts":[{"score":{"blue":5}}]})");
  EXPECT_EQ(events_of(replaced), "corrected scored scored");
  EXPECT_EQ(texts_of(replaced).substr(0, 27), "A round has been corrected.");
  EXPECT_EQ(points_on_sheet(session), "1:3-0 2:0-5 3:4-0 4:0-1");
  session.expect_ok(R"({"cmd":"correct","report":1,"puts":[{"score":{"blue":4}}]})");
  EXPECT_EQ(points_on_sheet(session), "1:0-4 2:3-0 3:0-5 4:4-0 5:0-1");
  session.expect_ok(R"({"cmd":"correct","report":4,"removes":1})");
  EXPECT_EQ(points_on_sheet(session), "1:0-4 2:3-0 3:0-5 4:0-1");
  EXPECT_EQ(session.score("red"), 3);
  EXPECT_EQ(session.score("blue"), 10);
  EXPECT_EQ(session.text("end"), "A");
  EXPECT_EQ(session.text("first"), "blue");
  for (int step = 0; step < 3; ++step) session.expect_ok(R"({"cmd":"undo"})");
  EXPECT_EQ(points_on_sheet(session), "1:3-0 2:0-2 3:4-0 4:0-1");
}

TEST(Corrections, WhatNoLongerFitsIsNamedAndGoesOnlyWhereThatIsSaid) {
  Session session = of_four_rounds();
  const std::string won = R"({"cmd":"correct","report":2,"removes":1,"puts":[{"score":{"blue":15}}])";
  EXPECT_EQ(session.expect_refused(won + '}', "leave_out"),
            "2 events after it cannot stay: the match would be over; accepted is to send leave_out 2 with it");
  session.expect_refused(won + R"(,"leave_out":1})", "leave_out");
  const JsonValue refused = session.send(won + '}');
  EXPECT_EQ(number(at(refused, "arguments"), "report"), 3);
  const JsonValue made = session.expect_ok(won + R"(,"leave_out":2})");
  EXPECT_EQ(events_of(made), "corrected scored scored match_won");
  EXPECT_EQ(points_on_sheet(session), "1:3-0 2:0-15");
  session.expect_ok(R"({"cmd":"undo"})");
  EXPECT_EQ(points_on_sheet(session), "1:3-0 2:0-2 3:4-0 4:0-1");
  session.expect_ok(R"({"cmd":"redo"})");
  EXPECT_EQ(session.text("winner"), "blue");
}

TEST(Corrections, AreRefusedWhereTheyMakeNoSense) {
  Session session = of_four_rounds();
  EXPECT_EQ(session.expect_refused(R"({"cmd":"correct","report":5,"removes":1})", "report"),
            "report is none of the 4 reports that hold; accepted is one of them");
  session.expect_refused(R"({"cmd":"correct","report":4,"removes":2})", "removes");
  session.expect_refused(R"({"cmd":"correct","report":1})", "removes");
  session.expect_refused(R"({"cmd":"correct","removes":1})", "report");
  session.expect_refused(R"({"cmd":"correct","report":1,"puts":[{"score":{"red":99}}]})", "score.red");
  session.expect_refused(R"({"cmd":"correct","report":1,"puts":[{"score":{"green":9}}]})", "puts[0].score.green");
  session.expect_refused(R"({"cmd":"correct","report":1,"puts":[{"weights":[],"score":{}}]})", "puts[0].weights");
  session.expect_refused(R"({"cmd":"correct","report":1,"removes":1,"leave_out":1})", "leave_out");
  std::string puts = R"({"score":{}})";
  for (int more = 0; more < kMaxPuts; ++more) puts += R"(,{"score":{}})";
  session.expect_refused(R"({"cmd":"correct","report":1,"puts":[)" + puts + "]}", "puts");
  Session thrown;
  thrown.expect_ok(R"({"cmd":"open","first":"red","end":"A"})");
  thrown.expect_refused(R"({"cmd":"correct","report":1,"removes":1})", "report");
  thrown.expect_ok(R"({"cmd":"report","score":{"red":1}})");
  thrown.expect_ok(R"({"cmd":"shoot","speed":1.8})");
  EXPECT_EQ(thrown.expect_refused(R"({"cmd":"correct","report":1,"removes":1})", "leave_out"),
            "1 event after it cannot stay: it was thrown, not reported; accepted is to send leave_out 1 with it");
}

TEST(Corrections, TheFirstWritesTheRecordAnewAndItsHeadSaysSo) {
  Session session = of_four_rounds();
  Umpire& umpire = session.umpire();
  session.expect_ok(R"({"cmd":"correct","report":1,"removes":1,"puts":[{"score":{"red":2},"first":"blue"}]})");
  std::string record = umpire.take_record();
  EXPECT_NE(record.find(R"("uses":["corrections"])"), std::string::npos);
  EXPECT_EQ(record.find(R"({"hammer_record")"), 0u);
  session.expect_ok(R"({"cmd":"correct","report":3,"removes":1})");
  const std::string more = umpire.take_record();
  EXPECT_EQ(more.find(R"({"event":"correct")"), 0u);
  session.expect_ok(R"({"cmd":"undo"})");
  record += more + umpire.end_record();
  const ReadRecord read = read_record(record);
  ASSERT_FALSE(read.fault) << read.fault->sentence();
  EXPECT_TRUE(read.verified);
  EXPECT_EQ(read.match->hash(), umpire.match()->hash());
  EXPECT_EQ(write_record(*read.match, read.head), record);
  Session resumed(read);
  EXPECT_EQ(points_on_sheet(resumed), "1:2-0 2:0-2 3:4-0 4:0-1");
}

TEST(Corrections, ARecordThatDoesNotListThemIsRefused) {
  Session session = of_four_rounds();
  session.expect_ok(R"({"cmd":"correct","report":1,"removes":1})");
  const std::string record = session.umpire().end_record();
  ASSERT_TRUE(read_record(record).verified);
  const ReadRecord unlisted =
      read_record(with_right_sums(lines_of(replaced(record, R"("uses":["corrections"])", R"("uses":[])"))));
  ASSERT_TRUE(unlisted.fault);
  EXPECT_EQ(unlisted.fault->why.code, "correction_unlisted");
}

// A frame that was left out: the turns after it stay whose they were.
TEST(Corrections, TurnsStayTheirSides) {
  const std::string three = R"({"game":"horse-collar","seats":[{"name":"red"},{"name":"blue"},{"name":"Cid"}]})";
  Session session(three);
  session.expect_ok(R"({"cmd":"open","first":"red","end":"A"})");
  for (int frame = 0; frame < 2; ++frame)
    for (const char* turn : {"red", "blue", "Cid"})
      session.expect_ok(R"({"cmd":"report","score":{")" + std::string(turn) + R"(":3}})");
  const std::string refused = session.expect_refused(R"({"cmd":"correct","report":2,"removes":1})", "leave_out");
  EXPECT_NE(refused.find("4 events after it cannot stay: the turn would be another side's"), std::string::npos)
      << refused;
  session.expect_ok(
      R"({"cmd":"correct","report":1,"puts":[{"score":{"red":0}},{"score":{"blue":0}},{"score":{"Cid":6}}]})");
  EXPECT_EQ(session.score("Cid"), 12);
  EXPECT_EQ(number(session.state(), "frame"), 4);
  session.expect_ok(R"({"cmd":"correct","report":4,"removes":3})");
  EXPECT_EQ(session.score("Cid"), 9);
}

}  // namespace
}  // namespace hammer::protocol
