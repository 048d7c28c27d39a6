#include "client/bot_seat.h"

#include <gtest/gtest.h>

namespace hammer::server {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

MatchSeen seen(std::string_view text) {
  const auto line = read_seen_line(text);
  EXPECT_TRUE(line && line->match) << text;
  return line && line->match ? *line->match : MatchSeen{};
}

constexpr BotTimeouts::TimePoint kNow{};

TEST(BotTimeouts, ClaimsOnceTheOthersWereGoneForLongEnough) {
  BotTimeouts waits;
  waits.see(seen(R"({"type":"match","match":{"phase":"playing","away":[{"seat":1,"claim_in":60},
                    {"seat":0,"claim_in":null}]}})"),
            kNow);
  EXPECT_FALSE(waits.may_claim(kNow + seconds(59)));
  EXPECT_TRUE(waits.may_claim(kNow + seconds(60)));
  waits.see(seen(R"({"type":"match","match":{"phase":"playing","away":[{"seat":1,"claim_in":0}]}})"), kNow);
  EXPECT_TRUE(waits.may_claim(kNow));
  waits.see(seen(R"({"type":"match","match":{"phase":"playing","away":[]}})"), kNow);
  EXPECT_FALSE(waits.may_claim(kNow + minutes(60))) << "back again";
}

TEST(BotTimeouts, GoesOnAfterTenMinutesOfPause) {
  BotTimeouts waits;
  const MatchSeen paused = seen(R"({"type":"match","match":{"phase":"paused","away":[]}})");
  waits.see(paused, kNow);
  waits.see(paused, kNow + minutes(5));
  EXPECT_FALSE(waits.may_resume(kNow + minutes(9)));
  EXPECT_TRUE(waits.may_resume(kNow + minutes(10))) << "from when it was paused, not from when it was last shown";
  waits.see(seen(R"({"type":"match","match":{"phase":"playing"}})"), kNow + minutes(10));
  EXPECT_FALSE(waits.may_resume(kNow + minutes(60)));
}

}  // namespace
}  // namespace hammer::server
