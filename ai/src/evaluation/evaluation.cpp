#include "evaluation/evaluation.h"

#include <algorithm>

#include "hammer/det_math.h"
#include "hammer/index.h"

namespace hammer::ai {
namespace {

constexpr double kFirmly = 1.3;  // m/s at the hit
constexpr double kMinDepth = 0.06;
constexpr double kMaxDepth = 0.8;

Cushion either(Random& random) { return random.below(2) == 0 ? Cushion::kLeft : Cushion::kRight; }

// A small value for each point, in chance of winning, so that players still prefer points in a game that is decided.
constexpr double kPoint = 0.00005;

constexpr int kPlayedOut = 200;  // rounds simulated to learn how they end, if there is no network

bool looks_ahead(Brain brain) { return brain == Brain::kLeaf || brain == Brain::kRollout; }

}  // namespace

// ---------------------------------------------------------------- playing on by a simple rule

std::array<int, 2> points_of(const View& view, const Judgement& judgement) {
  if (!view.setting.game->shares_board) return {judgement.points[0], 0};
  return {judgement.points[idx(view.colors[kSelf])], judgement.points[idx(view.colors[kOpponent])]};
}

// As deep as the hand dares: one deviation short of the edge. On rings, at their middle.
Aim RulePolicy::lag(int thrower, Random& random) const {
  const Surface& surface = view_->setting.surface;
  const auto& target = view_->setting.table->target;
  const double depth = clamp(lag_spread(view_->hands[idx(thrower)], surface).along, kMinDepth, kMaxDepth);
  const double lane = random.between(-0.6, 0.6) * surface.half_width;
  const Goal goal{surface.length - (target ? target->centre : depth), target ? 0 : lane, 0};
  const double y = clamp(target ? lane : goal.y, -aimer_->max_y(), aimer_->max_y());
  const auto shot = aimer_->shot(y, goal, surface.cushions ? either(random) : Cushion::kNone);
  return {.shot = shot.value_or(Shot{.y = y, .speed = 1})};
}

Aim RulePolicy::four(int thrower, Random& random) const {
  const Surface& surface = view_->setting.surface;
  const double spread = lag_spread(view_->hands[idx(thrower)], surface).along;
  const auto shot = aimer_->shot(0, {surface.length - clamp(2 * spread, 0.2, 1.0), 0, 0});
  return {.shot = {.y = 0, .speed = shot ? shot->speed : 1},
          .four = true,
          .spread = random.between(0, 0.01),
          .color = Color::kRed};
}

// The weight to knock off: the opponents' best while they are ahead, or one of the colour thrown together.
const BoardWeight* RulePolicy::in_the_way(int thrower, const Board& board) const {
  const RoundSetting& setting = view_->setting;
  if (setting.game->restore) return nullptr;
  const BoardWeight* deepest = nullptr;
  bool ours_is_deeper = false;
  for (const BoardWeight& weight : board.shot()) {
    if (!weight.on()) continue;
    const bool theirs =
        setting.game->shares_board ? weight.side != view_->sides[idx(thrower)] : weight.color == board.first_color;
    if (deepest && deepest->x > weight.x) continue;
    if (theirs) deepest = &weight;
    ours_is_deeper = !theirs && setting.game->shares_board;
    if (ours_is_deeper) deepest = &weight;
  }
  return ours_is_deeper ? nullptr : deepest;
}

std::optional<Aim> RulePolicy::hit(const BoardWeight& weight, Random& random) const {
  const double y = clamp(weight.y, -aimer_->max_y(), aimer_->max_y());
  const auto cushion = view_->setting.surface.cushions ? either(random) : Cushion::kNone;
  const auto shot = aimer_->shot(y, {weight.x, weight.y, kFirmly}, cushion);
  if (!shot) return std::nullopt;
  return Aim{.shot = *shot};
}

Aim RulePolicy::aim(int thrower, const Board& board, Random& random) const {
  if (view_->setting.next(board)->four) return four(thrower, random);
  if (const BoardWeight* weight = in_the_way(thrower, board))
    if (const auto aim = hit(*weight, random)) return *aim;
  return lag(thrower, random);
}

RulePolicy::Result RulePolicy::play_on(Board board, Settled settled, Random& random) const {
  Result result{};
  for (int thrower = view_->next(board); settled == Settled::kStands && thrower >= 0; thrower = view_->next(board)) {
    Throw thrown;
    if (!throw_at(*view_, thrower, aim(thrower, board, random), board, random, thrown)) break;
    settled = play_throw(view_->setting, thrown, board);
    ++result.simulated;
  }
  if (settled == Settled::kStands) result.points = points_of(*view_, judge_board(view_->setting, board));
  return result;
}

// ---------------------------------------------------------------- what a board is worth

Evaluation::Evaluation(const View& view, const Aimer& aimer, Brain brain, const Net* net, const WinChances* win_chances)
    : view_(&view), policy_(view, aimer), brain_(brain), net_(net) {
  if (brain_ == Brain::kLeaf && !net_) brain_ = Brain::kRollout;
  if (!looks_ahead(brain_)) return;
  if (win_chances)
    win_chances_ = *win_chances;
  else
    win_chances_.emplace(view.duel, std::array{start_of_round(kSelf), start_of_round(kOpponent)});
  if (net_) fill_worth();
}

void Evaluation::predict(const Board& board, int thrower, Outputs& chances) const {
  Features features;
  fill_features(view_->setting, board, judge_board(view_->setting, board), view_->viewer(thrower), features);
  net_->predict(features, chances);
}

Outcomes Evaluation::start_of_round(int thrower) {
  if (!net_) return played_out(thrower);
  Outputs chances;
  predict(Board{}, thrower, chances);
  const Bins& bins = net_->bins;
  Outcomes outcomes;
  const auto chance = [&](int i) { return static_cast<double>(chances[idx(i)]); };
  for (int i = 0; i < bins.count; ++i) {
    if (net_->heads == Heads::kBothScore) {
      for (int j = 0; j < bins.count; ++j)
        outcomes.push_back({bins.typical[idx(i)], bins.typical[idx(j)], chance(i) * chance(bins.count + j)});
      continue;
    }
    outcomes.push_back({bins.typical[idx(i)], 0, chance(i)});
    if (net_->heads == Heads::kOneScores && i > 0)
      outcomes.push_back({0, bins.typical[idx(i)], chance(bins.count - 1 + i)});
  }
  return outcomes;
}

// Results of rounds that `thrower` begins.
Outcomes Evaluation::played_out(int thrower) {
  View view = *view_;
  view.duel.first = thrower;
  if (!view.setting.game->shares_board) std::swap(view.hands[kSelf], view.hands[idx(thrower)]);
  const Aimer aimer(view.setting.surface);
  const RulePolicy policy(view, aimer);
  Outcomes outcomes;
  for (int i = 0; i < kPlayedOut; ++i) {
    Random random(static_cast<std::uint64_t>(i));
    const auto result = policy.play_on(Board{}, Settled::kStands, random);
    simulated_ += result.simulated;
    const int own = thrower == kSelf || !view.setting.game->shares_board ? kSelf : kOpponent;
    outcomes.push_back({result.points[idx(own)], result.points[idx(1 - own)], 1.0 / kPlayedOut});
  }
  return outcomes;
}

void Evaluation::fill_worth() {
  const Bins& bins = net_->bins;
  const auto worth = [&](int ours, int theirs) {
    return static_cast<float>(after(bins.typical[idx(ours)], bins.typical[idx(theirs)]));
  };
  if (net_->heads == Heads::kBothScore) {
    worth_of_both_.resize(idx(bins.count * bins.count));
    for (int i = 0; i < bins.count; ++i)
      for (int j = 0; j < bins.count; ++j) worth_of_both_[idx(j * bins.count + i)] = worth(i, j);
    return;
  }
  for (int i = 0; i < bins.count; ++i) {
    worth_[kSelf][idx(i)] = worth(i, 0);
    if (net_->heads == Heads::kPlaysAlone) continue;
    worth_[kOpponent][idx(i)] = worth(0, i);
    if (i == 0) continue;
    worth_[kSelf][idx(bins.count - 1 + i)] = worth(0, i);
    worth_[kOpponent][idx(bins.count - 1 + i)] = worth(i, 0);
  }
}

double Evaluation::by_net(const Board& board, int next) const {
  Outputs chances;
  predict(board, next, chances);
  float sum = 0;
  if (net_->heads != Heads::kBothScore) {
    for (int i = 0; i < net_->outputs(); ++i) sum += chances[idx(i)] * worth_[idx(next)][idx(i)];
    return static_cast<double>(sum);
  }
  // First the mean over their bins for each of ours: this order lets compilers use vectors.
  const int count = net_->bins.count;
  const float *ours = chances.data() + (next == kSelf ? 0 : count),
              *theirs = chances.data() + (next == kSelf ? count : 0);
  std::array<float, kMaxBins> given_ours{};
  for (int j = 0; j < count; ++j)
    for (int i = 0; i < count; ++i) given_ours[idx(i)] += theirs[j] * worth_of_both_[idx(j * count + i)];
  for (int i = 0; i < count; ++i) sum += ours[i] * given_ours[idx(i)];
  return static_cast<double>(sum);
}

int Evaluation::shots_a_board(const Board& board) const {
  return brain_ == Brain::kRollout ? std::max(1, kMaxWeights - board.count) : 1;
}

double Evaluation::before_throw(const Board& board) const { return by_net(board, kSelf); }

double Evaluation::after(int ours, int theirs) const {
  const int ahead = ours - theirs;
  return win_chances_ ? win_chances_->after(ours, theirs) + kPoint * ahead : ahead;
}

double Evaluation::of_throw(Board board, const Throw& thrown, Random& random, int& simulated) const {
  const Settled settled = play_throw(view_->setting, thrown, board);
  ++simulated;
  return of(board, settled, random, simulated);
}

double Evaluation::of(const Board& board, Settled settled, Random& random, int& simulated) const {
  if (settled != Settled::kStands) return after(0, 0);
  const int next = looks_ahead(brain_) ? view_->next(board) : -1;
  if (next < 0) {
    const auto points = points_of(*view_, judge_board(view_->setting, board));
    return after(points[kSelf], points[kOpponent]);
  }
  if (brain_ == Brain::kLeaf) return by_net(board, next);
  const auto result = policy_.play_on(board, settled, random);
  simulated += result.simulated;
  return after(result.points[kSelf], result.points[kOpponent]);
}

}  // namespace hammer::ai
