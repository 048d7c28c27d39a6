// Makes engine/src/physics/spin_table.inc: the motion of a sliding, spinning weight as piecewise polynomials.
//
//   v' = -a f,  w' = -a kappa tau      v: speed, w = rho * |spin|: speed of the ring it stands on, a: deceleration
//
// f and tau are the partial derivatives, by v and by w, of mean|slip| = (2/pi) (v + w) E(k), k^2 = 4vw/(v+w)^2.
// They depend on the ratio of v and w alone, so every motion is one of two curves, scaled: those that begin with less
// spin than the ratio at which all weights come to rest, and those that begin with more.
//
// Run it by `scripts/make_spin_table`; the file it writes is committed and its values are exact.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace {

using Real = long double;

const Real kPi = std::acos(Real{-1});
constexpr Real kRingRadius = 0.8L;                      // rho / r, our choice
constexpr Real kKappa = 2 * kRingRadius * kRingRadius;  // rho^2 m / I with I = m r^2 / 2
constexpr int kCoefficients = 6;

struct Friction {
  Real f, tau;
};

// Complete elliptic integrals by the arithmetic-geometric mean.
Friction friction(Real v, Real w) {
  const Real sum = v + w, k2 = 4 * v * w / (sum * sum), complement = std::fabs(v - w) / sum;
  if (complement == 0) return {2 / kPi, 2 / kPi};
  if (k2 < 1e-18L) return w < v ? Friction{1, w / v / 2} : Friction{v / w / 2, 1};
  Real a = 1, b = complement, squares = k2 / 2, power = 1;
  for (int i = 0; i < 40; ++i) {
    const Real c = (a - b) / 2, mean = (a + b) / 2;
    b = std::sqrt(a * b);
    a = mean;
    squares += power * c * c;
    power *= 2;
    if (std::fabs(c) < 1e-17L) break;
  }
  const Real K = kPi / (2 * a), E = K * (1 - squares), slope = (E - K) / (2 * k2) * sum;
  const Real by_v = 4 * w / (sum * sum) - 8 * v * w / (sum * sum * sum);
  const Real by_w = 4 * v / (sum * sum) - 8 * v * w / (sum * sum * sum);
  return {2 / kPi * (E + slope * by_v), 2 / kPi * (E + slope * by_w)};
}

// The rate of the ratio eta = w / v: eta' = a H / v.
Real rate(Real eta, const Friction& at) { return eta * at.f - kKappa * at.tau; }

Real final_ratio() {
  Real low = 0.5L, high = 0.999L;
  for (int i = 0; i < 200; ++i) {
    const Real middle = (low + high) / 2;
    (rate(middle, friction(1, middle)) > 0 ? low : high) = middle;
  }
  return low;
}

const Real kFinal = final_ratio();
const Friction kFinalFriction = friction(1, kFinal);

// With a = 1: distance to rest R = v^2 S, time to rest T = v Theta, and the curve's own measure M, proportional to R.
struct Curve {
  Real eta, S, Theta, log_M;
};

Curve derivative(const Curve& at) {
  const Friction friction_here = friction(1, at.eta);
  const Real H = rate(at.eta, friction_here), f = friction_here.f;
  return {1, (2 * f * at.S - 1) / H, (f * at.Theta - 1) / H, -1 / (at.S * H)};
}

Curve plus(const Curve& a, const Curve& b, Real h) {
  return {a.eta + h * b.eta, a.S + h * b.S, a.Theta + h * b.Theta, a.log_M + h * b.log_M};
}

Curve runge_kutta(const Curve& at, Real h) {
  const Curve a = derivative(at), b = derivative(plus(at, a, h / 2)), c = derivative(plus(at, b, h / 2)),
              d = derivative(plus(at, c, h));
  return {at.eta + h, at.S + h / 6 * (a.S + 2 * b.S + 2 * c.S + d.S),
          at.Theta + h / 6 * (a.Theta + 2 * b.Theta + 2 * c.Theta + d.Theta),
          at.log_M + h / 6 * (a.log_M + 2 * b.log_M + 2 * c.log_M + d.log_M)};
}

// Just off the final ratio, where the ODE is singular and its one smooth solution is known.
Curve start(int side) {
  const Real h = 1e-5L, offset = side * 1e-7L;
  const Friction up = friction(1, kFinal + h), down = friction(1, kFinal - h);
  const Real f = kFinalFriction.f, f_slope = (up.f - down.f) / (2 * h);
  const Real H_slope = (rate(kFinal + h, up) - rate(kFinal - h, down)) / (2 * h);
  const Real S = 1 / (2 * f), Theta = 1 / f;
  const Real S_slope = 2 * f_slope * S / (H_slope - 2 * f), Theta_slope = f_slope * Theta / (H_slope - f);
  return {kFinal + offset, S + S_slope * offset, Theta + Theta_slope * offset, 0};
}

// Away from the final ratio every error dies out. Steps shrink towards the singular ratios 0, final and 1.
Curve integrate(Curve at, Real eta) {
  while (at.eta != eta) {
    const Real room = std::fmin(std::fmin(at.eta, std::fabs(at.eta - kFinal)), std::fmax(std::fabs(1 - at.eta), 1e-6L));
    Real h = std::fmin(Real{0.002L} * room, std::fabs(eta - at.eta));
    if (eta < at.eta) h = -h;
    const bool last = std::fabs(eta - at.eta) <= std::fabs(h);
    at = runge_kutta(at, h);
    if (last) at.eta = eta;
  }
  return at;
}

// The curves, kept at every ratio that was needed: the next one starts from the nearest towards the final ratio.
class Curves {
 public:
  Curve at(Real eta) {
    std::vector<Curve>& known = eta < kFinal ? below_ : above_;
    if (known.empty()) known.push_back(start(eta < kFinal ? -1 : 1));
    std::size_t from = known.size();
    while (from > 1 && std::fabs(known[from - 1].eta - kFinal) > std::fabs(eta - kFinal)) --from;
    const Curve found = integrate(known[from - 1], eta);
    known.insert(known.begin() + static_cast<std::ptrdiff_t>(from), found);
    return found;
  }
  // M is 1 here: half-way on the lower curve; equal speeds on the upper one.
  Real log_M(Real eta) {
    if (!measured_) {
      log_M_below_ = at(0.5L).log_M;
      log_M_above_ = at(1).log_M;
      measured_ = true;
    }
    return at(eta).log_M - (eta < kFinal ? log_M_below_ : log_M_above_);
  }

 private:
  std::vector<Curve> below_, above_;
  bool measured_ = false;
  Real log_M_below_ = 0, log_M_above_ = 0;
};

Curves curves;

// Solves log_M(eta) = log_M between two ratios by bisection on the way that the curve knows, then Newton.
Real ratio_at(Real log_M, bool below) {
  Real near = kFinal + (below ? -1e-7L : 1e-7L), far = below ? 1e-6L : 1e9L;
  // In the logarithm of the distance from the final ratio (above, or near it) the function is nearly straight.
  for (int i = 0; i < 14; ++i) {
    const Real middle = below ? (near > 0.5L && far < 0.4L ? 0.45L
                                 : near > 0.5L             ? kFinal - std::sqrt((kFinal - near) * (kFinal - far))
                                                           : std::sqrt(near * far))
                              : kFinal + std::sqrt((near - kFinal) * (far - kFinal));
    (curves.log_M(middle) < log_M ? near : far) = middle;
  }
  Real eta = near;
  for (int i = 0; i < 30; ++i) {
    const Curve here = curves.at(eta);
    const Real H = rate(eta, friction(1, eta));
    const Real miss = curves.log_M(eta) - log_M;
    Real step = miss * here.S * H;  // d log_M / d eta = -1 / (S H)
    Real next = eta + step;
    if (below ? next >= kFinal : next <= kFinal) next = (eta + kFinal) / 2;
    if (below && next <= 0) next = eta / 2;
    const bool done = std::fabs(next - eta) < 1e-17L * eta || (i > 6 && std::fabs(miss) < 1e-16L);
    eta = next;
    if (done) break;
  }
  return eta;
}

// One function over `octaves` octaves of a key, each octave cut into 2^bits equal segments.
struct Piecewise {
  std::string name;
  int first_octave, octaves, bits;
  Real used_to;                                      // keys beyond this are in the last octave but never looked up
  std::vector<std::function<Real(Real)>> functions;  // of the key
};

std::vector<Real> fit(const std::function<Real(Real)>& function, Real from, Real width) {
  Real nodes[kCoefficients], values[kCoefficients];
  for (int i = 0; i < kCoefficients; ++i) {
    nodes[i] = -std::cos(kPi * (2 * i + 1) / (2 * kCoefficients));
    values[i] = function(from + width * (nodes[i] + 1) / 2);
  }
  for (int order = 1; order < kCoefficients; ++order)  // Newton's divided differences
    for (int i = kCoefficients - 1; i >= order; --i)
      values[i] = (values[i] - values[i - 1]) / (nodes[i] - nodes[i - order]);
  std::vector<Real> polynomial(kCoefficients, 0);
  for (int i = kCoefficients - 1; i >= 0; --i) {
    for (int k = kCoefficients - 1; k > 0; --k)
      polynomial[static_cast<std::size_t>(k)] =
          polynomial[static_cast<std::size_t>(k - 1)] - nodes[i] * polynomial[static_cast<std::size_t>(k)];
    polynomial[0] = values[i] - nodes[i] * polynomial[0];
  }
  return polynomial;
}

Real worst_error(const std::function<Real(Real)>& function, const std::vector<Real>& polynomial, Real from,
                 Real width) {
  Real worst = 0;
  for (const Real x : {-0.99L, -0.62L, -0.13L, 0.4L, 0.87L, 0.995L}) {
    Real sum = 0;
    for (int k = kCoefficients - 1; k >= 0; --k) sum = sum * x + polynomial[static_cast<std::size_t>(k)];
    const Real exact = function(from + width * (x + 1) / 2);
    worst = std::fmax(worst, std::fabs(sum - exact) / std::fmax(std::fabs(exact), 1e-12L));
  }
  return worst;
}

void print(const Piecewise& table) {
  const int per_octave = 1 << table.bits;
  Real worst = 0;
  std::printf("\ninline constexpr int k%sFirstOctave = %d, k%sOctaves = %d, k%sBits = %d;\n", table.name.c_str(),
              table.first_octave, table.name.c_str(), table.octaves, table.name.c_str(), table.bits);
  std::printf("inline constexpr double k%s[][%zu] = {\n", table.name.c_str(), kCoefficients * table.functions.size());
  for (int segment = 0; segment < table.octaves * per_octave; ++segment) {
    const Real octave = std::ldexp(Real{1}, table.first_octave + segment / per_octave);
    const Real width = octave / per_octave, from = octave + width * (segment % per_octave);
    std::printf("    {");
    for (const auto& function : table.functions) {
      const std::vector<Real> polynomial = fit(function, from, width);
      if (from < table.used_to) worst = std::fmax(worst, worst_error(function, polynomial, from, width));
      for (const Real c : polynomial) std::printf("%a, ", static_cast<double>(c));
    }
    std::printf("},\n");
  }
  std::printf("};\n");
  std::fprintf(stderr, "%-14s %4d segments, worst relative error %.1Le\n", table.name.c_str(),
               table.octaves * per_octave, worst);
}

// Grading towards equal speeds, where f and tau have a logarithmic singularity.
constexpr Real kEqualGrain = 0x1p-14L;
Real below_one(Real key) { return 1 - (key - kEqualGrain); }
// Grading towards no spin and towards no speed, where the solutions have powers that are not whole.
constexpr Real kSmallGrain = 0x1p-8L, kFastGrain = 0x1p-12L;
Real from_zero(Real key, Real grain) { return std::fmax(key - grain, 1e-7L); }

}  // namespace

int main() {
  const Real fin = kFinal;
  std::fprintf(stderr, "log2 of the measure: %.2Lf at w/v 2^-12, %.2Lf at v/w 2^-20\n",
               curves.log_M(0x1p-12L) / std::log(2.0L), curves.log_M(0x1p20L) / std::log(2.0L));
  std::printf("// Made by engine/tools/spin_table.cpp: do not edit. Each segment's polynomials run over -1 .. 1.\n");
  std::printf("inline constexpr double kFinalRatio = %a;     // w / v as every weight comes to rest\n",
              static_cast<double>(kFinal));
  std::printf("inline constexpr double kFinalFriction = %a;  // f there\n", static_cast<double>(kFinalFriction.f));
  std::printf("inline constexpr double kEqualGrain = %a, kSmallGrain = %a, kFastGrain = %a;\n",
              static_cast<double>(kEqualGrain), static_cast<double>(kSmallGrain), static_cast<double>(kFastGrain));

  // Speed above spin, by w/v: R = v^2 S, T = v Theta.
  const auto S = [](Real eta) { return curves.at(eta).S; };
  const auto Theta = [](Real eta) { return curves.at(eta).Theta; };
  print({"StopSmall",
         -8,
         8,
         3,
         0.504L,
         {[&](Real key) { return S(from_zero(key, kSmallGrain)); },
          [&](Real key) { return Theta(from_zero(key, kSmallGrain)); }}});
  print({"StopUnder",
         -14,
         14,
         2,
         0.51L,
         {[&](Real key) { return S(below_one(key)); }, [&](Real key) { return Theta(below_one(key)); }}});
  // Spin above speed, by v/w: R = v w S2, T = w Theta2.
  const auto S2 = [](Real eps) { return curves.at(1 / eps).S * eps; };
  const auto Theta2 = [](Real eps) { return curves.at(1 / eps).Theta * eps; };
  print({"StopOver",
         -14,
         14,
         2,
         0.51L,
         {[&](Real key) { return S2(below_one(key)); }, [&](Real key) { return Theta2(below_one(key)); }}});
  print({"StopFast",
         -12,
         12,
         2,
         0.501L,
         {[&](Real key) { return S2(from_zero(key, kFastGrain)); },
          [&](Real key) { return Theta2(from_zero(key, kFastGrain)); }}});

  const auto M = [](Real eta) { return std::exp(curves.log_M(eta)); };
  const auto sixth = [](Real x) { return x * x * x * x * x * x; };
  // The measure, times a power that makes it flat.
  print({"MeasureSmall", -12, 11, 2, 0.5L, {[&](Real key) { return M(key) * sixth(key); }}});  // key w/v < 1/2
  print({"MeasureBelow", -20, 19, 2, 0.41L, {[&](Real key) {
           return M(fin - key) * sixth(fin - key);
         }}});                                                                                // key final - w/v
  print({"MeasureAbove", -20, 16, 2, 0.05L, {[&](Real key) { return M(fin + key); }}});       // key w/v - final
  print({"MeasureUnder", -14, 10, 2, 0.05L, {[&](Real key) { return M(below_one(key)); }}});  // key 1 - w/v + grain
  print({"MeasureOver", -14, 13, 2, 0.5L, {[&](Real key) {
           return M(1 / below_one(key));
         }}});  // key 1 - v/w + grain < 1/2
  print({"MeasureFast", -20, 20, 2, 0.501L, {[&](Real key) { return M(1 / key) * key * key; }}});  // key v/w

  const auto below = [](Real m) { return ratio_at(std::log(m), true); };
  const auto above = [](Real m) { return ratio_at(std::log(m), false); };
  print({"RatioSmall", 0, 62, 1, 1e30L, {[&](Real key) { return below(key); }}});         // w/v by M >= 1
  print({"RatioBelow", -27, 27, 1, 1L, {[&](Real key) { return fin - below(key); }}});    // final - w/v by M < 1
  print({"RatioAbove", -25, 24, 1, 0.5L, {[&](Real key) { return above(key) - fin; }}});  // w/v - final by M < 1/2
  print({"RatioUnder", -14, 14, 1, 0.501L, {[&](Real key) {
           return above(1 - (key - kEqualGrain));
         }}});  // w/v by 1 - M + grain < 1/2
  print({"RatioOver", -14, 14, 1, 1L, {[&](Real key) {
           return 1 / above(1 + (key - kEqualGrain));
         }}});                                                                             // v/w by M - 1 + grain < 1
  print({"RatioFast", -1, 48, 1, 1e30L, {[&](Real key) { return 1 / above(1 + key); }}});  // v/w by M - 1
}
