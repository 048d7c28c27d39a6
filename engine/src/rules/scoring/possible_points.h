// Whether a round (turn) can be worth so many points to a side: for what is reported from a real table.
#pragma once

#include "hammer/judge.h"

namespace hammer::rules {

// 0, or what up to four weights make by their zones, with a hanger worth so much.
bool can_make_with_four(const Table& table, int hanger, int points);

// 0, or what up to four weights make on the rings.
bool can_make_with_four_on_rings(int points);

// 0, or what up to so many weights make with one of 3 or more among them (HC4).
bool can_make_with_a_three(const Table& table, const Options& options, int weights, int points);

}  // namespace hammer::rules
