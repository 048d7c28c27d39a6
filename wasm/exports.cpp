// The engine for JavaScript: numbers go through one shared buffer, everything else by value.
// Memory may grow in any call, which detaches views on it: make a new view after each.
#include <array>
#include <cstdint>

#include "export.h"
#include "hammer/physics.h"
#include "player_scenes.h"
#include "random_play.h"
#include "scenes.h"

namespace {

using namespace hammer;

// In: x, y, vx, vy, spin of each weight. Out: x, y, fell (an Edge) of each weight.
constexpr std::size_t kNumbersIn = 5;
constexpr std::size_t kNumbersOut = 3;
alignas(16) std::array<double, kNumbersIn * kMaxWeights> shared;

enum Refused : int {
  kUnknownTable = -1,
  kUnknownWeightSize = -2,
  kBadDeceleration = -3,
  kBadPosition = -4,
  kGivenUp = -5
};

Position read_position(std::size_t count) {
  Position position;
  for (std::size_t i = 0; i < count; ++i) {
    const double* in = &shared[kNumbersIn * i];
    position.add({.x = in[0], .y = in[1], .vx = in[2], .vy = in[3], .spin = in[4]});
  }
  return position;
}

void write_outcome(const Outcome& outcome) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(outcome.count); ++i) {
    double* out = &shared[kNumbersOut * i];
    out[0] = outcome.weights[i].x;
    out[1] = outcome.weights[i].y;
    out[2] = static_cast<double>(outcome.weights[i].fell);
  }
}

}  // namespace

HAMMER_EXPORT(hammer_signature) std::uint32_t hammer_signature() { return bench::signature(); }
HAMMER_EXPORT(hammer_match_signature) std::uint32_t hammer_match_signature() { return bench::match_signature(); }
HAMMER_EXPORT(hammer_players_signature) std::uint32_t hammer_players_signature() {
  return ai::bench::players_signature();
}

HAMMER_EXPORT(hammer_buffer) double* hammer_buffer() { return shared.data(); }

// Plays the `count` weights in the buffer to rest on fresh powder. Tables and sizes are numbered as the engine lists
// them. Returns the number of contacts, or one of Refused with the buffer unchanged.
HAMMER_EXPORT(hammer_simulate)
int hammer_simulate(std::uint32_t table, std::uint32_t weight_size, double deceleration, std::uint32_t count) {
  if (table >= tables().size()) return kUnknownTable;
  if (weight_size >= weight_sizes().size()) return kUnknownWeightSize;
  if (!(deceleration >= kMinDeceleration && deceleration <= kMaxDeceleration)) return kBadDeceleration;
  if (count > kMaxWeights) return kBadPosition;
  const Surface surface = make_surface(tables()[table], weight_sizes()[weight_size], deceleration);
  const Position position = read_position(count);
  if (find_fault(surface, position)) return kBadPosition;
  const Outcome outcome = simulate(surface, position);
  if (outcome.capped) return kGivenUp;
  write_outcome(outcome);
  return outcome.contacts;
}
