// When do two moving weights touch? Found by steps that are too short to miss it: the closing speed now and the bounds
// on both decelerations limit how fast the gap between them can close.
#pragma once

#include "hammer/det_math.h"
#include "physics/contact.h"
#include "physics/motion.h"
#include "physics/resting.h"

namespace hammer {

struct Course {
  int weight;
  const Glide& glide;
  double reach;     // metres to where it rests or falls
  double rests_at;  // when it rests, or would if there were no edge
  double gone_at;   // when it rests, or has surely fallen
  bool falls;
};

struct Meeting {
  enum class Kind { kNone, kFound, kGivenUp } kind;
  double t;
  Passing a, b;
};

// Two weights that slide along almost touching, at almost the same velocity, would take a huge number of safe steps.
// The search takes longer and longer strides instead, and goes back to a shorter one when the weights have overlapped.
inline constexpr double kTogetherGap = 1e-6;    // m
inline constexpr double kTogetherSpeed = 1e-6;  // m/s
inline constexpr double kShortStride = 1e-6;    // s: they overlap by less than a picometre
inline constexpr double kLongStride = 0.01;     // s: too short to pass through each other

// Far more steps than any search takes.
inline constexpr int kMaxSteps = 20000;

// Closer than this, and approaching, is touching.
inline constexpr double kMeetingGap = 1e-11;

// Whether the remaining paths of the two are more than `distance` apart everywhere, whatever the timing.
bool paths_apart(const Course& a, const Course& b, double distance, double now, double greatest_deceleration);

namespace approach {

struct Place {
  Passing passing;
  double x, y, vx, vy;
  bool moving, gone;
};

template <class Ground>
Place place_at(const Ground& ground, const Course& course, double t) {
  const Glide& glide = course.glide;
  Place place;
  if (t <= glide.t)
    place.passing = {0, glide.t, glide.v, glide.w};
  else if (t < course.rests_at)
    place.passing = ground.at_time(course.weight, glide, t);
  else
    place.passing = {course.reach, t, 0, 0};
  place.gone = course.falls && (t >= course.rests_at || place.passing.s > course.reach);
  place.moving = t < course.rests_at;
  place.x = glide.x + glide.ux * place.passing.s;
  place.y = glide.y + glide.uy * place.passing.s;
  place.vx = glide.ux * place.passing.v;
  place.vy = glide.uy * place.passing.v;
  return place;
}

// Upper bound on how fast friction can reduce this weight's speed along (nx, ny).
template <class Ground>
double greatest_loss(const Ground& ground, const Glide& glide, bool moving, double nx, double ny) {
  if (!moving) return 0;
  const double along = glide.ux * nx + glide.uy * ny;
  const sliding::FrictionBounds bounds = sliding::friction_bounds(glide.v, glide.rub());
  return along > 0 ? along * bounds.high * ground.greatest_deceleration()
                   : along * bounds.low * ground.least_deceleration();
}

// How long a gap stays open that now grows at `speed`, when that speed falls by at most `loss` a second.
inline double safe_time(double gap, double speed, double loss) {
  const double inside = speed * speed + 2 * loss * gap;
  if (speed < 0) return inside < 0 ? kInfinity : 2 * gap / (sqrt(inside) - speed);
  return loss > 0 ? (speed + sqrt(inside)) / loss : kInfinity;
}

}  // namespace approach

// Whether two weights that have just touched part so fast along the line of centres that they cannot meet again within
// `time`.
template <class Ground>
bool part_for_good(const Ground& ground, const Glide& a, const Glide& b, double diameter, double time) {
  const double dx = b.x - a.x, dy = b.y - a.y;
  if (dx * dx + dy * dy > diameter * diameter * (1 + 1e-6)) return false;
  const double away_a = -(a.ux * dx + a.uy * dy), away_b = b.ux * dx + b.uy * dy;
  const double loss = (max(0, away_a) + max(0, away_b)) * ground.greatest_deceleration();
  return 2 * (away_a * a.v + away_b * b.v) > loss * time * (1 + 1e-6);
}

// The first time in (now, until) at which the two touch while approaching. Both are moving at `now`, on paths that
// are not apart.
template <class Ground>
Meeting find_meeting(const Ground& ground, const Course& a, const Course& b, double diameter, double now,
                     double until) {
  using namespace approach;
  constexpr Meeting kNone{Meeting::Kind::kNone, kInfinity, {}, {}};
  double end = min(until, max(a.gone_at, b.gone_at));
  if (a.falls) end = min(end, a.gone_at);
  if (b.falls) end = min(end, b.gone_at);
  double t = now, together_at = now, together_gap = 0, stride = kShortStride;
  for (int step = 0; step < kMaxSteps; ++step) {
    const Place p = place_at(ground, a, t), q = place_at(ground, b, t);
    const double dx = q.x - p.x, dy = q.y - p.y;
    const double distance = sqrt(dx * dx + dy * dy);
    if (distance - diameter < together_gap - kGraze && stride > kShortStride) {
      stride = max(kShortStride, 0.125 * stride);
      t = together_at + stride;
      continue;
    }
    if (p.gone || q.gone) return kNone;
    const double nx = dx / distance, ny = dy / distance;
    const double gap = max(0, distance - diameter);
    const double speed = (q.vx - p.vx) * nx + (q.vy - p.vy) * ny;
    if (gap <= kMeetingGap && speed < -kNoApproach) return {Meeting::Kind::kFound, t, p.passing, q.passing};
    const double loss =
        greatest_loss(ground, b.glide, q.moving, nx, ny) + greatest_loss(ground, a.glide, p.moving, -nx, -ny);
    double safe = safe_time(gap, speed, loss);
    if (gap <= kTogetherGap && speed > -kTogetherSpeed) {
      together_at = t;
      together_gap = min(0, distance - diameter);
      safe = max(safe, stride);
      stride = min(2 * stride, kLongStride);
    } else {
      stride = kShortStride;
    }
    // The bounds hold until one of them rests.
    double change = end;
    if (p.moving && a.rests_at > t) change = min(change, a.rests_at);
    if (q.moving && b.rests_at > t) change = min(change, b.rests_at);
    const double next = min(t + safe, change);
    if (!(next < end)) return kNone;
    t = next > t ? next : t + 1e-12;
  }
  return {Meeting::Kind::kGivenUp, kInfinity, {}, {}};
}

}  // namespace hammer
