// How good it is to aim at each point of the board.
#pragma once

#include <vector>

#include "ai/player.h"

namespace hammer::ai {

struct HeatGrid {
  double from = 0;  // y of the release
  int along = 28, across = 12;
  int throws = 60;  // of each aim
};

// Each row is a speed, each column a place across the board. The first rows are aims to rest on the board, the nearest
// first; those after them, beyond its far edge, are harder throws towards that edge.
struct HeatMap {
  struct Cell {
    double x, y;
    Aim aim;
    double win;  // chance that the side to shoot then wins the game
  };
  std::vector<double> xs;      // of the rows: where a weight would stop alone on a board without an end
  std::vector<double> speeds;  // of the rows: thrown straight ahead
  std::vector<double> ys;      // of the columns: where it would stop or leave the board
  std::vector<Cell> cells;     // row after row
  double low = 0, high = 0;    // of all chances
  int best = 0;                // its cell
  int simulated = 0;
};

// By the champion's judgement, for the hands of the situation: the same noise for every aim. On boards with
// cushions a cell is aimed at by way of the cushion that does better. A point that cannot be aimed at is worth as much
// as throwing the weight away.
HeatMap heat_of(const Situation& situation, const HeatGrid& grid, std::uint64_t seed);

}  // namespace hammer::ai
