#include "api/rate_limits.h"

#include <gtest/gtest.h>

#include "api/authentication.h"
#include "api/guesses.h"
#include "api/wall_clock.h"
#include "fake_loop.h"

namespace hammer::server {
namespace {

using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(RateLimit, LetsABurstThroughAndThenAsManyAsAllowed) {
  FakeLoop loop;
  RateLimit limit(loop, {5, 2});
  for (int i = 0; i < 5; ++i) EXPECT_EQ(limit.take("a"), 0);
  EXPECT_EQ(limit.take("a"), 1);
  EXPECT_EQ(limit.take("b"), 0) << "another has a bucket of their own";
  loop.advance(milliseconds(500));
  EXPECT_EQ(limit.take("a"), 0);
  EXPECT_NE(limit.take("a"), 0);
}

TEST(RateLimit, TellsTheTimeAfterWhichItIsAllowed) {
  FakeLoop loop;
  RateLimit limit(loop, {1, 0.1});
  limit.take("a");
  const int wait = limit.take("a");
  EXPECT_EQ(wait, 10);
  loop.advance(seconds(wait));
  EXPECT_EQ(limit.take("a"), 0);
}

TEST(RateLimit, RemembersNoMoreThanItMay) {
  FakeLoop loop;
  RateLimit limit(loop, {2, 1}, 100);
  for (int i = 0; i < 5000; ++i) limit.take(std::to_string(i));
  EXPECT_LE(limit.remembered(), 100u);
}

TEST(CallLimits, TwentyShotsASecondAreNeverTooMany) {
  FakeLoop loop;
  CallLimits limits(loop);
  for (int i = 0; i < 20 * 60; ++i) {
    ASSERT_EQ(limits.take(Pace::kPlaying, 7, "10.0.0.1"), 0) << i;
    loop.advance(milliseconds(50));
  }
}

TEST(CallLimits, ThisMachineIsNotCountedByItsAddress) {
  FakeLoop loop;
  CallLimits limits(loop);
  for (const char* address : {"127.0.0.1", "::1", "::ffff:127.0.0.1"}) {
    for (int i = 0; i < 3000; ++i) {
      ASSERT_EQ(limits.take_address(address), 0);
      ASSERT_EQ(limits.take(Pace::kGuests, 0, address), 0);
    }
  }
  int refused = 0;
  for (int i = 0; i < 100; ++i) refused += limits.take(Pace::kGuests, 0, "10.0.0.1") > 0;
  EXPECT_EQ(refused, 80);
}

TEST(CallLimits, ANetworkOfIPv6IsOneCaller) {
  FakeLoop loop;
  CallLimits limits(loop);
  int refused = 0;
  for (int i = 0; i < 100; ++i) refused += limits.take(Pace::kGuests, 0, "2001:db8::" + std::to_string(i)) > 0;
  EXPECT_EQ(refused, 80);
  for (int i = 0; i < 1100; ++i) refused += limits.take_address("2001:db8:1::" + std::to_string(i)) > 0;
  EXPECT_EQ(refused, 180);
}

TEST(Guesses, WaitLongerAfterEveryWrongOne) {
  FakeLoop loop;
  Guesses guesses(loop);
  int last = 0;
  for (int i = 0; i < 12; ++i) {
    const int wait = guesses.begin("marta", "");
    EXPECT_GE(wait, last);
    last = wait;
    if (wait > 0) {
      loop.advance(seconds(wait));
      EXPECT_EQ(guesses.begin("marta", ""), 0);
    }
  }
  EXPECT_EQ(last, 60) << "its owner has to get in at last";
  EXPECT_EQ(guesses.begin("paul", ""), 0) << "another name";
}

TEST(Guesses, FromOneAddressAreSlowedWhateverTheName) {
  FakeLoop loop;
  Guesses guesses(loop);
  int free = 0;
  while (free < 1000 && guesses.begin("name " + std::to_string(free), "10.0.0.1") == 0) ++free;
  EXPECT_EQ(free, 20);
  EXPECT_EQ(guesses.begin("name", "10.0.0.2"), 0);
}

TEST(Guesses, ARightOneStartsTheNameAnew) {
  FakeLoop loop;
  Guesses guesses(loop);
  for (int i = 0; i < 5; ++i) guesses.begin("marta", "");
  EXPECT_GT(guesses.begin("marta", ""), 0);
  guesses.was_right("marta", "");
  EXPECT_EQ(guesses.begin("marta", ""), 0);
}

TEST(Guesses, AreForgottenAfterAnHour) {
  FakeLoop loop;
  Guesses guesses(loop);
  for (int i = 0; i < 8; ++i) {
    while (guesses.begin("marta", "") > 0) loop.advance(seconds(1));
  }
  loop.advance(hours(2));
  for (int i = 0; i < 5; ++i) EXPECT_EQ(guesses.begin("marta", ""), 0);
}

TEST(Guesses, RememberNoMoreThanTheyMay) {
  FakeLoop loop;
  Guesses guesses(loop, 50);
  for (int i = 0; i < 5000; ++i) guesses.begin("name " + std::to_string(i), "address " + std::to_string(i));
  EXPECT_LE(guesses.remembered(), 150u);
}

TEST(WallClock, GoesOnWhenItIsSetBack) {
  FakeLoop loop;
  WallClock clock(loop);
  const std::int64_t begun = clock.now_ms();
  loop.advance(seconds(10));
  EXPECT_EQ(clock.now_ms(), begun + 10'000);
  loop.set_wall_ms(begun - 86'400'000);
  loop.advance(seconds(5));
  EXPECT_EQ(clock.now_ms(), begun + 15'000);
  loop.set_wall_ms(begun + 60'000);
  EXPECT_EQ(clock.now_ms(), begun + 60'000);
}

Bearer bearer(AccountId account, const std::string& hash) {
  return {{.hash = hash, .account = account}, {.id = account}};
}

TEST(BearerCache, KeepsThoseThatWereUsedLast) {
  BearerCache cache(2);
  EXPECT_TRUE(cache.put(bearer(1, "a"), cache.age()));
  EXPECT_TRUE(cache.put(bearer(2, "b"), cache.age()));
  EXPECT_NE(cache.find("a"), nullptr);
  EXPECT_TRUE(cache.put(bearer(3, "c"), cache.age()));
  EXPECT_EQ(cache.find("b"), nullptr);
  EXPECT_NE(cache.find("a"), nullptr);
  EXPECT_EQ(cache.size(), 2u);
}

TEST(BearerCache, DoesNotTakeWhatWasReadBeforeAChange) {
  BearerCache cache;
  const auto asked_at = cache.age();
  cache.forget(7);
  EXPECT_FALSE(cache.put(bearer(7, "a"), asked_at));
  EXPECT_EQ(cache.find("a"), nullptr);
}

TEST(BearerCache, ForgetsAllTokensOfAnAccount) {
  BearerCache cache;
  cache.put(bearer(1, "a"), cache.age());
  cache.put(bearer(1, "b"), cache.age());
  cache.put(bearer(2, "c"), cache.age());
  cache.forget(1);
  EXPECT_EQ(cache.find("a"), nullptr);
  EXPECT_EQ(cache.find("b"), nullptr);
  EXPECT_NE(cache.find("c"), nullptr);
}

}  // namespace
}  // namespace hammer::server
