// How much of a long test to run: ./test --all asks for all of it, ./test for less.
#pragma once

#include "from_environment.h"

namespace hammer::test {

inline long law_shots() { return from_environment("HAMMER_LAW_SHOTS", 50000); }

// Of a comparison that takes a hundredth of a second for each shot: a quarter unless the laws run in full too.
inline int slow_shots(int in_full) { return law_shots() >= 1000000 ? in_full : in_full / 4; }

}  // namespace hammer::test
