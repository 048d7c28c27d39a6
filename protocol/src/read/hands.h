// How steady the players of a position are thought to be.
#pragma once

#include "read/situation.h"

namespace hammer::protocol {

constexpr double kMaxDeviation = 0.5;  // of a hand in numbers: of the speed, rad, m

// Reads "hand": for all, or by side. Where it says nothing, the hand of the seat at turn; where that says nothing
// either, a stand-in. The setup and the state must be there.
void read_hands(const Fields& line, SentSituation& sent);

}  // namespace hammer::protocol
