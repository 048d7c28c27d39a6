#include "physics/approach.h"

namespace hammer {
namespace {

double point_distance2(double px, double py, double ax, double ay, double bx, double by) {
  const double dx = bx - ax, dy = by - ay, square = dx * dx + dy * dy;
  const double along = square > 0 ? clamp(((px - ax) * dx + (py - ay) * dy) / square, 0, 1) : 0;
  const double x = ax + along * dx - px, y = ay + along * dy - py;
  return x * x + y * y;
}

// Whether the path from (bx, by) to (ex, ey) lies on one side of the infinite line through a's leg, farther than
// `distance` from it.
bool beside(const Glide& a, double bx, double by, double ex, double ey, double distance) {
  const double begin = (bx - a.x) * a.uy - (by - a.y) * a.ux, end = (ex - a.x) * a.uy - (ey - a.y) * a.ux;
  return min(begin, end) > distance || max(begin, end) < -distance;
}

// Lower bound on the metres slid so far, by the greatest friction. Once the weight may be at rest the bound is loose,
// but never too high.
double surely_gone(const Course& course, double now, double greatest_deceleration) {
  const double time = now - course.glide.t, lost = 0.5 * greatest_deceleration * time;
  return clamp((course.glide.v - lost) * time, 0, course.reach);
}

double side_of(double px, double py, double ax, double ay, double bx, double by) {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

}  // namespace

bool paths_apart(const Course& a, const Course& b, double distance, double now, double greatest_deceleration) {
  const double from_a = surely_gone(a, now, greatest_deceleration), from_b = surely_gone(b, now, greatest_deceleration);
  const double ax = a.glide.x + a.glide.ux * from_a, ay = a.glide.y + a.glide.uy * from_a;
  const double bx = a.glide.x + a.glide.ux * a.reach, by = a.glide.y + a.glide.uy * a.reach;
  const double cx = b.glide.x + b.glide.ux * from_b, cy = b.glide.y + b.glide.uy * from_b;
  const double dx = b.glide.x + b.glide.ux * b.reach, dy = b.glide.y + b.glide.uy * b.reach;
  if (beside(a.glide, cx, cy, dx, dy, distance) || beside(b.glide, ax, ay, bx, by, distance)) return true;
  if (min(ax, bx) - max(cx, dx) > distance || min(cx, dx) - max(ax, bx) > distance) return true;
  const bool crosses = side_of(cx, cy, ax, ay, bx, by) * side_of(dx, dy, ax, ay, bx, by) < 0 &&
                       side_of(ax, ay, cx, cy, dx, dy) * side_of(bx, by, cx, cy, dx, dy) < 0;
  if (crosses) return false;
  const double least = min(min(point_distance2(ax, ay, cx, cy, dx, dy), point_distance2(bx, by, cx, cy, dx, dy)),
                           min(point_distance2(cx, cy, ax, ay, bx, by), point_distance2(dx, dy, ax, ay, bx, by)));
  return least > distance * distance;
}

}  // namespace hammer
