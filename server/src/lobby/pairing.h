// Pairs those who seek an opponent: of nearest strength, and after a minute of any.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/loop.h"
#include "store/store.h"

namespace hammer::server {

struct Seeker {
  AccountId account = 0;
  std::string game = "";
  double rating = 1500;
  Loop::Steady since{};
};

// How far apart two ratings may be, by how long the one has waited that has waited longer; in points, at last infinite.
double pairing_window(std::chrono::duration<double> waited);

using MayMeet = std::function<bool(AccountId, AccountId)>;

// Indices of seekers that are to play each other; each at most once, nearest first.
std::vector<std::pair<std::size_t, std::size_t>> pair_up(std::span<const Seeker> seekers, Loop::Steady now,
                                                         const MayMeet& may_meet);

}  // namespace hammer::server
