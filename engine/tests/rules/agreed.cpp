#include "agreed.h"

#include <gtest/gtest.h>

#include <cmath>

#include "hammer/random.h"

namespace hammer::test {

Agreed agree(std::string_view game, std::string_view table, const Given& given, Preset preset) {
  Agreed agreed{find_game(game), find_table(table), {}};
  EXPECT_NE(agreed.game, nullptr) << game;
  EXPECT_NE(agreed.table, nullptr) << table;
  const auto options = resolve_options({.game = agreed.game, .preset = preset, .table = agreed.table, .given = given});
  EXPECT_TRUE(options) << game << " on " << table;
  agreed.options = options.value();
  return agreed;
}

namespace {

bool offers(const Game& game, Option option) {
  for (const GameOption& listed : game.options)
    if (listed.option == option) return true;
  return false;
}

std::vector<Given> ways_of_scoring(const Game& game) {
  if (!offers(game, Option::kScoring)) return {Given{}};
  std::vector<Given> ways;
  for (std::size_t i = 0; i < info_of(Option::kScoring).names.size(); ++i) ways.push_back({set(Option::kScoring, i)});
  return ways;
}

}  // namespace

std::vector<Agreed> agree_on_everything() {
  std::vector<Agreed> all;
  for (const Game* game : games())
    for (const PresetInfo& preset : presets())
      for (const Given& given : ways_of_scoring(*game))
        for (const Table& table : tables()) {
          const Agreed agreed = agree(game->key, table.name, given, preset.preset);
          if (game->is_played_on(table, agreed.options)) all.push_back(agreed);
        }
  return all;
}

namespace {

// Anywhere, or within 20 nm, 2 um or 2 mm of a line of the board.
PlacedWeight draw_weight(const Agreed& agreed, Random& random) {
  const double half_width = agreed.table->width / 2 - (agreed.table->cushions ? agreed.radius : 0);
  PlacedWeight weight{random.below(2) == 0 ? Color::kRed : Color::kBlue, random.between(0, agreed.table->length),
                      random.between(-half_width, half_width)};
  if (random.below(3) == 0) weight.x = random.between(agreed.table->length - 0.5, agreed.table->length);
  const Ruler ruler = agreed.ruler();
  if (random.below(2) == 0) {
    const ZoneLine& line = ruler.lines()[random.below(static_cast<std::uint32_t>(ruler.lines().size()))];
    constexpr std::array kHairs{2e-8, 2e-6, 2e-3};
    const double hair = kHairs[random.below(3)];
    for (int step = 0; step < 3; ++step)
      weight.x -= ruler.clearance(line.line, weight.x, weight.y) - random.between(-hair, hair);
  }
  if (weight.x < 0 || weight.x > agreed.table->length) return draw_weight(agreed, random);
  return weight;
}

bool overlaps(const PlacedWeight& weight, const Weights& others, double radius) {
  for (const PlacedWeight& other : others)
    if (std::hypot(weight.x - other.x, weight.y - other.y) < 2 * radius) return true;
  return false;
}

}  // namespace

Weights draw_weights(const Agreed& agreed, std::uint64_t seed, int count) {
  Random random(seed);
  Weights weights;
  while (static_cast<int>(weights.size()) < count) {
    PlacedWeight weight = draw_weight(agreed, random);
    if (!weights.empty() && random.below(4) == 0) {
      const double tolerance = agreed.options.tie_tolerance(false);
      weight.x = weights.back().x + random.between(-2, 2) * tolerance;
    }
    if (weight.x < 0 || weight.x > agreed.table->length || overlaps(weight, weights, agreed.radius)) continue;
    weights.push_back(weight);
  }
  return weights;
}

}  // namespace hammer::test
