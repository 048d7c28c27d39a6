#include "hammer/trajectory_samples.h"

#include <algorithm>

#include "hammer/heap_sort.h"
#include "hammer/index.h"

namespace hammer {
namespace {

std::vector<double> times_of(const Trajectory& trajectory, double per_second) {
  std::vector<double> times{0, trajectory.duration()};
  for (int i = 1; i / per_second < trajectory.duration(); ++i) times.push_back(i / per_second);
  for (const Contact& contact : trajectory.contacts()) times.push_back(contact.t);
  for (const Stop& stop : trajectory.stops()) times.push_back(stop.t);
  for (const Fall& fall : trajectory.falls()) times.push_back(fall.t);
  heap_sort(times, [](double a, double b) { return a < b; });
  times.erase(std::unique(times.begin(), times.end()), times.end());
  return times;
}

}  // namespace

TrajectorySamples sample(const Trajectory& trajectory, int weights, double per_second) {
  TrajectorySamples samples{.weights = weights, .times = times_of(trajectory, per_second), .x{}, .y{}, .turn{}};
  std::vector<double> turned(idx(weights), 0);
  double last = 0;
  for (const double t : samples.times) {
    for (int i = 0; i < weights; ++i) {
      const Sample now = trajectory.at(i, t);
      samples.x.push_back(now.x);
      samples.y.push_back(now.y);
      // Spin jumps only at contacts, which are sample times; between two samples the mean spin is accurate enough.
      if (t > last) turned[idx(i)] += trajectory.at(i, (last + t) / 2).spin * (t - last);
      samples.turn.push_back(turned[idx(i)]);
    }
    last = t;
  }
  return samples;
}

std::vector<Corner> corners_of(const Trajectory& trajectory, int weight) {
  std::vector<Corner> corners;
  for (const Leg& leg : trajectory.legs())
    if (leg.weight == weight && (leg.speed > 0 || corners.empty())) corners.push_back({leg.x, leg.y});
  const Sample end = trajectory.at(weight, trajectory.duration());
  corners.push_back({end.x, end.y});
  return corners;
}

}  // namespace hammer
