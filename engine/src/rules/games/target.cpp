// Rules page: docs/rules/target.md
#include "rules/game_parts.h"

namespace hammer::rules {
namespace {

constexpr std::array kTeamSizes{1, 2};

constexpr auto kOptions = own_and_common(std::array{
    with(Option::kGameScore, 15),
    with(Option::kFoulLine, FoulLine::kShort),
    with(Option::kDeadWeights, DeadWeights::kRemoved),
    with(Option::kPeeking, Peeking::kAllowed),
    with(Option::kTiedLeaders, TiedLeaders::kVoid),
    with(Option::kWinByTwo, false),
});

bool can_score(const Table&, const Options&, int points) { return can_make_with_four_on_rings(points); }

}  // namespace

extern constinit const Game target{
    .id = 2,
    .key = "target",
    .name = "Target",
    .revision = 1,
    .min_sides = 2,
    .max_sides = 2,
    .team_sizes = kTeamSizes,
    .options = kOptions,
    .shares_board = true,
    .prize = Prize::kHammer,
    .is_played_on = boards_with_rings,
    .turns = alternate_single_weights,
    .score = score_best_ring,
    .grounds = grounds_of_rings,
    .can_score = can_score,
    .next_first = scorer_shoots_first,
    .winner = highest_at_game_score,
};

}  // namespace hammer::rules
