#include "differs.h"

#include <algorithm>

#include "hammer/table.h"

namespace hammer::peers {

Zone zone_of(const Rest& rest, double radius) {
  const Table& table = *find_table(kDefaultTable);
  if (!rest.on()) return Zone::kOff;
  if (table.length - rest.x < radius) return Zone::kHanger;
  const auto is_past = [&](double line) { return rest.x - radius > line + 0.5 * kLineWidth; };
  if (is_past(table.length - *table.trey_line)) return Zone::kThree;
  if (is_past(table.length - *table.deuce_line)) return Zone::kTwo;
  return is_past(table.foul_line) ? Zone::kOne : Zone::kBehindFoulLine;
}

bool differ(const Outcome& a, const Outcome& b, double radius) {
  return !std::equal(a.weights.begin(), a.weights.begin() + a.count, b.weights.begin(),
                     [&](const Rest& p, const Rest& q) { return zone_of(p, radius) == zone_of(q, radius); });
}

}  // namespace hammer::peers
