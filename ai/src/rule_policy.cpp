#include "rule_policy.h"

#include "hammer/det_math.h"

namespace hammer::ai {
namespace {

constexpr double kFirmly = 1.3;  // m/s when it meets the weight
constexpr double kLeastDepth = 0.06;
constexpr double kMaxDepth = 0.8;

Cushion either(Random& random) { return random.below(2) == 0 ? Cushion::kLeft : Cushion::kRight; }

}  // namespace

std::array<int, 2> points_of(const View& view, const Judgement& judgement) {
  if (!view.setting.game->shares_board) return {judgement.points[0], 0};
  return {judgement.points[static_cast<std::size_t>(view.colors[kWe])],
          judgement.points[static_cast<std::size_t>(view.colors[kThey])]};
}

// As deep as the hand dares: one deviation short of the edge. On rings, at their middle.
Aim RulePolicy::lag(int who, Random& random) const {
  const Surface& surface = view_->setting.surface;
  const auto& target = view_->setting.table->target;
  const double depth = clamp(lag_spread(view_->hands[at(who)], surface).along, kLeastDepth, kMaxDepth);
  const double lane = random.between(-0.6, 0.6) * surface.half_width;
  const Goal goal{surface.length - (target ? target->centre : depth), target ? 0 : lane, 0};
  const double y = clamp(target ? lane : goal.y, -aimer_->most_y(), aimer_->most_y());
  const auto shot = aimer_->shot(y, goal, surface.cushions ? either(random) : Cushion::kNone);
  return {.shot = shot.value_or(Shot{.y = y, .speed = 1})};
}

Aim RulePolicy::four(int who, Random& random) const {
  const Surface& surface = view_->setting.surface;
  const double spread = lag_spread(view_->hands[at(who)], surface).along;
  const auto shot = aimer_->shot(0, {surface.length - clamp(2 * spread, 0.2, 1.0), 0, 0});
  return {.shot = {.y = 0, .speed = shot ? shot->speed : 1},
          .four = true,
          .spread = random.between(0, 0.01),
          .color = Color::kRed};
}

// The weight to be got rid of: the opponents' best while they are ahead, or one of the colour thrown together.
const BoardWeight* RulePolicy::in_the_way(int who, const Board& board) const {
  const RoundSetting& setting = view_->setting;
  if (setting.game->restore) return nullptr;
  const BoardWeight* deepest = nullptr;
  bool ours_is_deeper = false;
  for (const BoardWeight& weight : board.shot()) {
    if (!weight.on()) continue;
    const bool theirs =
        setting.game->shares_board ? weight.side != view_->sides[at(who)] : weight.color == board.first_color;
    if (deepest && deepest->x > weight.x) continue;
    if (theirs) deepest = &weight;
    ours_is_deeper = !theirs && setting.game->shares_board;
    if (ours_is_deeper) deepest = &weight;
  }
  return ours_is_deeper ? nullptr : deepest;
}

std::optional<Aim> RulePolicy::hit(const BoardWeight& weight, Random& random) const {
  const double y = clamp(weight.y, -aimer_->most_y(), aimer_->most_y());
  const auto cushion = view_->setting.surface.cushions ? either(random) : Cushion::kNone;
  const auto shot = aimer_->shot(y, {weight.x, weight.y, kFirmly}, cushion);
  if (!shot) return std::nullopt;
  return Aim{.shot = *shot};
}

Aim RulePolicy::aim(int who, const Board& board, Random& random) const {
  if (view_->setting.next(board)->four) return four(who, random);
  if (const BoardWeight* weight = in_the_way(who, board))
    if (const auto aim = hit(*weight, random)) return *aim;
  return lag(who, random);
}

RulePolicy::Result RulePolicy::play_on(Board board, Settled settled, Random& random) const {
  Result result{};
  for (int who = view_->next(board); settled == Settled::kStands && who >= 0; who = view_->next(board)) {
    Throw thrown;
    if (!throw_at(*view_, who, aim(who, board, random), board, random, thrown)) break;
    settled = play_throw(view_->setting, thrown, board);
    ++result.simulated;
  }
  if (settled == Settled::kStands) result.points = points_of(*view_, judge_board(view_->setting, board));
  return result;
}

}  // namespace hammer::ai
