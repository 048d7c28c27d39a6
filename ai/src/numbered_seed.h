// Seeds of their own for numbered samples, from one seed.
#pragma once

#include <cstdint>

#include "hammer/hash.h"

namespace hammer::ai {

inline std::uint64_t numbered_seed(std::uint64_t seed, std::uint64_t number) {
  Hash hash;
  hash.add(seed);
  hash.add(number);
  return hash.value();
}

}  // namespace hammer::ai
