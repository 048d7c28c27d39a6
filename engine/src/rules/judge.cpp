#include "hammer/judge.h"

#include <array>
#include <cassert>

#include "hammer/game.h"
#include "hammer/index.h"

namespace hammer {
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
