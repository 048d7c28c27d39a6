// The two cryptographic functions that draws and records rest on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace hammer {

// BLAKE2s-256 (RFC 7693): a cryptographic hash.
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

// SipHash-2-4 (Aumasson and Bernstein, 2012): a keyed function of short messages. Without the key nobody can tell its
// values from random ones, however many of them are known.
using SipKey = std::array<std::uint8_t, 16>;

std::uint64_t siphash(const SipKey& key, std::span<const std::uint8_t> message);

}  // namespace hammer
