// A 64-bit hash over exact values: two states hash alike only when every bit agrees.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace hammer {

class Hash {
 public:
  void add(std::uint64_t word) {
    state_ ^= word;
    state_ *= 0x9fb21c651e98df25u;
    state_ ^= state_ >> 32;
  }
  // Both zeros are the same place on the board.
  void add(double number) { add(std::bit_cast<std::uint64_t>(number == 0 ? 0.0 : number)); }

  std::uint64_t value() const {
    std::uint64_t z = state_ * 0xd6e8feb86659fd93u;
    return z ^ (z >> 32);
  }

 private:
  std::uint64_t state_ = 0x48616d6d6572u;  // "Hammer"
};

// Hash of several whole numbers. Gives every use of a seed its own random stream.
template <class... Numbers>
std::uint64_t hash_of(Numbers... numbers) {
  static_assert((!std::is_floating_point_v<Numbers> && ...));
  Hash hash;
  (hash.add(static_cast<std::uint64_t>(numbers)), ...);
  return hash.value();
}

}  // namespace hammer
