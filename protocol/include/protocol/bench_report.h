// `hammer bench --json`: how fast this build is, and what it computes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hammer::protocol {

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

// One object on one line, no newline.
std::string bench_json(const BenchReport& report);

}  // namespace hammer::protocol
