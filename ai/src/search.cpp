#include "search.h"

#include <algorithm>

#include "hammer/det_math.h"
#include "hammer/hash.h"
#include "hammer/heap_sort.h"

namespace hammer::ai {
namespace {

// Ordinary decisions; the last throw of a round has more to spend and no leaf to trust.
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
constexpr double kFirstShare = 0.34;  // of the effort, for everything once or twice
constexpr double kJudgedShare = 0.10;
constexpr int kLeastKept = 4;
constexpr int kPatient = 20000;  // efforts from here on use the stages of a last throw

bool better(const Arm& a, const Arm& b) { return a.mean() > b.mean(); }

// Ties keep the order in which they were thought of, so that the result is the same everywhere.
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

// The best, then the best that is not much the same, and so on.
std::vector<Arm> best_apart(std::vector<Arm> arms, std::size_t count) {
  keep_best(arms, arms.size());
  std::vector<Arm> apart;
  for (const Arm& arm : arms) {
    if (apart.size() >= count) break;
    if (std::ranges::all_of(apart, [&](const Arm& other) { return is_apart(arm, other); })) apart.push_back(arm);
  }
  return apart;
}

// Every so-many'th of the candidates, when there are too many.
std::vector<Candidate> thinned(std::vector<Candidate> all, std::size_t most) {
  if (all.size() <= most) return all;
  std::vector<Candidate> some;
  some.reserve(most);
  for (std::size_t i = 0; i < most; ++i) some.push_back(all[i * all.size() / most]);
  return some;
}

// The worth of a throw that cannot be let go: below any other.
constexpr double kCannotBe = -1000;

constexpr std::uint64_t kChoosing = 0, kJudging = 1, kBroad = 2;

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

// Those that, thrown as they are aimed, move nothing else; all of them where there is no such.
std::vector<Candidate> Search::untouching(std::vector<Candidate> all) {
  std::vector<Candidate> free;
  for (const Candidate& candidate : all) {
    Board board = board_;
    const Throw thrown = view_.make_throw(kWe, board_, candidate.aim.shot);
    if (!is_free(view_.setting, board_, thrown)) continue;
    const Settled settled = play_throw(view_.setting, thrown, board);
    ++simulated_;
    const auto lies_as_before = [&](int i) {
      const BoardWeight &was = board_.weights[at(i)], &is = board.weights[at(i)];
      return was.fate == is.fate && was.x == is.x && was.y == is.y;
    };
    bool same = settled == Settled::kStands;
    for (int i = 0; i < board_.count; ++i) same = same && lies_as_before(i);
    if (same) free.push_back(candidate);
  }
  return free.empty() ? all : free;
}

std::vector<Candidate> Search::all(int most, bool lags_only) {
  const bool patient = most > kPatient / 8;
  if (view_.to_shoot.four) {
    const Mesh mesh = patient ? Mesh{6, 9, 24} : Mesh{5, 5, 14};
    return thinned(throws_of_four(view_, aimer_, mesh), at(most));
  }
  if (lags_only) return thinned(untouching(lags(view_, aimer_)), at(most));
  std::vector<Candidate> candidates = thinned(ideas(view_, aimer_, board_), at(most * 2 / 3));
  const Mesh mesh = patient ? Mesh{7, 25, 21} : Mesh{5, 15, 12};
  for (const Candidate& candidate : thinned(grid(view_, aimer_, mesh), at(most) - candidates.size()))
    candidates.push_back(candidate);
  return candidates;
}

// Every other throw errs as the one before it did, the other way. So a few throws alike for all do not favour those
// that are aimed a little too hard, or a little too far to the left.
void Search::sample(Arm& arm, int samples, std::uint64_t stream) {
  for (; samples > 0; --samples) {
    Hash hash;
    hash.add(seed_);
    hash.add(stream);
    hash.add(static_cast<std::uint64_t>(arm.thrown / 2));
    const bool odd = arm.thrown % 2 == 1;
    Random random = odd ? Random::opposite(hash.value()) : Random(hash.value());
    Throw thrown;
    double value = kCannotBe;
    if (throw_at(view_, kWe, arm.candidate.aim, board_, random, thrown)) {
      Board board = board_;
      const Settled settled = play_throw(view_.setting, thrown, board);
      ++simulated_;
      value = evaluation_.of(board, settled, random, simulated_);
    }
    arm.add(value);
  }
}

void Search::sample_to(std::vector<Arm>& arms, int samples) {
  for (Arm& arm : arms) sample(arm, samples - arm.thrown, kChoosing);
}

std::vector<Arm> Search::run(int effort, bool lags_only, int judged) {
  const bool patient = effort >= kPatient;
  const int least = patient ? 4 : 2;
  const std::span<const Stage> stages = patient ? std::span<const Stage>(kLast) : kOrdinary;
  const double throws = static_cast<double>(effort) / evaluation_.shots_a_board(board_);
  std::vector<Arm> arms;
  for (const Candidate& candidate : all(std::max(8, static_cast<int>(throws * kFirstShare) / least), lags_only))
    arms.push_back({candidate});
  sample_to(arms, least);
  for (const Stage& stage : stages) halve(arms, stage, throws * stage.share);
  arms = best_apart(std::move(arms), at(judged));
  const int samples = std::max(2, static_cast<int>(throws * kJudgedShare / judged));
  for (Arm& arm : arms) {
    arm = {arm.candidate};
    sample(arm, samples, kJudging);
  }
  keep_best(arms, arms.size());
  return arms;
}

// New ones around the best take at most half of what the stage has; the rest goes to as many old ones as it allows.
void Search::halve(std::vector<Arm>& arms, const Stage& stage, double throws) {
  const int had = arms[0].thrown;
  keep_best(arms, arms.size());
  std::vector<Arm> around;
  for (std::size_t i = 0; i < arms.size() && i < at(stage.refined); ++i) {
    const auto news = neighbours(view_, arms[i].candidate, stage.step);
    if (static_cast<double>(around.size() + news.size()) * stage.samples > throws / 2) break;
    for (const Candidate& candidate : news) around.push_back({candidate});
  }
  const double left = throws - static_cast<double>(around.size()) * stage.samples;
  keep_best(arms, at(std::max(kLeastKept, static_cast<int>(left / (stage.samples - had)))));
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
    sample(arms.back(), samples, kBroad);
  }
  return arms;
}

}  // namespace hammer::ai
