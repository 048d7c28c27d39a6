#include "base/det_math.h"

namespace hammer {
namespace {

// The Taylor series from its smallest term up: x^n / n! is below 1e-18 from n = 24 on.
double series(double square, int last, int first) {
  double sum = 1;
  for (int n = last; n >= first; n -= 2) sum = 1 - square / (n * (n - 1)) * sum;
  return sum;
}

}  // namespace

double sin(double x) { return x * series(x * x, 25, 3); }
double cos(double x) { return series(x * x, 24, 2); }

}  // namespace hammer
