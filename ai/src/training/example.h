// What a network learns from: a board with a throw to come, and how the round ended.
#pragma once

#include <vector>

#include "board_features.h"

namespace hammer::ai {

struct Example {
  Features features;
  int own, other;  // points, as the side that was to throw saw it
};

}  // namespace hammer::ai
