#include "hammer/trajectory.h"

#include "hammer/heap_sort.h"
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

}  // namespace hammer
