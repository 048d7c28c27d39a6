#include "hammer/judge.h"

#include <array>
#include <cassert>

#include "hammer/det_math.h"
#include "hammer/game.h"
#include "hammer/index.h"

namespace hammer {

// ---------------------------------------------------------------- where a weight lies

namespace {

constexpr ZoneLine kFoul{Line::kFoul, Zone::kOne}, kDeuce{Line::kDeuce, Zone::kTwo}, kTrey{Line::kTrey, Zone::kThree},
    kFive{Line::kFive, Zone::kFive}, kFarEdge{Line::kFarEdge, Zone::kHanger};

constexpr std::array kPlainBoard{kFoul, kDeuce, kTrey, kFarEdge};
constexpr std::array kFiveZoneBoard{kFoul, kDeuce, kTrey, kFive, kFarEdge};
// Hanging means nothing here (G6).
constexpr std::array kTargetBoard{kFoul, ZoneLine{Line::kOuterRing, Zone::kTwo},
                                  ZoneLine{Line::kMiddleRing, Zone::kThree}, ZoneLine{Line::kInnerRing, Zone::kFour},
                                  ZoneLine{Line::kInnerRingCovered, Zone::kFive}};

std::span<const ZoneLine> lines_of(const Table& table) {
  if (table.target) return kTargetBoard;
  if (table.five_line) return kFiveZoneBoard;
  return kPlainBoard;
}

// A line's distance is to the middle of its paint; the edge to clear is the far one.
constexpr double kHalfPaint = kLineWidth / 2;

// The designated foul line (G3). That of a cushion board is the centre one, whichever end it is measured from (BK4).
double foul_edge(const Table& table, const Options& options) {
  const bool from_far_end = options.foul_line() == FoulLine::kLong;
  return (from_far_end ? table.length - table.foul_line : table.foul_line) + kHalfPaint;
}

double far_end_edge(const Table& table, std::optional<double> line) {
  return line ? table.length - *line + kHalfPaint : kInfinity;
}

// From the middle of the rings to the weight's centre.
double off_centre(const Table& table, double x, double y) {
  const double along = x - (table.length - table.target->centre);
  return sqrt(along * along + y * y);
}

}  // namespace

Ruler::Ruler(const Table& table, double radius, const Options& options)
    : table_(&table),
      radius_(radius),
      foul_(foul_edge(table, options)),
      deuce_(far_end_edge(table, table.deuce_line)),
      trey_(far_end_edge(table, table.trey_line)),
      five_(far_end_edge(table, table.five_line)),
      lines_(lines_of(table)) {}

double Ruler::clearance(Line line, double x, double y) const {
  const double tail = x - radius_;
  switch (line) {
    case Line::kFoul:
      return tail - foul_;
    case Line::kDeuce:
      return tail - deuce_;
    case Line::kTrey:
      return tail - trey_;
    case Line::kFive:
      return tail - five_;
    case Line::kFarEdge:
      return x + radius_ - table_->length;
    case Line::kSideEdge:  // BK6
      return table_->cushions ? -kInfinity : abs(y) + radius_ - table_->width / 2;
    default:
      break;
  }
  if (!table_->target) return -kInfinity;
  const Target& target = *table_->target;
  const double centre = off_centre(*table_, x, y);
  switch (line) {
    case Line::kOuterRing:
      return target.outer_radius - kHalfPaint - (centre + radius_);
    case Line::kMiddleRing:
      return target.middle_radius - kHalfPaint - (centre + radius_);
    case Line::kInnerRing:
      return target.inner_radius + radius_ - centre;
    default:
      return radius_ - target.inner_radius - centre;
  }
}

Zone Ruler::zone(double x, double y) const {
  Zone zone = Zone::kDead;
  for (const ZoneLine& next : lines_) {
    if (!past(next.line, x, y)) break;
    zone = next.beyond;
  }
  if (zone == Zone::kHanger && past(Line::kSideEdge, x, y)) return Zone::kCornerHanger;  // G7
  return zone;
}

// ---------------------------------------------------------------- what it is worth, and by which rule

namespace {

constexpr std::array kReasonRules{ReasonRule{Why::kDead, "G9"}, ReasonRule{Why::kCancelled, "X4"}};
constexpr std::array kVerdictRules{VerdictRule{Verdict::kNoneInPlay, "G4"}};
constexpr Grounds kOfEveryGame{kReasonRules, kVerdictRules};

std::string_view find_rule(const Grounds& grounds, const JudgedWeight& weight) {
  for (const ReasonRule& reason : grounds.reasons)
    if (reason.why == weight.why && (!reason.zone || *reason.zone == weight.zone)) return reason.rule;
  return {};
}

std::string_view find_rule(const Grounds& grounds, Verdict verdict) {
  for (const VerdictRule& one : grounds.verdicts)
    if (one.verdict == verdict) return one.rule;
  return {};
}

// A game's own rule comes before the one that holds for every game.
template <class What>
std::string_view rule_behind(const Game& game, const Options& options, const What& what) {
  const std::string_view own = game.grounds ? find_rule(game.grounds(options), what) : std::string_view{};
  return own.empty() ? find_rule(kOfEveryGame, what) : own;
}

}  // namespace

Judgement judge(const Game& game, const JudgeSetting& setting, std::span<const PlacedWeight> weights) {
  assert(weights.size() <= kMaxWeights);
  Judgement judgement;
  for (const PlacedWeight& placed : weights) {
    JudgedWeight& weight = judgement.weights[idx(judgement.count)];
    weight.id = judgement.count++;
    weight.color = placed.color;
    weight.x = placed.x;
    weight.y = placed.y;
  }
  game.score(setting, judgement);
  return judgement;
}

std::string_view rule_of(const Game& game, const Options& options, const JudgedWeight& weight) {
  return rule_behind(game, options, weight);
}

std::string_view rule_of(const Game& game, const Options& options, Verdict verdict) {
  return rule_behind(game, options, verdict);
}

}  // namespace hammer
