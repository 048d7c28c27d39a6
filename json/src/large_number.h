// A whole number as large as the digits of a double need, for decimal.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstdint>

namespace hammer {

// Up to 2^1280.
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
  static constexpr int kMaxWords = 40;

  std::uint32_t& word(int i) { return words_[static_cast<std::size_t>(i)]; }
  std::uint32_t word(int i) const { return words_[static_cast<std::size_t>(i)]; }
  void drop_zeros();

  int count_ = 0;  // words in use, the highest of which is not 0
  std::array<std::uint32_t, kMaxWords> words_{};
};

inline std::strong_ordering LargeNumber::operator<=>(const LargeNumber& other) const {
  if (count_ != other.count_) return count_ <=> other.count_;
  for (int i = count_ - 1; i >= 0; --i)
    if (word(i) != other.word(i)) return word(i) <=> other.word(i);
  return std::strong_ordering::equal;
}

inline void LargeNumber::multiply(std::uint32_t factor) {
  std::uint64_t carry = 0;
  for (int i = 0; i < count_; ++i) {
    carry += std::uint64_t{word(i)} * factor;
    word(i) = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  if (carry == 0) return;
  assert(count_ < kMaxWords);
  word(count_++) = static_cast<std::uint32_t>(carry);
}

inline void LargeNumber::multiply_by_ten_to(int power) {
  for (; power >= 9; power -= 9) multiply(1000000000);
  for (; power > 0; --power) multiply(10);
}

inline void LargeNumber::double_times(int times) {
  for (; times >= 31; times -= 31) multiply(std::uint32_t{1} << 31);
  multiply(std::uint32_t{1} << times);
}

inline void LargeNumber::add(const LargeNumber& other) {
  std::uint64_t carry = 0;
  const int count = std::max(count_, other.count_);
  for (int i = 0; i < count; ++i) {
    carry += std::uint64_t{word(i)} + other.word(i);
    word(i) = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  count_ = count;
  if (carry) word(count_++) = 1;
}

inline void LargeNumber::subtract(const LargeNumber& other) {
  std::uint64_t borrow = 0;
  for (int i = 0; i < count_; ++i) {
    const std::uint64_t difference = std::uint64_t{word(i)} - other.word(i) - borrow;
    word(i) = static_cast<std::uint32_t>(difference);
    borrow = difference >> 63;
  }
  assert(borrow == 0);
  drop_zeros();
}

inline std::uint32_t LargeNumber::divide(std::uint32_t divisor) {
  std::uint64_t rest = 0;
  for (int i = count_ - 1; i >= 0; --i) {
    rest = rest << 32 | word(i);
    word(i) = static_cast<std::uint32_t>(rest / divisor);
    rest %= divisor;
  }
  drop_zeros();
  return static_cast<std::uint32_t>(rest);
}

inline void LargeNumber::drop_zeros() {
  while (count_ > 0 && word(count_ - 1) == 0) --count_;
}

}  // namespace hammer
