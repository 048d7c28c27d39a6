// Judging never allocates. The plain operator new counts, and every other but the aligned ones calls it.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "from_environment.h"
#include "game_fixture.h"

namespace {
std::atomic<long> allocations{0};
}

void* operator new(std::size_t size) {
  ++allocations;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}
// Sanitizers bring one of their own, whose memory would then be freed by ours.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace hammer {
namespace {

using namespace test;

TEST(Allocation, TheCounterCounts) {
  const long before = allocations;
  const Weights weights(3);
  EXPECT_EQ(allocations - before, 1);
  EXPECT_EQ(weights.size(), 3u);
}

TEST(Allocation, JudgingAllocatesNothing) {
  ASSERT_FALSE(make_every_game().empty());
  for (const GameFixture& fixture : make_every_game())
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Weights weights = draw_weights(fixture, seed_for(seed), kMaxWeights);
      JudgeSetting setting = fixture.setting();
      setting.first_color = Color::kRed;
      const long before = allocations;
      const Judgement judgement = judge(*fixture.game, setting, weights);
      EXPECT_EQ(allocations - before, 0) << fixture.game->key;
      EXPECT_EQ(judgement.count, kMaxWeights);
    }
}

TEST(Allocation, SettlingOptionsAllocatesNothing) {
  const Given given{set(Option::kGameScore, 21)};
  const OptionRequest request{.game = find_game("knock-off"), .table = find_table("22ft"), .given = given};
  const long before = allocations;
  EXPECT_TRUE(resolve_options(request));
  EXPECT_EQ(allocations - before, 0);
}

}  // namespace
}  // namespace hammer
