#include "physics/contact.h"

#include "hammer/index.h"
#include "hammer/trajectory.h"

namespace hammer {
namespace {

using Weights = std::array<Touching, kMaxWeights>;

Touching& at(Weights& weights, int i) { return weights[idx(i)]; }
const Touching& at(const Weights& weights, int i) { return weights[idx(i)]; }

bool is_cushion(int i) { return i < 0; }

constexpr int kBounces = 60;  // rounds with restitution; the last ones only change speeds by micrometres a second
constexpr int kSweeps = 400;  // iterations over the simultaneous equations of one round

}  // namespace

void push_apart(const Normal& n, double impulse, Touching& a, Touching& b) {
  const double before = kinetic_energy(a) + kinetic_energy(b);
  push(n, impulse, a, b);
  const double after = kinetic_energy(a) + kinetic_energy(b);
  if (!(after > before)) return;
  const double factor = sqrt(before / after) * kSurelyLess;
  slow(a, factor);
  slow(b, factor);
}

// Calls do_this(i) once for every weight that has a contact, lowest first.
template <class F>
void Cluster::for_each_weight(F do_this) const {
  Mask in = 0;
  for (int i = 0; i < count_; ++i) {
    in |= bit(contact(i).a);
    if (!is_cushion(contact(i).b)) in |= bit(contact(i).b);
  }
  for_each(in, do_this);
}

double Cluster::total_kinetic_energy(const Weights& weights) const {
  double sum = 0;
  for_each_weight([&](int i) { sum += kinetic_energy(at(weights, i)); });
  return sum;
}

double Cluster::approach(const Contact& contact, const Weights& weights) const {
  const Touching& a = at(weights, contact.a);
  const double own = a.vx * contact.n.x + a.vy * contact.n.y;
  if (is_cushion(contact.b)) return own;
  const Touching& b = at(weights, contact.b);
  return own - (b.vx * contact.n.x + b.vy * contact.n.y);
}

void Cluster::push_by(const Contact& contact, double impulse, Weights& weights) {
  Touching& a = at(weights, contact.a);
  if (!is_cushion(contact.b)) return push(contact.n, impulse, a, at(weights, contact.b));
  a.vx -= impulse * contact.n.x;
  a.vy -= impulse * contact.n.y;
}

// Moves a contact's friction impulse towards what stops its slip. Returns the change.
double Cluster::rub_more(const Contact& contact, double normal, double rubbing, Weights& weights) const {
  Touching& a = at(weights, contact.a);
  if (is_cushion(contact.b)) {
    const double side = contact.b == kLeftCushion ? 1 : -1, limit = model_.cushion_friction * normal;
    const double change = clamp(rubbing - cushion_slip(side, a) * (1.0 / 3), -limit, limit) - rubbing;
    rub_cushion_by(side, change, a);
    return change;
  }
  Touching& b = at(weights, contact.b);
  const double limit = model_.weight_friction * normal;
  const double change = clamp(rubbing - slip(contact.n, a, b) * (1.0 / 6), -limit, limit) - rubbing;
  rub_by(contact.n, change, a, b);
  return change;
}

// One round: all contacts that are approaching bounce together, each with its own restitution; then friction acts
// between the rims. Without `restore` every contact takes part with restitution 0, which ends what approach is left.
bool Cluster::bounce(Weights& weights, bool restore) {
  struct Active {
    int contact;
    double target, impulse, rubbing;
  };
  std::array<Active, kMaxClusterContacts> active;
  int count = 0;
  bool any = false;
  double scale = 0;
  for (int i = 0; i < count_; ++i) {
    const Contact& contact = this->contact(i);
    const double speed = approach(contact, weights);
    const bool approaching = speed > kNoApproach;
    any = any || approaching;
    if (restore && !approaching) continue;
    const double bounciness = is_cushion(contact.b) ? model_.cushion_restitution : restitution(model_, max(0, speed));
    const double parting = contact.again ? max(kLeastParting, bounciness * speed) : bounciness * speed;
    active[idx(count++)] = {i, restore ? parting : 0, 0, 0};
    scale = max(scale, speed);
  }
  if (!any) return false;

  const double before = total_kinetic_energy(weights);
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    double greatest = 0;
    for (int k = 0; k < count; ++k) {
      Active& one = active[idx(k)];
      const Contact& contact = this->contact(one.contact);
      // Pushing two weights apart by an impulse changes their approach by twice as much, a cushion's by once.
      const double wanted = (approach(contact, weights) + one.target) * (is_cushion(contact.b) ? 1 : 0.5);
      const double impulse = max(0, one.impulse + wanted);
      push_by(contact, impulse - one.impulse, weights);
      greatest = max(greatest, abs(impulse - one.impulse));
      one.impulse = impulse;
    }
    if (greatest <= 1e-15 * scale || count == 1) break;
  }

  // The energy for kLeastParting must not be created, nor taken from the spin.
  const double after = total_kinetic_energy(weights);
  if (after > before) {
    const double factor = sqrt(before / after) * kSurelyLess;
    for_each_weight([&](int i) { slow(at(weights, i), factor); });
  }

  // Friction against the slip, for each contact at most what its normal impulse allows. Solved together, so that a
  // symmetric hit stays symmetric.
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    double greatest = 0;
    for (int k = 0; k < count; ++k) {
      Active& one = active[idx(k)];
      const double change = rub_more(contact(one.contact), one.impulse, one.rubbing, weights);
      one.rubbing += change;
      greatest = max(greatest, abs(change));
    }
    if (greatest <= 1e-15 * scale || count == 1) break;
  }
  for (int k = 0; k < count; ++k) {
    const Active& one = active[idx(k)];
    contacts_[idx(one.contact)].impulse += one.impulse;
  }
  return true;
}

void Cluster::solve(Weights& weights) {
  // An impulse runs through touching weights like a wave: those it reaches bounce, and may reach others.
  bool restore = true;
  for (int round = 0; round < 2 * kBounces && bounce(weights, restore); ++round) restore = round < kBounces;
}

}  // namespace hammer
