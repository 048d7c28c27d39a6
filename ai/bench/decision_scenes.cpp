#include "decision_scenes.h"

#include "ai/host.h"

namespace hammer::ai::bench {
namespace {

constexpr Effort kEffortBefore{.ordinary = 300, .last = 600};

const Table* find_table_for(const Game& game) {
  const auto is_played_on = [&](const Table& table) {
    const auto options = resolve_options({.game = &game, .table = &table});
    return options && game.is_played_on(table, options.value());
  };
  if (is_played_on(*find_table(kDefaultTable))) return find_table(kDefaultTable);
  for (const Table& table : tables())
    if (is_played_on(table)) return &table;
  return nullptr;
}

Setup setup_of(const Game& game) {
  Setup setup;
  setup.game = &game;
  setup.table = find_table_for(game);
  setup.weight = find_weight_size(kDefaultWeightSize);
  setup.deceleration = find_powder(kDefaultPowder)->deceleration;
  setup.sides = {"one", "two"};
  setup.seats = {{"one", 0}, {"two", 1}};
  setup.options = resolve_options({.game = &game, .table = setup.table}).value();
  return setup;
}

DecisionScene scene_of(const Host& host, bool last) {
  const Match& match = host.match();
  const ExamPosition position{match.setup(), match.state(), situation_of(match, *find_hand("pro")).hands};
  return {position, last, search_seed(host.seed(), match)};
}

}  // namespace

std::vector<DecisionScene> decision_scenes(const Game& game, int ordinary, int last) {
  const Level pro = *find_level("pro");
  std::vector<DecisionScene> early, late;
  for (std::uint64_t seed = 1; static_cast<int>(early.size()) < ordinary || static_cast<int>(late.size()) < last;
       ++seed) {
    Host host(setup_of(game), {pro, pro}, kEffortBefore, seed);
    // Every third throw, so that each throw of a round comes up.
    for (int throws = 0; !host.is_done(); host.step()) {
      if (!host.match().to_shoot()) continue;
      const bool is_last = is_last_throw(host.match());
      if (is_last && static_cast<int>(late.size()) < last) late.push_back(scene_of(host, true));
      if (!is_last && throws++ % 3 == 0 && static_cast<int>(early.size()) < ordinary)
        early.push_back(scene_of(host, false));
      if (static_cast<int>(early.size()) == ordinary && static_cast<int>(late.size()) == last) break;
    }
  }
  early.insert(early.end(), late.begin(), late.end());
  return early;
}

Choice decide(const DecisionScene& scene) {
  return choose(scene.position.situation(), *find_judging("champion"), Effort{}, scene.seed);
}

}  // namespace hammer::ai::bench
