#include "reference.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace hammer::reference {
namespace {

constexpr double kPi = 3.14159265358979323846;
constexpr double kRingShare = 0.8;  // the ring's radius over the weight's

// rho^2 m / I with I = m r^2 / 2: how much faster friction slows the rim than the centre.
constexpr double kSpinLoss = 2 * kRingShare * kRingShare;

// Slower than this, a weight has stopped: it would slide less than 1e-12 m on.
constexpr double kStopped = 1e-7;  // m/s

constexpr int kMaxContacts = 200000;
constexpr int kMaxSteps = 2000000;

// 12-point Gauss-Legendre rule on [-1, 1], the positive half.
constexpr std::array<double, 6> kNode = {0.1252334085114689, 0.3678314989981802, 0.5873179542866175,
                                         0.7699026741943047, 0.9041172563704749, 0.9815606342467192};
constexpr std::array<double, 6> kWeight = {0.2491470458134028, 0.2334925365383548, 0.2031674267230659,
                                           0.1600783285433462, 0.1069393259953184, 0.0471753363865118};

// The mean over one panel of angles, times the panel's width. The angle is counted from where the
// rim moves against the slide, so that the integrand is even.
void add_panel(double from, double to, double ratio, RingFriction& sum) {
  const double half = 0.5 * (to - from), middle = 0.5 * (to + from);
  const double lead = 1 - ratio;
  for (std::size_t k = 0; k < 2 * kNode.size(); ++k) {
    const double node = k % 2 == 0 ? kNode[k / 2] : -kNode[k / 2];
    const double s = std::sin(0.5 * (middle + half * node));
    const double versine = 2 * s * s;  // 1 - cos, without its cancellation
    const double share = kWeight[k / 2] * half / std::sqrt(lead * lead + 2 * ratio * versine);
    sum.force += share * (versine - lead);
    sum.torque += share * (lead + ratio * versine);
  }
}

struct Slider {
  double x, y;
  double ux, uy;  // direction of sliding
  double v;       // m/s
  double spin;    // rad/s
  bool on;
  Edge fell = Edge::kNone;
  double clock = 0;  // when it last slid

  double vx() const { return ux * v; }
  double vy() const { return uy * v; }
};

struct Rates {
  double v;
  double rim;
};

Rates ring_rates(double v, double rim, double deceleration) {
  if (rim <= 0) return {-deceleration, 0};
  if (v <= 0) return {0, -kSpinLoss * deceleration};
  const RingFriction friction = ring_friction(v / rim);
  return {-deceleration * friction.force, -kSpinLoss * deceleration * friction.torque};
}

// One classical Runge-Kutta step in (path, speed, rim speed); returns the path.
double runge_kutta(double& v, double& rim, double h, double deceleration) {
  const Rates k1 = ring_rates(v, rim, deceleration);
  const Rates k2 = ring_rates(v + 0.5 * h * k1.v, rim + 0.5 * h * k1.rim, deceleration);
  const Rates k3 = ring_rates(v + 0.5 * h * k2.v, rim + 0.5 * h * k2.rim, deceleration);
  const Rates k4 = ring_rates(v + h * k3.v, rim + h * k3.rim, deceleration);
  const double path = h * v + h * h / 6 * (k1.v + k2.v + k3.v);
  v = std::max(0.0, v + h / 6 * (k1.v + 2 * k2.v + 2 * k3.v + k4.v));
  rim = std::max(0.0, rim + h / 6 * (k1.rim + 2 * k2.rim + 2 * k3.rim + k4.rim));
  return path;
}

void slide(Slider& s, double path) {
  s.x += s.ux * path;
  s.y += s.uy * path;
}

void advance_without_spin(Slider& s, double h, double deceleration) {
  const double sliding = std::min(h, s.v / deceleration);
  slide(s, s.v * sliding - 0.5 * deceleration * sliding * sliding);
  s.v = sliding < h ? 0 : std::max(0.0, s.v - deceleration * sliding);
  s.clock += sliding;
}

// Steps shrink with the speeds, so that the end, where both vanish together, is followed as finely as the start.
void advance_with_spin(Slider& s, double h, double deceleration, double ring) {
  double rim = ring * std::abs(s.spin), left = h;
  const double sense = std::copysign(1 / ring, s.spin);
  while (left > 0 && std::max(s.v, rim) > 0) {
    const double part = std::min(left, std::max(s.v, rim) / (64 * deceleration));
    if (s.v > 0) s.clock += part;
    slide(s, runge_kutta(s.v, rim, part, deceleration));
    if (std::max(s.v, rim) < kStopped) s.v = rim = 0;
    left -= part;
  }
  s.spin = sense * rim;
}

class Play {
 public:
  Play(const Surface& surface, const Position& position, const Settings& settings)
      : surface_(surface), settings_(settings) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(position.count); ++i) {
      const Weight& w = position.weights[i];
      Slider s{.x = w.x, .y = w.y, .ux = 0, .uy = 0, .v = 0, .spin = w.spin, .on = w.on};
      set_velocity(s, w.vx, w.vy);
      sliders_.push_back(s);
    }
  }

  TimedOutcome run() {
    for (int n = 0; n < kMaxSteps && contacts_ < kMaxContacts; ++n) {
      if (!anything_slides()) return outcome(false);
      take_step();
    }
    return outcome(true);
  }

 private:
  enum class Kind { kNothing, kPair, kEdge };
  struct Event {
    Kind kind = Kind::kNothing;
    double after;  // s into the step
    std::size_t a = 0, b = 0;
  };

  static void set_velocity(Slider& s, double vx, double vy) {
    s.v = std::hypot(vx, vy);
    if (s.v > 0) s.ux = vx / s.v, s.uy = vy / s.v;
  }

  bool anything_slides() const {
    return std::any_of(sliders_.begin(), sliders_.end(), [](const Slider& s) { return s.on && s.v > 0; });
  }

  Slider after(std::size_t i, double h) const {
    Slider s = sliders_[i];
    if (!s.on || h <= 0) return s;
    if (s.spin == 0 || !surface_.contact.spin_friction) {
      advance_without_spin(s, h, surface_.deceleration);
    } else {
      advance_with_spin(s, h, surface_.deceleration, kRingShare * surface_.radius);
    }
    return s;
  }

  void take_step() {
    double fastest = 0;
    for (const Slider& s : sliders_) fastest = std::max(fastest, s.on ? s.v : 0);
    const double h = std::min(settings_.step, 0.25 * surface_.radius / fastest);
    Event first{.after = h};
    for (std::size_t i = 0; i < sliders_.size(); ++i) {
      if (!sliders_[i].on) continue;
      if (sliders_[i].v > 0) look_for_edge(i, first);
      for (std::size_t j = i + 1; j < sliders_.size(); ++j) look_for_pair(i, j, first);
    }
    for (std::size_t i = 0; i < sliders_.size(); ++i) {
      sliders_[i].clock = sliders_[i].v > 0 ? now_ : sliders_[i].clock;
      sliders_[i] = after(i, first.after);
    }
    now_ += first.after;
    handle(first);
  }

  // The last moment in [0, h] at which `clear` still holds; it does at 0 and not at h.
  template <class Clear>
  static double last_clear(double h, Clear clear) {
    double low = 0, high = h;
    while (true) {
      const double middle = 0.5 * (low + high);
      if (middle <= low || middle >= high || high - low < 1e-18) return low;
      (clear(middle) ? low : high) = middle;
    }
  }

  double gap(std::size_t i, std::size_t j, double h) const {
    const Slider a = after(i, h), b = after(j, h);
    return std::hypot(b.x - a.x, b.y - a.y) - 2 * surface_.radius;
  }

  bool closing(std::size_t i, std::size_t j, double h) const {
    const Slider a = after(i, h), b = after(j, h);
    return (b.x - a.x) * (b.vx() - a.vx()) + (b.y - a.y) * (b.vy() - a.vy()) < 0;
  }

  void look_for_pair(std::size_t i, std::size_t j, Event& first) const {
    const Slider &a = sliders_[i], &b = sliders_[j];
    if (!b.on || (a.v == 0 && b.v == 0)) return;
    if (gap(i, j, 0) > (a.v + b.v) * first.after) return;
    double until = first.after;
    // A graze comes and goes within a step: look where the pair is nearest.
    if (closing(i, j, 0) && !closing(i, j, until)) {
      until = last_clear(until, [&](double h) { return closing(i, j, h); });
    }
    if (gap(i, j, until) >= 0) return;
    const double when = last_clear(until, [&](double h) { return gap(i, j, h) >= 0; });
    if (when < first.after) first = {Kind::kPair, when, i, j};
  }

  // How far the weight is from each edge or cushion; in the order of kEdges.
  std::array<double, 4> room(const Slider& s) const {
    const double side = surface_.half_width - (surface_.cushions ? surface_.radius : 0);
    return {s.x, surface_.length - s.x, side - s.y, side + s.y};
  }
  static constexpr std::array<Edge, 4> kEdges = {Edge::kNear, Edge::kFar, Edge::kLeft, Edge::kRight};

  bool inside(const Slider& s) const {
    const auto rooms = room(s);
    return std::all_of(rooms.begin(), rooms.end(), [](double distance) { return distance >= 0; });
  }

  void look_for_edge(std::size_t i, Event& first) const {
    if (inside(after(i, first.after))) return;
    const double when = last_clear(first.after, [&](double h) { return inside(after(i, h)); });
    first = {Kind::kEdge, when, i, i};
  }

  void handle(const Event& event) {
    if (event.kind == Kind::kPair) strike(sliders_[event.a], sliders_[event.b]);
    if (event.kind == Kind::kEdge) reach_edge(sliders_[event.a]);
  }

  // Bisection stopped just inside the edge: it is the nearest one that the weight moves towards.
  void reach_edge(Slider& s) {
    auto rooms = room(s);
    if (s.uy <= 0) rooms[2] = surface_.length;
    if (s.uy >= 0) rooms[3] = surface_.length;
    const auto k = static_cast<std::size_t>(std::min_element(rooms.begin(), rooms.end()) - rooms.begin());
    if (surface_.cushions && k >= 2) return bounce(s);
    s.fell = kEdges[k];
    s.on = false;
  }

  double separation(double approach, double restitution) const {
    return std::max(restitution * approach, settings_.least_bounce);
  }

  void strike(Slider& a, Slider& b) {
    const ContactModel& model = surface_.contact;
    const double distance = std::hypot(b.x - a.x, b.y - a.y);
    const double nx = (b.x - a.x) / distance, ny = (b.y - a.y) / distance;
    const double ux = a.vx() - b.vx(), uy = a.vy() - b.vy();
    const double approach = std::max(0.0, ux * nx + uy * ny);
    const double restitution = model.restitution_creeping + (model.restitution_fast - model.restitution_creeping) *
                                                                approach / (approach + model.restitution_knee);
    const double normal = 0.5 * (approach + separation(approach, restitution));  // impulse / mass
    const double slip = uy * nx - ux * ny + surface_.radius * (a.spin + b.spin);
    const double rub = std::copysign(std::min(model.weight_friction * normal, std::abs(slip) / 6), slip);
    const double kick_x = normal * nx - rub * ny, kick_y = normal * ny + rub * nx;
    set_velocity(a, a.vx() - kick_x, a.vy() - kick_y);
    set_velocity(b, b.vx() + kick_x, b.vy() + kick_y);
    a.spin -= 2 * rub / surface_.radius;
    b.spin -= 2 * rub / surface_.radius;
    ++contacts_;
  }

  void bounce(Slider& s) {
    const double ny = s.y > 0 ? 1 : -1;
    const double approach = s.vy() * ny;
    const double normal = approach * (1 + surface_.contact.cushion_restitution);
    const double slip = -s.vx() * ny + surface_.radius * s.spin;  // along the tangent (-ny, 0)
    const double rub = std::copysign(std::min(surface_.contact.cushion_friction * normal, std::abs(slip) / 3), slip);
    set_velocity(s, s.vx() + rub * ny, s.vy() - normal * ny);
    s.spin -= 2 * rub / surface_.radius;
    ++contacts_;
  }

  TimedOutcome outcome(bool capped) const {
    TimedOutcome out;
    out.duration = 0;
    out.count = static_cast<int>(sliders_.size());
    for (std::size_t i = 0; i < sliders_.size(); ++i) {
      const Slider& s = sliders_[i];
      out.weights[i] = {.x = s.x, .y = s.y, .fell = s.fell};
      out.was_on[i] = s.on || s.fell != Edge::kNone;
      out.duration = std::max(out.duration, s.clock);
    }
    out.contacts = contacts_;
    out.capped = capped;
    return out;
  }

  const Surface& surface_;
  Settings settings_;
  double now_ = 0;
  int contacts_ = 0;
  std::vector<Slider> sliders_;
};

}  // namespace

// The integrand is nearly singular at angle 0 when the ratio is near 1: panels grow threefold away from there.
RingFriction ring_friction(double ratio) {
  RingFriction sum{0, 0};
  double from = 0, width = std::max(std::abs(std::log(ratio)), 1e-14);
  while (from < kPi) {
    const double to = std::min(from + width, kPi);
    add_panel(from, to, ratio, sum);
    width = 2 * to;
    from = to;
  }
  return {sum.force / kPi, sum.torque / kPi};
}

TimedOutcome play(const Surface& surface, const Position& position, const Settings& settings) {
  return Play(surface, position, settings).run();
}

}  // namespace hammer::reference
