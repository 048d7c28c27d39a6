// The far end of a board in characters.
#pragma once

#include <span>
#include <string>

#include "hammer/physics.h"
#include "hammer/table.h"

namespace hammer::cli {

// Metres of the board that are drawn, from the far edge back.
inline constexpr double kPictureDepth = 1.0;

// Seen from above, the far edge on the right, the shooter's left on top. `labels` are two characters a weight.
std::string draw_far_end(const Table& table, const Position& position, std::span<const std::string> labels);

}  // namespace hammer::cli
