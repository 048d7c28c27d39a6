#include "search/search.h"

#include <algorithm>

#include "hammer/det_math.h"
#include "hammer/hash.h"
#include "hammer/heap_sort.h"
#include "hammer/index.h"

namespace hammer::ai {
namespace {

// Where a lag ends, in metres before the far edge: over it, hanging, then zone by zone. Our choice.
constexpr std::array kLagDepths{-0.05, 0.012, 0.05, 0.09, 0.13, 0.18, 0.25, 0.35, 0.5, 0.75, 1.1};
// Where a lag ends across the board, as shares of the way to the side.
constexpr std::array kLagLanes{0.0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9};

// Speed at the hit, m/s, and how far off centre the hit is, in radii.
constexpr std::array kHitSpeeds{0.25, 0.6, 1.2, 2.2};
constexpr std::array kHitOffsets{0.0, -0.6, 0.6, -1.2, 1.2};

// Greatest angle in a grid of angles, rad.
constexpr double kSteepest = 0.75;

// Greatest speed left at the far edge, m/s.
constexpr double kHardest = 3.2;

class CandidateMaker {
 public:
  CandidateMaker(const View& view, const Aimer& aimer) : view_(view), aimer_(aimer), surface_(view.setting.surface) {}

  std::vector<Candidate> take() { return std::move(made_); }

  // Straight, or on a board with cushions by either of them (BK2).
  void add(double y, const Goal& goal, Idea idea) {
    if (!surface_.cushions) return add(y, goal, Cushion::kNone, idea);
    add(y, goal, Cushion::kLeft, idea);
    add(y, goal, Cushion::kRight, idea);
  }

  void lag() {
    const double side = surface_.half_width;
    for (const double depth : kLagDepths)
      for (const double lane : kLagLanes) {
        const Goal goal = resting(depth, lane * side);
        const double straight = clamp(goal.y, -aimer_.max_y(), aimer_.max_y());
        add(straight, goal, Idea::kLag);
        add(-0.6 * straight, goal, Idea::kLag);
      }
    if (!view_.setting.table->target) return;
    for (const double off : {-0.05, -0.02, 0.0, 0.02, 0.05})
      for (const double y : {-0.15, 0.0, 0.15})
        add(y, resting(view_.setting.table->target->centre + off, 0), Idea::kLag);
  }

  void hit(const BoardWeight& weight) {
    const double reach = 2 * surface_.radius;
    for (const double from : {clamp(weight.y, -aimer_.max_y(), aimer_.max_y()), 0.0, -0.8 * weight.y}) {
      const double along = weight.x - kReleaseX, across = weight.y - from;
      const double way = sqrt(along * along + across * across);
      if (way < 2 * reach) continue;
      for (const double offset : kHitOffsets) {
        // Aimed past the middle of the weight, square to the way there.
        const double off = offset * surface_.radius;
        const double x = weight.x - off * across / way, y = weight.y + off * along / way;
        for (const double speed : kHitSpeeds) add(from, {x, y, speed}, speed < 1 ? Idea::kTap : Idea::kHit);
      }
    }
  }

  void throw_away() {
    if (surface_.cushions) return made_.push_back({{.shot = {.speed = 0.2}}, Idea::kThrowAway});
    const double y = aimer_.max_y();
    for (const double side : {1.0, -1.0})
      made_.push_back({{.shot = {.y = side * y, .speed = 2, .angle = side * 0.3}}, Idea::kThrowAway});
  }

  void grid(const Mesh& mesh) {
    if (surface_.cushions) return grid_of_angles(mesh);
    for (int i = 0; i < mesh.releases; ++i) {
      const double y = spaced(i, mesh.releases) * aimer_.max_y();
      for (int j = 0; j < mesh.lanes; ++j) {
        const double lane = spaced(j, mesh.lanes) * (surface_.half_width - 0.2 * surface_.radius);
        for (int k = 0; k < mesh.reaches; ++k) add(y, reached(k, mesh.reaches, lane), Idea::kGrid);
      }
    }
  }

  void four(const Mesh& mesh) {
    const double max_y = max_release_y(surface_, true);
    for (int i = 0; i < mesh.lanes; ++i) {
      const double y = spaced(i, mesh.lanes) * max_y * 0.8;
      for (int k = 0; k < mesh.reaches; ++k) {
        const auto shot = aimer_.shot(0, resting(0.04 + 1.4 * k / mesh.reaches, 0));
        if (!shot) continue;
        for (int s = 0; s < mesh.releases; ++s) {
          const double spread = (s - 1) * 0.006;
          made_.push_back(
              {{.shot = {.y = y, .speed = shot->speed, .angle = 0}, .four = true, .spread = spread}, Idea::kFour});
        }
      }
    }
  }

 private:
  void add(double y, const Goal& goal, Cushion cushion, Idea idea) {
    if (const auto shot = aimer_.shot(y, goal, cushion))
      made_.push_back({{.shot = *shot}, cushion == Cushion::kNone || idea == Idea::kGrid ? idea : Idea::kBank});
  }

  // On boards with cushions the lanes are angles to either side, off one cushion or several.
  void grid_of_angles(const Mesh& mesh) {
    for (int i = 0; i < mesh.releases; ++i) {
      const double y = spaced(i, mesh.releases) * aimer_.max_y();
      for (int j = 0; j < mesh.lanes; ++j) {
        const double share = spaced(j, mesh.lanes);
        const double angle = kSteepest * share * abs(share);
        for (int k = 0; k < mesh.reaches; ++k) {
          const Goal goal = reached(k, mesh.reaches, 0);
          if (const auto shot = aimer_.shot_at(y, angle, goal.x, goal.speed))
            made_.push_back({{.shot = *shot}, Idea::kGrid});
        }
      }
    }
  }

  Goal resting(double depth, double y) const { return {surface_.length - depth, y, 0}; }

  // `count` values spaced evenly from -1 to 1.
  static double spaced(int i, int count) { return count > 1 ? -1 + 2.0 * i / (count - 1) : 0; }

  // Two thirds of the reaches come to rest, from well short to just over the edge; the others pass the edge, faster and
  // faster.
  Goal reached(int k, int reaches, double lane) const {
    const int resting_ones = (2 * reaches + 2) / 3;
    if (k < resting_ones) {
      const double share = static_cast<double>(k) / resting_ones;
      return resting(-0.08 + 1.3 * share * share, lane);
    }
    const double share = static_cast<double>(k - resting_ones + 1) / (reaches - resting_ones);
    return {surface_.length, lane, kHardest * share};
  }

  const View& view_;
  const Aimer& aimer_;
  const Surface& surface_;
  std::vector<Candidate> made_;
};

}  // namespace

std::vector<Candidate> lags(const View& view, const Aimer& aimer) {
  CandidateMaker maker(view, aimer);
  maker.lag();
  return maker.take();
}

std::vector<Candidate> ideas(const View& view, const Aimer& aimer, const Board& board) {
  CandidateMaker maker(view, aimer);
  maker.lag();
  for (const BoardWeight& weight : board.shot())
    if (weight.on()) maker.hit(weight);
  maker.throw_away();
  return maker.take();
}

std::vector<Candidate> grid(const View& view, const Aimer& aimer, const Mesh& mesh) {
  CandidateMaker maker(view, aimer);
  maker.grid(mesh);
  return maker.take();
}

std::vector<Candidate> throws_of_four(const View& view, const Aimer& aimer, const Mesh& mesh) {
  CandidateMaker maker(view, aimer);
  maker.four(mesh);
  return maker.take();
}

std::vector<Candidate> neighbours(const View& view, const Candidate& candidate, double step) {
  const Surface& surface = view.setting.surface;
  const Shot& shot = candidate.aim.shot;
  const double max_y = max_release_y(surface, candidate.aim.four);
  const double way = surface.length - kReleaseX;
  std::vector<Candidate> around;
  const auto add = [&](double y, double speed, double angle, double spread) {
    Candidate next = candidate;
    next.aim.shot.y = clamp(shot.y + y, -max_y, max_y);
    next.aim.shot.speed = clamp(shot.speed * (1 + speed), 0.05, kMaxSpeed);
    // From another release point it is aimed at the same place.
    next.aim.shot.angle = clamp(shot.angle + angle - (next.aim.shot.y - shot.y) / way, -kMaxAngle, kMaxAngle);
    next.aim.spread = clamp(candidate.aim.spread + spread, -0.2, 0.2);
    around.push_back(next);
  };
  const double turn = step * 0.030 / way, harder = step * (shot.speed > 2.2 ? 0.08 : 0.012), aside = step * 0.08;
  for (const double sign : {1.0, -1.0}) {
    add(0, sign * harder, 0, 0);
    add(0, 0, sign * turn, 0);
    add(sign * aside, 0, 0, 0);
    add(0, sign * harder, turn, 0);
    add(0, sign * harder, -turn, 0);
    if (candidate.aim.four) add(0, 0, 0, sign * step * 0.003);
  }
  return around;
}

// ---------------------------------------------------------------- sequential halving

namespace {

// Ordinary decisions; the last throw of a round has a larger budget, and no network to judge what follows.
constexpr std::array kOrdinary{
    Search::Stage{0.18, 8, 0, 0},
    Search::Stage{0.20, 16, 10, 0.5},
    Search::Stage{0.16, 48, 3, 0.25},
};
constexpr std::array kLast{
    Search::Stage{0.12, 12, 0, 0},
    Search::Stage{0.14, 32, 40, 0.5},
    Search::Stage{0.14, 100, 10, 0.25},
    Search::Stage{0.14, 300, 4, 0.12},
};
constexpr double kFirstShare = 0.34;  // of the effort, for the first samples of every candidate
constexpr double kJudgedShare = 0.10;
constexpr int kMinKept = 4;
constexpr int kThorough = 20000;  // efforts from here on use the stages of a last throw

bool better(const Arm& a, const Arm& b) { return a.mean() > b.mean(); }

// Ties keep their order, so that the result is the same everywhere.
void keep_best(std::vector<Arm>& arms, std::size_t count) {
  std::vector<std::size_t> order(arms.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  heap_sort(order, [&](std::size_t a, std::size_t b) {
    if (better(arms[a], arms[b])) return true;
    return !better(arms[b], arms[a]) && a < b;
  });
  std::vector<Arm> kept;
  kept.reserve(count);
  for (std::size_t i = 0; i < order.size() && i < count; ++i) kept.push_back(arms[order[i]]);
  arms = std::move(kept);
}

bool is_apart(const Arm& a, const Arm& b) {
  const Shot &p = a.candidate.aim.shot, &q = b.candidate.aim.shot;
  return abs(p.y - q.y) > 0.1 || abs(p.speed - q.speed) > 0.02 * (p.speed + q.speed) || abs(p.angle - q.angle) > 0.01;
}

// The best shot, then the best that differs from it, and so on.
std::vector<Arm> best_apart(std::vector<Arm> arms, std::size_t count) {
  keep_best(arms, arms.size());
  std::vector<Arm> apart;
  for (const Arm& arm : arms) {
    if (apart.size() >= count) break;
    if (std::ranges::all_of(apart, [&](const Arm& other) { return is_apart(arm, other); })) apart.push_back(arm);
  }
  return apart;
}

// Evenly chosen from the candidates, when there are too many.
std::vector<Candidate> thinned(std::vector<Candidate> all, std::size_t count) {
  if (all.size() <= count) return all;
  std::vector<Candidate> some;
  some.reserve(count);
  for (std::size_t i = 0; i < count; ++i) some.push_back(all[i * all.size() / count]);
  return some;
}

// Value of a throw that cannot be released: below any other.
constexpr double kBlocked = -1000;

// Random streams: throws that select shots, that measure the final few, and that judge_some() uses.
constexpr std::uint64_t kSelectionStream = 0, kFinalStream = 1, kBroadStream = 2;

}  // namespace

void Arm::add(double value) {
  sum += value;
  if (thrown++ % 2 == 0) {
    first_of_pair = value;
    return;
  }
  const double both = (first_of_pair + value) / 2;
  squares += both * both;
}

double Arm::error() const {
  const int pairs = thrown / 2;
  if (pairs < 2) return 1;
  const double mean = sum / thrown;
  return sqrt(max(0, squares / pairs - mean * mean) / (pairs - 1));
}

// The shots that move no other weight when thrown exactly as aimed; all of them if there is none.
std::vector<Candidate> Search::untouching(std::vector<Candidate> all) {
  std::vector<Candidate> free;
  for (const Candidate& candidate : all) {
    Board board = board_;
    const Throw thrown = view_.make_throw(kSelf, board_, candidate.aim.shot);
    if (!is_free(view_.setting, board_, thrown)) continue;
    const Settled settled = play_throw(view_.setting, thrown, board);
    ++simulated_;
    const auto lies_as_before = [&](int i) {
      const BoardWeight &was = board_.weights[idx(i)], &is = board.weights[idx(i)];
      return was.fate == is.fate && was.x == is.x && was.y == is.y;
    };
    bool same = settled == Settled::kStands;
    for (int i = 0; i < board_.count; ++i) same = same && lies_as_before(i);
    if (same) free.push_back(candidate);
  }
  return free.empty() ? all : free;
}

std::vector<Candidate> Search::all(int max_count, bool lags_only) {
  const bool is_thorough = max_count > kThorough / 8;
  if (view_.to_shoot.four) {
    const Mesh mesh = is_thorough ? Mesh{6, 9, 24} : Mesh{5, 5, 14};
    return thinned(throws_of_four(view_, aimer_, mesh), idx(max_count));
  }
  if (lags_only) return thinned(untouching(lags(view_, aimer_)), idx(max_count));
  std::vector<Candidate> candidates = thinned(ideas(view_, aimer_, board_), idx(max_count * 2 / 3));
  const Mesh mesh = is_thorough ? Mesh{7, 25, 21} : Mesh{5, 15, 12};
  for (const Candidate& candidate : thinned(grid(view_, aimer_, mesh), idx(max_count) - candidates.size()))
    candidates.push_back(candidate);
  return candidates;
}

// Antithetic sampling: every second throw has the opposite noise of the one before. All shots share their noise, so
// without this a small sample would favour shots that are aimed a little too hard, or too far left.
void Search::sample(Arm& arm, int samples, std::uint64_t stream) {
  for (; samples > 0; --samples) {
    const std::uint64_t seed = hash_of(seed_, stream, arm.thrown / 2);
    const bool odd = arm.thrown % 2 == 1;
    Random random = odd ? Random::opposite(seed) : Random(seed);
    Throw thrown;
    double value = kBlocked;
    if (throw_at(view_, kSelf, arm.candidate.aim, board_, random, thrown))
      value = evaluation_.of_throw(board_, thrown, random, simulated_);
    arm.add(value);
  }
}

void Search::sample_to(std::vector<Arm>& arms, int samples) {
  for (Arm& arm : arms) sample(arm, samples - arm.thrown, kSelectionStream);
}

std::vector<Arm> Search::run(int effort, bool lags_only, int judged) {
  const bool is_thorough = effort >= kThorough;
  const int first_samples = is_thorough ? 4 : 2;
  const std::span<const Stage> stages = is_thorough ? std::span<const Stage>(kLast) : kOrdinary;
  const double throws = static_cast<double>(effort) / evaluation_.shots_a_board(board_);
  std::vector<Arm> arms;
  for (const Candidate& candidate : all(std::max(8, static_cast<int>(throws * kFirstShare) / first_samples), lags_only))
    arms.push_back({candidate});
  sample_to(arms, first_samples);
  for (const Stage& stage : stages) halve(arms, stage, throws * stage.share);
  arms = best_apart(std::move(arms), idx(judged));
  const int samples = std::max(2, static_cast<int>(throws * kJudgedShare / judged));
  for (Arm& arm : arms) {
    arm = {arm.candidate};
    sample(arm, samples, kFinalStream);
  }
  keep_best(arms, arms.size());
  return arms;
}

// Neighbours of the best shots take at most half of the stage's throws; the rest goes to as many old shots as it
// allows.
void Search::halve(std::vector<Arm>& arms, const Stage& stage, double throws) {
  const int had = arms[0].thrown;
  keep_best(arms, arms.size());
  std::vector<Arm> around;
  for (std::size_t i = 0; i < arms.size() && i < idx(stage.refined); ++i) {
    const auto fresh = neighbours(view_, arms[i].candidate, stage.step);
    if (static_cast<double>(around.size() + fresh.size()) * stage.samples > throws / 2) break;
    for (const Candidate& candidate : fresh) around.push_back({candidate});
  }
  const double left = throws - static_cast<double>(around.size()) * stage.samples;
  keep_best(arms, idx(std::max(kMinKept, static_cast<int>(left / (stage.samples - had)))));
  const int affordable = had + static_cast<int>(left / static_cast<double>(arms.size()));
  arms.insert(arms.end(), around.begin(), around.end());
  sample_to(arms, std::min(stage.samples, std::max(affordable, had)));
}

std::vector<Arm> Search::judge_some(int how_many, int samples, Random& random) {
  std::vector<Candidate> broad =
      view_.to_shoot.four ? throws_of_four(view_, aimer_, {5, 5, 14}) : ideas(view_, aimer_, board_);
  std::vector<Arm> arms;
  for (int i = 0; i < how_many && !broad.empty(); ++i) {
    arms.push_back({broad[random.below(static_cast<std::uint32_t>(broad.size()))]});
    sample(arms.back(), samples, kBroadStream);
  }
  return arms;
}

}  // namespace hammer::ai
