// A throw from a position that was sent: as it is meant, and as it comes out.
#pragma once

#include <string_view>

#include "read/situation.h"

namespace hammer::protocol {

// Reads the object `name` of `line`: a shot, or a throw of four where that is next. Complains where a weight lies in
// its way of being let go.
ai::Aim read_aim(const Fields& line, const SentSituation& sent, std::string_view name);

// The aim as if no hand trembled.
Throw as_meant(const SentSituation& sent, const ai::Aim& aim);

}  // namespace hammer::protocol
