// How well a player throws, and how well it chooses: two dials, every mixture allowed.
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

struct Judging {
  std::string_view name;
  Brain brain;
  double temperature;  // of the choice between shots, in chance of winning; 0: always the best
};

// Whether this judging knows chances of winning, or only points.
bool knows_chances(const Judging& judging);

// novice to champion, then the honest baselines lag-only, greedy and rollout.
std::span<const Judging> judgings();
const Judging* find_judging(std::string_view name);  // or nullptr

struct Level {
  const Hand* hand;
  const Judging* judging;
};

// "pro" is pro/pro; "champion/greedy" throws like a champion and judges greedily. Nothing where it is not a level.
std::optional<Level> find_level(std::string_view name);
std::string name_of(const Level& level);

// novice, casual, league, pro, champion: the hands and judgements that a level may be named by alone.
std::span<const std::string_view> level_names();

}  // namespace hammer::ai
