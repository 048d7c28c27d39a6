// Shots of other kinds than the best: a ranking by worth alone is often six ways of doing the same.
#pragma once

#include <vector>

#include "ai/advice.h"
#include "view.h"

namespace hammer::ai {

struct Alternatives {
  std::vector<Aim> aims;  // one of each name, best first
  int simulated = 0;
};

// Of the shots that come to mind, by what they do when nothing trembles. At most about `effort` simulated shots.
Alternatives find_alternatives(const View& view, const Worth& worth, const Board& before, int effort,
                               std::uint64_t seed);

}  // namespace hammer::ai
