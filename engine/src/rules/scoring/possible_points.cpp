#include "rules/game_parts.h"

#include <array>

#include "rules/scoring/zone_values.h"

namespace hammer::rules {
namespace {

// Weights of one value, and how many of them can lie on the board at once.
struct Kind {
  int value;
  int at_most;
};

bool can_make(int points, int weights, std::span<const Kind> kinds) {
  if (points == 0) return true;
  if (kinds.empty()) return false;
  const auto [value, at_most] = kinds.front();
  for (int used = 0; used <= weights && used <= at_most && used * value <= points; ++used)
    if (can_make(points - used * value, weights - used, kinds.subspan(1))) return true;
  return false;
}

// A weight that overhangs a corner leaves no room there for another.
constexpr int kCorners = 2;

}  // namespace

bool can_make_with_four(const Table& table, int hanger, int points) {
  const ZoneValues values = values_by_zone(table, hanger);
  const std::array kinds{Kind{1, 4}, Kind{2, 4}, Kind{3, 4}, Kind{values[Zone::kHanger], 4},
                         Kind{values[Zone::kFive], table.five_line ? 4 : 0}};
  return points >= 0 && can_make(points, 4, kinds);
}

bool can_make_with_four_on_rings(int points) {
  // Four can touch the inner ring at once; one that covers it keeps the others off, so it adds no new sum.
  return points >= 0 && points <= 4 * 4;
}

bool can_make_with_a_three(const Table& table, const Options& options, int weights, int points) {
  if (points == 0) return true;
  const ZoneValues values = values_with_high_hangers(options);
  std::array kinds{Kind{1, weights}, Kind{2, weights}, Kind{3, weights}, Kind{values[Zone::kHanger], weights},
                   Kind{values[Zone::kCornerHanger], table.cushions ? 0 : kCorners}};
  for (Kind& three : std::span(kinds).subspan(2)) {
    if (three.at_most == 0 || points < three.value) continue;
    --three.at_most;
    const bool can = can_make(points - three.value, weights - 1, kinds);
    ++three.at_most;
    if (can) return true;
  }
  return false;
}

}  // namespace hammer::rules
