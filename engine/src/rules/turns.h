// Who throws what next.
#pragma once

#include "hammer/game.h"

namespace hammer::rules {

// The sides take turns until each has shot four (KO1); partners take turns at the rounds (M5).
std::optional<NextThrow> alternate_single_weights(const TurnView& view);

// One side shoots all eight, one colour and then the other; partners have equal shares, one after another (HC1, HC2).
std::optional<NextThrow> eight_in_a_row(const TurnView& view);

}  // namespace hammer::rules
