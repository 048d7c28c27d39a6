#include "drawn.h"

#include <random>

namespace hammer::cli {

std::uint64_t draw_seed() {
  std::random_device system;
  const std::uint64_t high = system(), low = system();
  return ((high << 32) ^ low) >> 11;
}

protocol::NameSecret draw_secret() {
  std::random_device system;
  protocol::NameSecret secret;
  for (std::uint8_t& byte : secret) byte = static_cast<std::uint8_t>(system());
  return secret;
}

}  // namespace hammer::cli
