// The contacts of a shot, one after another: two weights, a weight and a cushion, or a cluster of them. Remembers what
// has touched what, which later contacts and the rules ask for.
#pragma once

#include <array>

#include "hammer/trajectory.h"
#include "physics/contact.h"
#include "physics/recorder.h"
#include "physics/resting.h"

namespace hammer {

// A weight squeezed between others can touch them endlessly, ever more slowly. From kDampingStartsAtContacts on, far
// more than play ever has, slow weights are stopped at their next contact: below 2 mm/s at first (they would have slid
// micrometres), ten times faster each time the count doubles, and from kForceStopAtContacts on at any speed.
inline constexpr int kDampingStartsAtContacts = 300, kForceStopAtContacts = 3000;
inline double stopping_speed(int contacts) {
  double speed = 0.002;
  for (int count = 2 * kDampingStartsAtContacts; count <= contacts; count *= 2) speed *= 10;
  return contacts < kForceStopAtContacts ? speed : kInfinity;
}

// Slower than this is left over from rounding in a cluster's equations, and counts as rest: even on the slipperiest
// board such a weight slides less than a picometre. Its approach to a neighbour may be too slow for an answer
// (kNoApproach), so the two would meet endlessly.
inline constexpr double kLeastSpeed = 1e-7;  // m/s

// The state of a weight at a point of its leg.
inline Touching on_leg(const Glide& glide, const Passing& passing) {
  return {glide.x + glide.ux * passing.s, glide.y + glide.uy * passing.s, glide.ux * passing.v, glide.uy * passing.v,
          passing.w};
}

// The part of a shot's simulation that does not depend on the ground.
class ContactPlay {
 protected:
  ContactPlay(const Surface& surface, TrajectoryRecorder* recorder, Outcome& outcome)
      : surface_(surface),
        recorder_(recorder),
        outcome_(outcome),
        resting_(surface.radius),
        cushion_y_(surface.half_width - surface.radius) {}

  bool at_cushion(double y) const { return surface_.cushions && abs(y) >= cushion_y_ - kTouching; }

  // Two weights alone.
  void touch_pair(int i, int j, double t) {
    const int low = i < j ? i : j, high = i < j ? j : i;
    Touching &a = touching_[idx(low)], &b = touching_[idx(high)];
    const Normal n = normal_between(a.x, a.y, b.x, b.y, surface_.radius);
    const double impulse = collide(surface_.contact, n, (met_[idx(low)] & bit(high)) != 0, a, b);
    met_[idx(low)] |= bit(high);
    if (surface_.cushions) meet_first(low, high);
    if (recorder_ != nullptr) record_contact(t, low, high, n, impulse);
  }

  void touch_cushion(int i, int cushion, double t) {
    const double side = cushion == kLeftCushion ? 1 : -1;
    const double impulse = collide_cushion(surface_.contact, side, touching_[idx(i)]);
    meet_first(i, cushion);
    if (recorder_ != nullptr) record_contact(t, i, cushion, {0, side}, impulse);
  }

  // Several contacts at once. Every weight at rest that touches, directly or through others, takes part; `lying(k)` is
  // its state. Returns all weights that took part.
  template <class Lying>
  Mask touch_cluster(int i, int j, Mask in, Mask others, double t, Lying lying) {
    Mask waiting = others & ~in;
    while (waiting != 0) {
      const int k = __builtin_ctz(waiting);
      in |= bit(k);
      touching_[idx(k)] = lying(k);
      const Touching& own = touching_[idx(k)];
      waiting = (waiting | resting_.touching(own.x, own.y, own.x, own.y)) & ~in;
    }
    Cluster cluster(surface_.contact);
    for_each(in, [&](int a) {
      for_each(in & ~((bit(a) << 1) - 1), [&](int b) {
        const Touching &p = touching_[idx(a)], &q = touching_[idx(b)];
        const bool event = (a == i && b == j) || (a == j && b == i);
        if (!event && !resting_.touch(p.x, p.y, q.x, q.y)) return;
        cluster.add(a, b, normal_between(p.x, p.y, q.x, q.y, surface_.radius), (met_[idx(a)] & bit(b)) != 0);
      });
      if (at_cushion(touching_[idx(a)].y)) {
        const bool left = touching_[idx(a)].y > 0;
        cluster.add(a, left ? kLeftCushion : kRightCushion, {0, left ? 1.0 : -1.0}, met_cushion(a));
      }
    });
    cluster.solve(touching_);
    for (int k = 0; k < cluster.count(); ++k) {
      const Cluster::Contact& contact = cluster.contact(k);
      if (contact.b >= 0) met_[idx(contact.a)] |= bit(contact.b);
      if (contact.impulse > 0) meet_first(contact.a, contact.b);
      if (recorder_ != nullptr && contact.impulse > 0)
        record_contact(t, contact.a, contact.b, contact.n, contact.impulse);
    }
    return in;
  }

  bool last_met_cushion_first() const { return last_met_ < 0; }

  const Surface& surface_;
  TrajectoryRecorder* recorder_;
  Outcome& outcome_;
  RestingWeights resting_;
  double cushion_y_;
  // State of each weight in the present contact: before it, and then after it.
  std::array<Touching, kMaxWeights> touching_;

 private:
  // Remembers the first thing that the last weight meets.
  void meet_first(int a, int b) {
    const int last = outcome_.count - 1;
    if (last_met_ == kNothingYet && (a == last || b == last)) last_met_ = b;
  }

  // Whether weight i has been at a cushion in a cluster of this shot. Marks that it has now.
  bool met_cushion(int i) {
    const bool met = (at_cushions_ & bit(i)) != 0;
    at_cushions_ |= bit(i);
    return met;
  }

  void record_contact(double t, int a, int b, const Normal& n, double impulse) {
    const Touching& own = touching_[idx(a)];
    const double x = own.x + n.x * surface_.radius, y = own.y + n.y * surface_.radius;
    recorder_->contact({t, a, b, x, y, impulse * surface_.mass});
  }

  std::array<Mask, kMaxWeights> met_{};  // the higher weights that each has touched
  Mask at_cushions_ = 0;                 // weights that have touched others and a cushion at once
  static constexpr int kNothingYet = kMaxWeights;
  int last_met_ = kNothingYet;  // by the last weight, first of all: a weight or a cushion
};

}  // namespace hammer
