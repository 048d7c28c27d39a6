#include "judge_scenes.h"

#include "hammer/random.h"

namespace hammer::bench {
namespace {

// More than branch predictors learn by heart, few enough to stay in the cache.
constexpr int kPositions = 2048;
constexpr std::uint64_t kSeed = 3;

bool is_free(std::span<const PlacedWeight> placed, double x, double y, double diameter) {
  for (const PlacedWeight& other : placed) {
    const double dx = other.x - x, dy = other.y - y;
    if (dx * dx + dy * dy < diameter * diameter) return false;
  }
  return true;
}

// Half of them in the last half metre, where the lines are; the rest all over the board.
double random_x(const Table& table, Random& random) {
  const bool deep = random.below(2) == 0;
  return deep ? random.between(table.length - 0.5, table.length) : random.between(0.5, table.length);
}

JudgePosition random_position(const Table& table, double radius, Random& random) {
  JudgePosition position;
  const double across = table.cushions ? table.width / 2 - radius : table.width / 2;
  std::size_t count = 0;
  while (count < position.size()) {
    const double x = random_x(table, random);
    const double y = random.between(-across, across);
    if (!is_free({position.data(), count}, x, y, 2 * radius)) continue;
    position[count] = {count % 2 == 0 ? Color::kRed : Color::kBlue, x, y};
    ++count;
  }
  return position;
}

bool opens_with_four(const Game& game) {
  const Board empty;
  const auto opening = game.turns({empty, 0, 1});
  return opening && opening->four;
}

std::optional<JudgeScene> scene_of(const Game& game) {
  const double radius = find_weight_size(kDefaultWeightSize)->radius;
  for (const Table& table : tables()) {
    OptionRequest request{.game = &game, .table = &table};
    request.sides = request.players = game.min_sides;
    const auto options = resolve_options(request);
    if (!options || !game.is_played_on(table, options.value())) continue;
    JudgeScene scene{&game, &table, options.value(), radius, std::nullopt, {}};
    if (opens_with_four(game)) scene.first_color = Color::kRed;
    Random random(kSeed);
    for (int i = 0; i < kPositions; ++i) scene.positions.push_back(random_position(table, radius, random));
    return scene;
  }
  return std::nullopt;
}

}  // namespace

Judgement JudgeScene::judge_at(std::size_t i) const {
  const JudgeSetting setting{.table = table, .radius = radius, .options = &options, .first_color = first_color};
  return judge(*game, setting, positions[i]);
}

std::vector<JudgeScene> judge_scenes() {
  std::vector<JudgeScene> scenes;
  for (const Game* game : games())
    if (auto scene = scene_of(*game)) scenes.push_back(std::move(*scene));
  return scenes;
}

}  // namespace hammer::bench
