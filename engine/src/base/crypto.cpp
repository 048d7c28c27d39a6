#include "hammer/crypto.h"

#include <algorithm>
#include <bit>

namespace hammer {
namespace {

constexpr std::array<std::uint32_t, 8> kStart{0x6a09e667u, 0xbb67ae85u, 0x3c6ef372u, 0xa54ff53au,
                                              0x510e527fu, 0x9b05688cu, 0x1f83d9abu, 0x5be0cd19u};

// Which word of the block each step of a round takes.
constexpr std::uint8_t kOrder[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

// The four numbers that each of a round's eight mixings takes: columns, then diagonals.
constexpr std::uint8_t kMixed[8][4] = {{0, 4, 8, 12},  {1, 5, 9, 13},  {2, 6, 10, 14}, {3, 7, 11, 15},
                                       {0, 5, 10, 15}, {1, 6, 11, 12}, {2, 7, 8, 13},  {3, 4, 9, 14}};

void mix(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d, std::uint32_t x, std::uint32_t y) {
  a += b + x;
  d = std::rotr(d ^ a, 16);
  c += d;
  b = std::rotr(b ^ c, 12);
  a += b + y;
  d = std::rotr(d ^ a, 8);
  c += d;
  b = std::rotr(b ^ c, 7);
}

// The first `count` bytes as a number, the lowest byte first.
std::uint64_t word_of(const std::uint8_t* bytes, std::size_t count) {
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < count; ++i) word |= std::uint64_t{bytes[i]} << (8 * i);
  return word;
}

}  // namespace

// ---------------------------------------------------------------- BLAKE2s

Blake2s::Blake2s(std::span<const std::uint8_t> key) : state_(kStart) {
  const auto length = static_cast<std::uint32_t>(key.size());
  state_[0] ^= 0x01010000u ^ length << 8 ^ static_cast<std::uint32_t>(sizeof(Digest));
  if (key.empty()) return;
  std::copy(key.begin(), key.end(), block_.begin());
  filled_ = block_.size();
}

void Blake2s::add(std::span<const std::uint8_t> bytes) {
  for (const std::uint8_t byte : bytes) {
    if (filled_ == block_.size()) compress(false);
    block_[filled_++] = byte;
  }
}

Digest Blake2s::digest() {
  std::fill(block_.begin() + static_cast<std::ptrdiff_t>(filled_), block_.end(), std::uint8_t{0});
  compress(true);
  Digest digest;
  for (std::size_t i = 0; i < digest.size(); ++i) {
    digest[i] = static_cast<std::uint8_t>(state_[i / 4] >> (i % 4 * 8));
  }
  return digest;
}

void Blake2s::compress(bool is_last) {
  taken_ += filled_;
  filled_ = 0;
  std::array<std::uint32_t, 16> v;
  std::copy(state_.begin(), state_.end(), v.begin());
  std::copy(kStart.begin(), kStart.end(), v.begin() + 8);
  v[12] ^= static_cast<std::uint32_t>(taken_);
  v[13] ^= static_cast<std::uint32_t>(taken_ >> 32);
  if (is_last) v[14] = ~v[14];
  std::array<std::uint32_t, 16> words;
  for (std::size_t i = 0; i < words.size(); ++i) {
    words[i] = static_cast<std::uint32_t>(word_of(&block_[i * 4], 4));
  }
  for (const auto& order : kOrder) {
    for (std::size_t i = 0; i < 8; ++i) {
      const auto& at = kMixed[i];
      mix(v[at[0]], v[at[1]], v[at[2]], v[at[3]], words[order[2 * i]], words[order[2 * i + 1]]);
    }
  }
  for (std::size_t i = 0; i < state_.size(); ++i) state_[i] ^= v[i] ^ v[i + 8];
}

// ---------------------------------------------------------------- SipHash

namespace {

struct SipState {
  std::uint64_t v0, v1, v2, v3;

  void mix(int rounds) {
    for (int i = 0; i < rounds; ++i) {
      v0 += v1, v2 += v3;
      v1 = std::rotl(v1, 13) ^ v0, v3 = std::rotl(v3, 16) ^ v2;
      v0 = std::rotl(v0, 32);
      v2 += v1, v0 += v3;
      v1 = std::rotl(v1, 17) ^ v2, v3 = std::rotl(v3, 21) ^ v0;
      v2 = std::rotl(v2, 32);
    }
  }
  void add(std::uint64_t word) {
    v3 ^= word;
    mix(2);
    v0 ^= word;
  }
};

}  // namespace

std::uint64_t siphash(const SipKey& key, std::span<const std::uint8_t> message) {
  const std::uint64_t k0 = word_of(key.data(), 8), k1 = word_of(key.data() + 8, 8);
  SipState state{k0 ^ 0x736f6d6570736575u, k1 ^ 0x646f72616e646f6du, k0 ^ 0x6c7967656e657261u,
                 k1 ^ 0x7465646279746573u};
  const std::size_t whole = message.size() / 8 * 8;
  for (std::size_t i = 0; i < whole; i += 8) state.add(word_of(message.data() + i, 8));
  state.add(word_of(message.data() + whole, message.size() - whole) | std::uint64_t{message.size()} << 56);
  state.v2 ^= 0xff;
  state.mix(4);
  return state.v0 ^ state.v1 ^ state.v2 ^ state.v3;
}

}  // namespace hammer
