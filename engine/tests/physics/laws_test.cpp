// Laws that hold for every shot, over as many random ones as HAMMER_LAW_SHOTS says.
#include <gtest/gtest.h>

#include <cmath>
#include <sstream>

#include "from_environment.h"
#include "hammer/index.h"
#include "hammer/trajectory.h"
#include "physics/motion.h"
#include "random_scenes.h"

namespace hammer {
namespace {

using test::draw_scene;
using test::RandomScene;

std::string describe(const RandomScene& scene, long shot) {
  std::ostringstream out;
  out.precision(17);
  out << "shot " << shot << ", " << scene.kind << (scene.powder ? ", worn" : "") << ", a " << scene.surface.deceleration
      << ", length " << scene.surface.length << ", r " << scene.surface.radius;
  for (int i = 0; i < scene.position.count; ++i) {
    const Weight& w = scene.position.weights[idx(i)];
    out << "\n  {" << w.x << ", " << w.y << ", " << w.vx << ", " << w.vy << ", " << w.spin << "}";
  }
  return out.str();
}

bool is_sane(const Outcome& outcome, const Surface& surface) {
  for (int i = 0; i < outcome.count; ++i) {
    const Rest& rest = outcome.weights[idx(i)];
    if (!std::isfinite(rest.x) || !std::isfinite(rest.y)) return false;
    if (outcome.on(i) && (rest.x < 0 || rest.x > surface.length || std::fabs(rest.y) > surface.half_width))
      return false;
  }
  return true;
}

double deepest_overlap(const Outcome& outcome, const Surface& surface) {
  double deepest = 0;
  for (int i = 0; i < outcome.count; ++i)
    for (int j = i + 1; j < outcome.count; ++j) {
      if (!outcome.on(i) || !outcome.on(j)) continue;
      const Rest &a = outcome.weights[idx(i)], &b = outcome.weights[idx(j)];
      deepest = std::fmax(deepest, 2 * surface.radius - std::hypot(a.x - b.x, a.y - b.y));
    }
  if (surface.cushions)
    for (int i = 0; i < outcome.count; ++i)
      if (outcome.on(i))
        deepest = std::fmax(deepest, std::fabs(outcome.weights[idx(i)].y) - (surface.half_width - surface.radius));
  return deepest;
}

Edge mirrored(Edge edge) {
  if (edge == Edge::kLeft) return Edge::kRight;
  return edge == Edge::kRight ? Edge::kLeft : edge;
}

bool is_mirror(const Outcome& a, const Outcome& b) {
  for (int i = 0; i < a.count; ++i) {
    const Rest &p = a.weights[idx(i)], &q = b.weights[idx(i)];
    if (p.x != q.x || p.y != -q.y || p.fell != mirrored(q.fell)) return false;
  }
  return a.contacts == b.contacts;
}

// Per kilogram; the spin's share is (rho w)² / 4 (r / rho)².
double energy(double v, double w) { return 0.5 * v * v + 0.25 * w * w / (sliding::kRingRadius * sliding::kRingRadius); }

double energy_at(const UniformGround& ground, const Surface& surface, const Glide& slide, double t) {
  if (slide.v == 0) {
    const double lost = surface.contact.spin_friction ? sliding::kSpinDecay * surface.deceleration * (t - slide.t) : 0;
    return energy(0, std::fmax(0, std::fabs(slide.w) - lost));
  }
  if (!(t < ground.rests_at(0, slide))) return 0;
  const Passing passing = ground.at_time(0, slide, t);
  return energy(passing.v, passing.w);
}

// The most by which the contacts of any instant added energy to the weights they touched, relative to what these had.
double greatest_gain(const Trajectory& trajectory, const Surface& surface) {
  const UniformGround ground(surface);
  std::array<Glide, kMaxWeights> slides;
  std::array<double, kMaxWeights> after{};
  std::array<bool, kMaxWeights> known{}, now{};
  double worst = 0, before = 0, instant = -1;
  const auto close = [&] {
    double sum = 0;
    for (std::size_t i = 0; i < kMaxWeights; ++i)
      if (now[i]) sum += after[i];
    worst = std::fmax(worst, (sum - before) / std::fmax(before, 1e-12));
    before = 0;
    now.fill(false);
  };
  for (const Leg& leg : trajectory.legs()) {
    const auto i = static_cast<std::size_t>(leg.weight);
    if (leg.t != instant) close();
    instant = leg.t;
    Glide& slide = slides[i];
    if (known[i] && !now[i]) before += energy_at(ground, surface, slide, leg.t);
    slide = {leg.x, leg.y, leg.ux, leg.uy, leg.speed, leg.w, leg.t, surface.contact.spin_friction && leg.w != 0, {}};
    slide.stop = slide.v > 0 ? sliding::stop(slide.v, slide.rub()) : sliding::Stop{};
    after[i] = energy(slide.v, slide.w);
    if (!known[i]) before += after[i];
    known[i] = now[i] = true;
  }
  close();
  return worst;
}

// The deepest that two weights sink into each other on their way, at a few moments.
double deepest_on_the_way(const Trajectory& trajectory, const Surface& surface, int count) {
  constexpr int kMoments = 24;
  double deepest = 0;
  std::array<Sample, kMaxWeights> at;
  for (int k = 1; k < kMoments; ++k) {
    for (int i = 0; i < count; ++i) at[idx(i)] = trajectory.at(i, trajectory.duration() * k / kMoments);
    for (int i = 0; i < count; ++i)
      for (int j = i + 1; j < count; ++j) {
        const Sample &a = at[idx(i)], &b = at[idx(j)];
        if (a.on && b.on) deepest = std::fmax(deepest, 2 * surface.radius - std::hypot(a.x - b.x, a.y - b.y));
      }
  }
  return deepest;
}

// Split into parts that can run in parallel, each with its own random draws.
constexpr int kParts = 16;
class Laws : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(, Laws, testing::Range(0, kParts));

TEST_P(Laws, HoldForEveryRandomShot) {
  Random random(test::seed_for(4242 + static_cast<std::uint64_t>(GetParam())));
  Trajectory trajectory;
  trajectory.reserve();
  const long shots = (test::law_shots() + kParts - 1) / kParts;
  int max_contacts = 0;
  double overlap = 0, gain = 0;
  for (long shot = 0; shot < shots; ++shot) {
    const RandomScene scene = draw_scene(random), mirror = test::mirrored(scene);
    const Surface surface = scene.with_powder();
    ASSERT_FALSE(find_fault(surface, scene.position)) << describe(scene, shot);
    const Outcome outcome = simulate(surface, scene.position, &trajectory);
    ASSERT_TRUE(is_sane(outcome, surface)) << describe(scene, shot);
    ASSERT_FALSE(outcome.capped) << describe(scene, shot);
    const double sunk = deepest_overlap(outcome, surface);
    ASSERT_LE(sunk, 1e-9) << describe(scene, shot);
    // Samples are good to the spin table's digits of the whole slide, which is long on a slippery board.
    if (shot % 8 == 0) {
      ASSERT_LE(deepest_on_the_way(trajectory, surface, outcome.count), 1e-6) << describe(scene, shot);
    }
    const double gained = scene.powder ? 0 : greatest_gain(trajectory, surface);
    ASSERT_LE(gained, 1e-9) << describe(scene, shot);
    ASSERT_TRUE(is_mirror(outcome, simulate(mirror.with_powder(), mirror.position))) << describe(scene, shot);
    max_contacts = std::max(max_contacts, outcome.contacts);
    overlap = std::fmax(overlap, sunk);
    gain = std::fmax(gain, gained);
  }
  std::printf("%ld shots: at most %d contacts (cap %d), overlap at most %.1e m, energy gain at most %.1e\n", shots,
              max_contacts, kMaxContacts, overlap, gain);
}

}  // namespace
}  // namespace hammer
