// The exam of the last throw: how much chance of winning a player gives away there, against a search that tries
// everything. Positions come from play and not from the player's own search; aims are chosen on one sample of throws
// and judged on another, the same for both.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ai/arena.h"
#include "ai/player.h"

namespace hammer::ai {

struct Exam {
  Setup setup;  // of two sides with a player each
  Level level;
  Effort effort;
  std::int64_t exhaustive = 3000000;  // shots simulated by the exhaustive search, at least
  int judged_on = 100000;             // throws
  std::uint64_t seed = 1;
};

struct ExamAnswer {
  double best;    // chance of winning with the aim that the exhaustive search found
  double chosen;  // with the player's
  Aim best_aim;
  Aim chosen_aim;
  std::int64_t exhaustive;  // shots that were simulated to find the best
  int simulated;            // by the player

  double loss() const { return best - chosen; }
};

// A match at the last throw of a round or turn. In games played to a score, every second one has random scores.
struct ExamPosition {
  Setup setup;
  State state;
  std::array<Hand, kMaxSides> hands;

  Situation situation() const { return {&setup, &state, hands}; }  // valid while this is
};
ExamPosition draw_position(const Exam& exam, int number);

ExamAnswer answer_of(const Exam& exam, int number);

struct ExamResult {
  double mean;
  Interval mean_interval;  // 95 %
  double percentile_90;    // nine of ten lose no more
  Interval percentile_90_interval;
  double max;
};

// Of the losses. At least one answer.
ExamResult result_of(std::span<const ExamAnswer> answers);

}  // namespace hammer::ai
