#include "drawn_seed.h"

#include <random>

namespace hammer::cli {

std::uint64_t draw_seed() {
  std::random_device system;
  const std::uint64_t high = system(), low = system();
  return ((high << 32) ^ low) >> 11;
}

}  // namespace hammer::cli
