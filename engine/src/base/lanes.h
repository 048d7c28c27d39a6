// Sets of weights as bits, and two doubles at a time to look at all eight weights at once. Each lane is plain IEEE
// arithmetic, so the bits are those of the same sums done one by one; SSE2 and WebAssembly's 128-bit vectors both have
// it.
#pragma once

#include <cstdint>
#include <cstring>

namespace hammer {

using Mask = std::uint32_t;

constexpr Mask bit(int i) { return Mask{1} << i; }

// Calls do_this(i) for every weight in the mask, lowest first.
template <class F>
void for_each(Mask mask, F do_this) {
  for (; mask != 0; mask &= mask - 1) do_this(__builtin_ctz(mask));
}

using Lanes = double __attribute__((vector_size(16)));
using LaneBits = decltype(Lanes{} < Lanes{});  // all ones where true

inline Lanes load_lanes(const double* from) {
  Lanes lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}

// One bit for each of eight weights. test(k) compares the lanes of weights k and k + 1.
template <class Test>
inline Mask mask_of_eight(Test test) {
  const LaneBits bits = (test(0) & LaneBits{1, 2}) | (test(2) & LaneBits{4, 8}) | (test(4) & LaneBits{16, 32}) |
                        (test(6) & LaneBits{64, 128});
  return static_cast<Mask>(bits[0] | bits[1]);
}

}  // namespace hammer
