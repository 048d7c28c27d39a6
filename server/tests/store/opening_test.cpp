// Which databases are opened, and with what sentence the others are refused.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "opened_store.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/schema.h"

namespace hammer::server {
namespace {

using sqlite::Connection;

TEST(Opening, MakesTheFolderAndAFileThatOthersCannotRead) {
  const ScratchFolder folder;
  const std::string path = folder.file("a/b/hammer.db");
  OpenedStore opened("sqlite:" + path);
  EXPECT_EQ(opened.refusal(), "");
  struct stat about{};
  ASSERT_EQ(stat(path.c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777, 0600u);
  ASSERT_EQ(stat((path + "-wal").c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777, 0600u);
}

TEST(Opening, ASecondServerIsRefusedAndMayComeAfterTheFirst) {
  const ScratchFolder folder;
  OpenedStore first(folder.database());
  const OpenedStore second(folder.database());
  EXPECT_TRUE(has(second.refusal(), "is in use by another hammer (process ")) << second.refusal();
  first.close();
  EXPECT_EQ(OpenedStore(folder.database()).refusal(), "");
}

TEST(Opening, ANewerSchemaIsRefusedAndLeftAsItIs) {
  const ScratchFolder folder;
  OpenedStore(folder.database()).close();
  run_sql(folder.file("hammer.db"), "PRAGMA user_version = 99; CREATE TABLE of_tomorrow (a);");
  const OpenedStore opened(folder.database());
  EXPECT_TRUE(has(opened.refusal(), "has schema 99 and was written by a newer hammer")) << opened.refusal();
  auto connection = Connection::open(folder.file("hammer.db"), Connection::Use::kReadOnly);
  EXPECT_EQ(connection.value()->integer("PRAGMA user_version"), 99);
}

TEST(Opening, EveryOlderSchemaIsBroughtForwardAndKeepsWhatItHas) {
  for (int old = 1; old <= sqlite::current_schema_version(); ++old) {
    const ScratchFolder folder;
    std::ofstream(folder.file("hammer.db")).close();
    auto connection = Connection::open(folder.file("hammer.db"), Connection::Use::kWrite);
    ASSERT_FALSE(sqlite::migrate(*connection.value(), "it", old));
    ASSERT_FALSE(connection.value()->run_all(
        "INSERT INTO account (name, name_key, kind, password, created_ms, banned_until_ms, ban_reason, deleted) "
        "VALUES ('Ann', 'ann', 1, '', 5, 0, '', 0)"));
    connection.value().reset();
    OpenedStore opened(folder.database());
    EXPECT_EQ(opened.refusal(), "");
    EXPECT_EQ(opened.read([](Reader& reader) { return reader.account(1); })->created_ms, 5);
  }
}

constexpr const char* kAccountsOfSchema1 =
    "INSERT INTO account (name, name_key, kind, password, created_ms, banned_until_ms, ban_reason, deleted) VALUES "
    "('Straße', 'straße', 1, '', 5, 0, '', 0), ('Strasse', 'strasse', 1, '', 5, 0, '', 0), "
    "('STRASSE 2', 'strasse 2', 1, '', 5, 0, '', 0), ('deleted-4', 'deleted-4', 1, '', 5, 0, '', 1), "
    "('ᵈeleted-3', 'ᵈeleted-3', 1, '', 5, 0, '', 0), ('\U0001D173', '\U0001D173', 1, '', 5, 0, '', 0), "
    "('\U0001D174', '\U0001D174', 1, '', 5, 0, '', 0)";

AccountId id_of(OpenedStore& opened, const char* name) {
  const auto account = opened.read([&](Reader& reader) { return reader.account_named(name); });
  return account ? account->id : 0;
}

// In schema 1 these were two names.
TEST(Opening, OfTwoAccountsWithOneNameKeyTheOlderKeepsIt) {
  const ScratchFolder folder;
  run_sql(folder.file("hammer.db"), "");
  auto connection = Connection::open(folder.file("hammer.db"), Connection::Use::kWrite);
  ASSERT_FALSE(sqlite::migrate(*connection.value(), "it", 1));
  ASSERT_FALSE(connection.value()->run_all(kAccountsOfSchema1));
  connection.value().reset();
  for (const char* when : {"migrated", "opened again"}) {
    OpenedStore opened(folder.database());
    ASSERT_EQ(opened.refusal(), "") << when;
    EXPECT_EQ(id_of(opened, "Straße"), 1) << when;
    EXPECT_EQ(id_of(opened, "sTRASSE"), 1) << when;
    EXPECT_EQ(id_of(opened, "Strasse"), 2) << "by its name as it is written, " << when;
    EXPECT_EQ(id_of(opened, " Strasse "), 2) << "spaces do not matter, " << when;
    EXPECT_EQ(id_of(opened, "\U0001D173"), 6) << "a name that shows nothing, " << when;
    EXPECT_EQ(id_of(opened, "\U0001D174"), 7) << when;
    EXPECT_EQ(id_of(opened, " "), 0) << when;
    EXPECT_EQ(id_of(opened, "straße 2"), 3) << when;
    EXPECT_EQ(id_of(opened, "deleted-4"), 4) << when;
  }
  OpenedStore opened(folder.database());
  const auto change = [&](AccountId id, auto edit) {
    return opened.write([&](Writer& writer) {
      Account account = *writer.account(id);
      edit(account);
      return writer.change_account(account);
    });
  };
  EXPECT_FALSE(change(2, [](Account& account) { account.ban_reason = "rude"; })) << "all but its name can change";
  EXPECT_EQ(id_of(opened, "Strasse"), 2);
  EXPECT_EQ(change(1, [](Account& account) { account.name = "Strasse"; }), StoreFault::kConflict);
  EXPECT_FALSE(change(1, [](Account& account) { account.name = "Weg"; }));
  EXPECT_EQ(added(opened, person("Strasse")), 0) << "it is taken";
  EXPECT_EQ(added(opened, person("STRASSE")), 0) << "the displaced account has the key that became free";
  EXPECT_EQ(id_of(opened, "straße"), 2);
  EXPECT_FALSE(change(2, [](Account& account) { account.name = "Gasse"; }));
  EXPECT_EQ(id_of(opened, "GASSE"), 2) << "a new name has a key again";
  EXPECT_NE(added(opened, person("Strasse")), 0);
  EXPECT_FALSE(opened.write([](Writer& writer) { return writer.forget_account(3); })) << "whatever others are called";
  EXPECT_EQ(id_of(opened, "deleted-3"), 3);
}

// A rating from before schema 4 may have been made by matches that were conceded before a throw.
TEST(Opening, RatingsFromBeforeStayAsTheyAreAndCountForNothingYet) {
  const ScratchFolder folder;
  run_sql(folder.file("hammer.db"), "");
  auto connection = Connection::open(folder.file("hammer.db"), Connection::Use::kWrite);
  ASSERT_FALSE(sqlite::migrate(*connection.value(), "it", 3));
  ASSERT_FALSE(connection.value()->run_all(
      "INSERT INTO account (name, name_key, kind, password, created_ms, banned_until_ms, ban_reason, deleted) VALUES "
      "('Ann', 'ann', 1, '', 5, 0, '', 0); "
      "INSERT INTO rating VALUES (1, 'target', 2100.5, 61.25, 0.0625, 20, 77); "
      "INSERT INTO rating_step (account, game, match, at_ms, rating, deviation) VALUES "
      "(1, 'target', 'm', 77, 2100.5, 61.25); "
      "INSERT INTO match (id, game, phase, rated, listed, plan, seed, created_ms, started_ms, ended_ms, rematch, "
      "winner, result, ending) VALUES ('m', 'target', 3, 1, 0, '', 1, 1, 1, 77, '', 'Ann', '{}', 'conceded'), "
      "('n', 'target', 3, 0, 0, '', 1, 1, 1, 77, '', 'Ann', '{}', 'conceded'), "
      "('w', 'target', 0, 1, 0, '', 1, 1, 0, 0, '', '', '', ''), "
      "('h', 'target', 0, 1, 1, '', 1, 1, 0, 0, '', '', '', ''), "
      "('o', 'target', 0, 1, 1, '', 1, 1, 0, 0, '', '', '', ''), "
      "('p', 'target', 1, 1, 1, '', 1, 1, 2, 0, '', '', '', ''), "
      "('q', 'target', 2, 1, 1, '', 1, 1, 2, 0, '', '', '', ''); "
      "INSERT INTO match (id, game, phase, rated, listed, plan, seed, created_ms, started_ms, ended_ms, rematch, "
      "winner, result, ending, secret) VALUES ('s', 'target', 1, 1, 1, '', 0, 1, 2, 0, '', '', '', '', 'ab')"));
  connection.value().reset();
  OpenedStore opened(folder.database());
  ASSERT_EQ(opened.refusal(), "");
  const RatingRow kept = *opened.read([](Reader& reader) { return reader.rating(1, "target"); });
  EXPECT_EQ(kept.rating, 2100.5);
  EXPECT_EQ(kept.deviation, 61.25);
  EXPECT_EQ(kept.volatility, 0.0625);
  EXPECT_EQ(kept.games, 20);
  EXPECT_EQ(kept.at_ms, 77);
  EXPECT_EQ(kept.counted, 0);
  EXPECT_EQ(kept.days, 0);
  const auto leaders = opened.read([](Reader& reader) {
    return reader.leaders("target", AccountKind::kPerson, {110, 1, 1}, [](const RatingRow&) { return true; }, 9);
  });
  EXPECT_TRUE(leaders.empty());
  EXPECT_EQ(opened.read([](Reader& reader) { return reader.match("m"); })->rating_weight, 1);
  EXPECT_EQ(opened.read([](Reader& reader) { return reader.match("n"); })->rating_weight, 0);
  EXPECT_FALSE(opened.read([](Reader& reader) { return reader.match("w"); })->rated) << "waits behind a link";
  const auto is_rated = [&](const char* id) {
    return opened.read([id](Reader& reader) { return reader.match(id); })->rated;
  };
  EXPECT_FALSE(is_rated("h")) << "waits behind a newer challenge of its host";
  EXPECT_TRUE(is_rated("o"));
  EXPECT_FALSE(is_rated("p")) << "is played with luck that can be foretold";
  EXPECT_FALSE(is_rated("q")) << "and so would this one once it goes on";
  EXPECT_TRUE(is_rated("s"));
  EXPECT_EQ(opened.read([](Reader& reader) { return reader.rating_at(1, "target", 80); }), 2100.5);
}

TEST(Opening, AStepThatFailsChangesNothing) {
  const ScratchFolder folder;
  run_sql(folder.file("hammer.db"),
          "PRAGMA application_id = " + std::to_string(sqlite::kApplicationId) + "; CREATE TABLE report (a);");
  EXPECT_TRUE(has(OpenedStore(folder.database()).refusal(), "cannot be brought to schema 1: "));
  auto connection = Connection::open(folder.file("hammer.db"), Connection::Use::kReadOnly);
  EXPECT_EQ(connection.value()->integer("SELECT count(*) FROM sqlite_schema"), 1);
}

TEST(Opening, WhatIsNoDatabaseOfHammersIsRefused) {
  const ScratchFolder folder;
  std::ofstream(folder.file("hammer.db"))
      << "This is a letter, and a rather long one, to somebody who will not read it.";
  EXPECT_TRUE(has(OpenedStore(folder.database()).refusal(), "file is not a database"));
  run_sql(folder.file("other.db"), "CREATE TABLE cake (slices)");
  EXPECT_TRUE(has(OpenedStore("sqlite:" + folder.file("other.db")).refusal(), "none of Hammer's"));
}

TEST(Opening, ADatabaseThatIsNamedWronglyIsRefused) {
  for (const char* name : {"", "hammer.db", "sqlite:", "postgres:x"}) {
    EXPECT_TRUE(has(OpenedStore(name).refusal(), "accepted is sqlite:PATH")) << name;
  }
  for (const char* pages : {"", "x", "0", "-1", "5x"}) {
    EXPECT_TRUE(has(OpenedStore("sqlite:x?max_pages=" + std::string(pages)).refusal(), "max_pages is")) << pages;
  }
  EXPECT_TRUE(has(OpenedStore("sqlite:/proc/nowhere/hammer.db").refusal(), "/proc/nowhere"));
}

TEST(Opening, AChangeByAnotherProgramIsNoticedAndOurOwnAreNot) {
  const ScratchFolder folder;
  OpenedStore opened(folder.database());
  int changes = 0;
  opened.store().when_changed_outside([&] { ++changes; });
  added(opened, person("Ann"));
  // The store looks for outside changes after a write, at most once a second. The sleep makes sure that it looks after
  // Bob's write, and must find nothing there but its own writes; Cid's write only ensures that it has finished looking.
  std::this_thread::sleep_for(std::chrono::milliseconds(1100));
  added(opened, person("Bob"));
  added(opened, person("Cid"));
  opened.loop().run_all();
  EXPECT_EQ(changes, 0);
  run_sql(folder.file("hammer.db"), "UPDATE account SET ban_reason = 'rude'");
  EXPECT_TRUE(opened.loop().run_until([&] { return changes > 0; }));
  EXPECT_EQ(changes, 1);
}

}  // namespace
}  // namespace hammer::server
