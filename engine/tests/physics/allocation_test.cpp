// A shot never allocates. Every operator new of this program counts, so it is replaced here.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <vector>

#include "boards.h"
#include "from_environment.h"
#include "random_scenes.h"

namespace {

std::atomic<long> allocations{0};

void* counted(std::size_t size) {
  ++allocations;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}

void* counted(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const auto step = static_cast<std::size_t>(alignment);
  void* memory = std::aligned_alloc(step, (size + step - 1) / step * step);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new(std::size_t size, std::align_val_t alignment) { return counted(size, alignment); }
void* operator new[](std::size_t size, std::align_val_t alignment) { return counted(size, alignment); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace hammer {
namespace {

constexpr int kShots = 10000;

struct Scenes {
  Scenes() {
    Random random(test::seed_for(9));
    for (int i = 0; i < kShots; ++i) drawn.push_back(test::draw_scene(random));
  }
  std::vector<test::RandomScene> drawn;
};

TEST(Allocation, TheCounterCounts) {
  const long before = allocations;
  delete new int(3);
  std::vector<double> numbers(100);
  EXPECT_GE(allocations - before, 1);
  EXPECT_EQ(numbers.size(), 100u);
}

TEST(Allocation, AShotAllocatesNothing) {
  const Scenes scenes;
  std::uint64_t sum = 0;
  const long before = allocations;
  for (const test::RandomScene& scene : scenes.drawn) sum += simulate(scene.surface, scene.position).hash();
  EXPECT_EQ(allocations - before, 0);
  EXPECT_NE(sum, 0u);
}

TEST(Allocation, ARecordedShotAllocatesNothingAfterReserve) {
  const Scenes scenes;
  Trajectory trajectory;
  trajectory.reserve();
  const long before = allocations;
  for (const test::RandomScene& scene : scenes.drawn) {
    simulate(scene.surface, scene.position, &trajectory);
    trajectory.at(0, 0.5 * trajectory.duration());
  }
  EXPECT_EQ(allocations - before, 0);
}

TEST(Allocation, AShotOverWornPowderAllocatesNothing) {
  const Scenes scenes;
  Trajectory trajectory;
  trajectory.reserve();
  const long before = allocations;
  for (const test::RandomScene& scene : scenes.drawn) {
    Surface surface = scene.surface;
    const PowderMap map(surface.length, 2 * surface.half_width);
    PowderWear wear;
    surface.powder_map = &map;
    simulate(surface, scene.position, &trajectory, &wear);
  }
  EXPECT_EQ(allocations - before, 0);
}

}  // namespace
}  // namespace hammer
