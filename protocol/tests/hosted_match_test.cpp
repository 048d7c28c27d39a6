// A match whose host keeps the secret of its luck: the lines are a record, and all that need be kept beside it.
#include "protocol/hosted_match.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "answers.h"
#include "json/reader.h"
#include "json/writer.h"
#include "protocol/command.h"
#include "protocol/record.h"
#include "protocol/replay.h"
#include "protocol/replay_text.h"
#include "record_text.h"

namespace hammer::protocol {
namespace {

constexpr DrawSecret kSecret{7, 6, 5, 4, 3, 2, 1};
constexpr SeatNumber kAnns{1, 2, 3}, kBobs{9, 8, 7};
const std::string kId = "abcdefgh2345";

JsonValue setup_of(const std::string& game) {
  return parsed(
      R"({"game":")" + game +
      R"(","options":{"hand":"natural"},"seats":[{"name":"Ann","side":"red"},{"name":"Bob","side":"blue"}]})");
}

struct Kept {
  std::vector<std::string> lines;

  std::vector<std::string_view> views() const { return {lines.begin(), lines.end()}; }
  std::string text() const {
    std::string all;
    for (const std::string& line : lines) all += line + '\n';
    return all;
  }
};

void play(HostedMatch& hosted, Kept& kept, const std::string& command) {
  auto line = hosted.answer(parsed(command));
  ASSERT_TRUE(line) << line.refusal().complaint.code;
  kept.lines.push_back(line.value());
}

void add_number(HostedMatch& hosted, Kept& kept, int seat, const SeatNumber& number) {
  auto line = hosted.add_number(seat, number);
  ASSERT_TRUE(line) << line.refusal().code;
  kept.lines.push_back(line.value());
}

HostedMatch begun(Kept& kept, const DrawSecret& secret = kSecret) {
  HostedMatch hosted = HostedMatch::begin(setup_of("knock-off"), secret, kId, {}).value();
  kept.lines.push_back(hosted.first_lines());
  return hosted;
}

HostedMatch opened(Kept& kept) {
  HostedMatch hosted = begun(kept);
  add_number(hosted, kept, 1, kBobs);
  add_number(hosted, kept, 0, kAnns);
  play(hosted, kept, R"({"cmd":"toss","side":"red","call":"heads"})");
  play(hosted, kept, R"({"cmd":"choose","take":"hammer"})");
  return hosted;
}

void conclude(HostedMatch& hosted, Kept& kept, int throws = 9) {
  for (int i = 0; i < throws; ++i) play(hosted, kept, R"({"cmd":"shoot","speed":1.8})");
  play(hosted, kept, R"({"cmd":"concede","side":"red"})");
  kept.lines.push_back(hosted.end());
}

TEST(HostedMatch, TheSecretIsInTheLastLineAloneAndEverythingIsDrawnFromIt) {
  Kept kept;
  HostedMatch hosted = opened(kept);
  conclude(hosted, kept);
  const std::string secret = hex_of(kSecret);
  for (std::size_t i = 0; i + 1 < kept.lines.size(); ++i) EXPECT_EQ(kept.lines[i].find(secret), std::string::npos);
  const ReadRecord read = read_record(kept.text());
  EXPECT_TRUE(read.verified) << (read.fault ? read.fault->sentence() : "");
  ASSERT_TRUE(read.head.luck && read.head.luck->secret);
  EXPECT_EQ(*read.head.luck->secret, kSecret);
  EXPECT_EQ(read.head.luck->match_id, kId);
  EXPECT_EQ(*read.head.luck->number_of(0), kAnns);
  EXPECT_EQ(*read.head.luck->number_of(1), kBobs);
  EXPECT_TRUE(read.head.draws());
  EXPECT_EQ(hosted.published(), kept.text());
  EXPECT_EQ(count_draws(*read.match), 10);
}

TEST(HostedMatch, WhatWasCheckedIsSaidInPlainWords) {
  Kept kept;
  HostedMatch hosted = begun(kept);
  add_number(hosted, kept, 1, kBobs);
  play(hosted, kept, R"({"cmd":"toss","side":"red","call":"heads"})");
  play(hosted, kept, R"({"cmd":"choose","take":"hammer"})");
  conclude(hosted, kept, 1);
  EXPECT_NE(verdict_text(read_record(kept.text()))
                .find("Luck: the server's secret is the one that it committed itself to before the match. "
                      "Numbers added by: Bob; none by: Ann. All 2 draws come out the same.\n"),
            std::string::npos)
      << verdict_text(read_record(kept.text()));
  const JsonValue verdict = parsed(verdict_json(read_record(kept.text())));
  EXPECT_NE(json_text(verdict).find(R"("numbers":[null,"09080700000000000000000000000000"],"draws":2)"),
            std::string::npos)
      << json_text(verdict);
}

TEST(HostedMatch, ConcededBeforeTheTossNothingWasDrawn) {
  Kept kept;
  HostedMatch hosted = begun(kept);
  conclude(hosted, kept, 0);
  EXPECT_NE(verdict_text(read_record(kept.text())).find("none by: Ann, Bob. Nothing was drawn.\n"), std::string::npos);
}

TEST(HostedMatch, ANumberIsAddedOnceForASeatAndBeforeAnythingIsDrawn) {
  Kept kept;
  HostedMatch hosted = begun(kept);
  const std::uint64_t alone = hosted.draws().seed_at(0);
  add_number(hosted, kept, 0, kAnns);
  EXPECT_NE(hosted.draws().seed_at(0), alone);
  EXPECT_EQ(hosted.add_number(0, kAnns).refusal().code, "number_twice");
  EXPECT_EQ(hosted.add_number(0, kAnns).refusal().field, "number") << "which was sent";
  play(hosted, kept, R"({"cmd":"toss","side":"red","call":"heads"})");
  EXPECT_EQ(hosted.add_number(1, kBobs).refusal().code, "number_late");
}

// One of three concedes before the toss: nothing is drawn yet.
TEST(HostedMatch, ANumberIsTakenAfterAnEventThatDrewNothing) {
  Kept kept;
  const JsonValue setup = parsed(
      R"({"game":"horse-collar","options":{"hand":"natural"},"seats":[{"name":"Ann"},{"name":"Bob"},{"name":"Cyd"}]})");
  HostedMatch hosted = HostedMatch::begin(setup, kSecret, kId, {}).value();
  kept.lines.push_back(hosted.first_lines());
  add_number(hosted, kept, 1, kBobs);
  play(hosted, kept, R"({"cmd":"concede","side":"Cyd"})");
  add_number(hosted, kept, 0, kAnns);
  play(hosted, kept, R"({"cmd":"toss"})");
  EXPECT_EQ(hosted.add_number(2, kAnns).refusal().code, "number_late");
  play(hosted, kept, R"({"cmd":"shoot","speed":1.8})");
  EXPECT_TRUE(HostedMatch::take_up(kept.views(), kSecret));
  play(hosted, kept, R"({"cmd":"concede","side":"Ann"})");
  kept.lines.push_back(hosted.end());
  for (const std::string& text : {kept.text(), hosted.published()}) {
    const ReadRecord read = read_record(text);
    EXPECT_TRUE(read.verified) << (read.fault ? read.fault->sentence() : "");
    EXPECT_EQ(*read.head.luck->number_of(0), kAnns);
  }
}

TEST(HostedMatch, ACommandCanBeCheckedBeforeItIsPlayed) {
  Kept kept;
  HostedMatch hosted = begun(kept);
  const std::string hash = hosted.hash();
  EXPECT_FALSE(hosted.check(parsed(R"({"cmd":"toss","side":"red","call":"heads"})")));
  EXPECT_EQ(hosted.check(parsed(R"({"cmd":"toss","side":"red","call":"edge"})"))->complaint.field, "call");
  EXPECT_EQ(hosted.hash(), hash);
  EXPECT_TRUE(hosted.match().log().empty());
}

TEST(HostedMatch, ANumberHasOneSpelling) {
  EXPECT_TRUE(bytes_from<SeatNumber>("c0ffee00112233445566778899aabbcc"));
  EXPECT_FALSE(bytes_from<SeatNumber>("C0FFEE00112233445566778899AABBCC"));
  EXPECT_FALSE(bytes_from<SeatNumber>("g0ffee00112233445566778899aabbcc"));
}

TEST(HostedMatch, WithAnotherSecretItIsNotTakenUp) {
  Kept kept;
  opened(kept);
  EXPECT_TRUE(HostedMatch::take_up(kept.views(), kSecret));
  DrawSecret other = kSecret;
  other[31] ^= 1;
  EXPECT_EQ(HostedMatch::take_up(kept.views(), other).refusal().why.code, "secret_differs");
  EXPECT_EQ(HostedMatch::take_up(kept.views(), std::uint64_t{5}).refusal().why.code, "secret_differs");
}

TEST(HostedMatch, PlayedOnElsewhereItsRecordNoLongerSpeaksOfTheServersLuck) {
  Kept kept;
  HostedMatch hosted = opened(kept);
  play(hosted, kept, R"({"cmd":"shoot","speed":1.8})");
  const ReadRecord record = read_record(kept.text());
  ASSERT_TRUE(record.can_go_on(true));
  Umpire umpire(record, 5, {});
  ASSERT_NE(umpire.answer(R"({"cmd":"shoot","speed":1.8})").find(R"("ok":true)"), std::string::npos);
  const ReadRecord after = read_record(umpire.end_record());
  EXPECT_TRUE(after.verified) << after.fault->sentence();
  EXPECT_FALSE(after.head.luck);
  EXPECT_FALSE(after.head.draws());
}

// Bob added a number, Ann did not. The page's tests read it too.
TEST(HostedMatch, ARecordThatAServerGaveOutVerifiesAndIsWrittenAgainToTheSameBytes) {
  std::ostringstream saved;
  saved << std::ifstream(HAMMER_HOSTED_RECORDS "/knock_off.ndjson", std::ios::binary).rdbuf();
  const std::string text = saved.str();
  const ReadRecord read = read_record(text);
  EXPECT_TRUE(read.verified) << (read.fault ? read.fault->sentence() : "");
  ASSERT_TRUE(read.head.luck && read.head.luck->secret);
  EXPECT_EQ(read.head.luck->number_of(0), nullptr);
  ASSERT_NE(read.head.luck->number_of(1), nullptr);
  EXPECT_EQ(hex_of(*read.head.luck->number_of(1)), "c0ffee00112233445566778899aabbcc");
  EXPECT_GT(count_draws(*read.match), 5);
  EXPECT_EQ(write_record(*read.match, read.head), text);
}

// ---------------------------------------------------------------- whoever forges

TEST(HostedMatch, OneAlteredBitAnywhereButInTheNamesIsFoundAndItsLineNamed) {
  Kept kept;
  HostedMatch hosted = opened(kept);
  conclude(hosted, kept, 1);
  const std::string text = kept.text();
  const std::size_t names = text.find("{\"names\""), numbers = text.find("{\"number\"");
  int line = 1;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (names <= i && i < numbers) {
      line = 3;
      continue;
    }
    for (int bit = 0; bit < 8; ++bit) {
      std::string altered = text;
      altered[i] = static_cast<char>(altered[i] ^ (1 << bit));
      const ReadRecord read = read_record(altered);
      ASSERT_TRUE(read.fault) << "byte " << i << ", bit " << bit;
      // A line that no longer ends goes on in the next; one that ends too soon is not whole.
      ASSERT_LE(read.fault->line, line) << read.fault->sentence();
      ASSERT_GE(read.fault->line, line - 1) << read.fault->sentence();
    }
    if (text[i] == '\n') ++line;
  }
}

// Somebody who can put the sums right.
std::optional<RecordFault> fault_of_forged(const Kept& kept, const std::string& what, const std::string& by) {
  std::vector<std::string> lines = lines_of(replaced(kept.text(), what, by));
  return read_record(with_right_sums(lines)).fault;
}

TEST(HostedMatch, AForgedSecretCommitmentIdOrNumberIsFoundThoughTheSumsAreRight) {
  Kept kept;
  HostedMatch hosted = opened(kept);
  conclude(hosted, kept);
  EXPECT_FALSE(fault_of_forged(kept, "abc", "abc"));
  const std::string commitment = hex_of(commitment_to(kSecret, kId));
  const auto is_secret_fault = [](const std::optional<RecordFault>& fault) {
    return fault && fault->why.code == "secret_differs" && fault->why.field == "secret";
  };
  DrawSecret other = kSecret;
  other[0] ^= 1;
  EXPECT_TRUE(is_secret_fault(fault_of_forged(kept, hex_of(kSecret), hex_of(other))));
  EXPECT_TRUE(is_secret_fault(fault_of_forged(kept, commitment, hex_of(commitment_to(other, kId)))));
  EXPECT_TRUE(is_secret_fault(fault_of_forged(kept, kId, "abcdefgh2346")));
  const auto number = fault_of_forged(kept, hex_of(kAnns), hex_of(kBobs));
  ASSERT_TRUE(number);
  EXPECT_EQ(number->why.code, "draw_differs");
  EXPECT_EQ(number->line, 5);  // the toss
  const auto seat = fault_of_forged(kept, R"("seat":1)", R"("seat":0)");
  ASSERT_TRUE(seat);
  EXPECT_EQ(seat->why.code, "number_twice");
  EXPECT_EQ(fault_of_forged(kept, R"("uses":["commitment"])", R"("uses":[])")->why.code, "uses_differ");
  EXPECT_EQ(fault_of_forged(kept, R"("uses":["commitment"])", R"("uses":["commitment","commitment"])")->why.code,
            "uses_differ");
  EXPECT_EQ(fault_of_forged(kept, R"("secret":")" + hex_of(kSecret), R"("secret":")")->why.field, "secret");
  const auto none = fault_of_forged(kept, R"(,"secret":")" + hex_of(kSecret) + '"', "");
  ASSERT_TRUE(none);
  EXPECT_EQ(none->why.code, "missing");
  EXPECT_EQ(none->why.field, "secret");
}

// A host that draws what suits it, and a secret that fits the commitment all the same.
TEST(HostedMatch, AThrowThatWasNotDrawnIsFound) {
  Kept kept;
  HostedMatch hosted = opened(kept);
  Shoot chosen{{.speed = 1.8}, {.speed = 1.8001}};
  auto line = hosted.play(chosen);
  ASSERT_TRUE(line);
  kept.lines.push_back(line.value());
  conclude(hosted, kept, 1);
  const auto fault = read_record(kept.text()).fault;
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->why.code, "draw_differs");
  EXPECT_EQ(fault->line, 7);
}

TEST(HostedMatch, TakenUpAfterEveryLineItGoesOnToTheSameBytes) {
  Kept whole, pieces;
  HostedMatch hosted = opened(whole);
  HostedMatch other = opened(pieces);
  for (int i = 0; i < 12; ++i) {
    const std::string command = i % 5 == 4 ? R"({"cmd":"undo"})" : R"({"cmd":"shoot","speed":1.8,"angle":0.003})";
    play(hosted, whole, command);
    auto again = HostedMatch::take_up(pieces.views(), kSecret);
    ASSERT_TRUE(again) << again.refusal().sentence();
    EXPECT_EQ(again.value().hash(), other.hash());
    other = std::move(again.value());
    play(other, pieces, command);
    EXPECT_EQ(pieces.lines.back(), whole.lines.back());
  }
}

TEST(HostedMatch, AChangedCutOrSwappedLineIsFound) {
  Kept kept;
  HostedMatch hosted = opened(kept);
  for (int i = 0; i < 3; ++i) play(hosted, kept, R"({"cmd":"shoot","speed":1.8})");
  for (std::size_t line = 0; line < kept.lines.size(); ++line) {
    Kept changed = kept;
    std::string& text = changed.lines[line];
    text[text.find("\"speed\":1") == std::string::npos ? 12 : text.find("\"speed\":1") + 8] ^= 1;
    EXPECT_FALSE(HostedMatch::take_up(changed.views(), kSecret)) << line;
    Kept without = kept;
    without.lines.erase(without.lines.begin() + static_cast<std::ptrdiff_t>(line));
    // Without its last line a record is merely shorter.
    const bool is_last = line + 1 == kept.lines.size();
    EXPECT_EQ(static_cast<bool>(HostedMatch::take_up(without.views(), kSecret)), is_last) << line;
  }
  EXPECT_FALSE(HostedMatch::take_up({}, kSecret));
}

TEST(HostedMatch, ARefusalSaysWhetherItIsAMatterOfTime) {
  Kept kept;
  HostedMatch hosted = opened(kept);
  const std::string before = hosted.hash();
  const auto refused = [&](const std::string& command) { return hosted.answer(parsed(command)).refusal(); };
  EXPECT_TRUE(refused(R"({"cmd":"toss","side":"red","call":"heads"})").is_untimely);
  EXPECT_TRUE(refused(R"({"cmd":"redo"})").is_untimely);
  EXPECT_FALSE(refused(R"({"cmd":"shoot","speed":99})").is_untimely);
  EXPECT_EQ(refused(R"({"cmd":"shoot","speed":99})").complaint.field, "speed");
  EXPECT_EQ(hosted.hash(), before);
}

TEST(HostedMatch, ASeedInTheSetupIsRefused) {
  const auto refused = HostedMatch::begin(
      parsed(R"({"game":"knock-off","seed":5,"seats":[{"name":"A"},{"name":"B"}]})"), kSecret, kId, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.refusal().field, "seed");
}

TEST(CommandRights, EveryCommandHasASpeaker) {
  const auto speaker = [](const std::string& verb) { return speaker_of(parsed(R"({"cmd":")" + verb + "\"}")); };
  const std::vector<std::pair<Speaker, std::vector<std::string>>> expected{
      {Speaker::kSideThatCalls, {"toss"}},
      {Speaker::kChooser, {"choose"}},
      {Speaker::kShooter, {"shoot", "throw-four", "dust"}},
      {Speaker::kOpponent, {"grant-dust"}},
      {Speaker::kOwnSide, {"concede"}},
      {Speaker::kHost, {"open", "report", "forfeit", "foul", "undo", "redo"}}};
  for (const auto& [who, verbs] : expected) {
    for (const std::string& verb : verbs) {
      ASSERT_TRUE(speaker(verb)) << verb;
      EXPECT_EQ(speaker(verb).value(), who) << verb;
    }
  }
  EXPECT_EQ(speaker("shout").refusal().field, "cmd");
}

TEST(JsonText, ReadsBackToTheSame) {
  const std::string text = R"({"a":[1,0.1,-2.5,true,false,null],"b":{"c":"\"x\""},"d":{}})";
  EXPECT_EQ(json_text(parsed(text)), text);
}

}  // namespace
}  // namespace hammer::protocol
