// Rules page: docs/rules/knock-off.md
#include "rules/game_parts.h"

namespace hammer::rules {
namespace {

constexpr std::array kTeamSizes{1, 2};

constexpr auto kOptions = own_and_common(std::array{
    with(Option::kGameScore, 15),
    with(Option::kFoulLine, FoulLine::kShort),
    with(Option::kDeadWeights, DeadWeights::kRemoved),
    with(Option::kPeeking, Peeking::kAllowed),
    with(Option::kHangerValue, 4),
    with(Option::kTiedLeaders, TiedLeaders::kVoid),
    with(Option::kWinByTwo, false),
});

// KO7
constexpr std::array kPresetValues{
    PresetValue{Preset::kBrochure, {Option::kGameScore, 15}, 2},
    PresetValue{Preset::kBrochure, {Option::kGameScore, 21}, 4},
};

bool can_score(const Table& table, const Options& options, int points) {
  return can_make_with_four(table, options.hanger_value(), points);
}

}  // namespace

extern constinit const Game knock_off{
    .id = 1,
    .key = "knock-off",
    .name = "Knock Off",
    .revision = 1,
    .min_sides = 2,
    .max_sides = 2,
    .team_sizes = kTeamSizes,
    .options = kOptions,
    .preset_values = kPresetValues,
    .shares_board = true,
    .prize = Prize::kHammer,
    .is_played_on = boards_with_zones,
    .turns = alternate_single_weights,
    .score = score_deepest_side,
    .grounds = grounds_of_depth,
    .can_score = can_score,
    .next_first = scorer_shoots_first,
    .winner = highest_at_game_score,
};

}  // namespace hammer::rules
