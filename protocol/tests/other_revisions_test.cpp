// Records of programs with other rules or another physics: shown in their own words, never by our rules.
#include <gtest/gtest.h>

#include "protocol/record_writer.h"
#include "protocol/replay.h"
#include "protocol/replay_text.h"
#include "record_text.h"

namespace hammer::protocol {
namespace {

// A match of tomorrow's program, with its sums right: each of these our own rules refuse, or score otherwise.
std::vector<std::string> foreign(std::size_t line, const std::string& what, const std::string& by) {
  Session session(kNoisy);
  session.expect_ok(R"({"cmd":"open","first":"red","end":"A"})");
  session.expect_ok(R"({"cmd":"report","score":{"red":3}})");
  auto lines = lines_of(session.record());
  lines[0] = replaced(lines[0], R"("game_revision":1)", R"("game_revision":2)");
  if (what.empty()) return lines;
  lines.at(line - 1) = replaced(lines.at(line - 1), what, by);
  return lines;
}

struct Foreign {
  std::size_t line;
  std::string what, by;
};

const std::vector<Foreign> kForeign{
    {1, R"("hammer_record":3)", R"("hammer_record":4)"},
    {1, R"("uses":[])", R"("uses":["commitment"])"},
    {1, R"("game":"knock-off")", R"("game":"long-knock-off")"},
    {1, R"("options":{)", R"("options":{"sudden_death":true,)"},
    {1, R"("table":"22ft")", R"("table":"30ft","lamps":4)"},
    {4, R"("score":[3)", R"("score":[17)"},
    {4, R"("event":"report")", R"("event":"measure")"},
    {4, R"("scores":[3)", R"("scores":[6)"},
    {5, R"("winner":null)", R"("winner":0)"},
};

TEST(OtherRevisions, OtherRevisionIsShownAsItTellsItselfWhateverOurRulesSay) {
  for (const Foreign& one : kForeign) {
    const ReadRecord record = read_record(with_right_sums(foreign(one.line, one.what, one.by)));
    ASSERT_FALSE(record.fault) << one.by << record.fault->sentence();
    EXPECT_FALSE(record.verified) << one.by;
    ASSERT_TRUE(record.narration) << one.by;
    ASSERT_EQ(record.narration->events.size(), 2u);
    EXPECT_NE(replay_text(record).find("Red scores 3 and has 3."), std::string::npos);
    EXPECT_EQ(record.narration->seats.size(), 2u);
    EXPECT_EQ(record.narration->hash.size(), 16u);
  }
}

TEST(OtherRevisions, OtherRevisionIsTakenUpOnlyWhereOurRulesAcceptAllOfIt) {
  const ReadRecord same = read_record(with_right_sums(foreign(1, "", "")));
  EXPECT_TRUE(same.can_go_on(false));
  for (const Foreign& one : kForeign) {
    const ReadRecord record = read_record(with_right_sums(foreign(one.line, one.what, one.by)));
    if (one.by == R"("hammer_record":4)") continue;  // nothing in it that we do not know
    EXPECT_FALSE(record.can_go_on(true)) << one.by;
    ASSERT_TRUE(record.objection) << one.by;
    EXPECT_EQ(record.objection->line, static_cast<int>(one.line)) << record.objection->sentence();
  }
}

TEST(OtherRevisions, OtherRevisionThatWasChangedIsRefused) {
  auto lines = lines_of(with_right_sums(foreign(4, R"("score":[3)", R"("score":[17)")));
  lines[3] = replaced(lines[3], R"("points":3)", R"("points":9)");
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  const ReadRecord record = read_record(text);
  ASSERT_TRUE(record.fault);
  EXPECT_EQ(record.fault->line, 4);
  const ReadRecord odd = read_record(with_right_sums(foreign(5, R"("hash":")", R"("hash":"?)")));
  ASSERT_TRUE(odd.fault);
  EXPECT_EQ(odd.fault->line, 5);
}

TEST(OtherRevisions, OtherRevisionIsReadButNotVerified) {
  Session session = played();
  const Match& match = *session.umpire().match();
  for (const Revisions revisions : {Revisions{kPhysicsRevision + 1, 1}, Revisions{kPhysicsRevision, 7}}) {
    RecordHead head = head_of(match, 1);
    head.revisions = revisions;
    const ReadRecord record = read_record(write_record(match, head));
    EXPECT_FALSE(record.fault) << record.fault->sentence();
    EXPECT_FALSE(record.verified);
    EXPECT_EQ(record.match->hash(), match.hash());
    EXPECT_TRUE(record.can_go_on(false));
    EXPECT_NE(describe_revisions(record).find("recorded with physics revision "), std::string::npos);
    // Taken up it stays what it is: its first part cannot be verified later either.
    Session after(record);
    after.expect_ok(R"({"cmd":"shoot","speed":1.8})");
    EXPECT_FALSE(read_record(after.record()).verified);
  }
}

TEST(OtherRevisions, ReplayTellsTheirOwnWordsScoresAndWinner) {
  const ReadRecord record = read_record(with_right_sums(foreign(5, R"("winner":null)", R"("winner":0)")));
  EXPECT_EQ(
      replay_text(record),
      "Knock Off on a 22ft table, powder 0.3 m/s², standard weights\n"
      "  red: Ann\n  blue: Bob\n"
      "\nAs the record tells it\n"
      "    Red shoots first from end A; blue has the hammer.\n"
      "    Red scores 3 and has 3. Blue scores nothing and has 0. Red shoots first from end B; blue has the hammer.\n"
      "\nScore: red 3 and blue 0\nWinner: red\n");
  EXPECT_TRUE(verdict_text(record).starts_with(
      "Unverified: recorded with physics revision 1 and revision 2 of the game; this program has 1 and 1; 2 events, by "
      "its own account hash " +
      record.narration->hash));
}

TEST(OtherRevisions, ReplayJsonTellsWordsAndScoresOfEachLine) {
  const ReadRecord record = read_record(with_right_sums(foreign(4, R"("event":"report")", R"("event":"measure")")));
  const auto lines = lines_of(replay_json(record));
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(as<std::string>(at(at(parsed(lines[0]), "setup"), "game")), "knock-off");
  EXPECT_EQ(
      lines[2],
      R"({"line":4,"events":[{"event":"scored","side":"red","points":3,"total":3,"text":"Red scores 3 and has 3."},)"
      R"({"event":"scored","side":"blue","points":0,"total":0,"text":"Blue scores nothing and has 0."},)"
      R"({"event":"opens","side":"red","end":"B","hammer":"blue",)"
      R"("text":"Red shoots first from end B; blue has the hammer."}],"scores":{"red":3,"blue":0}})");
  const JsonValue verdict = parsed(verdict_json(record));
  EXPECT_EQ(as<std::string>(at(verdict, "status")), "unverified");
  EXPECT_EQ(as<std::string>(at(verdict, "recorded_hash")), record.narration->hash);
  EXPECT_EQ(as<double>(at(at(verdict, "scores"), "red")), 3);
  EXPECT_FALSE(as<bool>(at(verdict, "can_go_on")));
  EXPECT_TRUE(as<std::string>(at(verdict, "objection")).starts_with("line 4: event is \"measure\"; accepted is "));
}

TEST(OtherRevisions, GameThatWeDoNotKnowIsShownByItsKey) {
  const ReadRecord record = read_record(with_right_sums(foreign(1, R"("game":"knock-off")", R"("game":"whirl")")));
  EXPECT_TRUE(replay_text(record).starts_with("whirl on a 22ft table"));
  EXPECT_NE(verdict_text(record).find("this program has 1 and no such game"), std::string::npos);
}

TEST(OtherRevisions, AFeatureThatWeDoNotKnowIsNamed) {
  Session session;
  session.expect_ok(R"({"cmd":"open","first":"red"})");
  auto lines = lines_of(session.record());
  lines[0] = replaced(lines[0], R"("uses":[])", R"("uses":["dice"],"dice":6)");
  const ReadRecord record = read_record(with_right_sums(lines));
  ASSERT_FALSE(record.fault) << record.fault->sentence();
  EXPECT_FALSE(record.verified);
  EXPECT_FALSE(record.can_go_on(true));
  EXPECT_NE(verdict_text(record).find(R"(Unverified: it uses "dice", which this program does not know)"),
            std::string::npos);
}

TEST(OtherRevisions, WhatFollowedThatWeDoNotKnowIsToldByItsName) {
  const ReadRecord record = read_record(with_right_sums(
      foreign(4, R"("notes":[{"event":"scored")", R"("notes":[{"event":"thunder","seat":9},{"event":"scored")")));
  ASSERT_FALSE(record.fault) << record.fault->sentence();
  EXPECT_NE(replay_text(record).find("Thunder. Red scores 3"), std::string::npos) << replay_text(record);
}

TEST(OtherRevisions, CutOffIsToldInPartWithTheLastScore) {
  auto lines = foreign(4, R"("event":"report")", R"("event":"measure")");
  lines.pop_back();
  const ReadRecord record = read_record(with_right_sums(lines));
  ASSERT_TRUE(record.fault);
  EXPECT_TRUE(record.fault->cut_off);
  EXPECT_TRUE(record.can_be_shown(true));
  EXPECT_FALSE(record.can_be_shown(false));
  EXPECT_NE(replay_text(record).find("Score: red 3 and blue 0"), std::string::npos);
}

}  // namespace
}  // namespace hammer::protocol
