// What the server draws by chance, drawn from the seed of the tests: seeds and ids of matches, tokens.
#pragma once

#include <sodium.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <mutex>

#include "from_environment.h"
#include "hammer/random.h"

namespace hammer::server {

// From then on the secrets of this program are none. Each test has its own, so that it does not matter which tests
// ran before it.
class DrawnChance {
 public:
  DrawnChance() {
    stream() = Random(test::seed_for(1));
    static randombytes_implementation drawn{.implementation_name = [] { return "drawn"; },
                                            .random = [] { return static_cast<std::uint32_t>(draw()); },
                                            .stir = nullptr,
                                            .uniform = nullptr,
                                            .buf = fill,
                                            .close = nullptr};
    randombytes_set_implementation(&drawn);
  }

 private:
  static Random& stream() {
    static Random random(0);
    return random;
  }
  // A server draws on more than one thread.
  static std::uint64_t draw() {
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    return stream().bits();
  }
  static void fill(void* to, std::size_t size) {
    auto* bytes = static_cast<unsigned char*>(to);
    for (std::size_t at = 0; at < size; at += sizeof(std::uint64_t)) {
      const std::uint64_t bits = draw();
      std::memcpy(bytes + at, &bits, std::min(sizeof bits, size - at));
    }
  }
};

}  // namespace hammer::server
