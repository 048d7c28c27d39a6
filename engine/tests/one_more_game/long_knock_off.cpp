// A game that is not in the list: one_more_game_test has it, by this file and a line more, and runs the contract tests.
// Only the long foul line counts, hangers are worth 5, and it goes to 21.
#include "rules/game_parts.h"

namespace hammer::rules {
namespace {

constexpr std::array kTeamSizes{1, 2};

constexpr auto kOptions = own_and_common(std::array{
    with(Option::kGameScore, 21),
    with(Option::kFoulLine, FoulLine::kLong),
    with(Option::kDeadWeights, DeadWeights::kRemoved),
    with(Option::kPeeking, Peeking::kAllowed),
    with(Option::kHangerValue, 5),
    with(Option::kTiedLeaders, TiedLeaders::kCancel),
    with(Option::kWinByTwo, true),
});

bool can_score(const Table& table, const Options& options, int points) {
  return can_make_with_four(table, options.hanger_value(), points);
}

}  // namespace

extern constinit const Game long_knock_off{
    .id = 1000000,  // far from the ids of real games
    .key = "long-knock-off",
    .name = "Long Knock Off",
    .revision = 1,
    .min_sides = 2,
    .max_sides = 2,
    .team_sizes = kTeamSizes,
    .options = kOptions,
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
