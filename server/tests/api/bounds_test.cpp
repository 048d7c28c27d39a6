// How much one account or one address can have at a time.
#include <gtest/gtest.h>

#include "api/match_limits.h"
#include "api/online.h"
#include "streams/open_streams.h"

namespace hammer::server {
namespace {

using std::chrono::seconds;

class Bounds : public testing::Test {
 protected:
  // A stream that was opened, or nullptr where it was refused with 429.
  SharedSink open(const std::string& path, const std::string& token, const std::string& address) {
    const Reply reply = online_.call({"GET", path, token, "", "", address});
    if (reply.status != 200) {
      EXPECT_EQ(reply.status, 429) << reply.body;
      EXPECT_NE(header_of(reply, "Retry-After"), "");
      return nullptr;
    }
    auto heard = std::make_shared<RecordingSink>();
    reply.stream(heard);
    online_.loop.run_all();
    return heard;
  }

  Online online_;
  TestAccount ann_ = online_.add("Ann", AccountKind::kPerson), bob_ = online_.add("Bob", AccountKind::kPerson);
};

TEST_F(Bounds, OneAccountHasSoManyStreamsOfAllKinds) {
  const std::string match = "/api/matches/" + online_.begin_match(ann_, bob_) + "/stream";
  std::vector<SharedSink> all;
  for (int i = 0; i < kMaxStreamsOfAccount; ++i) {
    all.push_back(open(i % 4 == 0 ? "/api/stream" : match, ann_.token, "10.0.0." + std::to_string(i)));
    ASSERT_NE(all.back(), nullptr) << i;
  }
  EXPECT_EQ(open(match, ann_.token, "10.0.1.1"), nullptr);
  EXPECT_EQ(open("/api/stream", ann_.token, "127.0.0.1"), nullptr) << "wherever it comes from";
  EXPECT_NE(open(match, bob_.token, "10.0.1.1"), nullptr) << "others are not kept out";
  all[1]->leave();
  online_.loop.run_all();
  EXPECT_NE(open(match, ann_.token, "10.0.1.1"), nullptr) << "one has gone";
  EXPECT_EQ(open(match, ann_.token, "10.0.1.1"), nullptr);
}

TEST_F(Bounds, OneAddressHasSoManyStreamsButForThisMachine) {
  const std::string match = "/api/matches/" + online_.begin_match(ann_, bob_) + "/stream";
  std::vector<SharedSink> all;
  for (int i = 0; i < kMaxStreamsOfAddress; ++i) {
    online_.loop.advance(seconds(1));
    all.push_back(open(match, "", "2001:db8::" + std::to_string(i)));
    ASSERT_NE(all.back(), nullptr) << i;
  }
  EXPECT_EQ(open(match, "", "2001:db8::abc"), nullptr) << "of the same network";
  EXPECT_NE(open(match, "", "2001:db8:0:1::1"), nullptr);
  for (int i = 0; i < 2 * kMaxStreamsOfAddress; ++i) ASSERT_NE(open(match, "", "127.0.0.1"), nullptr) << i;
  all.front()->leave();
  online_.loop.run_all();
  EXPECT_NE(open(match, "", "2001:db8::abc"), nullptr);
}

TEST_F(Bounds, StreamsThatTheServerClosesAreNotCounted) {
  std::vector<SharedSink> all;
  for (int i = 0; i < 3 * kMaxStreamsOfAccount; ++i) {
    all.push_back(open("/api/stream", ann_.token, "10.0.0.1"));
    ASSERT_NE(all.back(), nullptr) << "the oldest makes room: " << i;
    online_.loop.advance(seconds(1));
  }
}

TEST_F(Bounds, OneAccountHasSoManyMatchesThatWait) {
  const auto ask = [&](const TestAccount& host) {
    online_.loop.advance(seconds(2));
    return online_.call({"POST", "/api/matches", host.token,
                         R"({"game":"knock-off","seats":[{"who":"me"},{"who":"open"}],"listed":true})"});
  };
  std::vector<std::string> ids;
  for (int i = 0; i < kMaxWaiting; ++i) {
    const Reply made = ask(ann_);
    ASSERT_EQ(made.status, 201) << i << made.body;
    ids.push_back(text_at(made.body, "id"));
  }
  const Reply refused = ask(ann_);
  EXPECT_EQ(refused.status, 409);
  EXPECT_NE(error_of(refused).find("20 matches that wait"), std::string::npos) << refused.body;
  EXPECT_EQ(ask(bob_).status, 201);
  EXPECT_EQ(count_at(online_.call({"GET", "/api/challenges"}).body, "matches"), 2u) << "of each the newest";
  EXPECT_EQ(online_.call({"DELETE", "/api/matches/" + ids[3], ann_.token}).status, 200);
  EXPECT_EQ(ask(ann_).status, 201);
}

TEST_F(Bounds, OneAccountHasSoManyUnfinishedMatches) {
  for (int i = 0; i < kMaxUnfinished; ++i) {
    online_.loop.advance(seconds(2));
    online_.begin_match(ann_, bob_);
  }
  const TestAccount third = online_.add("Third", AccountKind::kPerson);
  const std::string match = online_.create_match(third);
  EXPECT_EQ(online_.call({"POST", "/api/matches/" + match + "/seats", bob_.token, "{}"}).status, 409);
  const Reply refused = online_.call(
      {"POST", "/api/matches", ann_.token, R"({"game":"knock-off","seats":[{"who":"me"},{"who":"open"}]})"});
  EXPECT_EQ(refused.status, 409);
  EXPECT_NE(error_of(refused).find("50 unfinished"), std::string::npos) << refused.body;
}

TEST_F(Bounds, ADifferenceCountsOnceForEachWhoTellsIt) {
  const std::string match = "/api/matches/" + online_.begin_match(ann_, bob_) + "/differences";
  const auto tell = [&](const TestAccount& who, const char* seq) {
    return online_.call({"POST", match, who.token, R"({"seq":)" + std::string(seq) + R"(,"hash":"0123456789abcdef"})"})
        .status;
  };
  const auto counted = [&](int times) {
    return online_.metrics.text().find("hammer_state_differences_total " + std::to_string(times) + '\n') !=
           std::string::npos;
  };
  for (int i = 0; i < 5; ++i) EXPECT_EQ(tell(ann_, "0"), 204);
  EXPECT_TRUE(counted(1));
  EXPECT_EQ(tell(bob_, "0"), 204);
  EXPECT_TRUE(counted(2));
  EXPECT_EQ(tell(ann_, "77"), 400);
  EXPECT_EQ(tell(ann_, "77"), 400) << "what was refused is not remembered";
  EXPECT_TRUE(counted(2));
}

}  // namespace
}  // namespace hammer::server
