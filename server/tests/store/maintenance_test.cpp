// Backups, and what else an operator does with the database.
#include "server/maintenance.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "opened_store.h"
#include "protocol/umpire.h"
#include "store/sqlite/connection.h"

namespace hammer::server {
namespace {

std::string contents_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class Maintenance : public testing::Test {
 protected:
  ScratchFolder folder_;
  std::string database_ = folder_.database();
  std::string copy_ = folder_.file("copy.db");
};

// ---------------------------------------------------------------- backup and restore

TEST_F(Maintenance, ABackupOfARunningServerHasAllThatWasAcknowledged) {
  OpenedStore opened(database_);
  const AccountId ann = added(opened, person("Ann"));
  add_match(opened, {.id = "x7"}, ann, ann);
  for (int seq = 0; seq < 50; ++seq) opened.write([&](Writer& writer) { return writer.add_event("x7", event(seq)); });
  const auto backed_up = back_up(database_, copy_);
  ASSERT_TRUE(backed_up) << backed_up.refusal();
  EXPECT_EQ(backed_up.value().accounts, 1);
  EXPECT_EQ(backed_up.value().matches, 1);
  EXPECT_EQ(backed_up.value().events, 50);
  struct stat about{};
  ASSERT_EQ(stat(copy_.c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777, 0600u);
  EXPECT_EQ(about.st_size, backed_up.value().bytes);
  OpenedStore from_copy("sqlite:" + copy_);
  EXPECT_EQ(from_copy.read([](Reader& reader) { return reader.events("x7", 0); }).size(), 50u);
}

TEST_F(Maintenance, ABackupNeverWritesOverAFile) {
  OpenedStore(database_).close();
  std::ofstream(copy_) << "mine";
  const auto refused = back_up(database_, copy_);
  ASSERT_FALSE(refused);
  EXPECT_TRUE(has(refused.refusal(), "is there already")) << refused.refusal();
  EXPECT_EQ(contents_of(copy_), "mine");
}

TEST_F(Maintenance, ARestoreBringsBackTheBackupAndKeepsWhatWasThere) {
  {
    OpenedStore opened(database_);
    added(opened, person("Ann"));
    ASSERT_TRUE(back_up(database_, copy_));
    added(opened, person("Bob"));
  }
  const auto restored = restore_backup(database_, copy_);
  ASSERT_TRUE(restored) << restored.refusal();
  EXPECT_EQ(restored.value().contents.accounts, 1);
  const auto count = [](const std::string& database) { return list_people(database).value().size(); };
  EXPECT_EQ(count(database_), 1u);
  EXPECT_EQ(count("sqlite:" + restored.value().kept), 2u);
  EXPECT_EQ(count("sqlite:" + copy_), 1u);
  // Again, in the same second: nothing that was kept is lost.
  const auto again = restore_backup(database_, restored.value().kept);
  ASSERT_TRUE(again) << again.refusal();
  EXPECT_NE(again.value().kept, restored.value().kept);
  EXPECT_EQ(count(database_), 2u);
}

TEST_F(Maintenance, ARestoreWorksWhereThereIsNoDatabaseYet) {
  OpenedStore(database_).close();
  ASSERT_TRUE(back_up(database_, copy_));
  const auto restored = restore_backup("sqlite:" + folder_.file("elsewhere/hammer.db"), copy_);
  ASSERT_TRUE(restored) << restored.refusal();
  EXPECT_EQ(restored.value().kept, "");
}

TEST_F(Maintenance, WhatIsNoBackupIsRefusedAndTheDatabaseStays) {
  {
    OpenedStore opened(database_);
    added(opened, person("Ann"));
  }
  ASSERT_TRUE(back_up(database_, copy_));
  const auto refused = [&](const std::string& file, std::string_view why) {
    const auto restored = restore_backup(database_, file);
    ASSERT_FALSE(restored) << file;
    EXPECT_TRUE(has(restored.refusal(), why)) << restored.refusal();
    EXPECT_EQ(list_people(database_).value().size(), 1u);
  };
  refused(folder_.file("nowhere"), "there is no backup at");
  refused(folder_.file("hammer.db"), "is the database itself");
  std::ofstream(folder_.file("letter")) << std::string(5000, 'x');
  refused(folder_.file("letter"), "file is not a database");
  std::ofstream(folder_.file("empty")).close();
  refused(folder_.file("empty"), "is empty");

  std::string half = contents_of(copy_);
  half.resize(half.size() / 2);
  std::ofstream(folder_.file("half"), std::ios::binary) << half;
  refused(folder_.file("half"), "half");

  run_sql(copy_, "PRAGMA user_version = 99");
  refused(copy_, "was written by a newer hammer");
  OpenedStore running(database_);
  refused(copy_, "is in use by another hammer");
}

// std::filesystem may throw for such paths; what comes back must be a refusal.
TEST_F(Maintenance, PlacesThatCannotBeLookedAtAreRefused) {
  OpenedStore(database_).close();
  ASSERT_TRUE(back_up(database_, copy_));
  const std::string loop = folder_.file("loop"), too_long = folder_.file(std::string(300, 'x').c_str());
  std::filesystem::create_symlink(loop, loop);
  for (const std::string& place : {too_long, loop, loop + "/copy.db"}) {
    EXPECT_TRUE(has(back_up(database_, place).refusal(), place + " cannot be looked at: ")) << place;
    EXPECT_TRUE(has(restore_backup(database_, place).refusal(), "there is no backup at " + place)) << place;
    EXPECT_FALSE(restore_backup("sqlite:" + place, copy_)) << place;
    EXPECT_FALSE(list_people("sqlite:" + place)) << place;
  }
  // A name that is short enough, but not with the suffix of the temporary file.
  EXPECT_FALSE(back_up(database_, folder_.file(std::string(253, 'y').c_str())));
}

TEST_F(Maintenance, ABackupFollowsNoLink) {
  OpenedStore(database_).close();
  const std::string victim = folder_.file("victim");
  std::ofstream(victim) << "mine";
  std::filesystem::create_symlink(victim, copy_ + ".part");
  const auto backed_up = back_up(database_, copy_);
  ASSERT_TRUE(backed_up) << backed_up.refusal();
  EXPECT_EQ(contents_of(victim), "mine");
  EXPECT_FALSE(std::filesystem::is_symlink(copy_));
}

TEST_F(Maintenance, WithoutADatabaseEverythingSaysSo) {
  EXPECT_TRUE(has(back_up(database_, copy_).refusal(), "there is no database at "));
  EXPECT_TRUE(has(list_people(database_).refusal(), "hammer serve makes one"));
  EXPECT_TRUE(has(list_people("hammer.db").refusal(), "accepted is sqlite:PATH"));
}

// ---------------------------------------------------------------- people

TEST_F(Maintenance, BansAndRevokedTokensAreHeededByARunningServer) {
  OpenedStore opened(database_);
  const AccountId ann = added(opened, person("Ann"));
  opened.write([&](Writer& writer) { return writer.add_token({.hash = "h", .account = ann}); });
  int changes = 0;
  opened.store().when_changed_outside([&] { ++changes; });

  const auto banned = ban(database_, "ANN", kForever, "rude");
  ASSERT_TRUE(banned) << banned.refusal();
  EXPECT_EQ(banned.value().name, "Ann");
  const auto revoked = revoke_tokens(database_, ann);
  ASSERT_TRUE(revoked) << revoked.refusal();
  EXPECT_EQ(revoked.value().tokens, 1);
  EXPECT_EQ(revoke_tokens(database_, ann).value().tokens, 0);
  EXPECT_TRUE(opened.loop().run_until([&] { return changes > 0; }));
  EXPECT_EQ(opened.read([&](Reader& reader) { return reader.account(ann); })->banned_until_ms, kForever);
  EXPECT_TRUE(opened.read([](Reader& reader) { return reader.token_by_hash("h"); })->revoked);

  ASSERT_TRUE(unban(database_, "Ann"));
  EXPECT_EQ(opened.read([&](Reader& reader) { return reader.account(ann); })->banned_until_ms, 0);
  EXPECT_TRUE(has(ban(database_, "Zoe", 1, "").refusal(), "there is nobody by the name of \"Zoe\""));
  EXPECT_TRUE(has(unban(database_, std::int64_t{99}).refusal(), "there is no account 99"));
}

TEST_F(Maintenance, ReportsNameWhoAndAboutWhom) {
  OpenedStore opened(database_);
  const AccountId ann = added(opened, person("Ann")), bob = added(opened, person("Bob"));
  opened.write([&](Writer& writer) {
    writer.add_report({.by = ann, .about = bob, .match = "x7", .reason = "rude", .at_ms = 1});
    return writer.add_report({.by = bob, .about = ann, .reason = "name", .at_ms = 2});
  });
  const auto reports = list_reports(database_, 9);
  ASSERT_TRUE(reports) << reports.refusal();
  ASSERT_EQ(reports.value().size(), 2u);
  EXPECT_EQ(reports.value()[0].by, "Bob");
  EXPECT_EQ(reports.value()[1].about, "Bob");
  EXPECT_EQ(reports.value()[1].match, "x7");
}

// ---------------------------------------------------------------- logs

// A match with a few throws, as a server keeps it.
std::vector<EventRow> played(std::uint64_t seed) {
  protocol::Umpire umpire(seed, {});
  umpire.answer(R"({"game":"knock-off","options":{"hand":"natural"},"seats":[{"name":"Ann"},{"name":"Bob"}]})");
  const auto head = protocol::RecordHead::of(umpire.match()->setup(), std::nullopt, {});
  std::vector<EventRow> events;
  const auto keep = [&](std::string line) {
    line.pop_back();
    EventRow row = event(static_cast<std::int64_t>(events.size()));
    row.body = std::move(line);
    row.state_hash = [&] {
      std::string digits(16, '0');
      std::uint64_t word = umpire.match()->nameless_hash();
      for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, word >>= 4)
        *digit = "0123456789abcdef"[word & 15];
      return digits;
    }();
    events.push_back(std::move(row));
  };
  keep(protocol::write_record(*umpire.match(), head, false));
  for (const char* command : {R"({"cmd":"toss","side":"Ann","call":"heads"})", R"({"cmd":"choose","take":"hammer"})",
                              R"({"cmd":"choose","take":"color","color":"red"})",
                              R"({"cmd":"shoot","y":0.1,"speed":1.7})", R"({"cmd":"shoot","y":0.0,"speed":1.8})"}) {
    umpire.answer(command);
    std::string record = protocol::write_record(*umpire.match(), head, false);
    record.pop_back();
    keep(record.substr(record.rfind('\n') + 1) + '\n');
  }
  return events;
}

Result<Verified, std::string> verified(OpenedStore& opened, const std::string& database, const MatchRow& match,
                                       const std::vector<EventRow>& events, std::string& fault) {
  const AccountId ann = added(opened, person("Ann"));
  add_match(opened, match, ann, ann);
  opened.write([&](Writer& writer) -> std::optional<StoreFault> {
    for (const EventRow& each : events) {
      if (const auto trouble = writer.add_event(match.id, each)) return trouble;
    }
    return std::nullopt;
  });
  return verify_logs(database, [&](const LogFault& each) { fault = each.match + ": " + each.sentence; });
}

TEST_F(Maintenance, ALogThatComesToTheSameAgrees) {
  OpenedStore opened(database_);
  std::string fault;
  const auto events = played(5);
  const auto verdict =
      verified(opened, database_, {.id = "x7", .phase = MatchPhase::kPlaying, .seed = 5}, events, fault);
  ASSERT_TRUE(verdict) << verdict.refusal();
  EXPECT_EQ(fault, "");
  EXPECT_EQ(verdict.value().agree, 1);
  EXPECT_EQ(verdict.value().events, static_cast<std::int64_t>(events.size()));
  EXPECT_EQ(verdict.value().seeded, 1);
  EXPECT_EQ(verdict.value().committed, 0);
  EXPECT_GT(verdict.value().draws, 1);
}

TEST_F(Maintenance, ALogWithoutTheNameOfWhoHasGoneStillAgrees) {
  OpenedStore opened(database_);
  const auto events = played(5);
  ASSERT_TRUE(has(events[0].body, "\"Ann\""));
  std::string fault;
  ASSERT_TRUE(verified(opened, database_, {.id = "x7", .phase = MatchPhase::kPlaying, .seed = 5}, events, fault));
  const AccountId ann = opened.read([](Reader& reader) { return reader.account_named("Ann"); })->id;
  EXPECT_FALSE(opened.write([&](Writer& writer) { return writer.forget_account(ann); }));
  for (const EventRow& row : opened.read([](Reader& reader) { return reader.events("x7", 0); })) {
    EXPECT_FALSE(has(row.body + row.command, "\"Ann\"")) << row.body;
  }
  const auto verdict = verify_logs(database_, [&](const LogFault& each) { fault += each.sentence; });
  ASSERT_TRUE(verdict);
  EXPECT_EQ(fault, "");
  EXPECT_EQ(verdict.value().agree, 1);
}

TEST_F(Maintenance, WhateverWasChangedInALogIsFound) {
  const auto fault_after = [&](const char* name, std::uint64_t seed, MatchPhase phase, auto change) {
    const std::string database = "sqlite:" + folder_.file(name);
    OpenedStore opened(database);
    auto events = played(5);
    change(events);
    std::string fault;
    const auto verdict = verified(opened, database, {.id = "x7", .phase = phase, .seed = seed}, events, fault);
    EXPECT_TRUE(verdict);
    EXPECT_EQ(verdict.value().agree, 0) << name;
    return fault;
  };
  using Events = std::vector<EventRow>;
  const auto playing = MatchPhase::kPlaying;
  EXPECT_TRUE(has(fault_after("body", 5, playing, [](Events& events) { events[4].body[40] ^= 1; }), "x7: event 4"));
  EXPECT_TRUE(has(fault_after("gap", 5, playing, [](Events& events) { events.erase(events.begin() + 2); }),
                  "event 2 is missing"));
  EXPECT_TRUE(has(fault_after("hash", 5, playing, [](Events& events) { events[3].state_hash[0] ^= 1; }),
                  "event 3 is kept with the hash"));
  EXPECT_TRUE(has(fault_after("seed", 6, playing, [](Events&) {}), "from the secret of the match"));
  EXPECT_TRUE(has(fault_after("end", 5, MatchPhase::kOver, [](Events&) {}), "its end line is missing"));
  EXPECT_TRUE(has(fault_after("none", 5, playing, [](Events& events) { events.clear(); }), "has no log"));
}

TEST(Database, IsInTheDataFolderOfWhoRunsIt) {
  const auto with = [](const char* data, const char* home) {
    setenv("XDG_DATA_HOME", data, 1);
    setenv("HOME", home, 1);
    return default_database();
  };
  EXPECT_EQ(with("/data", "/ann"), "sqlite:/data/hammer/hammer.db");
  EXPECT_EQ(with("", "/ann"), "sqlite:/ann/.local/share/hammer/hammer.db");
  EXPECT_EQ(with("not/absolute", "/ann"), "sqlite:/ann/.local/share/hammer/hammer.db");
}

}  // namespace
}  // namespace hammer::server
