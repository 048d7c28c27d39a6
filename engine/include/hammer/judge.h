// From positions to zones, values and points. Codes and numbers only: words are the protocol's.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "hammer/options.h"
#include "hammer/table.h"

namespace hammer {

struct Game;

enum class Color : std::uint8_t { kRed, kBlue };
inline Color other(Color color) { return color == Color::kRed ? Color::kBlue : Color::kRed; }

// Where a weight lies (G4-G7), whatever the game makes of it. On a target board the ring's value, kOne to kFive.
enum class Zone : std::uint8_t { kDead, kOne, kTwo, kThree, kFour, kFive, kHanger, kCornerHanger };

enum class Line : std::uint8_t {
  kFoul,
  kDeuce,
  kTrey,
  kFive,
  kFarEdge,   // past it: hangs
  kSideEdge,  // past it: hangs over the corner
  kOuterRing,
  kMiddleRing,
  kInnerRing,        // past it: touches the ring
  kInnerRingCovered  // past it: covers the ring
};

// Why a weight counts or does not.
enum class Why : std::uint8_t {
  kCounts,            // nothing stands against it
  kDead,              // not clear of the designated foul line (G4, G9)
  kCountsDeeper,      // deeper than `other`, the opponents' deepest (KO3)
  kBehind,            // not deeper than `other`, the opponents' deepest (KO3)
  kLevelLeaders,      // its side's deepest and `other` are level, so nobody scores (KO4)
  kCountsBetter,      // worth more than `other`, the opponents' best (TG3)
  kNotBetter,         // not worth more than `other` (TG3)
  kEqualBest,         // its side's best and `other` are worth the same, so nobody scores (TG3)
  kCancelled,         // level with, or worth as much as, `other`: both are ignored (X4)
  kNoThree,           // no weight of the turn is worth 3 (HC4)
  kVoidedByDead,      // the dead weight `other` voids the turn (HC6)
  kFirstColor,        // of the colour thrown first, which never scores (CE5)
  kFirstColorRemains  // the first colour has not all been knocked off (CE4); `other`, where one is on the board
};

struct JudgedWeight {
  int id;  // its index among those judged; of a round that was played, among those shot
  Color color;
  double x, y;
  Zone zone;
  int value;  // by its zone in this game, whether or not it counts
  bool counts;
  Why why;
  int other = -1;    // the weight that decided it, an index into Judgement::weights
  Line line;         // the nearest line or edge whose crossing would change the value
  double clearance;  // m, signed: positive past that line, 0 when it touches
};

enum class Verdict : std::uint8_t {
  kNoneInPlay,        // nobody scores (KO4)
  kLevel,             // nobody scores: the leaders are level, or worth the same (KO4, TG3)
  kScores,            // `points` says how much
  kOtherSideScores,   // only one side scores in a round, and it is the other one (KO2, TG3)
  kNoThree,           // HC4
  kVoided,            // HC6
  kFirstColorRemains  // CE4
};

struct Judgement {
  int count = 0;
  std::array<JudgedWeight, kMaxWeights> weights{};  // in the order given
  // By colour, where two sides share the board; else points[0] is the turn's.
  std::array<int, 2> points{};
  // By colour in the same way; verdicts[0] is the turn's.
  std::array<Verdict, 2> verdicts{Verdict::kNoneInPlay, Verdict::kNoneInPlay};

  std::span<const JudgedWeight> judged() const& { return {weights.data(), static_cast<std::size_t>(count)}; }
  void judged() const&& = delete;  // the span would outlive the judgement
};

// A weight that lies on the board.
struct PlacedWeight {
  Color color;
  double x, y;
};

// What a judge needs to know besides the weights.
struct JudgeSetting {
  const Table* table;
  double radius;
  const Options* options;
  bool reported = false;               // entered by hand: the larger tolerance of G8
  std::optional<Color> first_color{};  // Crazy Eight: the colour thrown together
  bool first_color_fell = true;        // CE4: those of it that are not on the board all fell
};

// At most kMaxWeights weights, all on the board. Does not allocate.
Judgement judge(const Game& game, const JudgeSetting& setting, std::span<const PlacedWeight> weights);

// ---------------------------------------------------------------- what it rests on

// The rule behind a reason, by its id in docs/rules. With a zone: for weights that lie there.
struct ReasonRule {
  Why why;
  std::string_view rule;
  std::optional<Zone> zone{};
};

struct VerdictRule {
  Verdict verdict;
  std::string_view rule;
};

// A game's grounds for what it counts; of several that fit, the first.
struct Grounds {
  std::span<const ReasonRule> reasons{};
  std::span<const VerdictRule> verdicts{};
};

// The rule that decided. Empty where the game gives none.
std::string_view rule_of(const Game& game, const Options& options, const JudgedWeight& weight);
std::string_view rule_of(const Game& game, const Options& options, Verdict verdict);

// ---------------------------------------------------------------- measuring

// A line of a table, and the zone that a weight past it lies in.
struct ZoneLine {
  Line line;
  Zone beyond;
};

// Distances along the board and from rings: every "clear of a line" is decided here.
class Ruler {
 public:
  Ruler(const Table& table, double radius, const Options& options);

  // Signed, positive past. Infinity of the wrong sign (never past) where the table has no such line.
  double clearance(Line line, double x, double y) const;

  // Level with a line is not past it (G2); level with the inner ring touches it, and is (TG2).
  bool past(Line line, double x, double y) const {
    return clearance(line, x, y) > (line == Line::kInnerRing ? -kTouching : kTouching);
  }
  bool in_play(double x, double y) const { return past(Line::kFoul, x, y); }  // G4, for a weight on the board
  Zone zone(double x, double y) const;

  // In the order in which weights pass them: one that is past a line is past all before it. The side edges, which
  // matter to hangers only, are not among them.
  std::span<const ZoneLine> lines() const { return lines_; }

 private:
  const Table* table_;
  double radius_;
  double foul_, deuce_, trey_, five_;  // the edge of the paint to clear, as x
  std::span<const ZoneLine> lines_;
};

}  // namespace hammer
