// Sets of weights as bits, and numbers of weights as array indices.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hammer {

using Mask = std::uint32_t;

constexpr Mask bit(int i) { return Mask{1} << i; }
constexpr std::size_t idx(int i) { return static_cast<std::size_t>(i); }

// Calls do_this(i) for every weight in the mask, lowest first.
template <class F>
void for_each(Mask mask, F do_this) {
  for (; mask != 0; mask &= mask - 1) do_this(__builtin_ctz(mask));
}

}  // namespace hammer
