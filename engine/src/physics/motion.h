// One weight on one straight leg: where it is after so many metres, or so many seconds.
#pragma once

#include "hammer/det_math.h"
#include "hammer/physics.h"
#include "physics/sliding.h"

namespace hammer {

struct Glide {
  double x, y;         // where the leg begins
  double ux, uy;       // unit direction
  double v;            // speed there
  double w;            // signed speed of the ring it stands on: rho * spin
  double t;            // when it begins
  bool coupled;        // its spin changes how it slides
  sliding::Stop stop;  // until rest

  double rub() const { return coupled ? abs(w) : 0; }
};

// A point on a leg.
struct Passing {
  double s;  // metres from the leg's beginning
  double t;  // when
  double v;
  double w;  // signed
};

// Speed and ring speed where `left` of the friction distance remains; what is left of the friction time too.
inline sliding::Motion motion_when_left(const Glide& glide, double left) {
  return sliding::when_left(glide.v, glide.rub(), glide.stop, left);
}

inline double signed_ring_speed(const Glide& glide, const sliding::Motion& motion) {
  return glide.coupled ? with_sign_of(motion.w, glide.w) : glide.w;
}

// Metres to the end, or the side, that a leg goes towards.
inline double to_end(const Glide& glide, double length) {
  const double middle = 0.5 * length;
  return (middle + with_sign_of(middle, glide.ux) - glide.x) / glide.ux;
}
inline double to_side(const Glide& glide, double side_y) {
  return (with_sign_of(side_y, glide.uy) - glide.y) / glide.uy;
}
// The edge that a leg off the board reaches first; in a corner, the end.
inline Edge first_edge(const Glide& glide, double length, double side_y) {
  const double end = to_end(glide, length), side = to_side(glide, side_y);
  if (side < end || end != end) return glide.uy > 0 ? Edge::kLeft : Edge::kRight;
  return glide.ux > 0 ? Edge::kFar : Edge::kNear;
}

// The same powder everywhere.
class UniformGround {
 public:
  explicit UniformGround(const Surface& surface)
      : deceleration_(surface.deceleration), inverse_(1 / surface.deceleration) {}

  void begin_leg(int, const Glide&) {}
  double reach(int, const Glide& glide) const { return glide.stop.distance * inverse_; }
  double rests_at(int, const Glide& glide) const { return glide.t + glide.stop.time * inverse_; }

  Passing after_metres(int, const Glide& glide, double s) const {
    const sliding::Motion motion = motion_when_left(glide, glide.stop.distance - s * deceleration_);
    return {s, glide.t + (glide.stop.time - motion.time_left) * inverse_, motion.v, signed_ring_speed(glide, motion)};
  }

  Passing at_time(int, const Glide& glide, double t) const {
    const double time_left = glide.stop.time - (t - glide.t) * deceleration_;
    const sliding::Left left = sliding::left_at_time(glide.v, glide.rub(), glide.stop, max(0, time_left));
    return {(glide.stop.distance - left.distance) * inverse_, t, left.motion.v, signed_ring_speed(glide, left.motion)};
  }

  double greatest_deceleration() const { return deceleration_; }
  double least_deceleration() const { return deceleration_; }
  double deceleration_at(double, double) const { return deceleration_; }

 private:
  double deceleration_;
  double inverse_;
};

// Powder by the cell: a leg is cut where it crosses from one cell into the next.
class MappedGround {
 public:
  explicit MappedGround(const Surface& surface);

  void begin_leg(int i, const Glide& glide);  // must be called first for each new leg of weight i
  double reach(int i, const Glide& glide) const;
  double rests_at(int i, const Glide& glide) const;
  Passing after_metres(int i, const Glide& glide, double s) const;
  Passing at_time(int i, const Glide& glide, double t) const;
  // Adds the first `s` metres of the leg to the cells they cross.
  void add_wear(int i, double s, PowderWear& wear) const;

  double greatest_deceleration() const { return greatest_; }
  double least_deceleration() const { return fresh_; }
  double deceleration_at(double x, double y) const;

 private:
  struct Cell {
    int along, across;
    double deceleration;
    double s, distance, time, time_left;  // as the leg enters: metres, friction distance, seconds, friction time left
  };
  struct Course {
    int count = 0;
    double reach = 0, duration = 0;
    std::array<Cell, kPowderCellsAlong + kPowderCellsAcross + 2> cells;
  };

  const PowderMap& map_;
  double fresh_;
  double greatest_;
  std::array<Course, kMaxWeights> courses_;
};

}  // namespace hammer
