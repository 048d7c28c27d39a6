// Rules page: docs/rules/horse-collar.md
#include "rules/game_parts.h"

namespace hammer::rules {
namespace {

constexpr std::array kTeamSizes{1, 2, 4};  // HC2

constexpr auto kOptions = own_and_common(std::array{
    with(Option::kGameScore, 51),
    with(Option::kFoulLine, FoulLine::kShort),
    with(Option::kDeadWeights, DeadWeights::kStay),
    with(Option::kDeadWeightVoids, true),
    with(Option::kCornerHangers, true),
    with(Option::kPeeking, Peeking::kNotAllowed),
    with(Option::kHickeyCents, 0),
    with(Option::kWinByTwo, false),
});

bool can_score(const Table& table, const Options& options, int points) {
  return can_make_with_a_three(table, options, kMaxWeights, points);
}

}  // namespace

extern constinit const Game horse_collar{
    .id = 4,
    .key = "horse-collar",
    .name = "Horse Collar",
    .revision = 1,
    .min_sides = 2,
    .max_sides = kMaxSides,
    .team_sizes = kTeamSizes,
    .options = kOptions,
    .shares_board = false,
    .prize = Prize::kHammer,
    .is_played_on = boards_with_zones,
    .turns = eight_in_a_row,
    .score = score_turn_with_a_three,
    .grounds = grounds_with_a_three,
    .can_score = can_score,
    .winner = highest_at_game_score,
};

}  // namespace hammer::rules
