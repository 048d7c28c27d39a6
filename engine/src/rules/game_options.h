// Words for the lists of options in the games' files.
#pragma once

#include <array>

#include "hammer/options.h"

namespace hammer::rules {

constexpr GameOption with(Option option, auto fallback) { return {option, static_cast<double>(fallback)}; }

// Only while `scoring` has that value.
constexpr GameOption with(Option option, auto fallback, Scoring scoring) {
  return {option, static_cast<double>(fallback), OptionValue{Option::kScoring, static_cast<double>(scoring)}};
}

// Every game has these, with the same defaults.
inline constexpr std::array kInEveryGame{
    with(Option::kDusting, Dusting::kWhole),
    with(Option::kWear, false),
    with(Option::kToss, TossRule::kChoice),
    with(Option::kStartEnd, StartEnd::kToss),
    with(Option::kTieToleranceMm, kByOrigin),
    with(Option::kBestOf, 1),
    with(Option::kHandicap, 0),
    with(Option::kShotClock, 0),
    with(Option::kHand, HandNoise::kNone),
};

// A game's own options, then those that every game has.
template <std::size_t N>
constexpr auto own_and_common(const std::array<GameOption, N>& own) {
  std::array<GameOption, N + kInEveryGame.size()> all{};
  std::size_t next = 0;
  for (const GameOption& option : own) all[next++] = option;
  for (const GameOption& option : kInEveryGame) all[next++] = option;
  return all;
}

}  // namespace hammer::rules
