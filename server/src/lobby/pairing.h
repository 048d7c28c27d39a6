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
  Loop::TimePoint since{};
};

// How many points apart two ratings may be, given the longer of the two waits; infinite after a minute.
double pairing_window(std::chrono::duration<double> waited);

using MayMeet = std::function<bool(AccountId, AccountId)>;

// Indices of seekers that are to play each other; each at most once, nearest first.
std::vector<std::pair<std::size_t, std::size_t>> pair_up(std::span<const Seeker> seekers, Loop::TimePoint now,
                                                         const MayMeet& may_meet);

}  // namespace hammer::server
