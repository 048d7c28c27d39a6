#include "rules/game_parts.h"

#include "hammer/det_math.h"
#include "hammer/index.h"
#include "rules/scoring/zone_values.h"

namespace hammer::rules {
namespace {

// How two weights are compared, and what is said of it.
struct Contest {
  double (*merit)(const JudgedWeight& weight);
  double level_within;  // merits no further apart than this are level
  Why counts, falls_short, level;

  double apart(const JudgedWeight& a, const JudgedWeight& b) const { return merit(a) - merit(b); }
  bool is_level(const JudgedWeight& a, const JudgedWeight& b) const { return abs(apart(a, b)) <= level_within; }
  bool is_better(const JudgedWeight& a, const JudgedWeight& b) const { return apart(a, b) > level_within; }
};

// One side's weights in play, best first, as indices into the judgement.
class Ranking {
 public:
  Ranking(const Judgement& judgement, Color color, const Contest& contest) {
    for (int i = 0; i < judgement.count; ++i) {
      const JudgedWeight& weight = judgement.weights[idx(i)];
      if (weight.color == color && in_play(weight)) insert(judgement, i, contest);
    }
  }

  bool empty() const { return best_ == count_; }
  int best() const { return order_[best_]; }
  void drop_best() { ++best_; }
  std::span<const int> indices() const { return {order_.data() + best_, count_ - best_}; }

 private:
  // Goes behind its equals, so that they stay in the order given.
  void insert(const Judgement& judgement, int index, const Contest& contest) {
    const auto merit = [&](int i) { return contest.merit(judgement.weights[idx(i)]); };
    std::size_t slot = count_++;
    for (; slot > 0 && merit(order_[slot - 1]) < merit(index); --slot) order_[slot] = order_[slot - 1];
    order_[slot] = index;
  }

  std::array<int, kMaxWeights> order_{};
  std::size_t best_ = 0, count_ = 0;
};

class Round {
 public:
  Round(Judgement& judgement, const Contest& contest)
      : judgement_(judgement),
        contest_(contest),
        red_(judgement, Color::kRed, contest),
        blue_(judgement, Color::kBlue, contest) {}

  void score(TiedLeaders tied_leaders) {
    if (red_.empty() && blue_.empty()) return say(Verdict::kNoneInPlay);
    if (tied_leaders == TiedLeaders::kCancel) cancel_level_pairs();
    if ((red_.empty() && blue_.empty()) || leaders_are_level()) return nobody_scores();
    const bool red_leads = blue_.empty() || (!red_.empty() && contest_.is_better(at(red_.best()), at(blue_.best())));
    red_leads ? side_scores(Color::kRed, red_, blue_) : side_scores(Color::kBlue, blue_, red_);
  }

 private:
  JudgedWeight& at(int index) { return judgement_.weights[idx(index)]; }
  void say(Verdict verdict) { judgement_.verdicts = {verdict, verdict}; }

  bool leaders_are_level() {
    return !red_.empty() && !blue_.empty() && contest_.is_level(at(red_.best()), at(blue_.best()));
  }

  void mark(std::span<const int> indices, Why why, int other) {
    for (const int index : indices) {
      at(index).why = why;
      at(index).other = other;
    }
  }

  // X4
  void cancel_level_pairs() {
    while (leaders_are_level()) {
      mark(red_.indices().first(1), Why::kCancelled, blue_.best());
      mark(blue_.indices().first(1), Why::kCancelled, red_.best());
      red_.drop_best();
      blue_.drop_best();
    }
  }

  // KO4, TG3
  void nobody_scores() {
    say(Verdict::kLevel);
    if (red_.empty()) return;  // all were cancelled
    mark(red_.indices(), contest_.level, blue_.best());
    mark(blue_.indices(), contest_.level, red_.best());
  }

  // KO3, TG3
  void side_scores(Color color, const Ranking& winner, const Ranking& loser) {
    int& points = judgement_.points[idx(color)];
    judgement_.verdicts[idx(color)] = Verdict::kScores;
    judgement_.verdicts[idx(other(color))] = Verdict::kOtherSideScores;
    const int rival = loser.empty() ? -1 : loser.best();
    for (const int index : winner.indices()) {
      JudgedWeight& weight = at(index);
      weight.counts = loser.empty() || contest_.is_better(weight, at(rival));
      weight.other = rival;
      if (!loser.empty()) weight.why = weight.counts ? contest_.counts : contest_.falls_short;
      if (weight.counts) points += weight.value;
    }
    mark(loser.indices(), contest_.falls_short, winner.best());
  }

  Judgement& judgement_;
  const Contest& contest_;
  Ranking red_, blue_;
};

constexpr std::array kDepthReasons{ReasonRule{Why::kCounts, "KO3"}, ReasonRule{Why::kCountsDeeper, "KO3"},
                                   ReasonRule{Why::kBehind, "KO3"}, ReasonRule{Why::kLevelLeaders, "KO4"}};
constexpr std::array kDepthVerdicts{VerdictRule{Verdict::kNoneInPlay, "KO4"}, VerdictRule{Verdict::kLevel, "KO4"},
                                    VerdictRule{Verdict::kScores, "KO3"},
                                    VerdictRule{Verdict::kOtherSideScores, "KO2"}};
constexpr Grounds kDepthGrounds{kDepthReasons, kDepthVerdicts};

constexpr std::array kRingReasons{ReasonRule{Why::kCounts, "TG3"}, ReasonRule{Why::kCountsBetter, "TG3"},
                                  ReasonRule{Why::kNotBetter, "TG3"}, ReasonRule{Why::kEqualBest, "TG3"}};
constexpr std::array kRingVerdicts{VerdictRule{Verdict::kLevel, "TG3"}, VerdictRule{Verdict::kScores, "TG3"},
                                   VerdictRule{Verdict::kOtherSideScores, "TG3"}};
constexpr Grounds kRingGrounds{kRingReasons, kRingVerdicts};

double depth(const JudgedWeight& weight) { return weight.x; }
double worth(const JudgedWeight& weight) { return weight.value; }

// G8: weights closer than the tolerance are level. A nanometre is taken off, so that rounding does not make weights
// level that were measured exactly the tolerance apart.
double level_within(const JudgeSetting& setting) {
  return max(0, setting.options->tie_tolerance(setting.reported) - kTouching);
}

}  // namespace

void score_deepest_side(const JudgeSetting& setting, Judgement& judgement) {
  measure(setting, values_by_zone(*setting.table, setting.options->hanger_value()), judgement);
  const Contest contest{depth, level_within(setting), Why::kCountsDeeper, Why::kBehind, Why::kLevelLeaders};
  Round(judgement, contest).score(setting.options->tied_leaders());
}

void score_best_ring(const JudgeSetting& setting, Judgement& judgement) {
  measure(setting, values_by_ring(), judgement);
  const Contest contest{worth, 0, Why::kCountsBetter, Why::kNotBetter, Why::kEqualBest};
  Round(judgement, contest).score(setting.options->tied_leaders());
}

const Grounds& grounds_of_depth(const Options&) { return kDepthGrounds; }
const Grounds& grounds_of_rings(const Options&) { return kRingGrounds; }

}  // namespace hammer::rules
