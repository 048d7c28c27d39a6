#include "physics/approach.h"

namespace hammer {
namespace {

double point_distance2(double px, double py, double ax, double ay, double bx, double by) {
  const double dx = bx - ax, dy = by - ay, square = dx * dx + dy * dy;
  const double along = square > 0 ? clamp(((px - ax) * dx + (py - ay) * dy) / square, 0, 1) : 0;
  const double x = ax + along * dx - px, y = ay + along * dy - py;
  return x * x + y * y;
}

double side_of(double px, double py, double ax, double ay, double bx, double by) {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

}  // namespace

double path_distance2(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
  const bool crosses = side_of(cx, cy, ax, ay, bx, by) * side_of(dx, dy, ax, ay, bx, by) < 0 &&
                       side_of(ax, ay, cx, cy, dx, dy) * side_of(bx, by, cx, cy, dx, dy) < 0;
  if (crosses) return 0;
  return min(min(point_distance2(ax, ay, cx, cy, dx, dy), point_distance2(bx, by, cx, cy, dx, dy)),
             min(point_distance2(cx, cy, ax, ay, bx, by), point_distance2(dx, dy, ax, ay, bx, by)));
}

}  // namespace hammer
