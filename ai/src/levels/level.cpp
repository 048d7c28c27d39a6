#include "ai/level.h"

#include <array>

namespace hammer::ai {
namespace {

// Temperatures are our choice, so that each level beats the one below about equally often.
constexpr std::array kJudgings{
    Judging{"novice", Brain::kLeaf, 0.021}, Judging{"casual", Brain::kLeaf, 0.015},
    Judging{"league", Brain::kLeaf, 0.010}, Judging{"pro", Brain::kLeaf, 0.006},
    Judging{"champion", Brain::kLeaf, 0},   Judging{"lag-only", Brain::kLagOnly, 0},
    Judging{"greedy", Brain::kGreedy, 0},   Judging{"rollout", Brain::kRollout, 0},
};

constexpr std::array<std::string_view, 5> kLevels{"novice", "casual", "league", "pro", "champion"};

}  // namespace

bool knows_chances(const Judging& judging) { return judging.brain == Brain::kLeaf || judging.brain == Brain::kRollout; }

std::span<const Judging> judgings() { return kJudgings; }

const Judging* find_judging(std::string_view name) {
  for (const Judging& judging : kJudgings)
    if (judging.name == name) return &judging;
  return nullptr;
}

std::optional<Level> find_level(std::string_view name) {
  const std::size_t slash = name.find('/');
  const std::string_view hand = name.substr(0, slash);
  const std::string_view judging = slash == std::string_view::npos ? hand : name.substr(slash + 1);
  const Level level{find_hand(hand), find_judging(judging)};
  if (!level.hand || !level.judging) return std::nullopt;
  return level;
}

std::string name_of(const Level& level) {
  std::string name(level.hand->name);
  if (level.hand->name != level.judging->name) {
    name += '/';
    name += level.judging->name;
  }
  return name;
}

std::span<const std::string_view> level_names() { return kLevels; }

}  // namespace hammer::ai
