#include "game_fixture.h"

#include <gtest/gtest.h>

#include <cmath>

#include "hammer/random.h"

namespace hammer::test {

GameFixture make_game(std::string_view game, std::string_view table, const Given& given, Preset preset) {
  GameFixture fixture{find_game(game), find_table(table), {}};
  EXPECT_NE(fixture.game, nullptr) << game;
  EXPECT_NE(fixture.table, nullptr) << table;
  const auto options =
      resolve_options({.game = fixture.game, .preset = preset, .table = fixture.table, .given = given});
  EXPECT_TRUE(options) << game << " on " << table;
  fixture.options = options.value();
  return fixture;
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

std::vector<GameFixture> make_every_game() {
  std::vector<GameFixture> all;
  for (const Game* game : games())
    for (const PresetInfo& preset : presets())
      for (const Given& given : ways_of_scoring(*game))
        for (const Table& table : tables()) {
          const GameFixture fixture = make_game(game->key, table.name, given, preset.preset);
          if (game->is_played_on(table, fixture.options)) all.push_back(fixture);
        }
  return all;
}

namespace {

// Anywhere, or within 20 nm, 2 um or 2 mm of a line of the board.
PlacedWeight draw_weight(const GameFixture& fixture, Random& random) {
  const double half_width = fixture.table->width / 2 - (fixture.table->cushions ? fixture.radius : 0);
  PlacedWeight weight{random.below(2) == 0 ? Color::kRed : Color::kBlue, random.between(0, fixture.table->length),
                      random.between(-half_width, half_width)};
  if (random.below(3) == 0) weight.x = random.between(fixture.table->length - 0.5, fixture.table->length);
  const Ruler ruler = fixture.ruler();
  if (random.below(2) == 0) {
    const ZoneLine& line = ruler.lines()[random.below(static_cast<std::uint32_t>(ruler.lines().size()))];
    constexpr std::array kHairs{2e-8, 2e-6, 2e-3};
    const double hair = kHairs[random.below(3)];
    for (int step = 0; step < 3; ++step)
      weight.x -= ruler.clearance(line.line, weight.x, weight.y) - random.between(-hair, hair);
  }
  if (weight.x < 0 || weight.x > fixture.table->length) return draw_weight(fixture, random);
  return weight;
}

bool overlaps(const PlacedWeight& weight, const Weights& others, double radius) {
  for (const PlacedWeight& other : others)
    if (std::hypot(weight.x - other.x, weight.y - other.y) < 2 * radius) return true;
  return false;
}

}  // namespace

Weights draw_weights(const GameFixture& fixture, std::uint64_t seed, int count) {
  Random random(seed);
  Weights weights;
  while (static_cast<int>(weights.size()) < count) {
    PlacedWeight weight = draw_weight(fixture, random);
    if (!weights.empty() && random.below(4) == 0) {
      const double tolerance = fixture.options.tie_tolerance(false);
      weight.x = weights.back().x + random.between(-2, 2) * tolerance;
    }
    if (weight.x < 0 || weight.x > fixture.table->length || overlaps(weight, weights, fixture.radius)) continue;
    weights.push_back(weight);
  }
  return weights;
}

}  // namespace hammer::test
