#include "exhaustive.h"

#include <algorithm>
#include <vector>

#include "hammer/det_math.h"
#include "numbered_seed.h"

namespace hammer::ai {
namespace {

// Where across the board a weight is let go, where it would cross the far end, and how hard: fractions of steps, so
// that a finer grid lies between the steps of a coarser one.
struct GridAim {
  double place, lane, speed;
};

struct Tried {
  GridAim at;
  std::size_t number;  // in the order tried: the first of equals goes before
  double win;

  bool operator<(const Tried& other) const { return win != other.win ? win > other.win : number < other.number; }
};

// Steps of the first pass. A lag needs speeds closer together than a hit: the first so many steps are fine.
struct Grid {
  const Surface& surface;
  int places, lanes;
  double lane_range;  // either side of the middle; with cushions the mirror images of the board as well
  static constexpr int kFineSpeeds = 17, kSpeeds = 38;
  static constexpr double kFineStep = 0.01, kCoarseStep = 0.07;  // of the speed of a lag to the far edge

  explicit Grid(const Surface& on)
      : surface(on),
        places(on.cushions ? 3 : 9),
        lanes(on.cushions ? 93 : 31),
        lane_range((on.cushions ? 5 : 1.1) * on.half_width) {}

  double speed(double step) const {
    const double lag = sqrt(2 * surface.deceleration * (surface.length - kReleaseX));
    const double fine = min(step, kFineSpeeds), coarse = max(0, step - kFineSpeeds);
    // A cushion takes speed away: its lags are harder throws.
    const double scale = surface.cushions ? 1.15 : 1;
    return clamp(scale * lag * (0.90 + kFineStep * fine + kCoarseStep * coarse * (1 + coarse / 20)), 0.05, kMaxSpeed);
  }

  Aim aim_at(const GridAim& at, const Aim& like) const {
    const double most = most_release_y(surface, false);
    Aim aim = like;
    aim.shot.y = clamp(most * (2 * at.place / (places - 1) - 1), -most, most);
    const double lane = lane_range * (2 * at.lane / (lanes - 1) - 1);
    // The slope stands for the angle: it only decides where the lanes of the grid lie.
    aim.shot.angle = clamp((lane - aim.shot.y) / (surface.length - kReleaseX), -kMaxAngle, kMaxAngle);
    aim.shot.speed = speed(at.speed);
    aim.shot.spin = 0;
    return aim;
  }

  std::vector<GridAim> all() const {
    std::vector<GridAim> aims;
    for (int place = 0; place < places; ++place)
      for (int lane = 0; lane < lanes; ++lane)
        for (int speed_step = 0; speed_step < kSpeeds; ++speed_step)
          aims.push_back({static_cast<double>(place), static_cast<double>(lane), static_cast<double>(speed_step)});
    return aims;
  }
};

// Each aim with its neighbours half a step of `width` away in every direction.
std::vector<GridAim> with_neighbours(std::span<const Tried> best, double width) {
  std::vector<GridAim> aims;
  for (const Tried& one : best)
    for (const double place : {-width, 0.0, width})
      for (const double lane : {-width, 0.0, width})
        for (const double speed : {-width, 0.0, width})
          aims.push_back({one.at.place + place, one.at.lane + lane, one.at.speed + speed});
  return aims;
}

// Passes over fewer and fewer aims with more and more throws each.
class ExhaustiveSearch {
 public:
  ExhaustiveSearch(const AimJudge& judge, const Aim& also, std::int64_t shots, std::uint64_t seed)
      : judge_(judge), grid_(judge.surface()), also_(also), shots_(shots), seed_(seed) {}

  Found run() {
    std::vector<Tried> tried = pass(grid_.all(), 0.35);
    tried = pass(with_neighbours(best(tried, 60), 0.5), 0.30);
    tried = pass(with_neighbours(best(tried, 12), 0.25), 0.20);
    return last_pass(best(tried, 20));
  }

 private:
  static std::span<const Tried> best(const std::vector<Tried>& tried, std::size_t count) {
    return {tried.data(), std::min(count, tried.size())};
  }

  // Tries them with that share of all shots, and puts the best first.
  std::vector<Tried> pass(const std::vector<GridAim>& aims, double share) {
    const double each = share * static_cast<double>(shots_) / static_cast<double>(aims.size());
    const int throws = static_cast<int>(max(1, each));
    const std::uint64_t seed = numbered_seed(seed_, static_cast<std::uint64_t>(passes_++));
    std::vector<Tried> tried;
    for (const GridAim& at : aims)
      tried.push_back({at, tried.size(), judge_.mean(grid_.aim_at(at, also_), throws, seed)});
    simulated_ += static_cast<std::int64_t>(aims.size()) * throws;
    std::sort(tried.begin(), tried.end());
    return tried;
  }

  Found last_pass(std::span<const Tried> finalists) {
    std::vector<Aim> aims{also_};
    for (const Tried& one : finalists) aims.push_back(grid_.aim_at(one.at, also_));
    const auto count = static_cast<std::int64_t>(aims.size());
    const auto throws = static_cast<int>(std::max<std::int64_t>(1, (shots_ - simulated_ + count - 1) / count));
    const std::uint64_t seed = numbered_seed(seed_, static_cast<std::uint64_t>(passes_++));
    const Aim* found = nullptr;
    double most = -1;
    for (const Aim& aim : aims) {
      const double win = judge_.mean(aim, throws, seed);
      if (win > most) most = win, found = &aim;
    }
    simulated_ += count * throws;
    return {*found, simulated_};
  }

  const AimJudge& judge_;
  Grid grid_;
  Aim also_;
  std::int64_t shots_;
  std::uint64_t seed_;
  std::int64_t simulated_ = 0;
  int passes_ = 0;
};

}  // namespace

double AimJudge::mean(const Aim& aim, int throws, std::uint64_t seed) const {
  Random seeds(seed);
  double sum = 0;
  for (int i = 0; i < throws; ++i) {
    Random random(seeds.bits());  // of its own, so that throws stay the same whatever an aim makes of the draws
    Throw thrown;
    if (!throw_at(view_, kWe, aim, *board_, random, thrown)) continue;  // worth nothing
    Board board = *board_;
    const Settled settled = play_throw(view_.setting, thrown, board);
    sum += worth_->of(board, settled);
  }
  return sum / throws;
}

Found search_everything(const AimJudge& judge, const Aim& also, std::int64_t shots, std::uint64_t seed) {
  return ExhaustiveSearch(judge, also, shots, seed).run();
}

}  // namespace hammer::ai
