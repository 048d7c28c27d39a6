// Plays the matches of an arena: mirrored pairs on all cores, with the same result however many there are.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "ai/arena.h"
#include "ai/host.h"
#include "protocol/reports.h"

namespace hammer::cli {

struct ArenaPlan {
  Setup setup;                        // of two sides with a player each
  std::array<ai::Level, 2> levels{};  // A and B
  ai::Effort effort;
  int pairs = 0;
  std::uint64_t seed = 0;
  int threads = 1;
  std::optional<ai::Sprt> sprt;
};

// Shows its progress meanwhile.
protocol::ArenaReport play_arena(const ArenaPlan& plan);

}  // namespace hammer::cli
