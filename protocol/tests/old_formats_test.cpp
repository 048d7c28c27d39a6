// Records that earlier programs wrote, of every game: read and verified for ever, and matches under way in them go on.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "from_environment.h"
#include "hammer/random.h"
#include "protocol/hosted_match.h"
#include "protocol/replay.h"
#include "protocol/replay_text.h"
#include "random_play.h"
#include "record_text.h"

namespace hammer::protocol {
namespace {

std::map<std::string, std::string> saved_records() {
  std::map<std::string, std::string> records;
  for (const auto& file : std::filesystem::directory_iterator(HAMMER_RECORDS)) {
    std::ostringstream text;
    text << std::ifstream(file.path(), std::ios::binary).rdbuf();
    records.emplace(file.path().stem().string(), text.str());
  }
  return records;
}

TEST(OldFormats, EveryGameIsThereInEach) {
  std::set<std::pair<std::string, int>> seen;
  for (const auto& [name, text] : saved_records()) {
    const ReadRecord record = read_record(text);
    seen.emplace(record.narration->game, record.head.version);
  }
  for (const Game* game : games())
    for (const int version : {1, 2}) EXPECT_TRUE(seen.contains({std::string(game->key), version})) << game->key;
}

TEST(OldFormats, EverySavedRecordVerifiesAndIsWrittenToTheSameBytes) {
  for (const auto& [name, text] : saved_records()) {
    const ReadRecord record = read_record(text);
    ASSERT_FALSE(record.fault) << name << ": " << record.fault->sentence();
    EXPECT_TRUE(record.verified) << name;
    EXPECT_TRUE(record.nameless_seats().empty());
    EXPECT_EQ(write_record(*record.match, record.head), text) << name;
  }
}

TEST(OldFormats, AMatchUnderWayGoesOnInItsFormatToTheSameBytes) {
  for (const auto& [name, text] : saved_records()) {
    const ReadRecord record = read_record(text);
    const auto lines = lines_of(write_record(*record.match, {record.head.version, record.head.revisions}));
    for (std::size_t cut = 1; cut + 1 < lines.size(); cut += 3) {
      std::vector<std::string_view> kept(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(cut));
      auto hosted = HostedMatch::take_up(kept, *record.head.seed);
      ASSERT_TRUE(hosted) << name << hosted.refusal().sentence();
      ASSERT_EQ(hosted.value().match().log().size(), cut - 1);
      if (hosted.value().match().state().phase == Phase::kOver) continue;
      const auto line = hosted.value().play(Concede{.side = 0, .claimed = cut % 2 == 0});
      ASSERT_TRUE(line) << name;
      // Older readers refuse a field that they do not know.
      EXPECT_EQ(line.value().find("claimed"), std::string::npos) << line.value();
      std::string whole;
      for (const std::string_view one : kept) whole += std::string(one) + '\n';
      const ReadRecord after = read_record(whole + line.value() + '\n' + hosted.value().end() + '\n');
      ASSERT_TRUE(after.verified) << name << after.fault->sentence();
      EXPECT_EQ(after.head.version, record.head.version);
    }
  }
}

TEST(OldFormats, TakenUpByAnUmpireAMatchIsWrittenInTheFormatOfToday) {
  for (const auto& [name, text] : saved_records()) {
    const ReadRecord record = read_record(text);
    Umpire umpire(record, 1, {});
    const ReadRecord anew = read_record(umpire.end_record());
    ASSERT_TRUE(anew.verified) << name << anew.fault->sentence();
    EXPECT_EQ(anew.head.version, kRecordVersion);
    EXPECT_EQ(anew.head.seed, record.head.seed);
    EXPECT_EQ(anew.match->hash(), record.match->hash()) << name;
    EXPECT_EQ(replay_text(anew), replay_text(record)) << name;
  }
}

TEST(OldFormats, ANumberInThePlaceOfASideIsRefused) {
  auto lines = lines_of(saved_records().at("knock_off_conceded_1"));
  lines[3] = replaced(lines[3], R"("side":"Bob")", R"("side":1)");
  const ReadRecord record = read_record(with_right_sums(lines));
  ASSERT_TRUE(record.fault);
  EXPECT_EQ(record.fault->line, 4);
}

// ---------------------------------------------------------------- hostile

// Not the long ones, which say nothing more.
std::vector<std::string> short_records(std::size_t most) {
  std::vector<std::string> records;
  for (const auto& [name, text] : saved_records()) {
    if (text.size() > most) continue;
    const ReadRecord record = read_record(text);
    records.push_back(text);
    records.push_back(write_record(*record.match, head_of(*record.match, record.head.seed)));
  }
  return records;
}

void expect_answered(const std::string& text) {
  const ReadRecord record = read_record(text);
  if (record.fault) {
    ASSERT_GT(record.fault->line, 0);
    ASSERT_LE(record.fault->line, std::count(text.begin(), text.end(), '\n') + 1);
    ASSERT_FALSE(record.fault->reason().empty());
  } else {
    ASSERT_TRUE(record.narration);
    ASSERT_FALSE(verdict_json(record).empty());
  }
  if (record.can_be_shown(true)) {
    ASSERT_FALSE(replay_json(record).empty());
  }
}

TEST(Mutations, EveryPrefixIsAnsweredWithItsLine) {
  for (const std::string& text : short_records(5000)) {
    for (std::size_t length = 0; length < text.size(); ++length) {
      const ReadRecord record = read_record(std::string_view(text).substr(0, length));
      ASSERT_TRUE(record.fault);
      const auto lines = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(length), '\n');
      ASSERT_EQ(record.fault->line, lines + 1);
      ASSERT_TRUE(record.fault->cut_off || length == 0);
    }
  }
}

// Numbers, names and brackets exchanged, cut out and doubled; half of them with the sums put right, so that what lies
// behind the sums is reached.
TEST(Mutations, TenThousandAreAnswered) {
  const auto records = short_records(7000);
  Random random(test::seed_for(15));
  const auto below = [&](std::size_t count) { return static_cast<std::size_t>(random.bits() % count); };
  const std::vector<std::string> pieces{
      "0",       "-1",      "1e308", "null", "true", "\"\"", "[]", "{}", "\"", ",", "[", "}", "9007199254740993",
      "\"red\"", "\\u0000", "\n"};
  int accepted = 0;
  for (int i = 0; i < 10000; ++i) {
    std::string text = records[below(records.size())];
    for (std::size_t changes = below(3) + 1; changes > 0; --changes) {
      const std::size_t place = below(text.size()), length = std::min(below(12), text.size() - place);
      text.replace(place, length,
                   below(2) == 0 ? pieces[below(pieces.size())] : text.substr(below(text.size()), below(12)));
    }
    if (i % 2 == 0) text = with_right_sums(lines_of(text));
    expect_answered(text);
    if (HasFatalFailure()) FAIL() << "mutation " << i << " with HAMMER_SEED\n" << text;
    accepted += read_record(text).fault ? 0 : 1;
  }
  EXPECT_LT(accepted, 9000);
}

}  // namespace
}  // namespace hammer::protocol
