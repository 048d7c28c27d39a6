// What is written reads back the same, and the questions about it are answered right.
#include <gtest/gtest.h>

#include <limits>

#include "opened_store.h"

namespace hammer::server {
namespace {

class Books : public testing::Test {
 protected:
  ScratchFolder folder_;
  OpenedStore opened_{folder_.database()};
};

TEST_F(Books, AnAccountReadsBackAndIsFoundButForCase) {
  Account ann = person("Ann'; DROP TABLE account;--");
  ann.id = added(opened_, ann);
  const auto found = opened_.read([](Reader& reader) { return reader.account_named("aNN'; drop table ACCOUNT;--"); });
  ASSERT_TRUE(found);
  EXPECT_EQ(found->name, ann.name);
  EXPECT_EQ(found->password, ann.password);
  EXPECT_EQ(opened_.read([&](Reader& reader) { return reader.account(ann.id); })->created_ms, 7);
}

TEST_F(Books, ANameIsTakenButForCase) {
  const AccountId ann = added(opened_, person("Ann")), bob = added(opened_, person("Bob"));
  EXPECT_GT(ann, 0);
  EXPECT_EQ(added(opened_, person("ANN")), 0);
  Account changed = person("aNN");
  changed.id = bob;
  EXPECT_EQ(opened_.write([&](Writer& writer) { return writer.change_account(changed); }), StoreFault::kConflict);
  changed.id = ann;
  EXPECT_EQ(opened_.write([&](Writer& writer) { return writer.change_account(changed); }), std::nullopt);
}

TEST_F(Books, TokensAreFoundByTheirHashAndRevoked) {
  const AccountId ann = added(opened_, person("Ann")), bob = added(opened_, person("Bob"));
  const std::string hash("\0\x01\xff raw", 7);
  const Token token{.hash = hash, .account = ann, .label = "bot", .scopes = "read play", .expires_ms = 9};
  EXPECT_FALSE(opened_.write([&](Writer& writer) { return writer.add_token(token); }));
  EXPECT_EQ(opened_.write([&](Writer& writer) { return writer.add_token(token); }), StoreFault::kConflict);
  const auto found = opened_.read([&](Reader& reader) { return reader.token_by_hash(hash); });
  ASSERT_TRUE(found);
  EXPECT_EQ(found->hash, hash);
  EXPECT_EQ(found->scopes, "read play");
  EXPECT_FALSE(found->revoked);
  EXPECT_EQ(opened_.write([&](Writer& writer) { return writer.revoke_token(bob, found->id); }), StoreFault::kConflict);
  EXPECT_FALSE(opened_.write([&](Writer& writer) { return writer.revoke_token(ann, found->id); }));
  EXPECT_TRUE(opened_.read([&](Reader& reader) { return reader.tokens_of(ann); }).at(0).revoked);
}

TEST_F(Books, AMatchItsSeatsAndItsLogReadBack) {
  const AccountId ann = added(opened_, person("Ann")), bob = added(opened_, person("Bob"));
  const MatchRow match{.id = "x7",
                       .game = "target",
                       .phase = MatchPhase::kPlaying,
                       .rated = true,
                       .plan = "{}",
                       .seed = std::numeric_limits<std::uint64_t>::max(),
                       .host = ann,
                       .created_ms = 5};
  EXPECT_FALSE(add_match(opened_, match, ann, bob));
  EXPECT_EQ(add_match(opened_, match, ann, bob), StoreFault::kConflict);
  const auto found = opened_.read([](Reader& reader) { return reader.match("x7"); });
  ASSERT_TRUE(found);
  EXPECT_EQ(found->seed, match.seed);
  EXPECT_EQ(found->phase, MatchPhase::kPlaying);
  EXPECT_TRUE(found->rated);
  EXPECT_EQ(opened_.read([](Reader& reader) { return reader.seats("x7"); }).at(1).account, bob);

  for (const std::int64_t seq : {0, 1, 2}) {
    EXPECT_FALSE(opened_.write(
        [&](Writer& writer) { return writer.add_event("x7", event(seq, seq ? "s" + std::to_string(seq) : "", bob)); }));
  }
  const auto events = opened_.read([](Reader& reader) { return reader.events("x7", 1); });
  ASSERT_EQ(events.size(), 2u);
  EXPECT_EQ(events[0].body, event(1).body);
  EXPECT_EQ(events[1].at_ms, 1002);
  EXPECT_EQ(opened_.read([&](Reader& reader) { return reader.event_with("x7", bob, "s2"); })->seq, 2);
  EXPECT_FALSE(opened_.read([&](Reader& reader) { return reader.event_with("x7", ann, "s2"); }));
  EXPECT_FALSE(opened_.read([&](Reader& reader) { return reader.event_with("x7", bob, ""); }));
}

TEST_F(Books, ASeqOrAShotIdIsTakenOnceInAMatchAndNotInAnother) {
  const AccountId ann = added(opened_, person("Ann")), bob = added(opened_, person("Bob"));
  add_match(opened_, {.id = "one"}, ann, bob);
  add_match(opened_, {.id = "two"}, ann, bob);
  const auto add = [&](const char* match, const EventRow& row) {
    return opened_.write([&](Writer& writer) { return writer.add_event(match, row); });
  };
  EXPECT_FALSE(add("one", event(1, "a", ann)));
  EXPECT_EQ(add("one", event(1, "b", ann)), StoreFault::kConflict);
  EXPECT_EQ(add("one", event(2, "a", ann)), StoreFault::kConflict);
  EXPECT_FALSE(add("one", event(2, "a", bob)));  // each chooses their own
  EXPECT_FALSE(add("two", event(1, "a", ann)));
  EXPECT_FALSE(add("one", event(3)));
  EXPECT_FALSE(add("one", event(4)));  // the server's own have no id, as many as there are
  EXPECT_EQ(add("nowhere", event(1)), StoreFault::kConflict);
}

TEST_F(Books, NobodyFillsAListAlone) {
  const AccountId ann = added(opened_, person("Ann")), bob = added(opened_, person("Bob"));
  add_match(opened_, {.id = "bobs", .listed = true, .host = bob, .created_ms = 1}, bob, 0);
  for (int i = 0; i < 5; ++i) {
    add_match(opened_, {.id = std::to_string(i), .listed = true, .host = ann, .created_ms = 10 + i}, ann, 0);
  }
  const auto waiting = opened_.read([](Reader& reader) { return reader.listed_waiting(9); });
  ASSERT_EQ(waiting.size(), 2u);
  EXPECT_EQ(waiting[0].match.id, "4");
  EXPECT_EQ(waiting[1].match.id, "bobs");
  EXPECT_EQ(opened_.read([&](Reader& reader) { return reader.unfinished_of(ann, 3); }).size(), 3u);
}

TEST_F(Books, RatingASeatLeavesItsNameAlone) {
  const AccountId ann = added(opened_, person("Ann")), bob = added(opened_, person("Bob"));
  add_match(opened_, {.id = "one"}, ann, bob);
  const SeatRow before = opened_.read([](Reader& reader) { return reader.seats("one"); }).at(0);
  opened_.write([&](Writer& writer) { return writer.forget_account(ann); });
  SeatRow rated = before;
  rated.rating_before = 1500;
  rated.rating_after = 1600;
  EXPECT_FALSE(opened_.write([&](Writer& writer) { return writer.rate_seat("one", rated); }));
  const SeatRow after = opened_.read([](Reader& reader) { return reader.seats("one"); }).at(0);
  EXPECT_EQ(after.name, "deleted-" + std::to_string(ann));
  EXPECT_EQ(after.rating_after, 1600);
}

TEST_F(Books, ListsFollowThePhaseOfAMatchNewestFirst) {
  const AccountId ann = added(opened_, person("Ann")), bob = added(opened_, person("Bob"));
  MatchRow old{.id = "old", .listed = true, .host = bob, .created_ms = 1};
  MatchRow young{.id = "young", .listed = true, .host = ann, .created_ms = 2};
  add_match(opened_, old, ann, bob);
  add_match(opened_, young, ann, ann);  // both seats are hers
  const auto ids = [&](auto question) {
    std::string text;
    for (const MatchSummary& each : opened_.read(question))
      text += each.match.id + std::to_string(each.seats.size()) + ' ';
    return text;
  };
  const auto waiting = [](Reader& reader) { return reader.listed_waiting(9); };
  const auto live = [](Reader& reader) { return reader.live(9); };
  const auto unfinished = [&](Reader& reader) { return reader.unfinished_of(ann, 9); };
  const auto history = [&](Reader& reader) { return reader.history_of(ann, 0, 9); };
  EXPECT_EQ(ids(waiting), "young2 old2 ");
  EXPECT_EQ(ids(unfinished), "young2 old2 ");
  young.phase = MatchPhase::kPlaying;
  opened_.write([&](Writer& writer) { return writer.change_match(young); });
  EXPECT_EQ(ids(waiting), "old2 ");
  EXPECT_EQ(ids(live), "young2 ");
  EXPECT_EQ(ids(history), "");
  young.phase = old.phase = MatchPhase::kOver;
  opened_.write([&](Writer& writer) { return writer.change_match(young); });
  opened_.write([&](Writer& writer) { return writer.change_match(old); });
  EXPECT_EQ(ids(unfinished), "");
  EXPECT_EQ(ids(live), "");
  EXPECT_EQ(ids(history), "young2 old2 ");
  EXPECT_EQ(ids([&](Reader& reader) { return reader.history_of(ann, 2, 9); }), "old2 ");
  EXPECT_EQ(ids([&](Reader& reader) { return reader.history_of(ann, 0, 1); }), "young2 ");
}

TEST_F(Books, RatingsHaveAHistoryAndLeadersAreOfOneKindAndEstablished) {
  const AccountId ann = added(opened_, person("Ann")), bob = added(opened_, person("Bob"));
  const AccountId robot = added(opened_, person("Robot", AccountKind::kBot)), new_one = added(opened_, person("New"));
  add_match(opened_, {.id = "x7"}, ann, bob);
  const auto rating = [](AccountId account, double strength, double deviation, int counted, int days) {
    return RatingRow{.account = account,
                     .game = "target",
                     .rating = strength,
                     .deviation = deviation,
                     .games = counted,
                     .counted = counted,
                     .days = days};
  };
  opened_.write([&](Writer& writer) {
    writer.put_rating(rating(ann, 1500, 90, 1, 3), "x6");
    writer.put_rating(rating(robot, 1900, 50, 5, 3), "x6");
    writer.put_rating(rating(bob, 1800, 200, 5, 3), "x6");
    writer.put_rating(rating(new_one, 1800, 50, 5, 2), "x6");
    return writer.put_rating(rating(ann, 1600, 80, 2, 3), "x7");
  });
  const auto leaders_of = [&](AccountKind kind) {
    return opened_.read([kind](Reader& reader) {
      return reader.leaders("target", kind, {110, 2, 3}, [](const RatingRow&) { return true; }, 9);
    });
  };
  EXPECT_TRUE(leaders_of(AccountKind::kGuest).empty());
  ASSERT_EQ(leaders_of(AccountKind::kBot).size(), 1u);
  EXPECT_EQ(leaders_of(AccountKind::kBot)[0].name, "Robot");
  const auto leaders = leaders_of(AccountKind::kPerson);
  ASSERT_EQ(leaders.size(), 1u);
  EXPECT_EQ(leaders[0].name, "Ann");
  EXPECT_EQ(leaders[0].rating.rating, 1600);
  EXPECT_EQ(opened_.read([&](Reader& reader) { return reader.rating(ann, "target"); })->games, 2);
  EXPECT_FALSE(opened_.read([&](Reader& reader) { return reader.rating(ann, "baseball"); }));
  const auto history = opened_.read([&](Reader& reader) { return reader.rating_history(ann, "target", 9); });
  ASSERT_EQ(history.size(), 2u);
  EXPECT_EQ(history[1].match, "x7");
}

// However many are passed over, the best of the others are there.
TEST_F(Books, LeadersAreLookedForUntilThereAreEnough) {
  std::vector<AccountId> idle;
  for (int i = 0; i < 12; ++i) idle.push_back(added(opened_, person("Idle" + std::to_string(i))));
  const AccountId ann = added(opened_, person("Ann"));
  opened_.write([&](Writer& writer) {
    for (const AccountId each : idle) {
      writer.put_rating({.account = each, .game = "target", .rating = 2100, .deviation = 100, .at_ms = 1}, "x");
    }
    return writer.put_rating({.account = ann, .game = "target", .rating = 1600, .deviation = 100, .at_ms = 2}, "x");
  });
  const auto leaders = opened_.read([](Reader& reader) {
    const auto is_listed = [](const RatingRow& row) { return row.at_ms > 1; };
    return reader.leaders("target", AccountKind::kPerson, {110, 0, 0}, is_listed, 9);
  });
  ASSERT_EQ(leaders.size(), 1u);
  EXPECT_EQ(leaders[0].name, "Ann");
}

TEST_F(Books, RatingsAreFoundAsTheyWereAndMeetingsOfTwoAreCounted) {
  const AccountId ann = added(opened_, person("Ann")), bob = added(opened_, person("Bob"));
  const AccountId cyd = added(opened_, person("Cyd"));
  opened_.write([&](Writer& writer) -> std::optional<StoreFault> {
    const auto meet = [&](AccountId one, AccountId other, const char* match, std::int64_t at_ms, double rating) {
      writer.put_rating({.account = one, .game = "target", .rating = rating, .at_ms = at_ms}, match);
      writer.put_rating({.account = other, .game = "target", .rating = 1000, .at_ms = at_ms}, match);
    };
    meet(ann, bob, "a", 10, 1510);
    meet(ann, cyd, "b", 20, 1520);
    meet(bob, ann, "c", 20, 1530);  // at the very same time
    meet(ann, bob, "d", 30, 1540);
    return std::nullopt;
  });
  const auto met = [&](AccountId one, AccountId other, std::int64_t since) {
    return opened_.read([&](Reader& reader) { return reader.meetings(one, other, "target", since); });
  };
  EXPECT_EQ(met(ann, bob, 0), 3);
  EXPECT_EQ(met(bob, ann, 10), 2);
  EXPECT_EQ(met(ann, cyd, 0), 1);
  EXPECT_EQ(met(bob, cyd, 0), 0);
  EXPECT_EQ(met(ann, bob, 30), 0);
  const auto rating_at = [&](std::int64_t at_ms) {
    return opened_.read([&](Reader& reader) { return reader.rating_at(ann, "target", at_ms); });
  };
  EXPECT_EQ(rating_at(9), std::nullopt);
  EXPECT_EQ(rating_at(10), 1510);
  EXPECT_EQ(rating_at(29), 1000) << "the later of two";
  EXPECT_EQ(rating_at(99), 1540);
}

TEST_F(Books, HeadToHeadCountsOpponentsNotPartners) {
  const AccountId ann = added(opened_, person("Ann")), bob = added(opened_, person("Bob"));
  const auto play = [&](const char* id, const char* one_side, const char* other_side, const char* winner) {
    opened_.write([&](Writer& writer) {
      return writer.add_match({.id = id, .game = "target", .phase = MatchPhase::kOver, .winner = winner},
                              {{.seat = 0, .side = one_side, .account = ann, .name = "Ann"},
                               {.seat = 1, .side = other_side, .account = bob, .name = "Bob"}});
    });
  };
  play("a", "", "", "Ann");
  play("b", "Red", "Blue", "Blue");
  play("c", "Red", "Blue", "Red");
  play("d", "Red", "Red", "Red");
  play("e", "", "", "");
  const auto met = opened_.read([&](Reader& reader) { return reader.head_to_head(ann, bob); });
  ASSERT_EQ(met.size(), 1u);
  EXPECT_EQ(met[0].won, 2);
  EXPECT_EQ(met[0].lost, 1);
}

TEST_F(Books, AForgottenAccountLeavesOnlyWhatWasPlayed) {
  const AccountId ann = added(opened_, person("Ann")), bob = added(opened_, person("Bob"));
  const std::string plan = R"({"game":"target","options":{"handicap":{"Ann":2}},"seats":[{"who":"me","side":"Ann"}]})";
  add_match(opened_,
            {.id = "x7", .phase = MatchPhase::kOver, .plan = plan, .winner = "Ann", .result = R"({"Ann":15,"Bob":3})"},
            ann, bob);
  opened_.write([&](Writer& writer) {
    writer.change_seat("x7", {.seat = 1, .side = "Ann", .account = bob, .name = "Bob"});  // a partner
    writer.add_token({.hash = "h", .account = ann});
    writer.put_rating({.account = ann, .game = "target"}, "x7");
    writer.set_muted(ann, bob, true);
    writer.set_muted(bob, ann, true);
    writer.add_report({.by = ann, .about = bob, .reason = "rude"});
    return writer.add_report({.by = bob, .about = ann, .reason = "rude"});
  });
  EXPECT_FALSE(opened_.write([&](Writer& writer) { return writer.forget_account(ann); }));
  const std::string name = "deleted-" + std::to_string(ann);
  const auto match = opened_.read([](Reader& reader) { return reader.match("x7"); });
  EXPECT_EQ(match->winner, name);
  EXPECT_EQ(match->result, R"({")" + name + R"(":15,"Bob":3})");
  EXPECT_EQ(match->plan.find("Ann"), std::string::npos) << match->plan;
  for (const SeatRow& seat : opened_.read([](Reader& reader) { return reader.seats("x7"); }))
    EXPECT_NE(seat.side, "Ann");
  const auto account = opened_.read([&](Reader& reader) { return reader.account(ann); });
  EXPECT_EQ(account->name, name);
  EXPECT_TRUE(account->deleted);
  EXPECT_EQ(account->password, "");
  EXPECT_FALSE(opened_.read([](Reader& reader) { return reader.account_named("Ann"); }));
  EXPECT_FALSE(opened_.read([](Reader& reader) { return reader.token_by_hash("h"); }));
  EXPECT_TRUE(opened_.read([&](Reader& reader) { return reader.ratings(ann); }).empty());
  EXPECT_TRUE(opened_.read([&](Reader& reader) { return reader.rating_history(ann, "target", 9); }).empty());
  EXPECT_TRUE(opened_.read([&](Reader& reader) { return reader.muted_by(ann); }).empty());
  EXPECT_TRUE(opened_.read([&](Reader& reader) { return reader.muted_by(bob); }).empty());
  EXPECT_TRUE(opened_.read([&](Reader& reader) { return reader.reports_of(ann); }).empty());
  EXPECT_EQ(opened_.read([](Reader& reader) { return reader.reports(9); }).size(), 1u);
  EXPECT_EQ(opened_.read([](Reader& reader) { return reader.seats("x7"); }).at(0).name, name);
  EXPECT_EQ(opened_.read([](Reader& reader) { return reader.match("x7"); })->winner, name);
  EXPECT_GT(added(opened_, person("Ann")), bob);  // the name is free again
}

}  // namespace
}  // namespace hammer::server
