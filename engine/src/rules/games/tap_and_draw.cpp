// Rules page: docs/rules/tap-and-draw.md
#include "rules/game_parts.h"

namespace hammer::rules {
namespace {

constexpr std::array kTeamSizes{1, 2};

// TD7, TD8
constexpr auto kOptions = own_and_common(std::array{
    with(Option::kScoring, Scoring::kKnockOff),
    with(Option::kGameScore, 15),
    with(Option::kGameScore, 51, Scoring::kHorseCollar),
    with(Option::kFoulLine, FoulLine::kShort),
    with(Option::kDeadWeights, DeadWeights::kRemoved),
    with(Option::kDeadWeights, DeadWeights::kStay, Scoring::kHorseCollar),
    with(Option::kDeadWeightVoids, true, Scoring::kHorseCollar),
    with(Option::kCornerHangers, true, Scoring::kHorseCollar),
    with(Option::kPeeking, Peeking::kAllowed),
    with(Option::kPeeking, Peeking::kNotAllowed, Scoring::kHorseCollar),
    with(Option::kHangerValue, 4, Scoring::kKnockOff),
    with(Option::kTiedLeaders, TiedLeaders::kVoid, Scoring::kKnockOff),
    with(Option::kTiedLeaders, TiedLeaders::kVoid, Scoring::kTarget),
    with(Option::kWinByTwo, false),
});

bool is_played_on(const Table& table, const Options& options) {
  return (options.scoring() == Scoring::kTarget ? boards_with_rings : boards_with_zones)(table, options);
}

void score(const JudgeSetting& setting, Judgement& judgement) {
  switch (setting.options->scoring()) {
    case Scoring::kKnockOff:
      return score_deepest_side(setting, judgement);
    case Scoring::kHorseCollar:
      return score_sides_with_a_three(setting, judgement);
    case Scoring::kTarget:
      return score_best_ring(setting, judgement);
  }
}

const Grounds& grounds(const Options& options) {
  switch (options.scoring()) {
    case Scoring::kKnockOff:
      return grounds_of_depth(options);
    case Scoring::kHorseCollar:
      return grounds_with_a_three(options);
    case Scoring::kTarget:
      break;
  }
  return grounds_of_rings(options);
}

bool can_score(const Table& table, const Options& options, int points) {
  switch (options.scoring()) {
    case Scoring::kKnockOff:
      return can_make_with_four(table, options.hanger_value(), points);
    case Scoring::kHorseCollar:
      return can_make_with_a_three(table, options, kMaxWeights / 2, points);
    case Scoring::kTarget:
      return can_make_with_four_on_rings(points);
  }
  return false;
}

bool both_can_score(const Options& options) { return options.scoring() == Scoring::kHorseCollar; }

}  // namespace

extern constinit const Game tap_and_draw{
    .id = 3,
    .key = "tap-and-draw",
    .name = "Tap & Draw",
    .revision = 1,
    .min_sides = 2,
    .max_sides = 2,
    .team_sizes = kTeamSizes,
    .options = kOptions,
    .shares_board = true,
    .prize = Prize::kFirst,
    .is_played_on = is_played_on,
    .turns = alternate_single_weights,
    .restore = restore_knocked_off,
    .score = score,
    .grounds = grounds,
    .can_score = can_score,
    .both_can_score = both_can_score,
    .next_first = scorer_shoots_last,
    .winner = highest_at_game_score,
};

}  // namespace hammer::rules
