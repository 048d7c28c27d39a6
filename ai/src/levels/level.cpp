#include "ai/level.h"

#include <array>

namespace hammer::ai {
namespace {

// Temperatures are our choice, so that each level beats the one below about equally often.
constexpr std::array kShotPolicies{
    ShotPolicy{"toddler", Brain::kLeaf, 0.065},  ShotPolicy{"child", Brain::kLeaf, 0.050},
    ShotPolicy{"newcomer", Brain::kLeaf, 0.040}, ShotPolicy{"beginner", Brain::kLeaf, 0.032},
    ShotPolicy{"learner", Brain::kLeaf, 0.0256}, ShotPolicy{"novice", Brain::kLeaf, 0.021},
    ShotPolicy{"casual", Brain::kLeaf, 0.015},   ShotPolicy{"league", Brain::kLeaf, 0.010},
    ShotPolicy{"pro", Brain::kLeaf, 0.006},      ShotPolicy{"champion", Brain::kLeaf, 0},
    ShotPolicy{"lag-only", Brain::kLagOnly, 0},  ShotPolicy{"greedy", Brain::kGreedy, 0},
    ShotPolicy{"rollout", Brain::kRollout, 0},
};

constexpr std::array<std::string_view, 10> kLevels{"toddler", "child",  "newcomer", "beginner", "learner",
                                                   "novice",  "casual", "league",   "pro",      "champion"};

}  // namespace

bool knows_chances(const ShotPolicy& policy) { return policy.brain == Brain::kLeaf || policy.brain == Brain::kRollout; }

std::span<const ShotPolicy> shot_policies() { return kShotPolicies; }

const ShotPolicy* find_shot_policy(std::string_view name) {
  for (const ShotPolicy& policy : kShotPolicies)
    if (policy.name == name) return &policy;
  return nullptr;
}

std::optional<Level> find_level(std::string_view name) {
  const std::size_t slash = name.find('/');
  const std::string_view hand = name.substr(0, slash);
  const std::string_view policy = slash == std::string_view::npos ? hand : name.substr(slash + 1);
  const Level level{find_hand(hand), find_shot_policy(policy)};
  if (!level.hand || !level.policy) return std::nullopt;
  return level;
}

std::string name_of(const Level& level) {
  std::string name(level.hand->name);
  if (level.hand->name != level.policy->name) {
    name += '/';
    name += level.policy->name;
  }
  return name;
}

std::span<const std::string_view> level_names() { return kLevels; }

}  // namespace hammer::ai
