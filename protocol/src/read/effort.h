// How hard machine players think.
#pragma once

#include "ai/player.h"
#include "json/fields.h"

namespace hammer::protocol {

// Reads "effort", simulated shots for an ordinary decision, and "effort_last", for the last of a round or turn. Where
// only the first is given, the other is as many times more as it is by default.
ai::Effort read_effort(const Fields& line);

}  // namespace hammer::protocol
