// How easily the opponents' next throw knocks a weight off.
#pragma once

#include "view.h"

namespace hammer::ai {

// Whether that can be asked at all: two sides share the board, a throw of the other side follows, it may knock weights
// off for good, and there is a straight way to them.
bool has_reply(const View& view, const Board& after);

// The chance that the best of a few straight hits sends `target` off. Chosen on some throws, judged on others.
double exposure_of(const View& view, const Board& after, int target, std::uint64_t seed);

inline constexpr int kExposureShots = 10 * 12 + 60;  // simulated for one board

}  // namespace hammer::ai
