// What a run of the tests may be told: how much of the long ones to run, and what the random ones are drawn from.
//
// HAMMER_SEED=N draws other shots, matches and numbers; without it (or 0) every test has the seed in its source, so
// that two runs are the same. Every program says which it had, and says it again beside a failure.
#pragma once

#include <gtest/gtest.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace hammer::test {

// A whole number. Nonsense ends the program: a test that tried nothing would pass.
inline long from_environment(const char* name, long fallback, long least = 1) {
  const char* const given = std::getenv(name);
  if (given == nullptr) return fallback;
  char* end = nullptr;
  errno = 0;
  const long value = std::strtol(given, &end, 10);
  if (end != given && *end == '\0' && errno == 0 && value >= least) return value;
  std::fprintf(stderr, "%s is \"%s\"; accepted is a whole number from %ld\n", name, given, least);
  std::exit(2);
}

inline std::uint64_t seed_of_run() {
  static const auto seed = static_cast<std::uint64_t>(from_environment("HAMMER_SEED", 0, 0) % 1'000'000'000);
  return seed;
}

// `fixed` unless HAMMER_SEED asks for another; below 2^53, as the seeds of records are.
inline std::uint64_t seed_for(std::uint64_t fixed) { return seed_of_run() * 1'000'003 + fixed; }

class SeedTeller : public testing::EmptyTestEventListener {
  void OnTestProgramStart(const testing::UnitTest&) override { tell(""); }
  void OnTestPartResult(const testing::TestPartResult& result) override {
    if (result.failed()) tell("drawn with ");
  }
  static void tell(const char* before) {
    std::printf("%sHAMMER_SEED=%llu\n", before, static_cast<unsigned long long>(seed_of_run()));
  }
};

inline const bool kTellsSeed = [] {
  testing::UnitTest::GetInstance()->listeners().Append(new SeedTeller);
  return true;
}();

}  // namespace hammer::test
