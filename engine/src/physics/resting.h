// Where weights lie, and questions to all of them at once.
#pragma once

#include <array>
#include <cstring>

#include "base/lanes.h"
#include "hammer/det_math.h"
#include "hammer/index.h"
#include "hammer/table.h"
#include "physics/motion.h"

namespace hammer {

// A path that would overlap another weight by less than this passes it.
inline constexpr double kGraze = 1e-10;

class RestingWeights {
 public:
  explicit RestingWeights(double radius) : diameter_(2 * radius), diameter2_(diameter_ * diameter_) {
    const double graze = diameter_ - kGraze, touch = diameter_ + kTouching;
    graze2_ = graze * graze;
    touch2_ = touch * touch;
    x_.fill(kElsewhere);
    y_.fill(kElsewhere);
  }

  Mask all() const { return all_; }
  double x(int i) const { return x_[idx(i)]; }
  double y(int i) const { return y_[idx(i)]; }

  void lay(int i, double x, double y) {
    x_[idx(i)] = x;
    y_[idx(i)] = y;
    all_ |= bit(i);
  }
  // Call it well ahead of the next question: reading two numbers just after one of them was written makes the
  // processor wait.
  void lift(int i) {
    all_ &= ~bit(i);
    x_[idx(i)] = y_[idx(i)] = kElsewhere;
  }

  struct Hit {
    int weight;  // -1: none
    double s;    // metres along the leg; below `from` where they touch already
  };

  // The first weight on the way of a glide, between `from` and `reach` metres.
  Hit first_hit(const Glide& glide, double from, double reach) const {
    std::array<double, kMaxWeights> ahead, aside2;
    const double furthest = reach + diameter_;
    const Mask candidates = mask_of_eight([&](std::size_t k) {
      const Lanes dx = load_lanes(&x_[k]) - glide.x, dy = load_lanes(&y_[k]) - glide.y;
      const Lanes along = dx * glide.ux + dy * glide.uy, across = dx * glide.uy - dy * glide.ux;
      const Lanes square = across * across;
      std::memcpy(&ahead[k], &along, sizeof along);
      std::memcpy(&aside2[k], &square, sizeof square);
      return (along > from) & (along < furthest) & (square < graze2_);
    });
    if (candidates == 0) return {-1, 0};
    Hit hit{__builtin_ctz(candidates), 0};
    hit.s = ahead[idx(hit.weight)] - sqrt(diameter2_ - aside2[idx(hit.weight)]);
    for_each(candidates & (candidates - 1), [&](int k) {
      const double s = ahead[idx(k)] - sqrt(diameter2_ - aside2[idx(k)]);
      if (s < hit.s) hit = {k, s};
    });
    if (!(hit.s < reach)) hit.weight = -1;
    return hit;
  }

  // Those that touch a weight at one of two places.
  Mask touching(double ax, double ay, double bx, double by) const {
    return mask_of_eight([&](std::size_t k) {
      const Lanes x = load_lanes(&x_[k]), y = load_lanes(&y_[k]);
      const Lanes to_ax = x - ax, to_ay = y - ay, to_bx = x - bx, to_by = y - by;
      return (to_ax * to_ax + to_ay * to_ay <= touch2_) | (to_bx * to_bx + to_by * to_by <= touch2_);
    });
  }

  bool touch(double ax, double ay, double bx, double by) const {
    const double dx = bx - ax, dy = by - ay;
    return dx * dx + dy * dy <= touch2_;
  }

 private:
  // Where weights that are not at rest are kept out of the way.
  static constexpr double kElsewhere = 1e30;

  double diameter_, diameter2_, graze2_, touch2_;
  Mask all_ = 0;
  alignas(16) std::array<double, kMaxWeights> x_, y_;
};

}  // namespace hammer
