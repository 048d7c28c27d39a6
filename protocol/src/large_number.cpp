#include "large_number.h"

#include <algorithm>
#include <cassert>

namespace hammer::protocol {

std::strong_ordering LargeNumber::operator<=>(const LargeNumber& other) const {
  if (count_ != other.count_) return count_ <=> other.count_;
  for (int i = count_ - 1; i >= 0; --i)
    if (word(i) != other.word(i)) return word(i) <=> other.word(i);
  return std::strong_ordering::equal;
}

void LargeNumber::multiply(std::uint32_t factor) {
  std::uint64_t carry = 0;
  for (int i = 0; i < count_; ++i) {
    carry += std::uint64_t{word(i)} * factor;
    word(i) = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  if (carry == 0) return;
  assert(count_ < kMostWords);
  word(count_++) = static_cast<std::uint32_t>(carry);
}

void LargeNumber::multiply_by_ten_to(int power) {
  for (; power >= 9; power -= 9) multiply(1000000000);
  for (; power > 0; --power) multiply(10);
}

void LargeNumber::double_times(int times) {
  for (; times >= 31; times -= 31) multiply(std::uint32_t{1} << 31);
  multiply(std::uint32_t{1} << times);
}

void LargeNumber::add(const LargeNumber& other) {
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

void LargeNumber::subtract(const LargeNumber& other) {
  std::uint64_t borrow = 0;
  for (int i = 0; i < count_; ++i) {
    const std::uint64_t difference = std::uint64_t{word(i)} - other.word(i) - borrow;
    word(i) = static_cast<std::uint32_t>(difference);
    borrow = difference >> 63;
  }
  assert(borrow == 0);
  drop_zeros();
}

std::uint32_t LargeNumber::divide(std::uint32_t divisor) {
  std::uint64_t rest = 0;
  for (int i = count_ - 1; i >= 0; --i) {
    rest = rest << 32 | word(i);
    word(i) = static_cast<std::uint32_t>(rest / divisor);
    rest %= divisor;
  }
  drop_zeros();
  return static_cast<std::uint32_t>(rest);
}

void LargeNumber::drop_zeros() {
  while (count_ > 0 && word(count_ - 1) == 0) --count_;
}

}  // namespace hammer::protocol
