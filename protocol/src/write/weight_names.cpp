#include "write/weight_names.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "english/words.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

constexpr double kOffCentre = 0.05;  // m: further from the centre line is left or right

std::string owner_words(const WeightName& name) {
  return name.side.empty() ? "the " + std::string(name_of(name.color)) : possessive(name.side);
}

std::string noun_words(const WeightName& name) {
  if (name.zone == Zone::kDead) return "dead weight";
  if (name.zone == Zone::kHanger) return "hanger";
  if (name.zone == Zone::kCornerHanger) return "corner hanger";
  return std::to_string(name.value);
}

std::string lane_words(std::optional<Lane> lane) {
  constexpr std::array<std::string_view, 3> kWords{" on the left", " in the middle", " on the right"};
  return lane ? std::string(kWords[static_cast<std::size_t>(*lane)]) : std::string();
}

std::string rank_words(const WeightName& name) {
  const bool first = name.rank == 1, last = name.rank == name.of, two = name.of == 2;
  const std::string ending = two ? "er" : "est";
  const std::string ordinal(ordinal_word(name.rank));
  if (name.by == RankBy::kDepth) return first ? "deep" + ending : last ? "short" + ending : ordinal + " deepest";
  if (first) return two ? "left one" : "leftmost";
  if (last) return two ? "right one" : "rightmost";
  return ordinal + " from the left";
}

}  // namespace

bool WeightName::is_like(const WeightName& other) const {
  return color == other.color && noun_words(*this) == noun_words(other);
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

// By whatever tells them apart best.
void WeightNames::rank(int i, Group group, WeightName& name) const {
  name.by = least_gap(group, RankBy::kDepth) >= least_gap(group, RankBy::kPlace) ? RankBy::kDepth : RankBy::kPlace;
  sort(group, name.by);
  name.rank = static_cast<int>(std::find(group.begin(), group.end(), i) - group.begin()) + 1;
  name.of = static_cast<int>(group.size());
}

std::string describe(const WeightName& name) {
  const std::string plain = owner_words(name) + ' ' + noun_words(name), where = lane_words(name.lane);
  return name.of > 1 ? "the " + rank_words(name) + " of " + plain + 's' + where : plain + where;
}

std::string describe_both(const WeightName& one, const WeightName& other) {
  if (one.alike == 2 && one.is_like(other)) return "both of " + owner_words(one) + ' ' + noun_words(one) + 's';
  return describe(one) + " and " + describe(other);
}

}  // namespace hammer::protocol
