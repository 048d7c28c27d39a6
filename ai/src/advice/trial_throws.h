// An aim thrown many times, with what each throw came to be worth.
#pragma once

#include <vector>

#include "advice/executed.h"
#include "advice/shot_name.h"

namespace hammer::ai {

struct Mean {
  double value = 0;
  double error = 0;  // one standard error
};
Mean mean_of(const std::vector<double>& values);

struct TrialThrows {
  std::vector<Executed> executed;
  std::vector<double> wins;  // chance of winning after each
};

TrialThrows throw_often(const View& view, const Worth& worth, const Board& before, const Aim& aim, int throws,
                        std::uint64_t seed);

// The streams of one piece of advice: what a shot is chosen, named and judged by never mixes.
enum class Stream : std::uint8_t { kChoosing, kAlternatives, kNaming, kJudging, kReplies };
std::uint64_t seed_of(std::uint64_t seed, Stream stream);

// Throws it `throws` times to find out.
ShotName name_aim(const View& view, const Board& before, const Aim& aim, int throws, std::uint64_t seed);

}  // namespace hammer::ai
