#include "evaluation.h"

#include <algorithm>

namespace hammer::ai {
namespace {

// A point is worth so much chance of winning by itself: where the game is as good as won, or lost, players still play.
constexpr double kPoint = 0.00005;

constexpr int kPlayedOut = 200;  // rounds, to know how they go without a network

bool looks_ahead(Brain brain) { return brain == Brain::kLeaf || brain == Brain::kRollout; }

}  // namespace

Evaluation::Evaluation(const View& view, const Aimer& aimer, Brain brain, const Net* net, const Outer* outer)
    : view_(&view), policy_(view, aimer), brain_(brain), net_(net) {
  if (brain_ == Brain::kLeaf && !net_) brain_ = Brain::kRollout;
  if (!looks_ahead(brain_)) return;
  if (outer)
    outer_ = *outer;
  else
    outer_.emplace(view.duel, std::array{start_of_round(kWe), start_of_round(kThey)});
  if (net_) fill_worth();
}

void Evaluation::predict(const Board& board, int who, Outputs& chances) const {
  Features features;
  tell(view_->setting, board, judge_board(view_->setting, board), view_->viewer(who), features);
  net_->predict(features, chances);
}

Outcomes Evaluation::start_of_round(int who) {
  if (!net_) return played_out(who);
  Outputs chances;
  predict(Board{}, who, chances);
  const Bins& bins = net_->bins;
  Outcomes outcomes;
  const auto chance = [&](int i) { return static_cast<double>(chances[at(i)]); };
  for (int i = 0; i < bins.count; ++i) {
    if (net_->heads == Heads::kBothScore) {
      for (int j = 0; j < bins.count; ++j)
        outcomes.push_back({bins.typical[at(i)], bins.typical[at(j)], chance(i) * chance(bins.count + j)});
      continue;
    }
    outcomes.push_back({bins.typical[at(i)], 0, chance(i)});
    if (net_->heads == Heads::kOneScores && i > 0)
      outcomes.push_back({0, bins.typical[at(i)], chance(bins.count - 1 + i)});
  }
  return outcomes;
}

// As if `who` began: in a view where it does.
Outcomes Evaluation::played_out(int who) {
  View view = *view_;
  view.duel.first = who;
  if (!view.setting.game->shares_board) std::swap(view.hands[kWe], view.hands[at(who)]);
  const Aimer aimer(view.setting.surface);
  const RulePolicy policy(view, aimer);
  Outcomes outcomes;
  for (int i = 0; i < kPlayedOut; ++i) {
    Random random(static_cast<std::uint64_t>(i));
    const auto result = policy.play_on(Board{}, Settled::kStands, random);
    simulated_ += result.simulated;
    const int own = who == kWe || !view.setting.game->shares_board ? kWe : kThey;
    outcomes.push_back({result.points[at(own)], result.points[at(1 - own)], 1.0 / kPlayedOut});
  }
  return outcomes;
}

void Evaluation::fill_worth() {
  const Bins& bins = net_->bins;
  const auto worth = [&](int ours, int theirs) {
    return static_cast<float>(after(bins.typical[at(ours)], bins.typical[at(theirs)]));
  };
  if (net_->heads == Heads::kBothScore) {
    worth_of_both_.resize(at(bins.count * bins.count));
    for (int i = 0; i < bins.count; ++i)
      for (int j = 0; j < bins.count; ++j) worth_of_both_[at(j * bins.count + i)] = worth(i, j);
    return;
  }
  for (int i = 0; i < bins.count; ++i) {
    worth_[kWe][at(i)] = worth(i, 0);
    if (net_->heads == Heads::kPlaysAlone) continue;
    worth_[kThey][at(i)] = worth(0, i);
    if (i == 0) continue;
    worth_[kWe][at(bins.count - 1 + i)] = worth(0, i);
    worth_[kThey][at(bins.count - 1 + i)] = worth(i, 0);
  }
}

double Evaluation::by_net(const Board& board, int next) const {
  Outputs chances;
  predict(board, next, chances);
  float sum = 0;
  if (net_->heads != Heads::kBothScore) {
    for (int i = 0; i < net_->outputs(); ++i) sum += chances[at(i)] * worth_[at(next)][at(i)];
    return static_cast<double>(sum);
  }
  // For each of our bins over theirs first, side by side.
  const int count = net_->bins.count;
  const float *ours = chances.data() + (next == kWe ? 0 : count), *theirs = chances.data() + (next == kWe ? count : 0);
  std::array<float, kMaxBins> given_ours{};
  for (int j = 0; j < count; ++j)
    for (int i = 0; i < count; ++i) given_ours[at(i)] += theirs[j] * worth_of_both_[at(j * count + i)];
  for (int i = 0; i < count; ++i) sum += ours[i] * given_ours[at(i)];
  return static_cast<double>(sum);
}

int Evaluation::shots_a_board(const Board& board) const {
  return brain_ == Brain::kRollout ? std::max(1, kMaxWeights - board.count) : 1;
}

double Evaluation::before_throw(const Board& board) const { return by_net(board, kWe); }

double Evaluation::after(int ours, int theirs) const {
  const int ahead = ours - theirs;
  return outer_ ? outer_->after(ours, theirs) + kPoint * ahead : ahead;
}

double Evaluation::of(const Board& board, Settled settled, Random& random, int& simulated) const {
  if (settled != Settled::kStands) return after(0, 0);
  const int next = looks_ahead(brain_) ? view_->next(board) : -1;
  if (next < 0) {
    const auto points = points_of(*view_, judge_board(view_->setting, board));
    return after(points[kWe], points[kThey]);
  }
  if (brain_ == Brain::kLeaf) return by_net(board, next);
  const auto result = policy_.play_on(board, settled, random);
  simulated += result.simulated;
  return after(result.points[kWe], result.points[kThey]);
}

}  // namespace hammer::ai
