// Judging never allocates. The plain operator new counts, and every other but the aligned ones calls it.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "agreed.h"
#include "from_environment.h"

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
  ASSERT_FALSE(agree_on_everything().empty());
  for (const Agreed& agreed : agree_on_everything())
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Weights weights = draw_weights(agreed, seed_for(seed), kMaxWeights);
      JudgeSetting setting = agreed.setting();
      setting.first_color = Color::kRed;
      const long before = allocations;
      const Judgement judgement = judge(*agreed.game, setting, weights);
      EXPECT_EQ(allocations - before, 0) << agreed.game->key;
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
