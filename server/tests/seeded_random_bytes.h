// Replaces libsodium's random bytes by ones from the tests' seed: seeds and ids of matches and tokens repeat.
#pragma once

#include <sodium.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <mutex>

#include "from_environment.h"
#include "hammer/random.h"

namespace hammer::server {

// From its construction on, nothing that this process draws is secret. Each test constructs its own, which starts the
// bytes again, so that a test does not depend on those that ran before it.
class SeededRandomBytes {
 public:
  SeededRandomBytes() {
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
