// The parts that games are put together from: boards, options, turns, order, ending, restoring and scoring. A game's
// file names those it is made of.
#pragma once

#include <array>

#include "hammer/game.h"

namespace hammer::rules {

// ---------------------------------------------------------------- boards

inline bool boards_with_zones(const Table& table, const Options&) { return !table.target; }
inline bool boards_with_rings(const Table& table, const Options&) { return table.target.has_value(); }

// ---------------------------------------------------------------- options

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

// ---------------------------------------------------------------- turns, order and ending: rounds.cpp

// The sides take turns until each has shot four (KO1); partners take turns at the rounds (M5).
std::optional<NextThrow> alternate_single_weights(const TurnView& view);

// One side shoots all eight, one colour and then the other; partners have equal shares, one after another (HC1, HC2).
std::optional<NextThrow> eight_in_a_row(const TurnView& view);

// The side that shoots first in the next round. Nobody scored, or both the same: the order changes (KO6, TD1, TD8).
int scorer_shoots_first(const RoundResult& result);  // KO6, TG4
int scorer_shoots_last(const RoundResult& result);   // TD1, TD8: the higher scorer

// When a round or frame is complete: the side that has won, kNotYet or kStillLevel.

// The highest of at least the game score; level at the top, another round or frame (KO7, HC8, HC9, CE6, X5).
int highest_at_game_score(const Standing& standing);

// The highest after the last inning; level, an extra one (BB1, BB2).
int highest_after_innings(const Standing& standing);

// ---------------------------------------------------------------- restoring: restoring.cpp

// An opponent's weight that was knocked off goes back, and with it what the shot gained (TD2-TD6).
void restore_knocked_off(const ShotView& view, Board& board);

// ---------------------------------------------------------------- scoring: scoring/

// Rounds that one side wins: its weights count as far as they beat the other side's best.

// By depth (KO2-KO5, X3, X4).
void score_deepest_side(const JudgeSetting& setting, Judgement& judgement);
const Grounds& grounds_of_depth(const Options& options);

// By value, on a target board (TG2, TG3, X4).
void score_best_ring(const JudgeSetting& setting, Judgement& judgement);
const Grounds& grounds_of_rings(const Options& options);

// Every weight counts for the side that shot it, once one of them is worth 3 (HC4-HC6).

// One side has the board alone.
void score_turn_with_a_three(const JudgeSetting& setting, Judgement& judgement);

// Two sides share it, and each counts its own (TD8).
void score_sides_with_a_three(const JudgeSetting& setting, Judgement& judgement);

const Grounds& grounds_with_a_three(const Options& options);

// Whether a round (turn) can be worth so many points to a side: for what is reported from a real table.

// 0, or what up to four weights make by their zones, with a hanger worth `hanger`.
bool can_make_with_four(const Table& table, int hanger, int points);

// 0, or what up to four weights make on the rings.
bool can_make_with_four_on_rings(int points);

// 0, or what up to `weights` make with one of 3 or more among them (HC4).
bool can_make_with_a_three(const Table& table, const Options& options, int weights, int points);

}  // namespace hammer::rules
