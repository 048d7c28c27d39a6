// Mathematics that gives the same bits everywhere: + - * / and sqrt are correctly rounded by IEEE 754,
// the rest is ours because every C library has its own.
#pragma once

#include <cstdint>
#include <limits>

namespace hammer {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

inline double sqrt(double x) { return __builtin_sqrt(x); }
inline double abs(double x) { return __builtin_fabs(x); }
inline double with_sign_of(double magnitude, double sign) { return __builtin_copysign(magnitude, sign); }
inline double min(double a, double b) { return b < a ? b : a; }
inline double max(double a, double b) { return a < b ? b : a; }
inline double clamp(double x, double low, double high) { return max(low, min(x, high)); }
inline bool is_finite(double x) { return abs(x) <= std::numeric_limits<double>::max(); }

// For |x| <= pi/2, to within a few units in the last place. sin is odd and cos even to the bit.
double sin(double x);
double cos(double x);

// Each to within a few units in the last place. atan is odd to the bit.
double atan(double x);
double exp(double x);  // 0 below -700, and for x up to 700
double log(double x);  // for x > 0, normal

}  // namespace hammer
