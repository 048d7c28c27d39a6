#include "ai/exam.h"

#include <algorithm>

#include "ai/host.h"
#include "exhaustive.h"
#include "hammer/det_math.h"
#include "hammer/hash.h"

namespace hammer::ai {
namespace {

// Enough to play sensibly up to the position.
constexpr Effort kEffortBefore{.ordinary = 1500, .last = 6000};
constexpr std::uint32_t kLatestRound = 8;

enum class ExamStream : std::uint64_t { kMatch, kRound, kScores, kChoice, kSearch, kJudging };

std::uint64_t stream(const Exam& exam, int number, ExamStream what) {
  Hash hash;
  hash.add(exam.seed);
  hash.add(static_cast<std::uint64_t>(number));
  hash.add(static_cast<std::uint64_t>(what));
  return hash.value();
}

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
  const Choice choice = choose(situation, *exam.level.judging, exam.effort, stream(exam, number, ExamStream::kChoice));
  const Worth worth(situation);
  const AimJudge judge(situation, worth);
  const Found found = search_everything(judge, choice.aim, exam.exhaustive, stream(exam, number, ExamStream::kSearch));
  const std::uint64_t other = stream(exam, number, ExamStream::kJudging);
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
  // The rank of a share scatters like a count of so many trials.
  const auto at_rank = [&](double rank) { return losses[static_cast<std::size_t>(clamp(rank, 0, count - 1))]; };
  const double rank = 0.9 * count, scatter = kNormal95 * sqrt(0.9 * 0.1 * count);
  return {.mean = mean,
          .mean_interval = {mean - half, mean + half},
          .ninth_tenth = at_rank(rank),
          .ninth_tenth_interval = {at_rank(rank - scatter), at_rank(rank + scatter)},
          .most = losses.back()};
}

}  // namespace hammer::ai
