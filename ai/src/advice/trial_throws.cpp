#include "advice/trial_throws.h"

#include "hammer/det_math.h"
#include "numbered_seed.h"

namespace hammer::ai {

Mean mean_of(std::span<const double> values) {
  const auto count = static_cast<double>(values.size());
  if (values.empty()) return {};
  double sum = 0, squares = 0;
  for (const double value : values) sum += value;
  const double mean = sum / count;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return {mean, count > 1 ? sqrt(squares / (count - 1) / count) : 0};
}

TrialThrows throw_often(const View& view, const Worth& worth, const Board& before, const Aim& aim, int throws,
                        std::uint64_t seed) {
  TrialThrows trial{execute(view, kWe, before, aim, throws, seed), {}};
  trial.wins.reserve(trial.executed.size());
  for (const Executed& one : trial.executed) trial.wins.push_back(worth.of(one.board, one.settled));
  return trial;
}

std::uint64_t seed_of(std::uint64_t seed, Stream stream) {
  return numbered_seed(seed, static_cast<std::uint64_t>(stream));
}

ShotName name_aim(const View& view, const Worth& worth, const Board& before, double pass, const Aim& aim, int throws,
                  std::uint64_t seed) {
  const TrialThrows trial = throw_often(view, worth, before, aim, throws, seed_of(seed, Stream::kNaming));
  return name_shot(view.setting, before, execute_as_meant(view, before, aim), {trial.executed, trial.wins, pass});
}

}  // namespace hammer::ai
