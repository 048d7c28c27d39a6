// A match whose host keeps the seed: the lines are a record, and all that need be kept.
#include "protocol/hosted_match.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "answers.h"
#include "json/reader.h"
#include "json/writer.h"
#include "protocol/command.h"
#include "protocol/record.h"

namespace hammer::protocol {
namespace {

constexpr std::uint64_t kSeed = 987654321;

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

HostedMatch opened(Kept& kept) {
  HostedMatch hosted = HostedMatch::begin(setup_of("knock-off"), kSeed, {}).value();
  kept.lines.push_back(hosted.first_lines());
  play(hosted, kept, R"({"cmd":"toss","side":"red","call":"heads"})");
  play(hosted, kept, R"({"cmd":"choose","take":"hammer"})");
  return hosted;
}

TEST(HostedMatch, ItsLinesAreARecordWithoutTheSeedThatVerifies) {
  Kept kept;
  HostedMatch hosted = opened(kept);
  for (int i = 0; i < 9; ++i) play(hosted, kept, R"({"cmd":"shoot","speed":1.8})");
  play(hosted, kept, R"({"cmd":"concede","side":"red"})");
  kept.lines.push_back(hosted.end());
  const ReadRecord read = read_record(kept.text());
  EXPECT_TRUE(read.verified) << (read.fault ? read.fault->sentence() : "");
  EXPECT_FALSE(read.head.seed);
  EXPECT_EQ(kept.text().find(std::to_string(kSeed)), std::string::npos);
  const ReadRecord published = read_record(hosted.published());
  EXPECT_TRUE(published.verified) << (published.fault ? published.fault->sentence() : "");
  EXPECT_EQ(published.head.seed, kSeed);
}

TEST(HostedMatch, TakenUpAfterEveryLineItGoesOnToTheSameBytes) {
  Kept whole, pieces;
  HostedMatch hosted = opened(whole);
  HostedMatch other = opened(pieces);
  for (int i = 0; i < 12; ++i) {
    const std::string command = i % 5 == 4 ? R"({"cmd":"undo"})" : R"({"cmd":"shoot","speed":1.8,"angle":0.003})";
    play(hosted, whole, command);
    auto again = HostedMatch::take_up(pieces.views(), kSeed);
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
    EXPECT_FALSE(HostedMatch::take_up(changed.views(), kSeed)) << line;
    Kept without = kept;
    without.lines.erase(without.lines.begin() + static_cast<std::ptrdiff_t>(line));
    // Without its last line a record is merely shorter.
    const bool is_last = line + 1 == kept.lines.size();
    EXPECT_EQ(static_cast<bool>(HostedMatch::take_up(without.views(), kSeed)), is_last) << line;
  }
  EXPECT_FALSE(HostedMatch::take_up({}, kSeed));
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
  const auto begun =
      HostedMatch::begin(parsed(R"({"game":"knock-off","seed":5,"seats":[{"name":"A"},{"name":"B"}]})"), kSeed, {});
  ASSERT_FALSE(begun);
  EXPECT_EQ(begun.refusal().field, "seed");
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
