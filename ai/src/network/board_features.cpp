#include "network/board_features.h"

#include "hammer/det_math.h"
#include "hammer/index.h"

namespace hammer::ai {
namespace {

// Lengths of a fine and a coarse scale for depth, measured from the far edge. m, our choice.
constexpr double kNearEdge = 0.35, kFarEnd = 1.2;
constexpr double kValueScale = 0.25;
constexpr int kMaxValue = 8;  // higher values count as this

double ramp(double distance, double length) { return max(0, 1 - distance / length); }

// A judged weight, and whether it is one of the viewer's.
struct Seen {
  const JudgedWeight* weight;
  bool mine;
};

class FeatureFiller {
 public:
  FeatureFiller(const RoundSetting& setting, const Board& board, const Judgement& judgement, const Viewer& viewer,
                Features& features)
      : setting_(setting), board_(board), judgement_(judgement), viewer_(viewer), features_(features) {
    features_.fill(0);
    sort_by_depth();
  }

  void fill() {
    const double mirror = count_ > 0 && seen_[0].weight->y < 0 ? -1 : 1;
    for (int i = 0; i < count_ && i < kSlots; ++i) add_weight(i, mirror);
    add_the_rest();
  }

 private:
  void sort_by_depth() {
    for (const JudgedWeight& weight : judgement_.judged()) {
      int place = count_++;
      for (; place > 0 && seen_[idx(place - 1)].weight->x < weight.x; --place)
        seen_[idx(place)] = seen_[idx(place - 1)];
      seen_[idx(place)] = {&weight, is_mine(weight)};
    }
  }

  // If a side has the board alone, the colour thrown together is the one to clear.
  bool is_mine(const JudgedWeight& weight) const {
    return setting_.game->shares_board ? weight.color == viewer_.color : weight.color != board_.first_color;
  }

  double from_end(const JudgedWeight& weight) const { return setting_.table->length - weight.x; }

  // Another weight lies on the straight way to it.
  bool is_guarded(int i) const {
    const double width = 2 * setting_.surface.radius;
    for (int j = i + 1; j < count_; ++j)
      if (abs(seen_[idx(j)].weight->y - seen_[idx(i)].weight->y) < width) return true;
    return false;
  }

  void add_weight(int i, double mirror) {
    const JudgedWeight& weight = *seen_[idx(i)].weight;
    const double sign = seen_[idx(i)].mine ? 1 : -1;
    const double value = kValueScale * (weight.value < kMaxValue ? weight.value : kMaxValue);
    const double deep = ramp(from_end(weight), kFarEnd);
    const double y = mirror * weight.y / setting_.surface.half_width;
    const std::array<double, kSlotInputs> inputs{sign,
                                                 1,
                                                 value,
                                                 sign * value,
                                                 ramp(from_end(weight), kNearEdge),
                                                 deep,
                                                 sign * deep,
                                                 y,
                                                 abs(y),
                                                 weight.counts ? sign : 0,
                                                 is_guarded(i) ? sign : 0};
    for (int k = 0; k < kSlotInputs; ++k) features_[idx(i * kSlotInputs + k)] = static_cast<float>(inputs[idx(k)]);
  }

  struct Side {
    int in_play = 0, max_value = 0, dead = 0;
    double deepest = 0;
  };

  Side count_of(bool mine) const {
    Side side;
    for (int i = 0; i < count_; ++i) {
      const JudgedWeight& weight = *seen_[idx(i)].weight;
      if (seen_[idx(i)].mine != mine) continue;
      if (weight.zone == Zone::kDead) {
        ++side.dead;
        continue;
      }
      ++side.in_play;
      if (weight.value > side.max_value) side.max_value = weight.value;
      side.deepest = max(side.deepest, weight.x);
    }
    return side;
  }

  double points(bool mine) const {
    if (!setting_.game->shares_board) return mine ? judgement_.points[0] : 0;
    return judgement_.points[idx(mine ? viewer_.color : other(viewer_.color))];
  }

  void add_the_rest() {
    const int left = kMaxWeights - board_.count;
    if (left > 0) features_[idx(kSlots * kSlotInputs + left - 1)] = 1;
    next_ = kSlots * kSlotInputs + kMaxWeights;
    const Side mine = count_of(true), theirs = count_of(false);
    add(min(points(true), 24) * 0.125);
    add(min(points(false), 24) * 0.125);
    add(mine.in_play * 0.25);
    add(theirs.in_play * 0.25);
    add(mine.dead * 0.5);
    add(theirs.dead * 0.5);
    add(mine.max_value >= 3 ? 1 : 0);
    add(theirs.max_value >= 3 ? 1 : 0);
    add(clamp((mine.deepest - theirs.deepest) / kNearEdge, -1, 1));
    add(mine.deepest > theirs.deepest ? 1 : 0);
    add(viewer_.own.along);
    add(viewer_.own.across);
    add(viewer_.other.along);
    add(viewer_.other.across);
    add(setting_.surface.cushions ? 1 : 0);
    add(setting_.table->length / 6.3 - 1);
    add(setting_.options->foul_line() == FoulLine::kLong ? 1 : 0);
    add(setting_.table->five_line ? 1 : 0);
  }

  void add(double input) { features_[idx(next_++)] = static_cast<float>(input); }

  const RoundSetting& setting_;
  const Board& board_;
  const Judgement& judgement_;
  const Viewer& viewer_;
  Features& features_;
  std::array<Seen, kMaxWeights> seen_{};
  int count_ = 0;
  int next_ = 0;
};

}  // namespace

LagSpread lag_spread(const Hand& hand, const Surface& surface) {
  const double way = surface.length - kReleaseX;
  const double speed = sqrt(2 * surface.deceleration * way);
  const double hard = max(0, speed - kEasySpeed);
  const double share = hand.speed + hand.speed_hard * hard, angle = hand.angle + hand.angle_hard * hard;
  return {2 * share * way, sqrt(hand.place * hand.place + angle * angle * way * way)};
}

HandFeatures features_of(const Hand& hand, const Surface& surface) {
  const LagSpread spread = lag_spread(hand, surface);
  const auto scaled = [](double deviation, double middle) {
    return static_cast<float>(0.5 * log(max(deviation, 0.001) / middle));
  };
  return {scaled(spread.along, 0.2), scaled(spread.across, 0.03)};
}

void fill_features(const RoundSetting& setting, const Board& board, const Judgement& judgement, const Viewer& viewer,
                   Features& features) {
  FeatureFiller(setting, board, judgement, viewer, features).fill();
}

}  // namespace hammer::ai
