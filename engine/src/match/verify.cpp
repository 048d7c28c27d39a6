#include "hammer/course.h"
#include "hammer/index.h"
#include "match/play.h"

namespace hammer {
namespace {

bool is_same(const Shot& a, const Shot& b) {
  return a.y == b.y && a.speed == b.speed && a.angle == b.angle && a.spin == b.spin;
}

bool is_as_drawn(const Match& match, std::uint64_t seed, const Toss& toss) {
  const Toss drawn = draw_toss(match, seed, toss.side, toss.call, toss.end);
  const bool same = match.setup().side_count() == 2 ? drawn.landed == toss.landed : drawn.order == toss.order;
  return same && drawn.end == toss.end;
}

bool is_as_drawn(const Match& match, std::uint64_t seed, const Shoot& shot) {
  return is_same(draw_throw(match, seed, shot.aimed).thrown, shot.thrown);
}

bool is_as_drawn(const Match& match, std::uint64_t seed, const ThrowFour& four) {
  const ThrowFour drawn = draw_throw_four(match, seed, four.color, four.aimed, four.aimed_spread);
  return is_same(drawn.thrown, four.thrown) && drawn.thrown_spread == four.thrown_spread;
}

bool is_as_drawn(const Match& match, std::uint64_t seed, const Event& event) {
  if (const auto* toss = std::get_if<Toss>(&event)) return is_as_drawn(match, seed, *toss);
  const auto* played = std::get_if<ShotPlayed>(&event);
  return !played || std::visit([&](const auto& shot) { return is_as_drawn(match, seed, shot); }, played->shot);
}

std::optional<Mismatch> find_mismatch(const Match& match, int index, const ShotPlayed& played) {
  const auto slide = slide_of(match.setup(), match.state(), played.shot);
  if (!slide) return Mismatch{index, MismatchKind::kEvent};
  const auto weight = first_difference(slide.value(), played.slide);
  if (!weight) return std::nullopt;
  return Mismatch{index, *weight < 0 ? MismatchKind::kTable : MismatchKind::kWeight, *weight};
}

}  // namespace

std::optional<Mismatch> verify(const Match& match, std::optional<std::uint64_t> seed) {
  Match again(match.setup());
  for (int i = 0; i < static_cast<int>(match.log().size()); ++i) {
    const Event& event = match.log()[idx(i)];
    if (seed && !is_as_drawn(again, *seed, event)) return Mismatch{i, MismatchKind::kDraw};
    if (const auto* played = std::get_if<ShotPlayed>(&event))
      if (const auto mismatch = find_mismatch(again, i, *played)) return mismatch;
    if (!again.append(event)) return Mismatch{i, MismatchKind::kEvent};
  }
  return std::nullopt;
}

bool reproduces(const Match& match, const ShotPlayed& played) { return !find_mismatch(match, 0, played); }

}  // namespace hammer
