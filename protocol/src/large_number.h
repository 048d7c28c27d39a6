// Whole numbers as large as a double's digits need: up to 2^1280.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace hammer::protocol {

class LargeNumber {
 public:
  explicit LargeNumber(std::uint64_t number) {
    words_[0] = static_cast<std::uint32_t>(number);
    words_[1] = static_cast<std::uint32_t>(number >> 32);
    count_ = words_[1] ? 2 : words_[0] ? 1 : 0;
  }

  bool is_zero() const { return count_ == 0; }
  std::strong_ordering operator<=>(const LargeNumber& other) const;
  bool operator==(const LargeNumber& other) const { return (*this <=> other) == 0; }

  void multiply(std::uint32_t factor);
  void multiply_by_ten_to(int power);
  void double_times(int times);
  void add(const LargeNumber& other);
  void subtract(const LargeNumber& other);      // which must not be larger
  std::uint32_t divide(std::uint32_t divisor);  // leaves the quotient, returns the remainder

 private:
  static constexpr int kMostWords = 40;

  std::uint32_t& word(int i) { return words_[static_cast<std::size_t>(i)]; }
  std::uint32_t word(int i) const { return words_[static_cast<std::size_t>(i)]; }
  void drop_zeros();

  int count_ = 0;  // words in use, the highest of which is not 0
  std::array<std::uint32_t, kMostWords> words_{};
};

}  // namespace hammer::protocol
