#include "write/weight_names.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace hammer::protocol {
namespace {

constexpr double kOffCentre = 0.05;  // m: further from the centre line is left or right

// Others are named by their value.
bool has_name_of_its_own(Zone zone) {
  return zone == Zone::kDead || zone == Zone::kHanger || zone == Zone::kCornerHanger;
}

}  // namespace

bool WeightName::is_like(const WeightName& other) const {
  if (color != other.color || has_name_of_its_own(zone) != has_name_of_its_own(other.zone)) return false;
  return has_name_of_its_own(zone) ? zone == other.zone : value == other.value;
}

WeightNames::WeightNames(const SentSituation& sent) : sent_(sent), board_(sent.state.board) {
  const Judgement judgement = judge_board(setting_of(sent.setup, sent.state), board_);
  std::size_t next = 0;  // those on the board are judged in their order
  for (std::size_t i = 0; i < static_cast<std::size_t>(board_.count); ++i) {
    if (board_.weights[i].on()) judged_[i] = judgement.weights[next++];
  }
}

WeightName WeightNames::name(int i) const {
  WeightName name = plain_name(i);
  Group alike, near;
  for (int other = 0; other < board_.count; ++other) {
    if (other != i && !is_alike(i, other)) continue;
    alike.push_back(other);
    if (lane(other) == lane(i)) near.push_back(other);
  }
  name.alike = static_cast<int>(alike.size());
  if (near.size() < alike.size()) name.lane = lane(i);
  if (near.size() > 1) rank(i, near, name);
  return name;
}

int WeightNames::count_on() const {
  int count = 0;
  for (const BoardWeight& weight : board_.shot()) count += weight.on() ? 1 : 0;
  return count;
}

WeightName WeightNames::plain_name(int i) const {
  const JudgedWeight& judged = judged_[static_cast<std::size_t>(i)];
  WeightName name{.color = weight(i).color, .zone = judged.zone, .value = judged.value};
  if (sent_.setup.game->shares_board) name.side = sent_.setup.sides[static_cast<std::size_t>(weight(i).side)];
  return name;
}

bool WeightNames::is_alike(int i, int other) const {
  return weight(other).on() && plain_name(other).is_like(plain_name(i));
}

Lane WeightNames::lane(int i) const {
  const double y = weight(i).y;
  return std::abs(y) < kOffCentre ? Lane::kMiddle : y > 0 ? Lane::kLeft : Lane::kRight;
}

void WeightNames::sort(Group& group, RankBy by) const {
  const auto key = [&](int k) {
    const BoardWeight& one = weight(k);
    return by == RankBy::kDepth ? std::tuple(-one.x, -one.y, k) : std::tuple(-one.y, -one.x, k);
  };
  std::sort(group.begin(), group.end(), [&](int a, int b) { return key(a) < key(b); });
}

// Of those next to each other in that order, the least.
double WeightNames::least_gap(Group group, RankBy by) const {
  sort(group, by);
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t k = 1; k < group.size(); ++k) {
    const BoardWeight &one = weight(group[k - 1]), &next = weight(group[k]);
    least = std::min(least, by == RankBy::kDepth ? one.x - next.x : one.y - next.y);
  }
  return least;
}

// By the direction with the larger gaps.
void WeightNames::rank(int i, Group group, WeightName& name) const {
  name.by = least_gap(group, RankBy::kDepth) >= least_gap(group, RankBy::kPlace) ? RankBy::kDepth : RankBy::kPlace;
  sort(group, name.by);
  name.rank = static_cast<int>(std::find(group.begin(), group.end(), i) - group.begin()) + 1;
  name.of = static_cast<int>(group.size());
}

}  // namespace hammer::protocol
