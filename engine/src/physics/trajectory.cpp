#include "hammer/trajectory.h"

#include <algorithm>

#include "hammer/heap_sort.h"
#include "hammer/index.h"
#include "physics/contact.h"
#include "physics/recorder.h"

namespace hammer {
namespace {

// Every contact may be of all weights at once, in as many places as eight discs and two cushions can touch.
constexpr std::size_t kMaxLegs = kMaxWeights * (kMaxContacts + 1);
constexpr std::size_t kMaxRecordedContacts = std::size_t{Cluster::kMaxClusterContacts} * kMaxContacts;

template <class Ground>
Sample sample(Ground& ground, const Surface& surface, const Leg& leg, double t) {
  Glide glide;
  glide.x = leg.x;
  glide.y = leg.y;
  glide.ux = leg.ux;
  glide.uy = leg.uy;
  glide.v = leg.speed;
  glide.w = leg.w;
  glide.t = leg.t;
  glide.coupled = surface.contact.spin_friction && glide.w != 0;
  glide.stop = sliding::stop(glide.v, glide.rub());
  ground.begin_leg(leg.weight, glide);
  const double rests_at = ground.rests_at(leg.weight, glide);
  const Passing passing =
      t < rests_at ? ground.at_time(leg.weight, glide, t) : Passing{ground.reach(leg.weight, glide), t, 0, 0};
  return {glide.x + glide.ux * passing.s,
          glide.y + glide.uy * passing.s,
          glide.ux * passing.v,
          glide.uy * passing.v,
          passing.w / (sliding::kRingRadius * surface.radius),
          true};
}

// A weight at rest whose spin runs down.
Sample spinning_in_place(const Surface& surface, const PowderMap* map, const Leg& leg, double t) {
  double w = leg.w;
  if (surface.contact.spin_friction && w != 0) {
    Surface here = surface;
    here.powder_map = map;
    const double deceleration =
        map != nullptr ? MappedGround(here).deceleration_at(leg.x, leg.y) : surface.deceleration;
    const double lost = sliding::kSpinDecay * deceleration * (t - leg.t);
    w = w > 0 ? max(0, w - lost) : min(0, w + lost);
  }
  return {leg.x, leg.y, 0, 0, w / (sliding::kRingRadius * surface.radius), true};
}

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

void Trajectory::reserve() {
  legs_.reserve(kMaxLegs);
  contacts_.reserve(kMaxRecordedContacts);
  falls_.reserve(kMaxWeights);
  stops_.reserve(kMaxLegs);
}

Sample Trajectory::at(int i, double t) const {
  t = clamp(t, 0, duration_);
  const Leg* found = nullptr;
  for (const Leg& leg : legs_)
    if (leg.weight == i && leg.t <= t) found = &leg;
  if (found == nullptr) return {};
  for (const Fall& fall : falls_)
    if (fall.weight == i && fall.t <= t) return {fall.x, fall.y, 0, 0, 0, false};
  return at_leg(*found, t);
}

Sample Trajectory::at_leg(const Leg& leg, double t) const {
  const PowderMap* map = powder_map_ ? &*powder_map_ : nullptr;
  if (leg.speed == 0) return spinning_in_place(surface_, map, leg, t);
  if (map == nullptr) {
    UniformGround ground(surface_);
    return sample(ground, surface_, leg, t);
  }
  Surface surface = surface_;
  surface.powder_map = map;
  MappedGround ground(surface);
  return sample(ground, surface, leg, t);
}

void TrajectoryRecorder::begin(const Surface& surface) {
  to_.surface_ = surface;
  to_.powder_map_.reset();
  if (surface.powder_map != nullptr) to_.powder_map_ = *surface.powder_map;
  to_.surface_.powder_map = nullptr;
  to_.legs_.clear();
  to_.contacts_.clear();
  to_.falls_.clear();
  to_.stops_.clear();
  to_.duration_ = 0;
}

void TrajectoryRecorder::leg(int i, const Glide& glide) {
  to_.legs_.push_back({i, glide.t, glide.x, glide.y, glide.ux, glide.uy, glide.v,
                       glide.w / (sliding::kRingRadius * to_.surface_.radius), glide.w});
}

void TrajectoryRecorder::end() {
  const auto earlier = [](const auto& a, const auto& b) { return a.t != b.t ? a.t < b.t : a.weight < b.weight; };
  heap_sort(to_.falls_, earlier);
  heap_sort(to_.stops_, earlier);
  if (!to_.stops_.empty()) to_.duration_ = to_.stops_.back().t;
  if (!to_.falls_.empty()) to_.duration_ = max(to_.duration_, to_.falls_.back().t);
}

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
