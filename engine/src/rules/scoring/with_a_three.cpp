#include "rules/game_parts.h"

#include "hammer/index.h"
#include "rules/scoring/zone_values.h"

namespace hammer::rules {
namespace {

// Past the 5 line a weight is a 3 all the same (BK5).
constexpr std::array kReasons{ReasonRule{Why::kCounts, "BK5", Zone::kFive}, ReasonRule{Why::kCounts, "HC5"},
                              ReasonRule{Why::kNoThree, "HC4"}, ReasonRule{Why::kVoidedByDead, "HC6"}};
constexpr std::array kVerdicts{VerdictRule{Verdict::kScores, "HC5"}, VerdictRule{Verdict::kNoThree, "HC4"},
                               VerdictRule{Verdict::kVoided, "HC6"}};
constexpr Grounds kGrounds{kReasons, kVerdicts};

struct Count {
  int points = 0;
  Verdict verdict = Verdict::kNoneInPlay;
};

// What lies there, before it is decided whether it counts.
struct Tally {
  int points = 0, best = 0;
  int dead = -1;  // the first dead weight
};

bool is_of(const JudgedWeight& weight, std::optional<Color> color) { return !color || weight.color == *color; }

Tally tally(const Judgement& judgement, std::optional<Color> color) {
  Tally tally;
  for (int i = judgement.count - 1; i >= 0; --i) {
    const JudgedWeight& weight = judgement.weights[idx(i)];
    if (!is_of(weight, color)) continue;
    if (!in_play(weight)) tally.dead = i;
    if (weight.value > tally.best) tally.best = weight.value;
    tally.points += weight.value;
  }
  return tally;
}

void mark(Judgement& judgement, std::optional<Color> color, Why why, int other) {
  for (int i = 0; i < judgement.count; ++i) {
    JudgedWeight& weight = judgement.weights[idx(i)];
    if (!is_of(weight, color) || !in_play(weight)) continue;
    weight.why = why;
    weight.other = other;
    weight.counts = why == Why::kCounts;
  }
}

// The weights of one colour, or all of them.
Count count(Judgement& judgement, std::optional<Color> color, bool dead_weight_voids) {
  const Tally found = tally(judgement, color);
  if (found.dead >= 0 && dead_weight_voids) {  // HC6
    mark(judgement, color, Why::kVoidedByDead, found.dead);
    return {0, Verdict::kVoided};
  }
  if (found.best == 0) return {0, Verdict::kNoneInPlay};
  if (found.best < 3) {  // HC4
    mark(judgement, color, Why::kNoThree, -1);
    return {0, Verdict::kNoThree};
  }
  mark(judgement, color, Why::kCounts, -1);
  return {found.points, Verdict::kScores};
}

}  // namespace

void score_turn_with_a_three(const JudgeSetting& setting, Judgement& judgement) {
  measure(setting, values_with_high_hangers(*setting.options), judgement);
  const Count turn = count(judgement, std::nullopt, setting.options->dead_weight_voids());
  judgement.points = {turn.points, 0};
  judgement.verdicts = {turn.verdict, turn.verdict};
}

void score_sides_with_a_three(const JudgeSetting& setting, Judgement& judgement) {
  measure(setting, values_with_high_hangers(*setting.options), judgement);
  const Count red = count(judgement, Color::kRed, setting.options->dead_weight_voids());
  const Count blue = count(judgement, Color::kBlue, setting.options->dead_weight_voids());
  judgement.points = {red.points, blue.points};
  judgement.verdicts = {red.verdict, blue.verdict};
}

const Grounds& grounds_with_a_three(const Options&) { return kGrounds; }

}  // namespace hammer::rules
