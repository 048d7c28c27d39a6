// Setups for tests: every game, on every table that it is played on.
#pragma once

#include <string>
#include <vector>

#include "ai/player.h"

namespace hammer::ai {

inline Setup setup_for(const Game& game, const Table& table, const Options& options) {
  Setup setup;
  setup.game = &game;
  setup.options = options;
  setup.table = &table;
  setup.weight = find_weight_size(kDefaultWeightSize);
  setup.deceleration = find_powder(kDefaultPowder)->deceleration;
  setup.sides = {"one", "two"};
  setup.seats = {{"one", 0}, {"two", 1}};
  return setup;
}

inline std::vector<Setup> every_setup() {
  std::vector<Setup> setups;
  for (const Game* game : games())
    for (const Table& table : tables()) {
      const auto options = resolve_options({.game = game, .table = &table});
      if (options && game->is_played_on(table, options.value()))
        setups.push_back(setup_for(*game, table, options.value()));
    }
  return setups;
}

// Each game once, on the first table that it is played on.
inline std::vector<Setup> one_setup_a_game() {
  std::vector<Setup> setups;
  for (const Setup& setup : every_setup())
    if (setups.empty() || setups.back().game != setup.game) setups.push_back(setup);
  return setups;
}

// Before the first throw of a round, with side 0 to begin.
inline State at_the_start(const Setup& setup) {
  State state;
  state.phase = Phase::kShooting;
  state.order[0] = 0;
  state.order[1] = 1;
  if (setup.game->shares_board) state.colors = {Color::kRed, Color::kBlue};
  return state;
}

inline Situation situation_for(const Setup& setup, const State& state, const char* hand) {
  Situation situation{&setup, &state, {}};
  situation.hands.fill(*find_hand(hand));
  return situation;
}

inline std::string name_of(const Setup& setup) {
  return std::string(setup.game->key) + " on " + std::string(setup.table->name);
}

}  // namespace hammer::ai
