// Shots worth looking at. Those that come to mind (lags, hits, taps, banks, a throw-away), found by turning the
// simulator round; and a grid over everything that can be thrown. All of it from the game's description.
#pragma once

#include <vector>

#include "aiming.h"
#include "view.h"

namespace hammer::ai {

struct Candidate {
  Aim aim;
  Idea idea;
};

// Lags only.
std::vector<Candidate> lags(const View& view, const Aimer& aimer);
// Everything that comes to mind on this board.
std::vector<Candidate> ideas(const View& view, const Aimer& aimer, const Board& board);

// How fine a grid is.
struct Mesh {
  int places;   // across the board, at release
  int lanes;    // across the board, at the far end
  int reaches;  // how hard
};
std::vector<Candidate> grid(const View& view, const Aimer& aimer, const Mesh& mesh);

// Four weights together: how hard, where to, how far apart.
std::vector<Candidate> throws_of_four(const View& view, const Aimer& aimer, const Mesh& mesh);

// A little different from a shot, in every direction; `step` 1 is about the distance between neighbours of a grid.
std::vector<Candidate> neighbours(const View& view, const Candidate& candidate, double step);

}  // namespace hammer::ai
