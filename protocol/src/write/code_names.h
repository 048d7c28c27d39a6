// The engine's codes by the names that messages and records use. Never rename one: records hold them.
#pragma once

#include <array>
#include <string_view>

#include "hammer/game.h"
#include "hammer/judge.h"
#include "hammer/match.h"
#include "hammer/physics.h"

namespace hammer::protocol {

template <std::size_t count>
using Names = std::array<std::string_view, count>;

// Each in the order of its enumeration.
inline constexpr Names<2> kColorNames{"red", "blue"};
inline constexpr Names<8> kZoneNames{"dead", "1", "2", "3", "4", "5", "hanger", "corner_hanger"};
inline constexpr Names<10> kLineNames{"foul_line", "deuce_line", "trey_line",   "five_line",  "far_edge",
                                      "side_edge", "outer_ring", "middle_ring", "inner_ring", "inner_ring_covered"};
inline constexpr Names<13> kWhyNames{
    "counts",     "dead",      "counts_deeper", "behind",         "level_leaders", "counts_better",      "not_better",
    "equal_best", "cancelled", "no_three",      "voided_by_dead", "first_color",   "first_color_remains"};
inline constexpr Names<7> kVerdictNames{
    "none_in_play", "level", "scores", "other_side_scores", "no_three", "voided", "first_color_remains"};
inline constexpr Names<5> kFateNames{"on", "fell", "dead", "taken_off", "forfeited"};
inline constexpr Names<5> kEdgeNames{"none", "near", "far", "left", "right"};
inline constexpr Names<4> kPhaseNames{"toss", "choice", "shooting", "over"};
inline constexpr Names<2> kCoinNames{"heads", "tails"};
inline constexpr Names<2> kEndNames{"A", "B"};
inline constexpr Names<3> kTakeNames{"hammer", "first", "color"};
inline constexpr Names<6> kFoulNames{"foot", "shaking", "out_of_turn", "wrong_color", "touched_weight", "peeking"};
inline constexpr Names<2> kDustAreaNames{"whole", "edges"};
inline constexpr Names<2> kPrizeNames{"hammer", "first"};
inline constexpr Names<25> kNoteNames{"toss_won",    "chooses",   "opens",    "shot",         "fell",
                                      "no_cushion",  "taken_off", "put_back", "dead_removed", "forfeited",
                                      "turn_failed", "scored",    "hickey",   "extra_frame",  "game_won",
                                      "jar_taken",   "match_won", "dusted",   "dust_granted", "foul",
                                      "conceded",    "undone",    "redone",   "claimed",      "corrected"};

template <class Enum, std::size_t count>
constexpr std::string_view name_in(const Names<count>& names, Enum code) {
  return names[static_cast<std::size_t>(code)];
}

constexpr std::string_view name_of(Color color) { return name_in(kColorNames, color); }
constexpr std::string_view name_of(Edge edge) { return name_in(kEdgeNames, edge); }

}  // namespace hammer::protocol
