#include "physics/motion.h"

#include "hammer/index.h"

namespace hammer {
namespace {

int clamped(int i, int count) { return i < 0 ? 0 : i >= count ? count - 1 : i; }

int along_cell(const PowderMap& map, double x) {
  return clamped(static_cast<int>(x / map.cell_length()), kPowderCellsAlong);
}

// Counted from the middle cell outwards, so that the mirrored place is in the mirrored cell; a border goes inwards.
int across_cell(const PowderMap& map, double y) {
  const double cells = abs(y) / map.cell_width() + 0.5;
  int outwards = static_cast<int>(cells);
  if (static_cast<double>(outwards) == cells && outwards > 0) --outwards;
  const int middle = kPowderCellsAcross / 2;
  return clamped(y < 0 ? middle - outwards : middle + outwards, kPowderCellsAcross);
}

// Metres along the leg to the border of its cell in direction x, or y.
double to_border_along(const PowderMap& map, const Glide& glide, int cell) {
  if (glide.ux == 0) return kInfinity;
  const int border = glide.ux > 0 ? cell + 1 : cell;
  return (border * map.cell_length() - glide.x) / glide.ux;
}
double to_border_across(const PowderMap& map, const Glide& glide, int cell) {
  if (glide.uy == 0) return kInfinity;
  const int from_middle = cell - kPowderCellsAcross / 2;
  const double border = glide.uy > 0 ? (from_middle + 0.5) * map.cell_width() : (from_middle - 0.5) * map.cell_width();
  return (border - glide.y) / glide.uy;
}

}  // namespace

MappedGround::MappedGround(const Surface& surface)
    : map_(*surface.powder_map), fresh_(surface.deceleration), greatest_(surface.deceleration) {
  for (int i = 0; i < kPowderCellsAlong; ++i)
    for (int j = 0; j < kPowderCellsAcross; ++j) greatest_ = max(greatest_, fresh_ * map_.factor(i, j));
}

double MappedGround::deceleration_at(double x, double y) const {
  return fresh_ * map_.factor(along_cell(map_, x), across_cell(map_, y));
}

void MappedGround::begin_leg(int i, const Glide& glide) {
  Course& course = courses_[idx(i)];
  const int step_along = glide.ux > 0 ? 1 : -1, step_across = glide.uy > 0 ? 1 : -1;
  int along = along_cell(map_, glide.x), across = across_cell(map_, glide.y);
  Cell cell{along, across, fresh_ * map_.factor(along, across), 0, 0, 0, glide.stop.time};
  course.count = 0;
  for (;;) {
    course.cells[idx(course.count++)] = cell;
    const double end = to_border_along(map_, glide, along), side = to_border_across(map_, glide, across);
    if (end < side)
      along += step_along;
    else
      across += step_across;
    const double border = max(cell.s, min(end, side));
    const double distance = cell.distance + (border - cell.s) * cell.deceleration;
    const bool leaves = along < 0 || along >= kPowderCellsAlong || across < 0 || across >= kPowderCellsAcross;
    // Off the board, or at rest: the last cell goes on as far as it needs to.
    if (leaves || !(distance < glide.stop.distance)) break;
    const double time_left = motion_when_left(glide, glide.stop.distance - distance).time_left;
    const double time = cell.time + (cell.time_left - time_left) / cell.deceleration;
    cell = {along, across, fresh_ * map_.factor(along, across), border, distance, time, time_left};
  }
  course.reach = cell.s + (glide.stop.distance - cell.distance) / cell.deceleration;
  course.duration = cell.time + cell.time_left / cell.deceleration;
}

double MappedGround::reach(int i, const Glide&) const { return courses_[idx(i)].reach; }
double MappedGround::rests_at(int i, const Glide& glide) const { return glide.t + courses_[idx(i)].duration; }

Passing MappedGround::after_metres(int i, const Glide& glide, double s) const {
  const Course& course = courses_[idx(i)];
  int k = course.count - 1;
  while (k > 0 && course.cells[idx(k)].s > s) --k;
  const Cell& cell = course.cells[idx(k)];
  const sliding::Motion motion =
      motion_when_left(glide, glide.stop.distance - cell.distance - (s - cell.s) * cell.deceleration);
  return {s, glide.t + cell.time + (cell.time_left - motion.time_left) / cell.deceleration, motion.v,
          signed_ring_speed(glide, motion)};
}

Passing MappedGround::at_time(int i, const Glide& glide, double t) const {
  const Course& course = courses_[idx(i)];
  const double since = t - glide.t;
  int k = course.count - 1;
  while (k > 0 && course.cells[idx(k)].time > since) --k;
  const Cell& cell = course.cells[idx(k)];
  const double time_left = max(0, cell.time_left - (since - cell.time) * cell.deceleration);
  const sliding::Left left = sliding::left_at_time(glide.v, glide.rub(), glide.stop, time_left);
  return {cell.s + (glide.stop.distance - left.distance - cell.distance) / cell.deceleration, t, left.motion.v,
          signed_ring_speed(glide, left.motion)};
}

void MappedGround::add_wear(int i, double s, PowderWear& wear) const {
  const Course& course = courses_[idx(i)];
  for (int k = 0; k < course.count; ++k) {
    const Cell& cell = course.cells[idx(k)];
    const double end = k + 1 < course.count ? min(s, course.cells[idx(k + 1)].s) : s;
    if (end > cell.s) wear.metres[idx(cell.along)][idx(cell.across)] += end - cell.s;
  }
}

}  // namespace hammer
