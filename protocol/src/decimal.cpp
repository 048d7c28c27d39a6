#include "decimal.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>

#include "large_number.h"

namespace hammer::protocol {
namespace {

// A number above 0 as mantissa * 2^power.
struct Binary {
  std::uint64_t mantissa;
  int power;
  bool at_step;  // the doubles below it lie half as far apart as those above
};

Binary taken_apart(double number) {
  const auto bits = std::bit_cast<std::uint64_t>(number);
  const std::uint64_t fraction = bits & 0xfffffffffffff;
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff);
  if (exponent == 0) return {fraction, -1074, false};
  return {fraction | std::uint64_t{1} << 52, exponent - 1075, fraction == 0 && exponent > 1};
}

// The number is 0.DIGITS * 10^point.
struct Digits {
  std::string digits;
  int point;
};

// Steele and White's, as Burger and Dybvig put it: the number is rest / unit, and every number less than `below` below
// it or `above` above it (both in units of 1 / unit) is read as the same double.
class DigitMaker {
 public:
  explicit DigitMaker(const Binary& binary)
      : rest_(binary.mantissa), unit_(1), below_(1), above_(1), even_(binary.mantissa % 2 == 0) {
    const int spare = binary.at_step ? 2 : 1;  // half a step must be whole, too
    rest_.double_times(spare + std::max(0, binary.power));
    unit_.double_times(spare + std::max(0, -binary.power));
    below_.double_times(std::max(0, binary.power));
    above_.double_times(std::max(0, binary.power) + spare - 1);
    scale(binary);
  }

  Digits shortest() {
    Digits made{{}, point_};
    if (reaches_next()) {  // rounded up it has a digit more
      ++made.point;
      unit_.multiply(10);
    }
    for (;;) {
      const int digit = next_digit();
      below_.multiply(10);
      above_.multiply(10);
      const bool low = even_ ? rest_ <= below_ : rest_ < below_, high = reaches_next();
      made.digits += static_cast<char>('0' + digit);
      if (!low && !high) continue;
      if (high && (!low || rounds_up(digit))) ++made.digits.back();
      return made;
    }
  }

  Digits rounded(int count) {
    Digits made{{}, point_};
    for (int i = 0; i < count; ++i) made.digits += static_cast<char>('0' + next_digit());
    if (!rounds_up(made.digits.back() - '0')) return made;
    const std::size_t last_below_nine = made.digits.find_last_not_of('9');
    if (last_below_nine == std::string::npos) return {"1", made.point + 1};
    made.digits.resize(last_below_nine + 1);
    ++made.digits.back();
    return made;
  }

 private:
  // So that the number lies from 1/10 up to 1, times 10^point.
  void scale(const Binary& binary) {
    const int bits = binary.power + static_cast<int>(std::bit_width(binary.mantissa));
    point_ = static_cast<int>(std::ceil((bits - 1) * 0.30102999566398120 - 1e-10));  // right, or one too small
    unit_.multiply_by_ten_to(std::max(0, point_));
    for (LargeNumber* number : {&rest_, &below_, &above_}) number->multiply_by_ten_to(std::max(0, -point_));
    if (rest_ < unit_) return;
    ++point_;
    unit_.multiply(10);
  }

  int next_digit() {
    rest_.multiply(10);
    int digit = 0;
    for (; rest_ >= unit_; ++digit) rest_.subtract(unit_);
    return digit;
  }

  bool reaches_next() const {
    LargeNumber sum = rest_;
    sum.add(above_);
    return even_ ? sum >= unit_ : sum > unit_;
  }

  bool rounds_up(int digit) const {
    LargeNumber twice = rest_;
    twice.double_times(1);
    const auto order = twice <=> unit_;
    return order > 0 || (order == 0 && digit % 2 != 0);
  }

  LargeNumber rest_, unit_, below_, above_;
  bool even_;
  int point_ = 0;
};

std::string scientific(const Digits& number) {
  std::string text = number.digits.substr(0, 1);
  if (number.digits.size() > 1) text += '.' + number.digits.substr(1);
  const int exponent = number.point - 1, size = std::abs(exponent);
  text += exponent < 0 ? "e-" : "e+";
  if (size < 10) text += '0';
  return text + std::to_string(size);
}

std::string fixed(const Digits& number) {
  const int count = static_cast<int>(number.digits.size());
  if (number.point <= 0) return "0." + std::string(static_cast<std::size_t>(-number.point), '0') + number.digits;
  if (number.point >= count) return number.digits + std::string(static_cast<std::size_t>(number.point - count), '0');
  const auto point = static_cast<std::size_t>(number.point);
  return number.digits.substr(0, point) + '.' + number.digits.substr(point);
}

std::string whole_digits(const Binary& binary) {
  LargeNumber rest(binary.mantissa);
  rest.double_times(binary.power);
  std::string backwards;
  while (!rest.is_zero()) backwards += static_cast<char>('0' + rest.divide(10));
  return {backwards.rbegin(), backwards.rend()};
}

std::string shortest_above_zero(double number) {
  const Binary binary = taken_apart(number);
  const Digits made = DigitMaker(binary).shortest();
  const std::string other = scientific(made);
  // Zeros would stand for digits that are known: then all of them are written.
  const bool is_large = binary.power > 0 && made.point > static_cast<int>(made.digits.size());
  const std::string text = is_large && made.point <= 22 ? whole_digits(binary) : fixed(made);
  return text.size() <= other.size() ? text : other;
}

std::string rounded_above_zero(double number, int digits) {
  Digits made = DigitMaker(taken_apart(number)).rounded(digits);
  made.digits.resize(made.digits.find_last_not_of('0') + 1);
  return made.point > -4 && made.point <= digits ? fixed(made) : scientific(made);
}

}  // namespace

std::string shortest_decimal(double number) {
  assert(std::isfinite(number));
  const std::string text = number == 0 ? "0" : shortest_above_zero(std::fabs(number));
  return std::signbit(number) ? '-' + text : text;
}

std::string rounded_decimal(double number, int digits) {
  assert(std::isfinite(number) && digits > 0);
  const std::string text = number == 0 ? "0" : rounded_above_zero(std::fabs(number), digits);
  return std::signbit(number) ? '-' + text : text;
}

}  // namespace hammer::protocol
