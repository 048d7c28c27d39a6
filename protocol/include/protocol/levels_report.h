// `hammer levels --json`: what each hand can do on a table, and how the judgements choose.
#pragma once

#include <string>
#include <vector>

#include "ai/hand_figures.h"
#include "ai/level.h"

namespace hammer::protocol {

struct LevelsReport {
  std::string table;
  double deceleration;  // m/s²
  int throws;           // that each chance was seen on
  struct OfHand {
    const Hand* hand;
    ai::HandFigures figures;
  };
  std::vector<OfHand> hands;
};

// One object on one line, no newline.
std::string levels_json(const LevelsReport& report);

}  // namespace hammer::protocol
