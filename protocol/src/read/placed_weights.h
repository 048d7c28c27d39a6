// Positions measured at a real table: {"color","x","y"} each.
#pragma once

#include <vector>

#include "hammer/judge.h"
#include "hammer/table.h"
#include "json/fields.h"

namespace hammer::protocol {

// Reads "weights": at most four of a colour, on the board, none in another. Complains by name otherwise.
std::vector<PlacedWeight> read_placed_weights(const Fields& line, const Table& table, const WeightSize& size);

}  // namespace hammer::protocol
