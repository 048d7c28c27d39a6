// Following a match by the lines of its record: the law that holds for every game, and what a line may not be.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "from_environment.h"
#include "json/writer.h"
#include "protocol/record_writer.h"
#include "random_play.h"
#include "record_text.h"

namespace hammer::protocol {
namespace {

using bench::Arrangement;

constexpr int kMaxCommands = 120;
constexpr std::uint64_t kMatchesEach = 3;

std::vector<std::string> lines_of(std::string_view record) {
  std::vector<std::string> lines;
  for (std::size_t newline; (newline = record.find('\n')) != std::string_view::npos; record.remove_prefix(newline + 1))
    lines.emplace_back(record.substr(0, newline));
  return lines;
}

bool is_ok(const std::string& answer) { return answer.starts_with(R"({"ok":true,"events")"); }

// A record without its seed, and the hash after every line but the last, which ends it.
struct Written {
  std::vector<std::string> lines;
  std::vector<std::uint64_t> hashes;
  std::vector<bool> throws;
};

Written write_random_match(const Arrangement& arrangement, std::uint64_t number) {
  std::vector<OptionValue> options = bench::short_game(*arrangement.game);
  options.push_back({Option::kWear, static_cast<double>(number % 2)});
  Setup setup = bench::setup_of(arrangement, number, options);
  Written written{{}, {Match(setup).nameless_hash()}, {false}};
  const auto note = [&](const Match& match) {
    written.hashes.push_back(match.nameless_hash());
    written.throws.push_back(std::holds_alternative<ShotPlayed>(match.log().back()));
  };
  const Match match = bench::play_out(std::move(setup), number, bench::random_command, kMaxCommands, note);
  written.lines = lines_of(write_record(match, head_of(match, std::nullopt)));
  written.lines[0] += '\n' + written.lines[1];  // as a server sends them
  written.lines.erase(written.lines.begin() + 1);
  return written;
}

void expect_follows(const Written& written) {
  ASSERT_EQ(written.lines.size(), written.hashes.size() + 1);
  Umpire umpire(std::nullopt, {});
  std::string record;
  for (std::size_t i = 0; i < written.hashes.size(); ++i) {
    const std::string answer = umpire.follow(written.lines[i]);
    ASSERT_TRUE(is_ok(answer)) << written.lines[i] << '\n' << answer;
    ASSERT_EQ(umpire.match()->nameless_hash(), written.hashes[i]) << written.lines[i];
    ASSERT_NE(answer.find(hex(written.hashes[i], 16)), std::string::npos);
    ASSERT_EQ(umpire.course().has_value(), written.throws[i]) << written.lines[i];
    ASSERT_EQ(umpire.take_record(), written.lines[i] + '\n');
  }
  ASSERT_TRUE(is_ok(umpire.follow(written.lines.back())));
}

TEST(Follow, EveryLineOfAnyMatchLeadsToTheStateOfWhoWroteIt) {
  for (const Arrangement& arrangement : bench::arrangements())
    for (std::uint64_t number = 0; number < kMatchesEach; ++number) {
      expect_follows(write_random_match(arrangement, test::seed_for(number)));
      if (testing::Test::HasFatalFailure()) FAIL() << arrangement.name() << ", match " << number;
    }
}

constexpr std::string_view kShoot = R"({"cmd":"shoot","y":0,"speed":1.8,"angle":0,"spin":0})";

// The lines of a match in which the second weight has been shot, and who was shown them all but for the last.
class Followed : public testing::Test {
 protected:
  Followed() {
    Session played(R"({"game":"knock-off","options":{"hand":"natural"},)" + kTwo + "}");
    played.expect_ok(R"({"cmd":"open","first":"red"})");
    played.expect_ok(std::string(kShoot));
    played.expect_ok(std::string(kShoot));
    const Match& match = *played.umpire().match();
    lines_ = lines_of(write_record(match, head_of(match, std::nullopt)));
    for (std::size_t i = 0; i < 4; ++i) EXPECT_TRUE(is_ok(umpire_.follow(lines_[i])));
  }

  // With a digit more where the first weight comes to rest, and the sum right.
  std::string moved(std::string_view after, const std::string& digit) const {
    auto lines = lines_;
    std::string& line = lines[4];
    const std::size_t place = line.find(after, line.find("\"x\":", line.find("\"rests\"")));
    line.insert(place + after.size(), digit);
    return lines_of(with_right_sums(lines))[4];
  }

  JsonValue expect_refused(const std::string& line) {
    const std::string before = umpire_.show();
    const JsonValue answer = parsed(umpire_.follow(line));
    EXPECT_FALSE(as<bool>(at(answer, "ok"))) << line;
    EXPECT_EQ(umpire_.show(), before);
    return answer;
  }

  std::vector<std::string> lines_;
  Umpire umpire_{std::nullopt, {}};
};

TEST_F(Followed, AThrowThatComesOutOtherwiseHereIsTakenAsTheLineHasIt) {
  const std::string line = moved(".", "0");
  const JsonValue answer = parsed(umpire_.follow(line));
  EXPECT_TRUE(as<bool>(at(answer, "ok")));
  EXPECT_TRUE(as<bool>(at(answer, "differs")));
  EXPECT_TRUE(umpire_.course());
  const auto& played = std::get<ShotPlayed>(umpire_.match()->log().back());
  EXPECT_LT(played.slide.rests[0].x, played.slide.rests[1].x);
}

TEST_F(Followed, AnEndWithAnotherHashSaysSo) {
  umpire_.follow(lines_[4]);
  auto lines = lines_;
  std::string& end = lines[5];
  const std::size_t hash = end.find("\"hash\":\"") + 8;
  end[hash] = end[hash] == '0' ? '1' : '0';
  EXPECT_TRUE(as<bool>(at(parsed(umpire_.follow(lines_of(with_right_sums(lines))[5])), "differs")));
}

TEST_F(Followed, ALineThatIsNoneIsRefusedAndNothingChanges) {
  expect_refused("nonsense");
  expect_refused("{}");
  expect_refused(R"({"cmd":"forfeit"})");
  expect_refused(R"({"event":"peek"})");
  expect_refused(lines_[2]);  // it has been opened
  expect_refused(lines_[1]);  // names come second
  expect_refused(lines_[5]);  // a line has been left out
  expect_refused(R"({"end":true})");
  expect_refused(moved("\"x\":", "9"));  // far off the board
}

TEST_F(Followed, ACommandThatCannotBeReadDoesNotEndTheFollowing) {
  EXPECT_FALSE(is_ok(umpire_.answer("nonsense")));
  EXPECT_FALSE(is_ok(umpire_.answer(R"({"cmd":"shoot","speed":"hard"})")));
  EXPECT_TRUE(is_ok(umpire_.follow(lines_[4])));
}

TEST_F(Followed, WhoPlaysOnAfterTheEndHasARecordWithoutIt) {
  umpire_.follow(lines_[4]);
  umpire_.follow(lines_[5]);
  ASSERT_TRUE(is_ok(umpire_.answer(R"({"cmd":"undo"})")));
  const ReadRecord record = read_record(umpire_.end_record());
  EXPECT_TRUE(record.verified) << record.fault->sentence();
  EXPECT_EQ(record.match->log().size(), lines_.size() - 2);
}

TEST(Follow, WhatCouldNotBeFollowedIsForgottenByASetup) {
  Umpire umpire(1, {});
  EXPECT_FALSE(is_ok(umpire.follow("nonsense")));
  ASSERT_TRUE(is_ok(umpire.answer(kKnockOff)));
  ASSERT_TRUE(is_ok(umpire.answer(R"({"cmd":"open","first":"red"})")));
  EXPECT_TRUE(read_record(umpire.end_record()).verified);
}

TEST(Follow, TheSetupComesFirst) {
  Umpire umpire(std::nullopt, {});
  EXPECT_EQ(umpire.follow(""), "");
  for (const std::string line : {"nonsense", R"({"event":"forfeit"})", R"({"hammer_record":1})"}) {
    EXPECT_FALSE(as<bool>(at(parsed(umpire.follow(line)), "ok"))) << line;
    EXPECT_EQ(umpire.match(), nullptr);
  }
}

}  // namespace
}  // namespace hammer::protocol
