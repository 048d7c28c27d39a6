#include "trial.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "box2d_table.h"
#include "hammer/table.h"

namespace hammer::peers {
namespace {

enum class Zone : std::uint8_t { kOff, kBehindFoulLine, kOne, kTwo, kThree, kHanger };

// On the scenes' table. A weight is past a line when it clears the line's paint.
Zone zone_of(const Rest& rest, double radius) {
  const Table& table = *find_table(kDefaultTable);
  if (!rest.on()) return Zone::kOff;
  if (table.length - rest.x < radius) return Zone::kHanger;
  const auto is_past = [&](double line) { return rest.x - radius > line + 0.5 * kLineWidth; };
  if (is_past(table.length - *table.trey_line)) return Zone::kThree;
  if (is_past(table.length - *table.deuce_line)) return Zone::kTwo;
  return is_past(table.foul_line) ? Zone::kOne : Zone::kBehindFoulLine;
}

// Whether two methods disagree on what a shot is worth: which weights are left on the board, and in which zone.
bool differ(const Outcome& a, const Outcome& b, double radius) {
  return !std::equal(a.weights.begin(), a.weights.begin() + a.count, b.weights.begin(),
                     [&](const Rest& p, const Rest& q) { return zone_of(p, radius) == zone_of(q, radius); });
}

// Without spin, without friction between weights and with one restitution: what Box2D has too, so that
// a difference is one of method, not of model.
Surface common_surface() {
  ContactModel contact = ContactModel::with_restitution(0.9);
  contact.weight_friction = 0;
  return bench::scene_surface(contact);
}

bench::Rate summarise(std::vector<double> rates) {
  std::sort(rates.begin(), rates.end());
  return {.median = rates[rates.size() / 2], .low = rates.front(), .high = rates.back()};
}

class Ours {
 public:
  explicit Ours(const bench::Scene& scene) : positions_(bench::prepare(scene)) {}

  double measure(double seconds) const {
    const auto play = [&](std::size_t i) { return simulate(surface_, positions_[i]).contacts; };
    return bench::measure_rate(positions_.size(), play, {.count = 1, .seconds = seconds}).median;
  }

  double contacts_per_shot() const {
    double contacts = 0;
    for (const Position& position : positions_) contacts += simulate(surface_, position).contacts;
    return contacts / static_cast<double>(positions_.size());
  }

 private:
  Surface surface_ = bench::scene_surface();
  std::vector<Position> positions_;
};

class Box2d {
 public:
  Box2d(const bench::Scene& scene, int hertz, Box2dSetup setup)
      : hertz_(hertz), setup_(setup), table_(surface_, hertz, setup), positions_(bench::prepare(scene)) {
    for (Position& position : positions_) bench::remove_spin(position);
  }

  void measure(double seconds) {
    const auto play = [&](std::size_t i) { return table_.play(positions_[i]).weights[0].x; };
    rates_.push_back(bench::measure_rate(positions_.size(), play, {.count = 1, .seconds = seconds}).median);
  }

  Box2dReport report(int shots_compared) {
    return {.hertz = hertz_,
            .exact = setup_ == Box2dSetup::kExact,
            .rate = summarise(rates_),
            .differs = share_that_differs(static_cast<std::size_t>(shots_compared))};
  }

 private:
  double share_that_differs(std::size_t shots) {
    const auto differs = [&](const Position& position) {
      return differ(simulate(surface_, position), table_.play(position), surface_.radius);
    };
    const auto end = positions_.begin() + static_cast<std::ptrdiff_t>(shots);
    return static_cast<double>(std::count_if(positions_.begin(), end, differs)) / static_cast<double>(shots);
  }

  int hertz_;
  Box2dSetup setup_;
  Surface surface_ = common_surface();
  Box2dTable table_;
  std::vector<Position> positions_;
  std::vector<double> rates_;
};

std::vector<std::unique_ptr<Box2d>> make_box2d_peers(const bench::Scene& scene) {
  std::vector<std::unique_ptr<Box2d>> peers;
  for (const Box2dSetup setup : {Box2dSetup::kExact, Box2dSetup::kPlain}) {
    for (const int hertz : {60, 240}) peers.push_back(std::make_unique<Box2d>(scene, hertz, setup));
  }
  return peers;
}

}  // namespace

Result<SceneReport, std::string> try_scene(const bench::Scene& scene, const Effort& effort, WasmPeer& wasm) {
  const Ours ours(scene);
  const auto box2d = make_box2d_peers(scene);
  std::vector<double> our_rates, wasm_rates;
  for (int repeat = 0; repeat < effort.repeats; ++repeat) {
    our_rates.push_back(ours.measure(effort.seconds));
    for (const auto& peer : box2d) peer->measure(effort.seconds);
    const auto answer = wasm.measure(scene.name, effort.seconds);
    if (!answer) return answer.refusal();
    wasm_rates.push_back(answer.value());
  }
  SceneReport report{.name = std::string(scene.name),
                     .ours = summarise(our_rates),
                     .contacts_per_shot = ours.contacts_per_shot(),
                     .box2d = {},
                     .wasm = summarise(wasm_rates)};
  for (const auto& peer : box2d) report.box2d.push_back(peer->report(effort.shots_compared));
  return report;
}

}  // namespace hammer::peers
