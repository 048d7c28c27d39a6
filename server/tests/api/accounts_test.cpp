// Guests, passwords, tokens, and deleting an account.
#include <gtest/gtest.h>

#include "api/authentication.h"
#include "api/online.h"

namespace hammer::server {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

std::string guest_token_of(Online& online, const std::string& name) {
  const Reply made = online.call({"POST", "/api/guests", "", R"({"name":")" + name + R"("})"});
  EXPECT_EQ(made.status, 201) << made.body;
  return text_at(made.body, "token");
}

TEST(Accounts, ANameIsEnoughToBegin) {
  Online online;
  const Reply made = online.call({"POST", "/api/guests", "", R"({"name":"  Marta  "})"});
  ASSERT_EQ(made.status, 201);
  EXPECT_TRUE(is_secret(text_at(made.body, "token")));
  EXPECT_EQ(text_at(made.body, "account.name"), "Marta");
  EXPECT_EQ(text_at(made.body, "account.kind"), "guest");
  const Reply me = online.call({"GET", "/api/me", text_at(made.body, "token")});
  EXPECT_EQ(text_at(me.body, "account.name"), "Marta");
}

TEST(Accounts, ABotSaysSo) {
  Online online;
  const Reply made = online.call({"POST", "/api/guests", "", R"({"name":"Robo","bot":true})"});
  EXPECT_EQ(text_at(made.body, "account.kind"), "bot");
}

TEST(Accounts, ATakenNameIsRefusedWithOneThatIsFree) {
  Online online;
  guest_token_of(online, "Marta");
  guest_token_of(online, "Marta 2");
  const Reply refused = online.call({"POST", "/api/guests", "", R"({"name":"MÁRTA"})"});
  EXPECT_EQ(refused.status, 409);
  EXPECT_EQ(text_at(refused.body, "field"), "name");
  const std::string suggestion = text_at(refused.body, "suggestion");
  EXPECT_EQ(suggestion, "MÁRTA 3");
  guest_token_of(online, suggestion);
}

TEST(Accounts, OfTwoWhoRaceForANameOneGetsIt) {
  Online online;
  const Online::Sent sent{"POST", "/api/guests", "", R"({"name":"Marta"})"};
  const auto replies = online.call_together({sent, sent});
  EXPECT_EQ(replies[0].status + replies[1].status, 201 + 409);
}

TEST(Accounts, NamesWithSqlAndHtmlAreKeptAsTheyAre) {
  Online online;
  for (const std::string name : {R"('; DROP TABLE x;--)", "<img src=x onerror=1>", R"(\" or 1=1 --)"}) {
    const Reply made = online.call({"POST", "/api/guests", "", R"({"name":")" + name + R"("})"});
    ASSERT_EQ(made.status, 201) << made.body;
    const std::string shown = text_at(made.body, "account.name");
    EXPECT_EQ(text_at(online.call({"GET", "/api/people/" + shown}).body, "name"), shown);
  }
  EXPECT_EQ(online.call({"POST", "/api/guests", "", R"({"name":"a\u0007b"})"}).status, 400);
  EXPECT_EQ(online.call({"POST", "/api/guests", "", R"({"name":"a\u202eb"})"}).status, 400);
}

TEST(Accounts, WhatIsSentIsReadStrictly) {
  Online online;
  const auto refused = [&](const std::string& body) {
    const Reply reply = online.call({"POST", "/api/guests", "", body});
    EXPECT_EQ(reply.status, 400) << reply.body;
    return error_of(reply);
  };
  EXPECT_NE(refused(R"({"name":"x","admin":true})").find("admin"), std::string::npos);
  EXPECT_NE(refused(R"({"name":7})").find("name"), std::string::npos);
  EXPECT_NE(refused("{}").find("name"), std::string::npos);
  refused("");
  refused("[]");
  refused("{\"name\":\"x\"");
  refused(R"({"name":"x","name":"y"})");
}

TEST(Accounts, AGuestWhoSetsAPasswordKeepsEverything) {
  Online online;
  const std::string token = guest_token_of(online, "Marta");
  const double id = number_at(online.call({"GET", "/api/me", token}).body, "account.id");
  const TestAccount marta{static_cast<AccountId>(id), "Marta", token};
  const TestAccount other = online.add("Other", AccountKind::kPerson);
  const std::string match = online.begin_match(marta, other);
  const Reply claimed = online.call({"POST", "/api/accounts", token, R"({"password":"correct horse"})"});
  ASSERT_EQ(claimed.status, 200) << claimed.body;
  EXPECT_EQ(text_at(claimed.body, "kind"), "person");
  EXPECT_EQ(number_at(claimed.body, "id"), id);
  const Reply entered = online.call({"POST", "/api/sessions", "", R"({"name":"marta","password":"correct horse"})"});
  ASSERT_EQ(entered.status, 201) << entered.body;
  const Reply me = online.call({"GET", "/api/me", text_at(entered.body, "token")});
  EXPECT_EQ(text_at(me.body, "unfinished.0.id"), match);
  EXPECT_EQ(online.call({"POST", "/api/accounts", token, R"({"password":"another one"})"}).status, 409);
}

TEST(Accounts, PasswordsHave8To256Bytes) {
  Online online;
  const std::string token = guest_token_of(online, "Marta");
  const auto claim = [&](const std::string& password) {
    return online.call({"POST", "/api/accounts", token, R"({"password":")" + password + R"("})"}).status;
  };
  EXPECT_EQ(claim("1234567"), 400);
  EXPECT_EQ(claim(std::string(257, 'x')), 400);
  EXPECT_EQ(claim("12345678"), 200);
}

TEST(Accounts, WhoGuessesHearsTheSameForEveryName) {
  Online online;
  online.add("Marta", AccountKind::kPerson, *encode_password("correct horse", kCheapPasswords));
  online.add("Guest", AccountKind::kGuest);
  const auto guess = [&](const std::string& name) {
    return online.call({"POST", "/api/sessions", "", R"({"name":")" + name + R"(","password":"wrong one"})"});
  };
  const Reply known = guess("Marta");
  EXPECT_EQ(known.status, 401);
  for (const char* name : {"Nobody", "Guest"}) {
    EXPECT_EQ(guess(name).status, 401);
    EXPECT_EQ(guess(name).body, known.body);
  }
}

TEST(Accounts, GuessingIsSlowedAndTheOwnerStillGetsIn) {
  Online online;
  online.add("Marta", AccountKind::kPerson, *encode_password("correct horse", kCheapPasswords));
  const auto sign_in = [&](const std::string& password, const std::string& address) {
    return online.call(
        {"POST", "/api/sessions", "", R"({"name":"marta","password":")" + password + R"("})", "", address});
  };
  Reply last;
  for (int i = 0; i < 6; ++i) last = sign_in("guess" + std::to_string(i), "10.0.0.1");
  EXPECT_EQ(last.status, 429);
  EXPECT_EQ(sign_in("correct horse", "10.9.9.9").status, 201) << "its owner, from elsewhere";
  const std::string wait = header_of(last, "Retry-After");
  ASSERT_FALSE(wait.empty());
  EXPECT_EQ(sign_in("correct horse", "10.0.0.1").status, 429);
  online.loop.advance(seconds(std::stoi(wait)));
  EXPECT_EQ(sign_in("correct horse", "10.0.0.1").status, 201);
}

TEST(Accounts, ANameGuessedFromEverywhereIsGuardedAtLast) {
  Online online;
  online.add("Marta", AccountKind::kPerson, *encode_password("correct horse", kCheapPasswords));
  int tried = 0, slowed = 0;
  for (int i = 0; i < 120; ++i) {
    const int status = online
                           .call({"POST", "/api/sessions", "", R"({"name":"Marta","password":"a wrong one"})", "",
                                  "10.0.1." + std::to_string(i)})
                           .status;
    tried += status == 401;
    slowed += status == 429;
  }
  EXPECT_EQ(tried, 100);
  EXPECT_EQ(slowed, 20);
}

TEST(Accounts, NamesThatNobodyCanHaveAreNotRemembered) {
  Online online;
  for (const std::string& name : {std::string(60'000, 'x'), std::string(25, 'x'), std::string(200, ' ')}) {
    for (int i = 0; i < 8; ++i) {
      online.loop.advance(seconds(10));
      const Reply reply =
          online.call({"POST", "/api/sessions", "", R"({"name":")" + name + R"(","password":"correct horse"})"});
      EXPECT_EQ(reply.status, 401) << "never 429: " << name.size();
      EXPECT_EQ(error_of(reply), "name or password is wrong");
    }
  }
}

TEST(Accounts, ManyGuessesAtOnceAreAllCounted) {
  Online online;
  online.add("Marta", AccountKind::kPerson, *encode_password("correct horse", kCheapPasswords));
  std::vector<Online::Sent> guesses;
  for (int i = 0; i < 15; ++i) {
    guesses.push_back({"POST", "/api/sessions", "", R"({"name":"Marta","password":"a wrong one"})"});
  }
  int tried = 0;
  for (const Reply& reply : online.call_together(guesses)) tried += reply.status == 401;
  EXPECT_EQ(tried, 5);
}

TEST(Accounts, ANewPasswordNeedsTheOldOneAndEndsAllOtherTokens) {
  Online online;
  const TestAccount marta =
      online.add("Marta", AccountKind::kPerson, *encode_password("correct horse", kCheapPasswords));
  const std::string elsewhere = online.add_token(marta.id, "read play account");
  EXPECT_EQ(online.call({"GET", "/api/me", elsewhere}).status, 200);
  const auto change = [&](const std::string& body) {
    return online.call({"PATCH", "/api/me", marta.token, body}).status;
  };
  EXPECT_EQ(change(R"({"password":"battery staple"})"), 403);
  EXPECT_EQ(change(R"({"password":"battery staple","current_password":"wrong"})"), 403);
  EXPECT_EQ(online.call({"GET", "/api/me", elsewhere}).status, 200);
  EXPECT_EQ(change(R"({"password":"battery staple","current_password":"correct horse"})"), 200);
  EXPECT_EQ(online.call({"GET", "/api/me", elsewhere}).status, 401);
  EXPECT_EQ(online.call({"GET", "/api/me", marta.token}).status, 200);
  EXPECT_EQ(online.call({"POST", "/api/sessions", "", R"({"name":"Marta","password":"battery staple"})"}).status, 201);
}

TEST(Accounts, ANewNameIsSeenAtOnceAndFreesTheOldOne) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  online.add("Paul", AccountKind::kPerson);
  EXPECT_EQ(online.call({"PATCH", "/api/me", marta.token, R"({"name":"paul"})"}).status, 409);
  EXPECT_EQ(online.call({"PATCH", "/api/me", marta.token, R"({"name":"MARTA"})"}).status, 200) << "her own, larger";
  EXPECT_EQ(online.call({"PATCH", "/api/me", marta.token, R"({"name":"Mia"})"}).status, 200);
  EXPECT_EQ(text_at(online.call({"GET", "/api/me", marta.token}).body, "account.name"), "Mia");
  guest_token_of(online, "Marta");
}

TEST(Tokens, AreListedWithoutTheirSecretsAndRevoked) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const Reply made = online.call(
      {"POST", "/api/tokens", marta.token, R"({"label":"my bot","scopes":["play","read"],"expires_in_days":30})"});
  ASSERT_EQ(made.status, 201) << made.body;
  const std::string secret = text_at(made.body, "token");
  EXPECT_EQ(online.call({"GET", "/api/me", secret}).status, 200);
  EXPECT_EQ(online.call({"GET", "/api/tokens", secret}).status, 403) << "it has no scope account";
  const Reply listed = online.call({"GET", "/api/tokens", marta.token});
  EXPECT_EQ(count_at(listed.body, "tokens"), 2u);
  EXPECT_NE(listed.body.find(R"("current":true)"), std::string::npos) << "the one that asks";
  EXPECT_EQ(listed.body.find(secret), std::string::npos);
  EXPECT_EQ(listed.body.find(hash_of_secret(secret)), std::string::npos);
  const std::string path = "/api/tokens/" + text_at(made.body, "id");
  const TestAccount other = online.add("Other", AccountKind::kPerson);
  EXPECT_EQ(online.call({"DELETE", path, other.token}).status, 404) << "another's";
  EXPECT_EQ(online.call({"DELETE", path, marta.token}).status, 204);
  EXPECT_EQ(online.call({"GET", "/api/me", secret}).status, 401);
}

TEST(Tokens, AskForScopesThatThereAre) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const auto ask = [&](const std::string& scopes) {
    return online.call({"POST", "/api/tokens", marta.token, R"({"label":"x","scopes":)" + scopes + '}'}).status;
  };
  EXPECT_EQ(ask(R"(["admin"])"), 400);
  EXPECT_EQ(ask("[]"), 400);
  EXPECT_EQ(ask("[7]"), 400);
  EXPECT_EQ(ask("\"read\""), 400);
  EXPECT_EQ(ask(R"(["read"])"), 201);
}

TEST(Tokens, AnExpiredOneIsNotWokenByAClockSetBack) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson);
  const std::string token = online.add_token(marta.id, "read", online.loop.wall_ms() + 60'000);
  EXPECT_EQ(online.call({"GET", "/api/me", token}).status, 200);
  online.loop.advance(seconds(61));
  EXPECT_EQ(online.call({"GET", "/api/me", token}).status, 401);
  online.loop.set_wall_ms(online.loop.wall_ms() - 86'400'000);
  EXPECT_EQ(online.call({"GET", "/api/me", token}).status, 401);
}

TEST(Tokens, WhatIsNoTokenIsNotTakenForNobody) {
  Online online;
  for (const std::string& token : {std::string("?"), std::string("hmr_"), "hmr_" + std::string(43, '!'),
                                   "HMR_" + std::string(43, 'x'), std::string(100'000, 'x'), std::string("a\0b", 3)}) {
    const Reply refused = online.call({"GET", "/api/info", token});
    EXPECT_EQ(refused.status, 401) << token.substr(0, 60);
    EXPECT_EQ(header_of(refused, "WWW-Authenticate"), "Bearer");
  }
}

TEST(Tokens, SigningOutEndsTheTokenAtOnce) {
  Online online;
  const std::string token = guest_token_of(online, "Marta");
  EXPECT_EQ(online.call({"DELETE", "/api/sessions", token}).status, 204);
  EXPECT_EQ(online.call({"GET", "/api/me", token}).status, 401);
}

TEST(Bans, AreToldWithTheirEndAndReasonAndEnd) {
  Online online;
  const TestAccount marta =
      online.add("Marta", AccountKind::kPerson, *encode_password("correct horse", kCheapPasswords));
  EXPECT_EQ(online.call({"GET", "/api/me", marta.token}).status, 200);
  // As `hammer admin ban` does it: in the database, from outside.
  Account account = *online.store.rows().account(marta.id);
  account.banned_until_ms = online.loop.wall_ms() + 3'600'000;
  account.ban_reason = "stalling";
  ASSERT_FALSE(online.store.rows().change_account(account));
  online.store.change_outside();
  const Reply refused = online.call({"GET", "/api/me", marta.token});
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(number_at(refused.body, "until_ms"), static_cast<double>(account.banned_until_ms));
  EXPECT_EQ(text_at(refused.body, "reason"), "stalling");
  EXPECT_EQ(online.call({"POST", "/api/sessions", "", R"({"name":"Marta","password":"correct horse"})"}).status, 403);
  online.loop.advance(hours(1));
  EXPECT_EQ(online.call({"GET", "/api/me", marta.token}).status, 200);
}

TEST(Deletion, FreesTheNameAndLeavesNothingButTheMatches) {
  Online online;
  const TestAccount marta =
      online.add("Marta", AccountKind::kPerson, *encode_password("correct horse", kCheapPasswords));
  const TestAccount paul = online.add("Paul", AccountKind::kPerson);
  online.rate(marta.id, Online::kGame, 1700, 60);
  const std::string match = online.begin_match(marta, paul);
  const std::string waiting = online.create_match(marta, true);
  EXPECT_EQ(online.call({"POST", "/api/mutes", marta.token, R"({"name":"Paul"})"}).status, 204);
  EXPECT_EQ(online.call({"DELETE", "/api/me", marta.token, "{}"}).status, 403) << "without the password";
  EXPECT_EQ(online.call({"DELETE", "/api/me", marta.token, R"({"current_password":"correct horse"})"}).status, 204);

  EXPECT_EQ(online.call({"GET", "/api/me", marta.token}).status, 401);
  EXPECT_EQ(online.call({"GET", "/api/people/Marta"}).status, 404);
  EXPECT_EQ(online.call({"POST", "/api/sessions", "", R"({"name":"Marta","password":"correct horse"})"}).status, 401);
  const Reply ended = online.call({"GET", "/api/matches/" + match});
  EXPECT_EQ(text_at(ended.body, "phase"), "over");
  EXPECT_EQ(text_at(ended.body, "ending"), "conceded");
  EXPECT_EQ(text_at(online.call({"GET", "/api/matches/" + waiting}).body, "phase"), "cancelled");
  const Reply history = online.call({"GET", "/api/people/Paul/matches"});
  EXPECT_EQ(history.body.find("Marta"), std::string::npos) << history.body;
  EXPECT_NE(history.body.find("deleted-" + std::to_string(marta.id)), std::string::npos);
  EXPECT_TRUE(online.store.rows().ratings(marta.id).empty());
  EXPECT_TRUE(online.store.rows().muted_by(marta.id).empty());
  guest_token_of(online, "Marta");
}

TEST(Deletion, ConcedesWhateverIdsWereTakenBefore) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson), paul = online.add("Paul", AccountKind::kPerson);
  const std::string match = online.begin_match(marta, paul);
  online.call({"POST", "/api/matches/" + match + "/commands", paul.token,
               R"({"shot_id":"deleted","cmd":"toss","side":"Paul","call":"heads"})"});
  EXPECT_EQ(online.call({"DELETE", "/api/me", marta.token, "{}"}).status, 204);
  EXPECT_EQ(text_at(online.call({"GET", "/api/matches/" + match}).body, "ending"), "conceded");
}

TEST(Deletion, WaitsForMatchesThatCannotBeLeftJustNow) {
  Online online;
  const TestAccount marta = online.add("Marta", AccountKind::kPerson), paul = online.add("Paul", AccountKind::kPerson);
  const std::string match = online.begin_match(marta, paul);
  online.store.fail_next(StoreFault::kFull);
  const Reply refused = online.call({"DELETE", "/api/me", marta.token, "{}"});
  EXPECT_EQ(refused.status, 503) << refused.body;
  EXPECT_NE(header_of(refused, "Retry-After"), "");
  EXPECT_EQ(online.call({"GET", "/api/me", marta.token}).status, 200) << "nothing is deleted";
  EXPECT_EQ(online.call({"DELETE", "/api/me", marta.token, "{}"}).status, 204);
  EXPECT_EQ(text_at(online.call({"GET", "/api/matches/" + match}).body, "ending"), "conceded");
}

TEST(Export, HasEverythingAboutOneselfAndNoSecrets) {
  Online online;
  const std::string encoded = *encode_password("correct horse", kCheapPasswords);
  const TestAccount marta = online.add("Marta", AccountKind::kPerson, encoded);
  const TestAccount paul = online.add("Paul", AccountKind::kPerson);
  const std::string match = online.begin_match(marta, paul);
  online.rate(marta.id, Online::kGame, 1700, 60, match);
  EXPECT_EQ(online.call({"POST", "/api/mutes", marta.token, R"({"name":"Paul"})"}).status, 204);
  EXPECT_EQ(online
                .call({"POST", "/api/reports", marta.token,
                       R"({"about":"Paul","reason":"stalling","match":")" + match + R"("})"})
                .status,
            204);
  const Reply all = online.call({"GET", "/api/me/export", marta.token});
  ASSERT_EQ(all.status, 200);
  EXPECT_EQ(text_at(all.body, "account.name"), "Marta");
  EXPECT_EQ(text_at(all.body, "matches.0.id"), match);
  EXPECT_EQ(text_at(all.body, "records.0"), "/api/matches/" + match + "/record");
  EXPECT_EQ(text_at(all.body, "muted.0"), "Paul");
  EXPECT_EQ(text_at(all.body, "reports.0.reason"), "stalling");
  EXPECT_EQ(number_at(all.body, "ratings.0.rating"), 1700);
  EXPECT_EQ(text_at(all.body, "rating_history.0.match"), match);
  EXPECT_EQ(count_at(all.body, "tokens"), 1u);
  for (const std::string& secret : {encoded, marta.token, hash_of_secret(marta.token)}) {
    EXPECT_EQ(all.body.find(secret), std::string::npos);
  }
}

TEST(Logs, HoldNoSecrets) {
  Online online;
  const std::string token = guest_token_of(online, "Marta");
  online.call({"POST", "/api/accounts", token, R"({"password":"correct horse"})"});
  online.call({"POST", "/api/sessions", "", R"({"name":"Marta","password":"a wrong guess"})"});
  online.call({"GET", "/api/me", "hmr_nonsense"});
  online.call({"GET", "/api/me", token});
  ASSERT_FALSE(online.logged.empty());
  for (const std::string& line : online.logged) {
    for (const std::string& secret :
         {token, std::string("correct horse"), std::string("wrong guess"), hash_of_secret(token)}) {
      EXPECT_EQ(line.find(secret), std::string::npos) << line;
    }
  }
}

TEST(Store, ThatIsFullChangesNothingAndSaysSo) {
  Online online;
  online.store.fail_next(StoreFault::kFull);
  const Reply refused = online.call({"POST", "/api/guests", "", R"({"name":"Marta"})"});
  EXPECT_EQ(refused.status, 507);
  guest_token_of(online, "Marta");
}

}  // namespace
}  // namespace hammer::server
