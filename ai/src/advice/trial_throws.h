// An aim thrown many times, with what each throw came to be worth.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "advice/executed.h"
#include "advice/shot_name.h"

namespace hammer::ai {

// By whose judgement advice is given.
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

// The streams of one piece of advice: what a shot is chosen, named and judged by never mixes.
enum class Stream : std::uint8_t { kChoosing, kAlternatives, kNaming, kJudging, kReplies, kHeat };
std::uint64_t seed_of(std::uint64_t seed, Stream stream);

// Throws it `throws` times to find out. `pass`: chance of winning where the weight is thrown away.
ShotName name_aim(const View& view, const Worth& worth, const Board& before, double pass, const Aim& aim, int throws,
                  std::uint64_t seed);

}  // namespace hammer::ai
