// Repeatable random numbers: the same seed gives the same draws on every machine.
// <random>'s distributions differ between standard libraries, so none is used.
#pragma once

#include <cstdint>

namespace hammer {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  // The antithetic draws of the same seed: unit() gives 1 - u where the other gives u, but for 2^-53.
  static Random opposite(std::uint64_t seed) {
    Random random(seed);
    random.flip_ = ~std::uint64_t{0};
    return random;
  }

  // SplitMix64: one addition and a mixing function, full period 2^64.
  std::uint64_t bits() {
    state_ += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31) ^ flip_;
  }

  // In [0, 1), a multiple of 2^-53.
  double unit() { return static_cast<double>(bits() >> 11) * 0x1p-53; }

  // In [low, high).
  double between(double low, double high) { return low + (high - low) * unit(); }

  // In 0 .. count-1. Lemire's multiplication; its bias is below count / 2^32.
  std::uint32_t below(std::uint32_t count) { return static_cast<std::uint32_t>(((bits() >> 32) * count) >> 32); }

 private:
  std::uint64_t state_;
  std::uint64_t flip_ = 0;
};

}  // namespace hammer
