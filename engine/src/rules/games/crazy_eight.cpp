// Rules page: docs/rules/crazy-eight.md
#include "hammer/index.h"
#include "rules/game_parts.h"
#include "rules/scoring/zone_values.h"

namespace hammer::rules {
namespace {

constexpr int kThrownTogether = 4;

constexpr std::array kTeamSizes{1};  // CE1

constexpr auto kOptions = own_and_common(std::array{
    with(Option::kGameScore, 15),
    with(Option::kFoulLine, FoulLine::kLong),  // CE2
    with(Option::kDeadWeights, DeadWeights::kStay),
    with(Option::kPeeking, Peeking::kAllowed),
    with(Option::kHickeyCents, 0),
    with(Option::kWinByTwo, false),
});

// CE2, CE3
std::optional<NextThrow> four_together_then_four(const TurnView& view) {
  const Board& board = view.board;
  if (board.count >= kMaxWeights) return std::nullopt;
  NextThrow next{.order_index = 0, .player = 0, .four = board.count == 0, .left = kMaxWeights - board.count};
  if (board.first_color) next.color = other(*board.first_color);
  return next;
}

// CE2: all four must lie in play; hangers do.
bool throw_of_four_failed(const Board& board, const Ruler& ruler, const Options&) {
  if (board.count != kThrownTogether) return false;
  for (const BoardWeight& weight : board.shot())
    if (!weight.on() || !ruler.in_play(weight.x, weight.y)) return true;
  return false;
}

// The first weight of that colour that is still on the board, or -1.
int find_one(const Judgement& judgement, std::optional<Color> color) {
  for (int i = 0; i < judgement.count; ++i)
    if (judgement.weights[idx(i)].color == color) return i;
  return -1;
}

// CE4, CE5
void score_second_color(const JudgeSetting& setting, Judgement& judgement) {
  measure(setting, values_by_zone(*setting.table, kHanger), judgement);
  const int remains = find_one(judgement, setting.first_color);
  const bool cleared = setting.first_color && remains < 0 && setting.first_color_fell;
  for (int i = 0; i < judgement.count; ++i) {
    JudgedWeight& weight = judgement.weights[idx(i)];
    if (weight.color == setting.first_color) {
      weight.why = Why::kFirstColor;
    } else if (in_play(weight) && cleared) {
      weight.counts = true;
      judgement.points[0] += weight.value;
    } else if (in_play(weight)) {
      weight.why = Why::kFirstColorRemains;
      weight.other = remains;
    }
  }
  const Verdict clear_verdict = judgement.points[0] > 0 ? Verdict::kScores : Verdict::kNoneInPlay;
  judgement.verdicts.fill(cleared ? clear_verdict : Verdict::kFirstColorRemains);
}

constexpr std::array kReasons{ReasonRule{Why::kCounts, "BK5", Zone::kFive}, ReasonRule{Why::kCounts, "CE5"},
                              ReasonRule{Why::kFirstColor, "CE5"}, ReasonRule{Why::kFirstColorRemains, "CE4"}};
constexpr std::array kVerdicts{VerdictRule{Verdict::kScores, "CE5"}, VerdictRule{Verdict::kFirstColorRemains, "CE4"}};
constexpr Grounds kGrounds{kReasons, kVerdicts};

const Grounds& grounds(const Options&) { return kGrounds; }

bool can_score(const Table& table, const Options&, int points) { return can_make_with_four(table, kHanger, points); }

}  // namespace

extern constinit const Game crazy_eight{
    .id = 6,
    .key = "crazy-eight",
    .name = "Crazy Eight",
    .revision = 1,
    .min_sides = 2,
    .max_sides = kMaxSides,
    .team_sizes = kTeamSizes,
    .options = kOptions,
    .shares_board = false,
    .throws_four = true,
    .prize = Prize::kHammer,
    .is_played_on = boards_with_zones,
    .turns = four_together_then_four,
    .has_failed = throw_of_four_failed,
    .score = score_second_color,
    .grounds = grounds,
    .can_score = can_score,
    .winner = highest_at_game_score,
};

}  // namespace hammer::rules
