#include "lobby/pairing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

namespace hammer::server {
namespace {

constexpr double kFirstWindow = 100;  // points
constexpr double kWidening = 10;      // points a second
constexpr double kAnybodyAfter = 60;  // s
// How many of the next stronger ones each is compared with: thousands may seek at once.
constexpr std::size_t kNeighbours = 32;

struct Possible {
  double gap;
  Loop::TimePoint since;  // of whichever has waited longer
  std::size_t one, other;

  auto order() const { return std::tie(gap, since, one, other); }
};

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

void sort_by_game_and_rating(std::vector<std::size_t>& indices, std::span<const Seeker> seekers) {
  std::ranges::sort(indices, [&](std::size_t a, std::size_t b) {
    return std::tie(seekers[a].game, seekers[a].rating, a) < std::tie(seekers[b].game, seekers[b].rating, b);
  });
}

// Of neighbours in `indices`, which are sorted.
std::vector<Possible> possible_pairs(std::span<const Seeker> seekers, std::span<const std::size_t> indices,
                                     Loop::TimePoint now, const MayMeet& may_meet) {
  std::vector<Possible> possible;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    const Seeker& one = seekers[indices[i]];
    for (std::size_t j = i + 1, met = 0; j < indices.size() && met < kNeighbours; ++j) {
      const Seeker& other = seekers[indices[j]];
      if (one.game != other.game) break;
      if (one.account == other.account || !may_meet(one.account, other.account)) continue;
      ++met;
      const Loop::TimePoint since = std::min(one.since, other.since);
      const double gap = std::abs(one.rating - other.rating);
      if (gap <= pairing_window(now - since)) possible.push_back({gap, since, indices[i], indices[j]});
    }
  }
  std::ranges::sort(possible, [](const Possible& a, const Possible& b) { return a.order() < b.order(); });
  return possible;
}

}  // namespace

double pairing_window(std::chrono::duration<double> waited) {
  if (waited.count() >= kAnybodyAfter) return std::numeric_limits<double>::infinity();
  return kFirstWindow + kWidening * std::max(waited.count(), 0.0);
}

Pairs pair_up(std::span<const Seeker> seekers, Loop::TimePoint now, const MayMeet& may_meet) {
  std::vector<std::size_t> left(seekers.size());
  std::iota(left.begin(), left.end(), std::size_t{0});
  sort_by_game_and_rating(left, seekers);
  std::vector<bool> is_taken(seekers.size());
  Pairs pairs;
  // Again among the rest: all neighbours of one may have been paired with each other.
  for (bool has_found = true; has_found;) {
    has_found = false;
    for (const Possible& pair : possible_pairs(seekers, left, now, may_meet)) {
      if (is_taken[pair.one] || is_taken[pair.other]) continue;
      is_taken[pair.one] = is_taken[pair.other] = has_found = true;
      pairs.emplace_back(pair.one, pair.other);
    }
    std::erase_if(left, [&](std::size_t index) { return is_taken[index]; });
  }
  return pairs;
}

}  // namespace hammer::server
