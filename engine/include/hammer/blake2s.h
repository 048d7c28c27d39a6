// BLAKE2s-256 (RFC 7693): a cryptographic hash.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace hammer {

using Digest = std::array<std::uint8_t, 32>;

class Blake2s {
 public:
  // With a key of at most 32 bytes: only holders of the key can tell whose hash it is.
  explicit Blake2s(std::span<const std::uint8_t> key = {});

  void add(std::span<const std::uint8_t> bytes);

  // Of all that was added. Nothing can be added after it.
  Digest digest();

 private:
  void compress(bool is_last);

  std::array<std::uint32_t, 8> state_;
  std::array<std::uint8_t, 64> block_{};
  std::size_t filled_ = 0;   // bytes of the block
  std::uint64_t taken_ = 0;  // bytes compressed
};

}  // namespace hammer
