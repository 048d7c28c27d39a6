// Who plays whom when nobody in particular was asked for: those of nearest strength, and after a minute anybody.
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

// How far apart two may be when the one that has waited longer has waited so long, in points; at last any distance.
double pairing_window(std::chrono::duration<double> waited);

using MayMeet = std::function<bool(AccountId, AccountId)>;

// Places in `seekers` that are to play each other; nobody twice, nearest first.
std::vector<std::pair<std::size_t, std::size_t>> pair_up(std::span<const Seeker> seekers, Loop::Steady now,
                                                         const MayMeet& may_meet);

}  // namespace hammer::server
