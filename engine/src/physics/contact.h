// What happens at the moment of contact. Impulses are per kilogram: multiply by the mass.
#pragma once

#include <array>

#include "base/lanes.h"
#include "hammer/det_math.h"
#include "hammer/index.h"
#include "hammer/physics.h"
#include "physics/sliding.h"

namespace hammer {

// A weight as it touches something.
struct Touching {
  double x, y;
  double vx, vy;
  double w;  // signed speed of the ring it stands on
};

// A weight that pushes another along would touch it infinitely often in a short time. So from their second contact on,
// two weights part at least this fast and bounce along together, micrometres apart. This never adds energy.
inline constexpr double kLeastParting = 5e-4;  // m/s

// Slower approach than this is rounding error: it would close less than a nanometre in a minute.
inline constexpr double kNoApproach = 1e-12;  // m/s

// The rim moves faster than the ring: r / rho.
inline constexpr double kRim = 1 / sliding::kRingRadius;

inline double restitution(const ContactModel& model, double approach) {
  return model.restitution_creeping +
         (model.restitution_fast - model.restitution_creeping) * (approach / (approach + model.restitution_knee));
}

// Unit vector from a to b. They touch, so the distance is 2r to within a nanometre: one Newton step gives all digits.
struct Normal {
  double x, y;
};
inline Normal normal_between(double ax, double ay, double bx, double by, double radius) {
  const double dx = bx - ax, dy = by - ay;
  const double scale = 0.5 / radius;
  const double square = (dx * dx + dy * dy) * (scale * scale);
  const double inverse = (1.5 - 0.5 * square) * scale;
  return {dx * inverse, dy * inverse};
}

// How fast the rim of b moves past that of a, along (-n.y, n.x).
inline double slip(const Normal& n, const Touching& a, const Touching& b) {
  return (b.vy - a.vy) * n.x - (b.vx - a.vx) * n.y - kRim * (a.w + b.w);
}
// An impulse on b along (-n.y, n.x), and its opposite on a. It changes their slip by six times itself.
inline void rub_by(const Normal& n, double impulse, Touching& a, Touching& b) {
  b.vx -= impulse * n.y;
  b.vy += impulse * n.x;
  a.vx += impulse * n.y;
  a.vy -= impulse * n.x;
  const double turn = 2 * sliding::kRingRadius * impulse;
  a.w -= turn;
  b.w -= turn;
}
// The friction impulse that follows a normal impulse: against the slip, and at most what stops it.
inline void rub(const Normal& n, double limit, Touching& a, Touching& b) {
  rub_by(n, clamp(-slip(n, a, b) * (1.0 / 6), -limit, limit), a, b);
}

// Per kilogram, and without the energy of the spin.
inline double kinetic_energy(const Touching& at) { return 0.5 * (at.vx * at.vx + at.vy * at.vy); }
inline void slow(Touching& at, double factor) {
  at.vx *= factor;
  at.vy *= factor;
}
// Slows by a little more than needed, so that rounding never adds energy.
inline constexpr double kSurelyLess = 1 - 1e-14;

inline void push(const Normal& n, double impulse, Touching& a, Touching& b) {
  a.vx -= impulse * n.x;
  a.vy -= impulse * n.y;
  b.vx += impulse * n.x;
  b.vy += impulse * n.y;
}
// push() for two weights that must part at kLeastParting. Where that adds kinetic energy, both are slowed until it does
// not.
void push_apart(const Normal& n, double impulse, Touching& a, Touching& b);

// Two weights alone. Returns the normal impulse; none when they are not approaching.
inline double collide(const ContactModel& model, const Normal& n, bool again, Touching& a, Touching& b) {
  const double approach = (a.vx - b.vx) * n.x + (a.vy - b.vy) * n.y;
  if (!(approach > 0)) return 0;
  const double parting = restitution(model, approach) * approach;
  const bool slowly = again && parting < kLeastParting;
  const double impulse = 0.5 * (approach + (slowly ? kLeastParting : parting));
  if (slowly)
    push_apart(n, impulse, a, b);
  else
    push(n, impulse, a, b);
  rub(n, model.weight_friction * impulse, a, b);
  return impulse;
}

// Against a cushion; side is +1 for the left one, -1 for the right. An impulse changes the slip by three times itself.
inline double cushion_slip(double side, const Touching& a) { return -side * a.vx + kRim * a.w; }
inline void rub_cushion_by(double side, double impulse, Touching& a) {
  a.vx -= side * impulse;
  a.w += 2 * sliding::kRingRadius * impulse;
}
inline double collide_cushion(const ContactModel& model, double side, Touching& a) {
  const double approach = side * a.vy;
  if (!(approach > 0)) return 0;
  const double impulse = (1 + model.cushion_restitution) * approach;
  a.vy -= side * impulse;
  const double limit = model.cushion_friction * impulse;
  rub_cushion_by(side, clamp(-cushion_slip(side, a) * (1.0 / 3), -limit, limit), a);
  return impulse;
}

// Any number of weights and cushions touching at once, solved together.
class Cluster {
 public:
  static constexpr int kMaxClusterContacts = 26;  // eight discs touch in at most 18 pairs, and 8 at cushions

  struct Contact {
    int a, b;    // b: a weight, or kLeftCushion, kRightCushion
    Normal n;    // from a to b
    bool again;  // they have met before, so they part at kLeastParting or faster
    double impulse;
  };

  explicit Cluster(const ContactModel& model) : model_(model) {}

  void add(int a, int b, const Normal& n, bool again) { contacts_[idx(count_++)] = {a, b, n, again, 0}; }
  void solve(std::array<Touching, kMaxWeights>& weights);

  int count() const { return count_; }
  const Contact& contact(int i) const { return contacts_[idx(i)]; }

 private:
  template <class F>
  void for_each_weight(F do_this) const;
  double total_kinetic_energy(const std::array<Touching, kMaxWeights>& weights) const;
  double approach(const Contact& contact, const std::array<Touching, kMaxWeights>& weights) const;
  static void push_by(const Contact& contact, double impulse, std::array<Touching, kMaxWeights>& weights);
  double rub_more(const Contact& contact, double normal, double rubbing,
                  std::array<Touching, kMaxWeights>& weights) const;
  bool bounce(std::array<Touching, kMaxWeights>& weights, bool restore);

  const ContactModel& model_;
  int count_ = 0;
  std::array<Contact, kMaxClusterContacts> contacts_;
};

}  // namespace hammer
