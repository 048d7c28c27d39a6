#include "advice/reasons.h"

#include <algorithm>

#include "advice/valued_board.h"
#include "hammer/det_math.h"
#include "hammer/index.h"

namespace hammer::ai {
namespace {

// ---------------------------------------------------------------- exposure

// How easily the opponents' next throw knocks a weight off.

constexpr std::array kLanes{-0.9, -0.45, 0.0, 0.45, 0.9};  // release points, as shares of the greatest y
constexpr std::array kHardness{1.2, 1.7};  // speeds, as multiples of what just knocks the weight over the end
constexpr int kThrowsToChoose = 12, kThrowsToMeasure = 60;
constexpr double kLost = 0.15;  // m: extra slide that pays for the speed lost in the hit

// A throw straight at the middle of the target.
Aim hit(const Surface& surface, const BoardWeight& target, double lane, double hardness) {
  const double y = lane * max_release_y(surface, false);
  const double along = target.x - kReleaseX, across = target.y - y;
  const double to_target = max(0, sqrt(along * along + across * across) - 2 * surface.radius);
  const double knock = hardness * sqrt(2 * surface.deceleration * (surface.length - target.x + kLost));
  Aim aim;
  aim.shot.y = y;
  aim.shot.angle = atan(across / along);
  aim.shot.speed = min(kMaxSpeed, sqrt(knock * knock + 2 * surface.deceleration * to_target));
  return aim;
}

double share_off(const View& view, const Board& board, const Aim& aim, int target, int throws, std::uint64_t seed) {
  int off = 0;
  for (const Executed& one : execute(view, kOpponent, board, aim, throws, seed))
    if (is_out(one.board, target)) ++off;
  return off / static_cast<double>(throws);
}

// Whether the opponents can answer with a knock-off: two sides share the board, theirs is the next throw, weights that
// are knocked off stay off, and there are no cushions that a throw must meet first.
bool has_reply(const View& view, const Board& after) {
  const Game& game = *view.setting.game;
  return game.shares_board && !game.restore && !view.setting.surface.cushions && view.next(after) == kOpponent;
}

constexpr int kExposureShots = 10 * 12 + 60;  // simulated for one board

// The chance that the best of a few straight hits knocks `target` off. The hit is chosen on some throws and measured on
// others, so that lucky throws do not count twice.
double exposure_of(const View& view, const Board& after, int target, std::uint64_t seed) {
  const BoardWeight& weight = weight_at(after, target);
  if (weight.x <= kReleaseX + 2 * view.setting.surface.radius) return 0;
  Aim best{};
  double best_share = -1;
  for (const double lane : kLanes) {
    for (const double hardness : kHardness) {
      const Aim aim = hit(view.setting.surface, weight, lane, hardness);
      const double share = share_off(view, after, aim, target, kThrowsToChoose, seed);
      if (share <= best_share) continue;
      best_share = share;
      best = aim;
    }
  }
  return share_off(view, after, best, target, kThrowsToMeasure, seed + 1);
}

// ---------------------------------------------------------------- reasons

// Thresholds from which something is worth saying.
constexpr double kOften = 0.3;        // chance that a reason needs
constexpr double kSomePoints = 0.3;   // mean points
constexpr double kWon = 0.9995;       // chance of winning that counts as certain
constexpr double kShielded = 0.1;     // fall in the chance of being knocked off
constexpr double kHard = 0.4;         // chance of a knock-off up to which a reply counts as hard
constexpr double kCheap = -0.005;     // change in the chance of winning after a miss that still counts as safe
constexpr double kCostly = -0.02;     // change in the chance of winning after a miss that makes the shot risky
constexpr double kSomeRisk = 0.03;    // chance of voiding the turn
constexpr double kSomeMisses = 0.05;  // share of misses below which they are not mentioned
constexpr double kFewMore = 0.2;      // mean number of weights that a shot may add and still keep the board open
constexpr double kOpen = 2.5;         // mean number of weights left up to which the board counts as open
constexpr double kFewer = 0.5;        // mean number of weights that a shot must remove to open a crowded board
constexpr double kManyMisses = 0.25;  // share of misses from which it is worth saying that they are cheap
constexpr int kBoardsLookedAt = 8;    // boards after the shot on which replies are tried

class ReasonFinder {
 public:
  ReasonFinder(const Trial& trial, std::uint64_t seed)
      : trial_(trial),
        setting_(trial.view.setting),
        before_(trial.before),
        four_(trial.view.to_shoot.four),
        side_(trial.view.sides[kSelf]),
        own_(trial.view.colors[kSelf]),
        board_before_(value_board(setting_, before_)),
        margin_(margin_of(setting_, board_before_, Settled::kStands, own_)),
        seed_(seed) {
    for (const Executed& one : trial.executed) boards_after_.push_back(value_board(setting_, one.board));
  }

  std::vector<Reason> find() {
    const bool is_last = !four_ && trial_.view.next(throw_away(trial_.view, kSelf, before_).board) < 0;
    if (is_last) look_at_the_end();
    if (setting_.game->shares_board) look_at_the_lead();
    if (before_.first_color) look_at_the_first_color();
    if (!four_) look_at_scoring_at_all();
    look_at_replies();
    if (setting_.game->shares_board && !is_last) look_at_the_hammer();
    look_at_misses();
    return std::move(reasons_);
  }

  double mean_margin() const {
    double sum = 0;
    for (std::size_t i = 0; i < boards_after_.size(); ++i) sum += margin_after(i);
    return boards_after_.empty() ? 0 : sum / static_cast<double>(boards_after_.size());
  }

  int simulated() const { return simulated_; }

 private:
  void say(ReasonCode code, double chance, double amount = 0, int weight = -1) {
    reasons_.push_back({code, weight, chance, amount});
  }

  int margin_after(std::size_t i) const {
    return margin_of(setting_, boards_after_[i], trial_.executed[i].settled, own_);
  }

  template <class Holds>
  double share(const Holds& holds) const {
    int times = 0;
    for (std::size_t i = 0; i < boards_after_.size(); ++i)
      if (holds(i)) ++times;
    return boards_after_.empty() ? 0 : times / static_cast<double>(boards_after_.size());
  }

  void look_at_the_end() {
    const double won = share([&](std::size_t i) { return trial_.wins[i] >= kWon; });
    if (won >= kOften && trial_.pass < kWon) say(ReasonCode::kWinsGame, won);
    const double points = mean_margin();
    const bool is_its_doing = points - margin_ >= kSomePoints;
    if (points >= kSomePoints && is_its_doing)
      say(ReasonCode::kScoresNow, share([&](auto i) { return margin_after(i) > 0; }), points);
  }

  // The opponents' weight whose removal would gain most.
  int find_leader(int& cost) const {
    int leader = -1;
    for (int i = 0; i < before_.count; ++i) {
      if (!weight_at(before_, i).on() || !is_theirs(before_, i, side_)) continue;
      Board without = before_;
      weight_at(without, i).fate = Fate::kFell;
      const int gained = margin_of(setting_, value_board(setting_, without), Settled::kStands, own_) - margin_;
      if (gained <= cost) continue;
      cost = gained;
      leader = i;
    }
    return leader;
  }

  void look_at_the_lead() {
    int cost = 0;
    const int leader = find_leader(cost);
    if (leader >= 0) {
      const double gone = share([&](std::size_t i) { return is_out(trial_.executed[i].board, leader); });
      if (gone >= kOften) say(ReasonCode::kRemovesLeader, gone, cost, leader);
    }
    const double leads = share([&](std::size_t i) { return margin_after(i) > 0; });
    const double more = mean_margin() - margin_;
    if (margin_ <= 0 && leads >= kOften) say(ReasonCode::kTakesLead, leads);
    if (margin_ > 0 && more >= kSomePoints) say(ReasonCode::kAddsToLead, leads, more);
    if (margin_ < 0 && leads < kOften && more >= kSomePoints) say(ReasonCode::kCutsLoss, leads, more);
  }

  int count_first_color(const Board& board) const {
    int count = 0;
    for (int i = 0; i < before_.count; ++i)
      if (is_theirs(before_, i, side_) && !is_out(board, i)) ++count;
    return count;
  }

  void look_at_the_first_color() {
    const int remain = count_first_color(before_);
    if (remain == 0) return;
    const auto cleared = [&](std::size_t i) { return remain - count_first_color(trial_.executed[i].board); };
    const double two = share([&](std::size_t i) { return cleared(i) >= 2; });
    const double one = share([&](std::size_t i) { return cleared(i) >= 1; });
    if (two >= kOften) say(ReasonCode::kClearsTwo, two);
    if (one >= kOften) say(ReasonCode::kMustClear, one, remain);
  }

  std::size_t own_verdict() const { return setting_.game->shares_board ? static_cast<std::size_t>(own_) : 0; }

  void look_at_scoring_at_all() {
    const auto verdict = [&](const ValuedBoard& valued) { return valued.verdicts[own_verdict()]; };
    const double three = share([&](std::size_t i) { return verdict(boards_after_[i]) == Verdict::kScores; });
    const bool lacks_three = verdict(board_before_) == Verdict::kNoThree;
    if (lacks_three && three >= kOften) say(ReasonCode::kMakesThree, three);
    const double voided = share([&](std::size_t i) { return verdict(boards_after_[i]) == Verdict::kVoided; });
    if (verdict(board_before_) == Verdict::kVoided && 1 - voided >= kOften) say(ReasonCode::kRescuesDead, 1 - voided);
    if (verdict(board_before_) != Verdict::kVoided && voided >= kSomeRisk) say(ReasonCode::kVoidRisk, voided);
  }

  static int count_on(const Board& board) {
    int count = 0;
    for (const BoardWeight& weight : board.shot()) count += weight.on() ? 1 : 0;
    return count;
  }

  // The last weight is worth most on an empty board.
  void look_at_the_hammer() {
    Board all_but_one = before_;
    all_but_one.count = kMaxWeights - 1;
    if (trial_.view.next(all_but_one) != kSelf) return;
    double sum = 0;
    for (const Executed& one : trial_.executed) sum += count_on(one.board);
    const double left = boards_after_.empty() ? 0 : sum / static_cast<double>(boards_after_.size());
    const int now = count_on(before_);
    const bool stays_open = left <= kOpen && left <= now + kFewMore;
    if (stays_open || left <= now - kFewer) say(ReasonCode::kKeepsOpen, 0, left);
  }

  // The side's own counting weight that is worth most, or -1.
  int best_own(const Board& board, const ValuedBoard& valued) const {
    int best = -1;
    for (int i = 0; i < board.count; ++i) {
      const auto k = static_cast<std::size_t>(i);
      if (!valued.counts[k] || weight_at(board, i).side != side_) continue;
      if (best < 0 || valued.value[k] > valued.value[idx(best)]) best = i;
    }
    return best;
  }

  double exposure(const Board& board, int target) {
    simulated_ += kExposureShots;
    return exposure_of(trial_.view, board, target, seed_);
  }

  void look_at_replies() {
    const Board passed = throw_away(trial_.view, kSelf, before_).board;
    if (four_ || !has_reply(trial_.view, passed)) return;
    const int held = best_own(before_, board_before_);
    double sum = 0, sum_held = 0;
    int leads = 0, looked_at = 0;
    for (std::size_t i = 0; i < boards_after_.size() && looked_at < kBoardsLookedAt; ++i, ++looked_at) {
      const Board& board = trial_.executed[i].board;
      const int best = best_own(board, boards_after_[i]);
      const double exposed = best < 0 ? 1 : exposure(board, best);
      if (best >= 0) ++leads, sum += exposed;
      if (held >= 0) sum_held += best == held ? exposed : weight_at(board, held).on() ? exposure(board, held) : 1;
    }
    if (looked_at == 0) return;
    if (held >= 0) {
      const double without = exposure(passed, held), with = sum_held / looked_at;
      if (without - with >= kShielded) return say(ReasonCode::kProtects, with, without, held);
    }
    if (2 * leads >= looked_at && leads > 0 && sum / leads <= kHard) say(ReasonCode::kHardReply, sum / leads);
  }

  void look_at_misses() {
    if (trial_.name.kind == ShotKind::kThrowAway || trial_.name.kind == ShotKind::kFour) return;
    double sum = 0;
    int misses = 0;
    for (std::size_t i = 0; i < boards_after_.size(); ++i) {
      const Executed& one = trial_.executed[i];
      if (succeeds(setting_, trial_.name, before_, one.board, one.settled)) continue;
      ++misses;
      sum += trial_.wins[i];
    }
    const double missed = boards_after_.empty() ? 0 : misses / static_cast<double>(boards_after_.size());
    if (missed < kSomeMisses) return;
    const double change = sum / misses - trial_.pass;
    if (change >= kCheap && missed >= kManyMisses) say(ReasonCode::kSafe, missed, change);
    if (change <= kCostly) say(ReasonCode::kRisky, missed, change);
  }

  const Trial& trial_;
  const RoundSetting& setting_;
  const Board& before_;
  bool four_;
  int side_;
  Color own_;
  ValuedBoard board_before_;
  int margin_;
  std::uint64_t seed_;
  std::vector<ValuedBoard> boards_after_;
  std::vector<Reason> reasons_;
  int simulated_ = 0;
};

}  // namespace

Findings look_at(const Trial& trial, std::uint64_t seed) {
  ReasonFinder finder(trial, seed);
  Findings findings{finder.find(), finder.mean_margin(), 0};
  findings.simulated = finder.simulated();
  return findings;
}

}  // namespace hammer::ai
