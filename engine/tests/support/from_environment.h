// What the environment sets for a run of the tests: how much of the long ones to run, and the seed of the random ones.
//
// HAMMER_SEED=N draws other shots, matches and numbers; without it (or 0) every test has the seed in its source, so
// that two runs are the same. Every program prints its seed at the start, and again beside a failure.
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

// How much of a long test to run: ./test --all runs all of it, ./test less.
inline long law_shots() { return from_environment("HAMMER_LAW_SHOTS", 50000); }

// Of a comparison that takes a hundredth of a second for each shot: a quarter unless the laws run in full too.
inline int slow_shots(int in_full) { return law_shots() >= 1000000 ? in_full : in_full / 4; }

inline std::uint64_t seed_of_run() {
  static const auto seed = static_cast<std::uint64_t>(from_environment("HAMMER_SEED", 0, 0) % 1'000'000'000);
  return seed;
}

// `fixed` unless HAMMER_SEED is another; below 2^53, as the seeds of records are.
inline std::uint64_t seed_for(std::uint64_t fixed) { return seed_of_run() * 1'000'003 + fixed; }

class SeedReporter : public testing::EmptyTestEventListener {
  void OnTestProgramStart(const testing::UnitTest&) override { report(""); }
  void OnTestPartResult(const testing::TestPartResult& result) override {
    if (result.failed()) report("drawn with ");
  }
  static void report(const char* before) {
    std::printf("%sHAMMER_SEED=%llu\n", before, static_cast<unsigned long long>(seed_of_run()));
  }
};

inline const bool kReportsSeed = [] {
  testing::UnitTest::GetInstance()->listeners().Append(new SeedReporter);
  return true;
}();

}  // namespace hammer::test
