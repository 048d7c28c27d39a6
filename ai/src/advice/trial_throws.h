// The outcomes of an aim when a hand throws it, once or many times, and what each throw is worth.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "ai/player.h"
#include "view/view.h"

namespace hammer::ai {

struct Executed {
  Board board;
  Settled settled;
};

// Many throws of one aim, by our hand or theirs. With the same seed every aim gets the same noise, so that two aims are
// compared fairly.
std::vector<Executed> execute(const View& view, int thrower, const Board& board, const Aim& aim, int throws,
                              std::uint64_t seed);

// By our own hand, without its noise.
Executed execute_as_meant(const View& view, const Board& board, const Aim& aim);

// The weight is thrown away: over the far edge, nothing touched. Four: the board as it was, and the turn has failed.
Executed throw_away(const View& view, int thrower, const Board& board);

// The policy that advice is given by.
inline constexpr std::string_view kCoach = "champion";

struct Mean {
  double value = 0;
  double error = 0;  // one standard error
};
Mean mean_of(std::span<const double> values);

struct TrialThrows {
  std::vector<Executed> executed;
  std::vector<double> wins;  // chance of winning after each
};

TrialThrows throw_often(const View& view, const Worth& worth, const Board& before, const Aim& aim, int throws,
                        std::uint64_t seed);

// Random streams of one piece of advice: a shot is chosen, named and measured on different throws.
enum class Stream : std::uint8_t { kChoosing, kAlternatives, kNaming, kMeasuring, kReplies, kHeat };
std::uint64_t seed_of(std::uint64_t seed, Stream stream);

}  // namespace hammer::ai
