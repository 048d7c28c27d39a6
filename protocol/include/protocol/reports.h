// What the commands that measure report with --json: each is one object on one line, without a newline.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ai/arena.h"
#include "ai/calibration.h"
#include "ai/exam.h"
#include "ai/hand_figures.h"
#include "ai/level.h"

namespace hammer::protocol {

// ---------------------------------------------------------------- hammer arena

// What two players did against each other.
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

std::string arena_json(const ArenaReport& report);

// ---------------------------------------------------------------- hammer bench

// How fast this build is, and what it computes.
struct SceneReport {
  std::string name;
  double shots_per_second;  // the median of the repeats
  double low;               // the slowest of them
  double high;              // the fastest
  double contacts_per_shot;
};

// How fast positions of eight weights are judged in one game.
struct JudgeReport {
  std::string game;  // its key
  std::string table;
  double positions_per_second;  // the median of the repeats
  double low;                   // the slowest of them
  double high;                  // the fastest
};

// How long a player thinks in one game, in ms of processor time: the median over fixed positions.
struct DecisionReport {
  std::string game;  // its key
  std::string table;
  double ordinary_ms, last_ms;     // of ordinary throws, and of the last of a round or turn
  int ordinary_shots, last_shots;  // simulated for one decision, at most
};

struct BenchReport {
  std::uint32_t signature;          // over shots
  std::uint32_t match_signature;    // over whole matches
  std::uint32_t players_signature;  // over what machine players do
  std::vector<SceneReport> scenes;
  std::vector<JudgeReport> judge;
  std::vector<DecisionReport> decisions;
};

// Eight hex digits.
std::string signature_text(std::uint32_t signature);

std::string bench_json(const BenchReport& report);

// ---------------------------------------------------------------- hammer calibrate

// What the coach said of shots, and what was seen of them.
struct CalibrationReport {
  std::string game, table, hand;
  std::uint64_t seed;
  ai::Calibration calibration;
};

std::string calibration_json(const CalibrationReport& report);

// ---------------------------------------------------------------- hammer exam

// How much a player gives away with the last throw of a round or turn.
struct ExamReport {
  std::string game, table, level;
  std::uint64_t seed;
  int judged_on;  // throws
  std::vector<ai::ExamAnswer> answers;
};

std::string exam_json(const ExamReport& report);

// ---------------------------------------------------------------- hammer levels

// What each hand can do on a table, and how the judgements choose.
struct LevelsReport {
  std::string table;
  double deceleration;  // m/s²
  int throws;           // that each chance was seen on
  struct OfHand {
    const Hand* hand;
    ai::HandFigures figures;
  };
  std::vector<OfHand> hands;
};

std::string levels_json(const LevelsReport& report);

}  // namespace hammer::protocol
