#include "ai/exam.h"

#include <algorithm>

#include "ai/host.h"
#include "hammer/det_math.h"
#include "hammer/hash.h"
#include "hammer/index.h"
#include "view/view.h"

namespace hammer::ai {
namespace {

// ---------------------------------------------------------------- the exhaustive search

// The best aim for one throw by trying a dense grid of all of them: far too slow for play, so it is what players are
// compared with.

// Measures what an aim is worth by throwing it.
class AimJudge {
 public:
  // Both must outlive this.
  AimJudge(const Situation& situation, const Worth& worth)
      : view_(view_of(situation)), board_(&situation.state->board), worth_(&worth) {}

  const Surface& surface() const { return view_.setting.surface; }

  // The chance of winning, over `throws` throws. The same seed gives the same throws for every aim.
  double mean(const Aim& aim, int throws, std::uint64_t seed) const;

 private:
  View view_;
  const Board* board_;
  const Worth* worth_;
};

struct Found {
  Aim aim;
  std::int64_t simulated;
};

double AimJudge::mean(const Aim& aim, int throws, std::uint64_t seed) const {
  Random seeds(seed);
  double sum = 0;
  for (int i = 0; i < throws; ++i) {
    Random random(seeds.bits());  // of its own, so that every aim gets the same throws
    Throw thrown;
    if (!throw_at(view_, kSelf, aim, *board_, random, thrown)) continue;  // worth nothing
    Board board = *board_;
    const Settled settled = play_throw(view_.setting, thrown, board);
    sum += worth_->of(board, settled);
  }
  return sum / throws;
}

// Where across the board a weight is released, where it would cross the far end, and how hard: fractions of steps, so
// that a finer grid lies between the steps of a coarser one.
struct GridAim {
  double release, lane, speed;
};

struct Tried {
  GridAim at;
  std::size_t number;  // in the order tried, which decides between equals
  double win;

  bool operator<(const Tried& other) const { return win != other.win ? win > other.win : number < other.number; }
};

// Steps of the first pass. A lag needs speeds closer together than a hit, so the first steps are fine.
struct Grid {
  const Surface& surface;
  int releases, lanes;
  double lane_range;  // either side of the middle; with cushions the mirror images of the board as well
  static constexpr int kFineSpeeds = 17, kSpeeds = 38;
  static constexpr double kFineStep = 0.01, kCoarseStep = 0.07;  // of the speed of a lag to the far edge

  explicit Grid(const Surface& on)
      : surface(on),
        releases(on.cushions ? 3 : 9),
        lanes(on.cushions ? 93 : 31),
        lane_range((on.cushions ? 5 : 1.1) * on.half_width) {}

  double speed(double step) const {
    const double lag = sqrt(2 * surface.deceleration * (surface.length - kReleaseX));
    const double fine = min(step, kFineSpeeds), coarse = max(0, step - kFineSpeeds);
    // A cushion takes speed away, so a lag off it must be harder.
    const double scale = surface.cushions ? 1.15 : 1;
    return clamp(scale * lag * (0.90 + kFineStep * fine + kCoarseStep * coarse * (1 + coarse / 20)), 0.05, kMaxSpeed);
  }

  Aim aim_at(const GridAim& at, const Aim& like) const {
    const double max_y = max_release_y(surface, false);
    Aim aim = like;
    aim.shot.y = clamp(max_y * (2 * at.release / (releases - 1) - 1), -max_y, max_y);
    const double lane = lane_range * (2 * at.lane / (lanes - 1) - 1);
    // The slope is used as the angle: it only decides where the lanes of the grid lie.
    aim.shot.angle = clamp((lane - aim.shot.y) / (surface.length - kReleaseX), -kMaxAngle, kMaxAngle);
    aim.shot.speed = speed(at.speed);
    aim.shot.spin = 0;
    return aim;
  }

  std::vector<GridAim> all() const {
    std::vector<GridAim> aims;
    for (int release = 0; release < releases; ++release)
      for (int lane = 0; lane < lanes; ++lane)
        for (int speed_step = 0; speed_step < kSpeeds; ++speed_step)
          aims.push_back({static_cast<double>(release), static_cast<double>(lane), static_cast<double>(speed_step)});
    return aims;
  }
};

// Each aim with its neighbours half a step of `width` away in every direction.
std::vector<GridAim> with_neighbours(std::span<const Tried> best, double width) {
  std::vector<GridAim> aims;
  for (const Tried& one : best)
    for (const double release : {-width, 0.0, width})
      for (const double lane : {-width, 0.0, width})
        for (const double speed : {-width, 0.0, width})
          aims.push_back({one.at.release + release, one.at.lane + lane, one.at.speed + speed});
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

  // Tries the aims with this share of all shots, and sorts the best first.
  std::vector<Tried> pass(const std::vector<GridAim>& aims, double share) {
    const double each = share * static_cast<double>(shots_) / static_cast<double>(aims.size());
    const int throws = static_cast<int>(max(1, each));
    const std::uint64_t seed = hash_of(seed_, passes_++);
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
    const std::uint64_t seed = hash_of(seed_, passes_++);
    const Aim* found = nullptr;
    double best_win = -1;
    for (const Aim& aim : aims) {
      const double win = judge_.mean(aim, throws, seed);
      if (win > best_win) best_win = win, found = &aim;
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

// For one weight. Simulates at least `shots`, and about as many. `also` is tried among the last few, so that what is
// found is never much worse.
Found search_everything(const AimJudge& judge, const Aim& also, std::int64_t shots, std::uint64_t seed) {
  return ExhaustiveSearch(judge, also, shots, seed).run();
}

// ---------------------------------------------------------------- positions

// Enough to play sensibly up to the position.
constexpr Effort kEffortBefore{.ordinary = 1500, .last = 6000};
constexpr std::uint32_t kLatestRound = 8;

enum class ExamStream : std::uint64_t { kMatch, kRound, kScores, kChoice, kSearch, kComparison };

std::uint64_t stream(const Exam& exam, int number, ExamStream what) { return hash_of(exam.seed, number, what); }

// To the last throw of that round, or of the last one before the match was over.
ExamPosition play_to_last_throw(const Exam& exam, int round, std::uint64_t seed) {
  Host host(exam.setup, {exam.level, exam.level}, kEffortBefore, seed);
  ExamPosition found;
  while (!host.is_done()) {
    if (is_last_throw(host.match())) {
      found = {host.match().setup(), host.match().state(), situation_of(host.match(), *exam.level.hand).hands};
      if (found.state.round >= round) break;
    }
    host.step();
  }
  return found;
}

}  // namespace

ExamPosition draw_position(const Exam& exam, int number) {
  Random rounds(stream(exam, number, ExamStream::kRound));
  const int round = 1 + static_cast<int>(rounds.below(kLatestRound));
  ExamPosition position = play_to_last_throw(exam, round, stream(exam, number, ExamStream::kMatch));
  const Options& options = position.setup.options;
  if (number % 2 == 1 && options.has(Option::kGameScore)) {
    Random scores(stream(exam, number, ExamStream::kScores));
    for (std::size_t side = 0; side < 2; ++side)
      position.state.scores[side] = static_cast<int>(scores.below(static_cast<std::uint32_t>(options.game_score())));
  }
  return position;
}

ExamAnswer answer_of(const Exam& exam, int number) {
  const ExamPosition position = draw_position(exam, number);
  const Situation situation = position.situation();
  const Choice choice = choose(situation, *exam.level.policy, exam.effort, stream(exam, number, ExamStream::kChoice));
  const Worth worth(situation);
  const AimJudge judge(situation, worth);
  const Found found = search_everything(judge, choice.aim, exam.exhaustive, stream(exam, number, ExamStream::kSearch));
  const std::uint64_t other = stream(exam, number, ExamStream::kComparison);
  return {.best = judge.mean(found.aim, exam.judged_on, other),
          .chosen = judge.mean(choice.aim, exam.judged_on, other),
          .best_aim = found.aim,
          .chosen_aim = choice.aim,
          .exhaustive = found.simulated,
          .simulated = choice.simulated};
}

ExamResult result_of(std::span<const ExamAnswer> answers) {
  std::vector<double> losses;
  double sum = 0, squares = 0;
  for (const ExamAnswer& answer : answers) {
    losses.push_back(answer.loss());
    sum += answer.loss();
    squares += answer.loss() * answer.loss();
  }
  std::sort(losses.begin(), losses.end());
  const auto count = static_cast<double>(losses.size());
  const double mean = sum / count;
  const double variance = losses.size() < 2 ? 0 : max(0, squares - sum * mean) / (count - 1);
  const double half = kNormal95 * sqrt(variance / count);
  // The rank of a quantile varies like a binomial count.
  const auto at_rank = [&](double rank) { return losses[static_cast<std::size_t>(clamp(rank, 0, count - 1))]; };
  const double rank = 0.9 * count, scatter = kNormal95 * sqrt(0.9 * 0.1 * count);
  return {.mean = mean,
          .mean_interval = {mean - half, mean + half},
          .percentile_90 = at_rank(rank),
          .percentile_90_interval = {at_rank(rank - scatter), at_rank(rank + scatter)},
          .max = losses.back()};
}

}  // namespace hammer::ai
