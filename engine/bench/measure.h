// How many shots a second: the one loop that we and our peers are measured with.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "hammer/physics.h"
#include "hammer/random.h"
#include "scenes.h"

namespace hammer::bench {

// More than branch predictors learn by heart, few enough to stay in the cache.
inline constexpr int kPreparedPositions = 2048;
inline constexpr std::uint64_t kPreparedSeed = 2;

// Drawn beforehand, so that drawing is not measured.
inline std::vector<Position> prepare(const Scene& scene, int count = kPreparedPositions) {
  Random random(kPreparedSeed);
  std::vector<Position> positions;
  positions.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) positions.push_back(scene.draw(random));
  return positions;
}

// Shots a second on one core, over repeats of the same length.
struct Rate {
  double median;
  double low;
  double high;
};

struct Repeats {
  int count = 9;
  double seconds = 0.2;  // each
};

// `play(i)` plays prepared shot i, 0 .. prepared-1, to rest and answers with any number made from the result:
// their sum is kept, so that no compiler can leave a shot out.
template <class Play>
Rate measure_rate(std::size_t prepared, Play&& play, const Repeats& repeats = {}) {
  using Clock = std::chrono::steady_clock;
  const auto seconds_since = [](Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
  };
  [[maybe_unused]] volatile double kept = 0;
  std::size_t next = 0;
  const auto play_many = [&](std::size_t count) {
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
      sum += static_cast<double>(play(next));
      if (++next == prepared) next = 0;
    }
    kept = sum;
  };

  // Warms up, and finds how many shots go between looks at the clock: about 2 ms of them.
  std::size_t batch = 1;
  const auto warm_up = Clock::now();
  play_many(batch);
  while (seconds_since(warm_up) < 0.002) {
    play_many(batch);
    batch *= 2;
  }

  std::vector<double> rates;
  for (int repeat = 0; repeat < repeats.count; ++repeat) {
    const auto start = Clock::now();
    std::size_t played = 0;
    double elapsed = 0;
    do {
      play_many(batch);
      played += batch;
      elapsed = seconds_since(start);
    } while (elapsed < repeats.seconds);
    rates.push_back(static_cast<double>(played) / elapsed);
  }
  std::sort(rates.begin(), rates.end());
  return {rates[rates.size() / 2], rates.front(), rates.back()};
}

}  // namespace hammer::bench
