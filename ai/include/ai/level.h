// How well a player throws, and how well it chooses: two settings that can be combined freely.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "hammer/hand.h"

namespace hammer::ai {

// What a player thinks a board is worth.
enum class Brain : std::uint8_t {
  kLeaf,     // the trained network's distribution of the round's result, and the chance of winning that follows
  kRollout,  // the same, but the round is played to its end by a simple rule
  kGreedy,   // the points, as if the round ended now
  kLagOnly,  // the same, and it only ever lags
};

// How a player chooses between shots. JSON and the command line call it a judgement.
struct ShotPolicy {
  std::string_view name;
  Brain brain;
  double temperature;  // of the choice between shots, in chance of winning; 0: always the best
};

// Whether the policy estimates chances of winning; otherwise only points.
bool knows_chances(const ShotPolicy& policy);

// toddler to champion, weakest first, then the simple baselines lag-only, greedy and rollout.
std::span<const ShotPolicy> shot_policies();
const ShotPolicy* find_shot_policy(std::string_view name);  // or nullptr

struct Level {
  const Hand* hand;
  const ShotPolicy* policy;
};

// "pro" is pro/pro; "champion/greedy" throws like a champion and chooses greedily. Nothing if it is not a level.
std::optional<Level> find_level(std::string_view name);
std::string name_of(const Level& level);

// toddler to champion, weakest first: each names both a hand and a policy, and so a level by itself.
std::span<const std::string_view> level_names();

}  // namespace hammer::ai
