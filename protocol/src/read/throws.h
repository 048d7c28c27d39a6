// Throws as they are sent: an aim from a position, the hands that throw, and throws with a declared aim.
#pragma once

#include <optional>
#include <string_view>

#include "ai/estimate.h"
#include "json/fields.h"
#include "read/situation.h"

namespace hammer::protocol {

// Reads the object `name` of `line`: a shot, or a throw of four where that is next. Complains where a weight
// blocks the release.
ai::Aim read_aim(const Fields& line, const SentSituation& sent, std::string_view name);

// The throw that a perfect hand makes of the aim.
Throw as_meant(const SentSituation& sent, const ai::Aim& aim);

// ---------------------------------------------------------------- hands

constexpr double kMaxDeviation = 0.5;  // of a hand in numbers: of the speed, rad, m

// Reads "hand": for all, or by side. Where it says nothing, the hand of the seat at turn; where that says nothing
// either, a stand-in. The setup and the state must be there.
void read_hands(const Fields& line, SentSituation& sent);

// ---------------------------------------------------------------- declared throws

// {"aimed":{shot},"thrown":{shot}}, or, where only resting places can be measured,
// {"from":y,"aimed":{"x","y"},"rest":{"x","y"}}.
// Reads "estimate" with "table", "weight" and "powder"; nothing after a complaint.
std::optional<ai::HandEstimate> read_estimate(const Fields& line);

}  // namespace hammer::protocol
