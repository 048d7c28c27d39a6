#include <algorithm>
#include <array>

#include "advice/shot_name.h"
#include "advice/trial_throws.h"
#include "ai/advice.h"
#include "hammer/det_math.h"

namespace hammer::ai {
namespace {

constexpr std::size_t kLookedAt = 4;  // best ranked shots that are compared with the one that was played
// Upper limits of the loss, in chance of winning, of a best, good and fair shot and a mistake; above is a blunder.
constexpr std::array kGrades{0.005, 0.02, 0.05, 0.10};

Grade grade_of(double loss) {
  std::size_t grade = 0;
  while (grade < kGrades.size() && loss > kGrades[grade]) ++grade;
  return static_cast<Grade>(grade);
}

// Mean of the differences throw by throw, because both aims were given the same noise.
Mean difference(const std::vector<double>& a, const std::vector<double>& b) {
  std::vector<double> differences(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) differences[i] = a[i] - b[i];
  return mean_of(differences);
}

// Finds the best of the ranked shots, on the same throws as the one played. Leaves `rating` unchanged if that one is
// best.
void find_better(const Situation& situation, const View& view, const Worth& worth, const std::vector<double>& wins,
                 const Effort& effort, std::uint64_t seed, const Sampling& sampling, Rating& rating) {
  const Ranking ranking = rank_shots(situation, *find_shot_policy(kCoach), effort, seed_of(seed, Stream::kChoosing));
  rating.simulated += ranking.simulated;
  const std::size_t count = std::min(ranking.shots.size(), kLookedAt);
  for (std::size_t i = 0; i < count; ++i) {
    const Aim& aim = ranking.shots[i].aim;
    const TrialThrows throws =
        throw_often(view, worth, situation.state->board, aim, sampling.judged, seed_of(seed, Stream::kMeasuring));
    rating.simulated += sampling.judged;
    const Mean better = difference(throws.wins, wins);
    if (better.value <= rating.loss) continue;
    rating.best = aim;
    rating.best_win = rating.played_win + better.value;
    rating.loss = better.value;
    rating.loss_error = better.error;
  }
}

}  // namespace

Rating rate(const Situation& situation, const Aim& played, const Board& after, Settled settled, const Effort& effort,
            std::uint64_t seed, const Sampling& sampling) {
  const View view = view_of(situation);
  const Worth worth(situation);
  const Board& before = situation.state->board;
  const TrialThrows throws =
      throw_often(view, worth, before, played, sampling.judged, seed_of(seed, Stream::kMeasuring));
  const double mean = mean_of(throws.wins).value;

  Rating rating{.played = played, .best = played, .best_win = mean, .played_win = mean};
  rating.simulated = sampling.judged + 2 * sampling.named;
  find_better(situation, view, worth, throws.wins, effort, seed, sampling, rating);
  rating.grade = grade_of(rating.loss);
  const Executed passed = throw_away(view, kSelf, before);
  const double pass = worth.of(passed.board, passed.settled);
  rating.played_name = name_aim(view, worth, before, pass, played, sampling.named, seed);
  rating.best_name = name_aim(view, worth, before, pass, rating.best, sampling.named, seed);
  rating.success = success_of(view.setting, rating.played_name, before, throws.executed);
  rating.succeeded = succeeds(view.setting, rating.played_name, before, after, settled);
  rating.luck = worth.of(after, settled) - mean;
  return rating;
}

}  // namespace hammer::ai
