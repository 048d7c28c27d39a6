// `hammer arena --json`: what two players did against each other.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "ai/arena.h"

namespace hammer::protocol {

// Processor time of decisions, in ms.
struct DecisionTimes {
  double mean;
  std::optional<double> median_ordinary;  // nothing where there was none
  std::optional<double> median_last;      // of last throws of rounds and turns
};

struct ArenaReport {
  std::string game, table;
  std::array<std::string, 2> levels;  // of A and of B
  std::uint64_t seed;
  ai::ArenaResult result;
  std::array<DecisionTimes, 2> times;  // of A and of B
  DecisionTimes times_of_both;
  bool shares_board;  // so that there are opponents' weights to knock off
  struct AskedSprt {
    ai::Sprt sprt;
    ai::Sprt::Verdict verdict;
  };
  std::optional<AskedSprt> sprt;
};

// One object on one line, no newline.
std::string arena_json(const ArenaReport& report);

}  // namespace hammer::protocol
