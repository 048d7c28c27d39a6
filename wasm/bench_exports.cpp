// The benchmark's scenes for JavaScript, which has the clock: positions are drawn once, then played over and over.
#include <cstdint>
#include <vector>

#include "export.h"
#include "measure.h"
#include "player_scenes.h"
#include "scenes.h"

namespace {

using namespace hammer;

std::vector<Position> prepared;
std::size_t next = 0;

std::vector<ai::bench::DecisionScene> decisions;

bool is_scene(std::uint32_t scene) { return scene < bench::scenes().size(); }

}  // namespace

// A scene's name, by its number in bench::scenes(): where it begins and how long it is; length 0 for no such scene.
HAMMER_EXPORT(hammer_bench_name) const char* hammer_bench_name(std::uint32_t scene) {
  return is_scene(scene) ? bench::scenes()[scene].name.data() : nullptr;
}
HAMMER_EXPORT(hammer_bench_name_length) std::uint32_t hammer_bench_name_length(std::uint32_t scene) {
  return is_scene(scene) ? static_cast<std::uint32_t>(bench::scenes()[scene].name.size()) : 0;
}

// Draws the scene's positions, the same as the native benchmark's. Returns how many: 0 for no such scene.
HAMMER_EXPORT(hammer_bench_prepare) std::uint32_t hammer_bench_prepare(std::uint32_t scene) {
  next = 0;
  prepared = is_scene(scene) ? bench::prepare(bench::scenes()[scene]) : std::vector<Position>();
  return static_cast<std::uint32_t>(prepared.size());
}

// Plays `count` prepared positions, going round. Returns the contacts made, so that no shot can be left out as unused.
HAMMER_EXPORT(hammer_bench_play) std::uint32_t hammer_bench_play(std::uint32_t count) {
  const Surface surface = bench::scene_surface();
  std::uint32_t contacts = 0;
  for (std::uint32_t n = 0; n < count && !prepared.empty(); ++n) {
    contacts += static_cast<std::uint32_t>(simulate(surface, prepared[next]).contacts);
    if (++next == prepared.size()) next = 0;
  }
  return contacts;
}

// Positions that a player decides in: those of one game, by its number in what `hammer games` lists. So many ordinary
// ones, then so many last throws of rounds and turns. Returns how many: 0 for no such game.
HAMMER_EXPORT(hammer_bench_decisions)
std::uint32_t hammer_bench_decisions(std::uint32_t game, std::int32_t ordinary, std::int32_t last) {
  decisions.clear();
  if (game < games().size()) decisions = ai::bench::decision_scenes(*games()[game], ordinary, last);
  return static_cast<std::uint32_t>(decisions.size());
}

// Decides in one of them. Returns how many shots were simulated.
HAMMER_EXPORT(hammer_bench_decide) std::uint32_t hammer_bench_decide(std::uint32_t scene) {
  return scene < decisions.size() ? static_cast<std::uint32_t>(ai::bench::decide(decisions[scene]).simulated) : 0;
}
