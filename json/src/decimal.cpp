#include "decimal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>

#include "json/writer.h"
#include "large_number.h"

namespace hammer {
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
    const int spare = binary.at_step ? 2 : 1;  // half a step must be a whole number too
    rest_.double_times(spare + std::max(0, binary.power));
    unit_.double_times(spare + std::max(0, -binary.power));
    below_.double_times(std::max(0, binary.power));
    above_.double_times(std::max(0, binary.power) + spare - 1);
    scale(binary);
  }

  Digits shortest() {
    Digits made{{}, point_};
    if (reaches_next()) {  // rounding up adds a digit
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
  // Scales the number to between 1/10 and 1, times 10^point.
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
  return text + whole_number(size);
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
  // Zeros would replace known digits: then all of them are written.
  const bool is_large = binary.power > 0 && made.point > static_cast<int>(made.digits.size());
  const std::string text = is_large && made.point <= 22 ? whole_digits(binary) : fixed(made);
  return text.size() <= other.size() ? text : other;
}

std::string rounded_above_zero(double number, int digits) {
  Digits made = DigitMaker(taken_apart(number)).rounded(digits);
  made.digits.resize(made.digits.find_last_not_of('0') + 1);
  return made.point > -4 && made.point <= digits ? fixed(made) : scientific(made);
}

// ---------------------------------------------------------------- reading

// A number as its decimal digits, 0.DIGITS * 10^point, that can be doubled and halved: what is left after the binary
// point of a double has been shifted to its place decides how it is rounded.
class DecimalNumber {
 public:
  // Without a sign.
  explicit DecimalNumber(std::string_view text) {
    bool past_point = false;
    std::size_t i = 0;
    for (; i < text.size() && text[i] != 'e' && text[i] != 'E'; ++i) {
      if (text[i] == '.') {
        past_point = true;
        continue;
      }
      if (count_ > 0 || text[i] != '0') append(text[i] - '0');
      if (!past_point && (count_ > 0)) ++point_;
      if (past_point && count_ == 0) --point_;
    }
    if (i < text.size()) point_ += exponent_in(text.substr(i + 1));
    drop_zeros();
  }

  bool is_zero() const { return count_ == 0; }
  int point() const { return point_; }
  bool is_below_half() const { return digits_[0] < 5; }

  // By 2^bits, up to 60.
  void multiply(int bits) {
    std::array<std::uint8_t, kMaxDigits + 20> made;
    std::size_t first = made.size();
    std::uint64_t carry = 0;
    for (int i = count_ - 1; i >= 0 || carry > 0; --i) {
      if (i >= 0) carry += std::uint64_t{digit(i)} << bits;
      made[--first] = static_cast<std::uint8_t>(carry % 10);
      carry /= 10;
    }
    const int made_count = static_cast<int>(made.size() - first);
    point_ += made_count - count_;
    count_ = 0;
    for (; first < made.size(); ++first) append(made[first]);
    drop_zeros();
  }

  void divide(int bits) {
    const int read_count = count_;
    std::uint64_t rest = 0;
    int read = 0;
    for (; rest >> bits == 0; ++read) rest = rest * 10 + (read < read_count ? digit(read) : 0u);
    point_ -= read - 1;
    count_ = 0;
    while (rest > 0 || read < read_count) {
      const auto next = static_cast<int>(rest >> bits);
      rest &= (std::uint64_t{1} << bits) - 1;
      rest = rest * 10 + (read < read_count ? digit(read) : 0u);
      ++read;
      append(next);
    }
    drop_zeros();
  }

  // The nearest whole number; of two equally near, the even one.
  std::uint64_t rounded() const {
    std::uint64_t whole = 0;
    for (int i = 0; i < point_; ++i) whole = whole * 10 + (i < count_ ? digit(i) : 0u);
    if (point_ < 0 || point_ >= count_) return whole;
    const bool is_half = digit(point_) == 5 && point_ + 1 == count_ && !is_cut_;
    return whole + (is_half ? whole % 2 : digit(point_) >= 5 ? 1 : 0);
  }

 private:
  static constexpr int kMaxDigits = 800;  // no halfway point between two doubles has more digits

  std::uint8_t digit(int i) const { return digits_[static_cast<std::size_t>(i)]; }

  void append(int next) {
    if (count_ < kMaxDigits) {
      digits_[static_cast<std::size_t>(count_++)] = static_cast<std::uint8_t>(next);
    } else {
      is_cut_ |= next != 0;
    }
  }
  void drop_zeros() {
    while (count_ > 0 && digit(count_ - 1) == 0) --count_;
    if (count_ == 0) point_ = 0;
  }

  static int exponent_in(std::string_view text) {
    const bool is_negative = text.starts_with('-');
    int size = 0;
    for (const char c : text) {
      if (c >= '0' && c <= '9' && size < 100000000) size = size * 10 + (c - '0');
    }
    return is_negative ? -size : size;
  }

  std::array<std::uint8_t, kMaxDigits> digits_;
  int count_ = 0, point_ = 0;
  bool is_cut_ = false;  // digits that are not 0 follow
};

// Few enough bits that the number stays on its side of 1.
int bits_for(int digits) {
  constexpr std::array<std::uint8_t, 9> kBits{1, 3, 6, 9, 13, 16, 19, 23, 26};
  return digits < static_cast<int>(kBits.size()) ? kBits[static_cast<std::size_t>(digits)] : 27;
}

constexpr int kLeastPower = -1022, kMaxPower = 1023, kMantissaBits = 53;

std::optional<double> nearest_above_zero(DecimalNumber number) {
  constexpr int kFarBelow = -330, kFarAbove = 310;
  if (number.is_zero() || number.point() < kFarBelow) return 0.0;
  if (number.point() > kFarAbove) return std::nullopt;
  int power = -1;  // of the first bit, once the number lies from 1/2 up to 1
  const auto halve = [&](int bits) {
    number.divide(bits);
    power += bits;
  };
  while (number.point() > 0) halve(bits_for(number.point()));
  while (number.point() < 0 || number.is_below_half()) {
    const int bits = bits_for(-number.point());
    number.multiply(bits);
    power -= bits;
  }
  while (power < kLeastPower) halve(std::min(60, kLeastPower - power));
  if (power > kMaxPower) return std::nullopt;
  number.multiply(kMantissaBits);
  std::uint64_t mantissa = number.rounded();
  if (mantissa >> kMantissaBits) {
    mantissa >>= 1;
    if (++power > kMaxPower) return std::nullopt;
  }
  const bool is_small = mantissa >> (kMantissaBits - 1) == 0;
  const auto exponent = static_cast<std::uint64_t>(is_small ? 0 : power - kLeastPower + 1);
  return std::bit_cast<double>(exponent << 52 | (mantissa & 0xfffffffffffff));
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

std::optional<double> nearest_double(std::string_view text) {
  const bool is_negative = text.starts_with('-');
  const auto number = nearest_above_zero(DecimalNumber(text.substr(is_negative ? 1 : 0)));
  return number && is_negative ? -*number : number;
}

}  // namespace hammer
