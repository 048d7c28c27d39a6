#include "advice/trial_throws.h"

#include "hammer/det_math.h"
#include "hammer/hash.h"

namespace hammer::ai {
namespace {

// A throw that cannot be released is lost.
Executed play(const View& view, int thrower, const Board& board, const Aim& aim, std::uint64_t seed) {
  Random random(seed);
  Throw thrown;
  if (!throw_at(view, thrower, aim, board, random, thrown)) return throw_away(view, thrower, board);
  Executed executed{board, Settled::kStands};
  executed.settled = play_throw(view.setting, thrown, executed.board);
  return executed;
}

}  // namespace

std::vector<Executed> execute(const View& view, int thrower, const Board& board, const Aim& aim, int throws,
                              std::uint64_t seed) {
  std::vector<Executed> all;
  all.reserve(static_cast<std::size_t>(throws));
  for (int i = 0; i < throws; ++i) all.push_back(play(view, thrower, board, aim, hash_of(seed, i)));
  return all;
}

Executed execute_as_meant(const View& view, const Board& board, const Aim& aim) {
  View steady = view;
  steady.hands[kSelf] = hand_of(HandNoise::kNone);
  return play(steady, kSelf, board, aim, 0);
}

Executed throw_away(const View& view, int thrower, const Board& board) {
  Executed away{board, Settled::kStands};
  if (thrower == kSelf && view.to_shoot.four) {
    away.settled = Settled::kFailed;
    return away;
  }
  const Throw thrown = view.make_throw(thrower, board, {});
  away.board.add({thrown.color, thrown.side, Fate::kFell, view.setting.surface.length, 0});
  return away;
}

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
  TrialThrows trial{execute(view, kSelf, before, aim, throws, seed), {}};
  trial.wins.reserve(trial.executed.size());
  for (const Executed& one : trial.executed) trial.wins.push_back(worth.of(one.board, one.settled));
  return trial;
}

std::uint64_t seed_of(std::uint64_t seed, Stream stream) { return hash_of(seed, stream); }

}  // namespace hammer::ai
