#include "ai/estimate.h"

#include <vector>

#include "hammer/det_math.h"

namespace hammer::ai {
namespace {

constexpr double kZ95 = 1.959964;  // 95 % of a normal distribution lie within this many standard deviations
constexpr double kNearTheSide =
    0.04;  // m: four deviations of the least steady hand; closer to the side, a throw may be cut short

// What one throw tells about one deviation.
struct Residual {
  double off;              // thrown minus aimed
  double growth;           // deviations of such a throw, as a multiple of the deviation to estimate
  bool away_only = false;  // the side cut the other half short: only this half of the deviations was seen
};

struct Spread {
  Deviation deviation;
  Bias bias;
};

// The chi-squared quantile by Wilson and Hilferty.
double chi_squared(double freedom, double z) {
  const double part = 2 / (9 * freedom);
  const double root = max(0, 1 - part + z * sqrt(part));
  return freedom * root * root * root;
}

Deviation deviation_of(double squares, int freedom) {
  if (freedom < 1) return {0, 0, 0, kInfinity};
  const double value = sqrt(squares / freedom);
  const double low = sqrt(squares / chi_squared(freedom, kZ95));
  const double least = chi_squared(freedom, -kZ95);
  return {value, value / sqrt(2.0 * freedom), low, least > 0 ? sqrt(squares / least) : kInfinity};
}

// Throws are weighted by their precision. Those cut short by a side count for the width, but not for the middle.
Spread spread_of(std::span<const Residual> residuals) {
  double sum = 0, weights = 0;
  int freedom = 0;
  for (const Residual& one : residuals) {
    if (one.away_only) continue;
    sum += one.off / (one.growth * one.growth);
    weights += 1 / (one.growth * one.growth);
    ++freedom;
  }
  const double middle = weights > 0 ? sum / weights : 0;
  if (freedom > 0) --freedom;
  double squares = 0;
  for (const Residual& one : residuals) {
    const double off = (one.off - (one.away_only ? 0 : middle)) / one.growth;
    squares += off * off;
    if (one.away_only) ++freedom;
  }
  Spread spread{deviation_of(squares, freedom), {middle, 0}};
  if (weights > 0) spread.bias.error = spread.deviation.value / sqrt(weights);
  return spread;
}

// How much more the known hands scatter with speed, and the ratio of place to angle: means over those with noise. Hands
// weaker than a novice's are left out: an arm strays far more than the place where it lets go.
struct Proportions {
  double speed_hard = 0, angle_hard = 0;  // of the deviation, for every m/s above kEasySpeed
  double place = 0;                       // m for every rad
  double side_wheeling = 0;
};

bool has_noise(const Hand& hand) { return hand.speed > 0 && hand.angle > 0 && hand.place > 0; }

Proportions known_proportions() {
  Proportions sum;
  double count = 0;
  const double weakest = find_hand("novice")->speed;
  for (const Hand& hand : hands()) {
    if (!has_noise(hand) || hand.speed > weakest) continue;
    sum.speed_hard += hand.speed_hard / hand.speed;
    sum.angle_hard += hand.angle_hard / hand.angle;
    sum.place += hand.place / hand.angle;
    sum.side_wheeling += hand.side_wheeling;
    ++count;
  }
  return {sum.speed_hard / count, sum.angle_hard / count, sum.place / count, sum.side_wheeling / count};
}

double hardness(double speed) { return max(0, speed - kEasySpeed); }

double apart(double a, double b) { return a + b > 0 ? (a - b) / (a + b) : 0; }

double distance(const HandEstimate& estimate, const Hand& hand) {
  const double speed = apart(estimate.speed.value, hand.speed);
  const double angle = apart(estimate.angle.value, hand.angle);
  const double place = apart(estimate.place.value, hand.place);
  return speed * speed + angle * angle + place * place;
}

const Hand* nearest_hand(const HandEstimate& estimate) {
  const Hand* nearest = hands().data();
  for (const Hand& hand : hands())
    if (distance(estimate, hand) < distance(estimate, *nearest)) nearest = &hand;
  return nearest;
}

void complete(HandEstimate& estimate, const Proportions& known) {
  estimate.nearest = nearest_hand(estimate);
  estimate.hand = *estimate.nearest;
  estimate.hand.name = "";
  estimate.hand.speed = estimate.speed.value;
  estimate.hand.speed_hard = estimate.speed.value * known.speed_hard;
  estimate.hand.angle = estimate.angle.value;
  estimate.hand.angle_hard = estimate.angle.value * known.angle_hard;
  estimate.hand.place = estimate.place.value;
}

struct Gathered {
  std::vector<Residual> speed, angle, place;
};

// Near a side, which may have cut a throw short, only deviations towards the middle count.
void add_place(const DeclaredThrow& one, double max_y, double growth, std::vector<Residual>& place) {
  const double off = one.thrown.y - one.aimed.y;
  if (abs(one.aimed.y) + kNearTheSide <= max_y) return place.push_back({off, growth});
  const double inwards = one.aimed.y > 0 ? -off : off;
  if (inwards > 0) place.push_back({off, growth, true});
}

Gathered gather(std::span<const DeclaredThrow> throws, const Surface& surface, const Proportions& known) {
  Gathered gathered;
  const double max_y = max_release_y(surface, false);
  for (const DeclaredThrow& one : throws) {
    const double hard = hardness(one.aimed.speed);
    const double steady = abs(one.aimed.y) >= max_y - kSideWheeling ? known.side_wheeling : 1;
    gathered.speed.push_back({one.thrown.speed / one.aimed.speed - 1, 1 + known.speed_hard * hard});
    gathered.angle.push_back({one.thrown.angle - one.aimed.angle, steady * (1 + known.angle_hard * hard)});
    add_place(one, max_y, steady, gathered.place);
  }
  return gathered;
}

// The path of a lag that met nothing is straight, and its length goes with the square of the speed.
struct Lag {
  double length;       // of the path meant
  double length_rest;  // of the path taken
  double left;         // of the line meant, m
};

Lag lag_of(const DeclaredRest& one) {
  const double ax = one.aimed_x - kReleaseX, ay = one.aimed_y - one.from_y;
  const double rx = one.rest_x - kReleaseX, ry = one.rest_y - one.from_y;
  const double length = sqrt(ax * ax + ay * ay);
  return {length, sqrt(rx * rx + ry * ry), length > 0 ? (ax * ry - ay * rx) / length : 0};
}

// Place and angle both move the resting place across: the proportion of the known hands separates them.
Gathered gather(std::span<const DeclaredRest> rests, const Surface& surface, const Proportions& known) {
  Gathered gathered;
  const double max_y = max_release_y(surface, false);
  for (const DeclaredRest& one : rests) {
    const Lag lag = lag_of(one);
    const double hard = hardness(sqrt(2 * surface.deceleration * lag.length));
    const double steady = abs(one.from_y) >= max_y - kSideWheeling ? known.side_wheeling : 1;
    gathered.speed.push_back({sqrt(lag.length_rest / lag.length) - 1, 1 + known.speed_hard * hard});
    const double by_angle = 1 + known.angle_hard * hard, by_place = known.place / lag.length_rest;
    gathered.angle.push_back({lag.left / lag.length_rest, steady * sqrt(by_angle * by_angle + by_place * by_place)});
  }
  return gathered;
}

bool is_usable(const DeclaredThrow& one) { return one.aimed.speed > 0; }
bool is_usable(const DeclaredRest& one) {
  const Lag lag = lag_of(one);
  return lag.length > 0 && lag.length_rest > 0;
}

template <class Declared>
bool are_usable(std::span<const Declared> all) {
  if (static_cast<int>(all.size()) < kMinDeclared) return false;
  for (const Declared& one : all)
    if (!is_usable(one)) return false;
  return true;
}

HandEstimate begin_estimate(const Gathered& gathered) {
  HandEstimate estimate;
  estimate.throws = static_cast<int>(gathered.speed.size());
  const Spread speed = spread_of(gathered.speed), angle = spread_of(gathered.angle);
  estimate.speed = speed.deviation;
  estimate.speed_bias = speed.bias;
  estimate.angle = angle.deviation;
  estimate.angle_bias = angle.bias;
  return estimate;
}

Deviation scaled(const Deviation& one, double factor) {
  return {one.value * factor, one.error * factor, one.low * factor, one.high * factor};
}

// Unknown if all throws were along a side and none deviated towards the middle.
bool is_known(const Deviation& one) { return one.value > 0 || one.high < kInfinity; }

void infer_place(HandEstimate& estimate, const Proportions& known) {
  estimate.place = scaled(estimate.angle, known.place);
  estimate.place_measured = false;
}

}  // namespace

std::optional<HandEstimate> estimate_hand(std::span<const DeclaredThrow> throws, const Surface& surface) {
  if (!are_usable(throws)) return std::nullopt;
  const Proportions known = known_proportions();
  const Gathered gathered = gather(throws, surface, known);
  HandEstimate estimate = begin_estimate(gathered);
  const Spread place = spread_of(gathered.place);
  estimate.place = place.deviation;
  estimate.place_bias = place.bias;
  if (!is_known(place.deviation)) infer_place(estimate, known);
  complete(estimate, known);
  return estimate;
}

std::optional<HandEstimate> estimate_hand(std::span<const DeclaredRest> rests, const Surface& surface) {
  if (!are_usable(rests)) return std::nullopt;
  const Proportions known = known_proportions();
  HandEstimate estimate = begin_estimate(gather(rests, surface, known));
  infer_place(estimate, known);
  complete(estimate, known);
  return estimate;
}

}  // namespace hammer::ai
