#include "hammer/det_math.h"

#include <bit>

namespace hammer {
namespace {

// The Taylor series from its smallest term up: x^n / n! is below 1e-18 from n = 24 on.
double series(double square, int last, int first) {
  double sum = 1;
  for (int n = last; n >= first; n -= 2) sum = 1 - square / (n * (n - 1)) * sum;
  return sum;
}

constexpr double kQuarterTurn = 1.5707963267948966;
constexpr double kLog2E = 1.4426950408889634;
constexpr double kSqrt2 = 1.4142135623730951;
// ln 2 in two parts, the first with so few bits that its multiples are exact.
constexpr double kLn2High = 0x1.62e42fee00000p-1, kLn2Low = 0x1.a39ef35793c76p-33;

}  // namespace

double sin(double x) { return x * series(x * x, 25, 3); }
double cos(double x) { return series(x * x, 24, 2); }

// The angle is halved three times; what is left is below 0.2 and its series short.
double atan(double x) {
  const bool steep = abs(x) > 1;
  double t = steep ? 1 / x : x;
  for (int i = 0; i < 3; ++i) t /= 1 + sqrt(1 + t * t);
  const double square = t * t;
  double sum = 0;
  for (int n = 23; n >= 1; n -= 2) sum = 1.0 / n - square * sum;
  const double angle = 8 * t * sum;
  return steep ? with_sign_of(kQuarterTurn, x) - angle : angle;
}

double exp(double x) {
  if (x < -700) return 0;
  const double twos = x * kLog2E;
  const auto whole = static_cast<std::int64_t>(twos + with_sign_of(0.5, twos));
  const auto k = static_cast<double>(whole);
  const double rest = x - k * kLn2High - k * kLn2Low;
  double sum = 1;
  for (int n = 14; n >= 1; --n) sum = 1 + rest / n * sum;
  return sum * std::bit_cast<double>(static_cast<std::uint64_t>(whole + 1023) << 52);
}

double log(double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  auto whole = static_cast<std::int64_t>(bits >> 52) - 1023;
  double m = std::bit_cast<double>((bits & 0xfffffffffffffu) | 0x3ff0000000000000u);  // 1 .. 2
  if (m > kSqrt2) {
    m /= 2;
    ++whole;
  }
  const double z = (m - 1) / (m + 1), square = z * z;
  double sum = 0;
  for (int n = 23; n >= 1; n -= 2) sum = 1.0 / n + square * sum;
  const auto k = static_cast<double>(whole);
  return k * kLn2High + (2 * z * sum + k * kLn2Low);
}

}  // namespace hammer
